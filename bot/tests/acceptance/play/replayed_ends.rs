//! The words with a replay of a game that is over: how it has ended, and nothing of a next move.

use crate::asking::asked;
use crate::table::{READER, THREAD, Table, done, words};
use menagerie_chat::conversation::Show;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Which};
use menagerie_rules::bundled_by_id;
use menagerie_words::{fixed, in_full};

/// The words of the replay of game 1, and those for somebody who cannot see it.
async fn replay(table: &Table) -> (String, String) {
    let answer = asked(table, "Ann", CommandName::Replay, &[]).await;
    let show @ Show::Replay { .. } = answer.show.expect("it is shown") else {
        panic!("something else is shown");
    };
    let drawn = show.draw(&mut |_, _| {}).expect("it can be drawn");
    (words(&answer.texts[0]), drawn.alt.words(READER))
}

#[tokio::test]
async fn a_replay_says_how_the_game_ended_and_that_nobody_is_to_move() {
    let chess = bundled_by_id("chess").expect("it is bundled");
    let resign = || Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    for (moves, resigns, ended, plies) in [
        (
            &["f2f3", "e7e5", "g2g4", "d8h4"][..],
            false,
            in_full("ending-checkmate", [("winner", "Black")]),
            "4",
        ),
        (
            &["e2e4", "e7e5"],
            true,
            in_full("ending-resignation", [("loser", "White"), ("winner", "Black")]),
            "2",
        ),
    ] {
        let mut table = Table::at_of("chess", &chess.start_fen).await;
        for (ply, text) in moves.iter().enumerate() {
            done(&table.play(["Ann", "Bob"][ply % 2], text).await);
        }
        if resigns {
            done(&table.private("Ann", THREAD, resign()).await);
        }
        let (told, alt) = replay(&table).await;
        assert!(alt.contains(&format!(". {ended} Chess, game ")), "{alt}");
        assert!(alt.contains(in_full("alt-replay", [("what", "all"), ("all", plies)])), "{alt}");
        assert!(!alt.contains(fixed("picture-to-move")), "{alt}");
        assert!(!told.contains(fixed("lists-board-to-move")), "{told}");
    }
    let mut table = Table::at_of("chess", &chess.start_fen).await;
    done(&table.play("Ann", "e2e4").await);
    let (told, alt) = replay(&table).await;
    assert!(alt.contains(in_full("picture-to-move", [("side", "Black")])), "{alt}");
    assert!(told.contains(in_full("lists-board-to-move", [("side", "Black")])), "{told}");
}
