//! Conditional moves that end the game: on the board, and by giving it up, which is asked about first.

use crate::plan::conditional_moves::{add, settle};
use crate::table::{THREAD, Table, done, label, lines, moved, refused, words};
use menagerie_chat::conversation::pressed;
use menagerie_core::model::request::Command;
use menagerie_core::model::state::{End, Ending};
use menagerie_core::model::{ActionKind, Moment, Reply};
use menagerie_rules::{Color, Termination};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

#[tokio::test]
async fn a_plan_can_end_the_game_on_the_board() {
    let mut table = Table::at_of("chess", "6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1").await;
    settle(&mut table, "Ann", "h7h6 a1a8 g8h7 a8a7").await;
    settle(&mut table, "Ann", "g7g6 a1a8 g8g7 a8a7").await;
    let over = "f7f6 a1a8 g8f7";
    let reply = table.private("Ann", THREAD, add(over)).await;
    assert!(
        refused(&reply).starts_with(first_words("plan-refused-no-answer", NOTHING)),
        "{reply:?}"
    );
    let mut table = Table::at_of("chess", "6k1/4pppp/8/8/8/8/8/R5K1 b - - 0 1").await;
    let reply = table.private("Ann", THREAD, add("e7e6 a1a8 h7h6 a8a7")).await;
    assert!(
        refused(&reply).starts_with(fixed_with("plan-refused-over", [("place", 3)])),
        "{reply:?}"
    );
    settle(&mut table, "Ann", "e7e6 a1a8").await;
    let reply = table.private("Bob", THREAD, add("e7e6 a1a8 resign")).await;
    assert!(
        refused(&reply).starts_with(fixed_with("plan-refused-over", [("place", 3)])),
        "{reply:?}"
    );
    done(&table.play("Bob", "e7e6").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    let rook = in_full("move-goes", [("piece", "Rook"), ("from", "a1"), ("to", "a8")]);
    let mate = format!("{rook}, checkmate");
    let mate = in_full("notice-last-move", [("played", "2. R a1-a8"), ("words", mate.as_str())]);
    assert!(
        seen[0].starts_with("board of game 1 at ply 2 [wakes Bob]: 1… p e7-e6 · Pawn")
            && seen[0].contains(&format!("{mate}\n"))
            && seen[0].ends_with(fixed_with("ending-checkmate", [("winner", "@Ann (White)")])),
        "{seen:?}"
    );
    let end = End { winner: Some(Color::White), ending: Ending::Board(Termination::Checkmate) };
    assert_eq!(table.game().await.end, Some(end));
}

/// The question before a resignation is settled, and the button that confirms it.
fn asked(reply: &Reply) -> (String, Command) {
    let Reply::Ask(text, actions) = reply else { panic!("not asked: {reply:?}") };
    let labels: Vec<String> = actions.iter().map(label).collect();
    assert_eq!(labels, ["action-resign-then", "action-play-on"].map(fixed));
    let pressed_text = actions[0].kind.encode();
    let kind = ActionKind::decode(&pressed_text).expect("it is one of ours");
    (words(text), pressed(kind).expect("it is to be decided"))
}

#[tokio::test]
async fn a_conditional_resignation_is_settled_only_after_asking() {
    let mut table = Table::after(&["e4e6"]).await;
    let (question, confirm) =
        asked(&table.private("Ann", THREAD, add("e13e11 d4d6 c13c11 resign")).await);
    let resigns = format!("2 – {}", in_full("plan-resignation", [("when", "2… p c13-c11")]));
    assert_eq!(
        question,
        format!(
            "{}\n1 {}\n{resigns}",
            fixed("plan-resignation-asked"),
            in_full("plan-reply", [("when", "1… p e13-e11"), ("reply", "2. P d4-d6")])
        )
    );
    assert_eq!(table.game().await.plans, [None, None], "nothing is settled yet");
    let told = done(&table.private("Ann", THREAD, confirm.clone()).await);
    assert!(told.contains(&resigns), "{told}");
    done(&table.play("Bob", "e13e11").await);
    table.deliver().await;
    // A later press is about a position that is no more.
    let late = table.private("Ann", THREAD, confirm).await;
    assert!(refused(&late).starts_with(fixed("refused-stale")), "{late:?}");
    done(&table.play("Bob", "c13c11").await);
    let seen = lines(&table.deliver().await);
    assert_eq!(
        seen,
        [format!(
            "board of game 1 at ply 4 [wakes Bob]: {}\n{}",
            moved("2… p c13-c11", "Pawn", "c13", "c11"),
            in_full("ending-resignation", [("loser", "@Ann"), ("winner", "@Bob (Black)")])
        )]
    );
    let end = End { winner: Some(Color::Black), ending: Ending::Resignation };
    assert_eq!(table.game().await.end, Some(end));
}

#[tokio::test]
async fn a_resignation_too_far_ahead_cannot_be_pressed_and_one_of_others_is_none() {
    let mut table = Table::after(&["e4e6"]).await;
    let far = "e13e11 d4d6 c13c11 f4f6 f13f11 c4c6 d13d11 resign";
    let reply = table.private("Ann", THREAD, add(far)).await;
    let most = in_full("plan-refused-resigns-too-late", [("most", 3)]);
    assert!(refused(&reply).starts_with(most), "{reply:?}");
    let near = "e13e11 d4d6 c13c11 f4f6 f13f11 resign";
    let (_, confirm) = asked(&table.private("Ann", THREAD, add(near)).await);
    // Somebody else who presses it resigns nothing: the line is not theirs.
    let reply = table.private("Bob", THREAD, confirm.clone()).await;
    assert!(
        refused(&reply)
            .starts_with(fixed_with("plan-refused-move", [("place", "6"), ("typed", "resign")])),
        "{reply:?}"
    );
    let reply = table.private("Cid", THREAD, confirm).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{reply:?}"
    );
    // The longest that can be pressed: six promotions, in the largest game number there is.
    let longest = ["a15a16=Q"; 6].join(",") + ",resign";
    let moment = Moment { ply: 9_999, taken_back: 999 };
    let action = ActionKind::ResignIf(menagerie_core::GameId(9_999_999_999), moment, longest);
    assert!(action.encode().len() <= 100, "{}", action.encode().len());
}
