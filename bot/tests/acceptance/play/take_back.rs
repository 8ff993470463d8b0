//! A player may take their move back alone for a minute, while the opponent has done nothing since:
//! the board is replaced, the record keeps both moves, and nobody is called twice.

use crate::table::{
    THREAD, Table, done, draw, label, lines, move_of, person, place, refused, server, undo, words,
};
use menagerie_chat::conversation::pressed;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::{Effect, Moment, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::{CauseId, GameId, MessageId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Line, notation};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The words to Ann where her move cannot be taken back alone.
pub fn asked() -> String {
    format!(
        "{} {}",
        in_full("offer-take-back-not-alone", NOTHING),
        in_full("offer-done", [("opponent", "@Bob")])
    )
}

/// A press on the board after so many plies, shown before anything was taken back.
fn press(ply: usize) -> Command {
    press_after(ply, 0)
}

/// A press on the board after so many plies, when so many moves had been taken back.
fn press_after(ply: usize, taken_back: usize) -> Command {
    let shown = Some(Moment { ply, taken_back });
    Command::Offer(OfferRequest::TakeBack { which: Which::Number(GameId(1)), shown })
}

/// A game in which so many seconds pass between calls.
pub async fn game_with_pause(seconds: i64) -> Table {
    let mut table = Table::with_game().await;
    table.pause = seconds;
    table
}

/// The moves that were taken back: ply, coordinates, and for how long they stood.
async fn record(table: &Table) -> Vec<(i64, String, i64)> {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let rows = sqlx::query_as(
        "SELECT ply, coordinates, at - played_at FROM moves_taken_back ORDER BY number",
    );
    rows.fetch_all(&pool).await.expect("it can be read")
}

#[tokio::test]
async fn the_board_is_replaced_the_record_keeps_both_and_nobody_is_called_twice() {
    let mut table = game_with_pause(10).await;
    table.play("Ann", "e4e6").await;
    let board = table.deliver().await;
    assert!(lines(&board)[0].contains("[wakes Bob]"), "{board:?}");
    assert!(
        matches!(&board[..], [Effect::Announce { actions, .. }] if label(&actions[0]) == fixed("action-take-back"))
    );
    let reply = table.private("Ann", THREAD, press(1)).await;
    assert_eq!(done(&reply), in_full("offer-taken-back-done", [("moves", "1. P e4-e6")]));
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "board of game 1 revised to ply 0: {}\n{}",
            in_full("offer-taken-back", [("moves", "1. P e4-e6")]),
            in_full("notice-your-move", [("player", "@Ann"), ("side", "White")])
        )]
    );
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(record(&table).await, [(0, "e4e6".to_owned(), 10)]);

    done(&table.play("Ann", "d4d6").await);
    let again = lines(&table.deliver().await);
    assert!(again[0].starts_with("board of game 1 at ply 1 [wakes ]: 1. P d4-d6"), "{again:?}");
    done(&table.play("Bob", "e13e11").await);
    assert!(lines(&table.deliver().await)[0].contains("[wakes Ann]"));
}

#[tokio::test]
async fn who_was_called_long_ago_is_called_again() {
    let mut table = game_with_pause(10).await;
    table.play("Ann", "e4e6").await;
    table.private("Ann", THREAD, undo()).await;
    table.deliver().await;
    table.pause = 61;
    table.play("Ann", "d4d6").await;
    assert!(lines(&table.deliver().await)[0].contains("[wakes Bob]"));
}

#[tokio::test]
async fn a_minute_is_a_minute() {
    let mut table = game_with_pause(60).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    let mut table = game_with_pause(61).await;
    table.play("Ann", "e4e6").await;
    let late = table.private("Ann", THREAD, undo()).await;
    assert_eq!(done(&late), asked());
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn one_move_is_taken_back_until_the_opponent_has_moved() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, undo()).await);
    table.play("Ann", "d4d6").await;
    let boards = table.deliver().await.len();
    for command in [undo(), press_after(1, 1)] {
        let mut asking = Table::with_game().await;
        asking.pause = 5;
        asking.play("Ann", "e4e6").await;
        done(&asking.private("Ann", THREAD, undo()).await);
        asking.play("Ann", "d4d6").await;
        assert_eq!(done(&asking.private("Ann", THREAD, command).await), asked());
    }
    assert_eq!((boards, table.deliver().await.len()), (3, 0));
    // The next turn is another one, for either of them.
    for (who, text) in [("Bob", "e13e11"), ("Ann", "e4e6")] {
        table.play(who, text).await;
        done(&table.private(who, THREAD, undo()).await);
        table.play(who, text).await;
        let reply = table.private(who, THREAD, undo()).await;
        assert!(done(&reply).starts_with(fixed("offer-take-back-not-alone")), "{who}: {reply:?}");
    }
}

#[tokio::test]
async fn only_the_last_move_and_only_ones_own() {
    let mut table = game_with_pause(5).await;
    let nothing = table.private("Ann", THREAD, undo()).await;
    assert_eq!(refused(&nothing), in_full("take-back-refused-first-position", NOTHING));
    table.play("Ann", "e4e6").await;
    let answered = in_full("take-back-refused-answered-since", [("player", "@Bob")]);
    let not_bobs = in_full("take-back-refused-not-your-last-move", [("player", "@Ann")]);
    for (who, command) in [("Bob", undo()), ("Bob", press(1))] {
        assert_eq!(refused(&table.private(who, THREAD, command).await), not_bobs);
    }
    let stranger = table.private("Cid", THREAD, press(1)).await;
    assert!(
        refused(&stranger).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{stranger:?}"
    );
    table.play("Bob", "e13e11").await;
    // On her own board, which Bob has answered; on Bob's; and on one that is gone.
    assert_eq!(refused(&table.private("Ann", THREAD, press(1)).await), answered);
    let reply = table.private("Ann", THREAD, press(2)).await;
    assert!(
        refused(&reply)
            .starts_with(fixed_with("take-back-refused-not-your-last-move", [("player", "@Bob")])),
        "{reply:?}"
    );
    table.private("Bob", THREAD, undo()).await;
    for who in ["Bob", "Ann"] {
        let reply = table.private(who, THREAD, press(2)).await;
        assert!(
            refused(&reply).starts_with(fixed("refused-shown-is-taken-back")),
            "{who}: {reply:?}"
        );
    }
    for command in [press(0), press_after(1, 2), press_after(3, 1)] {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(refused(&reply).starts_with(fixed("refused-stale")), "{reply:?}");
    }
    // Bob has moved and taken it back: he has looked, and Ann cannot take hers back alone.
    assert_eq!(refused(&table.private("Ann", THREAD, press(1)).await), answered);
    assert_eq!(done(&table.private("Ann", THREAD, undo()).await), asked());
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn the_board_of_a_move_that_was_taken_back_does_not_take_back_another_one() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    done(&table.private("Ann", THREAD, press(1)).await);
    // The game stands at its start again.
    assert!(
        refused(&table.private("Ann", THREAD, undo()).await)
            .starts_with(fixed("take-back-refused-first-position"))
    );
    table.play("Ann", "d4d6").await;
    for who in ["Ann", "Bob"] {
        let reply = table.private(who, THREAD, press(1)).await;
        assert!(
            refused(&reply).starts_with(fixed("refused-shown-is-taken-back")),
            "{who}: {reply:?}"
        );
    }
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn a_result_stands() {
    let mate = "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1";
    let mut table = Table::at(mate).await;
    table.pause = 1;
    table.play("Ann", "d2b2").await;
    let ended = table.deliver().await;
    let [Effect::Announce { actions, .. }] = &ended[..] else { panic!("{ended:?}") };
    let labels: Vec<String> = actions.iter().map(label).collect();
    assert_eq!(labels, ["Rematch"], "nothing can be taken back");
    for command in [undo(), press(1)] {
        let reply = table.private("Ann", THREAD, command).await;
        assert_eq!(
            refused(&reply),
            in_full(
                "take-back-refused-game-is-over",
                [("result", in_full("ending-checkmate", [("winner", "@Ann (White)")]))]
            )
        );
    }
}

#[tokio::test]
async fn what_was_typed_before_a_move_was_taken_back_is_about_another_position() {
    let mut table = game_with_pause(10).await;
    let typed = |from: &str, text: &str, cause: &str, at| Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(from),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", cause),
        at: Timestamp(at),
        seen: Timestamp(at),
        via: Via::Overheard(MessageId::new("test", cause)),
        command: move_of(text),
        letters: Letters::default(),
    };
    let first = typed("Ann", "e4e6", "first", table.now() + 1);
    table.ask(&first).await;
    table.private("Ann", THREAD, undo()).await;
    let taken_back = table.now();
    table.deliver().await;
    // Bob's answer lands late; Ann's own message comes twice, also when its cause is forgotten.
    let late = taken_back - 1;
    for call in [
        typed("Bob", "e13e11", "answer", late),
        first.clone(),
        typed("Ann", "e4e6", "forgotten", first.at.0),
    ] {
        assert_eq!(table.ask(&call).await, Reply::Nothing);
        assert_eq!(table.game().await.line.ply(), 0, "{:?}", call.cause);
    }
    table.play("Ann", "d4d6").await;
    table.ask(&typed("Bob", "e13e11", "read again", late)).await;
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(table.deliver().await.len(), 1, "nobody is told anything but the board");
}

#[tokio::test]
async fn the_same_cause_takes_back_once_and_gets_the_same_answer() {
    let mut table = game_with_pause(5).await;
    table.play("Ann", "e4e6").await;
    table.play("Bob", "e13e11").await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Bob"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "again"),
        at: Timestamp(table.now() + 1),
        seen: Timestamp(table.now() + 1),
        via: Via::Private,
        command: undo(),
        letters: Letters::default(),
    };
    let first = table.ask(&call).await;
    assert_eq!(table.ask(&call).await, first);
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(record(&table).await.len(), 1);
}

/// The presses that the shown effects offer.
pub fn presses(effects: Vec<Effect>) -> Vec<Command> {
    let actions = effects.into_iter().flat_map(|effect| match effect {
        Effect::Offer { actions, .. }
        | Effect::Announce { actions, .. }
        | Effect::Say { actions, .. } => actions,
        _ => Vec::new(),
    });
    actions.map(|action| pressed(action.kind).expect("it is to be decided")).collect()
}

/// Replaying the moves of a stored game gives its stored position, with any moves taken back; and a
/// button of another position does nothing when it is pressed.
#[tokio::test]
async fn what_is_left_is_what_would_have_been_played() {
    let mut table = game_with_pause(5).await;
    let mut dice = StdRng::seed_from_u64(8);
    let mut moves: Vec<String> = Vec::new();
    let mut taken_back: Vec<(usize, String)> = Vec::new();
    let mut may = false;
    // The actions shown in this position, and the older ones.
    let (mut fresh, mut old, mut refusals) = (Vec::new(), Vec::new(), 0);
    for step in 0..120 {
        let game = table.game().await;
        if game.end.is_some() {
            break;
        }
        let [who, other] =
            if moves.len().is_multiple_of(2) { ["Ann", "Bob"] } else { ["Bob", "Ann"] };
        let legal = game.line.position().legal_moves();
        let chosen = &legal[dice.random_range(0..legal.len())];
        let text = notation::coordinates(game.variant(), chosen);
        fresh.extend(presses(table.overheard(who, &format!("999. {text}")).await));
        if game.draw_offer.is_none() && dice.random_range(0..4) == 0 {
            let reply = table.private(who, THREAD, draw()).await;
            may &= !matches!(reply, Reply::Done(_));
            fresh.extend(presses(table.deliver().await));
        }
        if dice.random_range(0..3) == 0 {
            let reply = table.private(other, THREAD, undo()).await;
            let done = first_words("offer-taken-back-done", NOTHING);
            let is_taken_back =
                matches!(&reply, Reply::Done(text) if words(text).starts_with(done));
            assert_eq!(is_taken_back, may, "step {step}: {reply:?}");
            if may {
                taken_back.push((moves.len() - 1, moves.pop().expect("there is a move")));
                old.append(&mut fresh);
            }
            may = false;
        } else {
            let reply = table.play(who, &text).await;
            assert!(matches!(reply, Reply::Done(_)), "step {step}: {text}: {reply:?}");
            may = taken_back.iter().all(|(ply, _)| *ply != moves.len());
            moves.push(text);
            old.append(&mut fresh);
        }
        fresh.extend(presses(table.deliver().await));
        let game = table.game().await;
        for _ in 0..2.min(old.len()) {
            let command = old[dice.random_range(0..old.len())].clone();
            let asked = game.standing_proposal().map(|proposal| proposal.number);
            let stands = match command {
                Command::Ending(EndingRequest::AnswerDraw { ply, by, .. }) => {
                    game.draw_offer.is_some_and(|offer| (ply, by) == (offer.ply, Some(offer.by)))
                }
                Command::Offer(OfferRequest::AnswerProposal { number, .. }) => {
                    asked == Some(number)
                }
                _ => false,
            };
            for who in [who, other].into_iter().filter(|_| !stands) {
                let reply = table.private(who, THREAD, command.clone()).await;
                assert!(matches!(reply, Reply::Refused(_)), "step {step}: {command:?}: {reply:?}");
                refusals += 1;
            }
        }
        let stored = table.game().await.line;
        let mut replayed = Line::new(stored.start().clone());
        for text in &moves {
            let chosen = notation::from_coordinates(replayed.position(), text);
            replayed.play(&chosen.expect("it was legal")).expect("it is legal");
        }
        assert_eq!(stored.position().fen(), replayed.position().fen(), "step {step}");
    }
    let kept = record(&table).await;
    let kept: Vec<(usize, String)> = kept
        .into_iter()
        .map(|(ply, text, _)| (usize::try_from(ply).expect("it is a ply"), text))
        .collect();
    assert_eq!(kept, taken_back);
    assert!(kept.len() > 10 && refusals > 100, "{} and {refusals}", kept.len());
}
