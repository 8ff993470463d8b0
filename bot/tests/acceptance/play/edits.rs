//! Messages that are edited after they were written: a refused move may be corrected as long as the
//! position stands, a played move stands, talk stays talk.

use crate::table::{Table, call, resign, words};
use menagerie_core::model::Effect;
use menagerie_core::model::request::{Call, Command, Via, Which};
use menagerie_core::play::types::{Before, Correction, PlayRequest};
use menagerie_core::{CauseId, MessageId, Timestamp};
use menagerie_words::{fixed, in_full};

/// A message in the game's thread, before or after an edit.
struct Written {
    from: &'static str,
    number: u32,
    at: i64,
}

impl Written {
    fn new(from: &'static str, number: u32, at: i64) -> Self {
        Self { from, number, at }
    }

    fn call(&self, text: &str) -> Call {
        let message = MessageId::new("test", self.number);
        let command = Command::Play(PlayRequest::Move {
            which: Which::Here,
            text: text.to_owned(),
            shown: None,
        });
        Call {
            via: Via::Overheard(message),
            ..call(self.from, format!("m{}", self.number), self.at, command)
        }
    }

    fn edit(&self, edit: u32, at: i64, text: &str, before: Before) -> Call {
        let original = CauseId::new("test", format!("m{}", self.number));
        let cause = original.edit(edit);
        let correction = Correction { original, before };
        let command = Command::Play(PlayRequest::Correct {
            which: Which::Here,
            text: text.to_owned(),
            correction,
        });
        Call { cause, at: Timestamp(at), seen: Timestamp(at), command, ..self.call(text) }
    }
}

/// The answer to a message.
async fn said(table: &mut Table, call: &Call) -> Option<String> {
    table.ask(call).await;
    let effects = table.deliver().await;
    effects.iter().find_map(|effect| match effect {
        Effect::Say { text, .. } => Some(words(text)),
        _ => None,
    })
}

async fn plies(table: &Table) -> usize {
    table.game().await.line.ply()
}

/// A game in which it is Bob's turn, and the moment.
async fn bobs_turn() -> (Table, i64) {
    let table = Table::after(&["e4e6"]).await;
    let now = table.now();
    (table, now)
}

#[tokio::test]
async fn what_was_refused_is_read_again_once_when_it_is_corrected() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    let refusal = said(&mut table, &message.call("e13e9")).await.expect("it is refused");
    assert!(refusal.contains("e9"), "{refusal}");
    let again = said(&mut table, &message.edit(1, now, "e13e8", Before::Read)).await;
    assert!(again.expect("that is none either").contains("e8"));
    let edit = message.edit(2, now, "e13e11", Before::Read);
    assert_eq!(said(&mut table, &edit).await, None, "the board is the answer");
    assert_eq!(plies(&table).await, 2);
    // The network may tell of the same edit again.
    assert_eq!(said(&mut table, &edit).await, None);
    assert_eq!(plies(&table).await, 2);
}

#[tokio::test]
async fn what_was_asked_about_is_read_again_when_it_is_corrected() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    let question = said(&mut table, &message.call("e13e11?")).await.expect("it is asked about");
    assert_eq!(question, in_full("talk-meant", [("played", "p e13-e11")]));
    assert_eq!(said(&mut table, &message.edit(1, now, "e13e11", Before::Read)).await, None);
    assert_eq!(plies(&table).await, 2);
}

#[tokio::test]
async fn a_correction_counts_from_its_edit() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    said(&mut table, &message.call("e13e9")).await.expect("it is refused");
    said(&mut table, &message.edit(1, now + 90, "e13e11", Before::Read)).await;
    assert_eq!(table.game().await.moved, Timestamp(now + 90));
}

#[tokio::test]
async fn what_was_played_stands_and_that_is_said_once() {
    let mut table = Table::with_game().await;
    let now = table.now();
    let message = Written::new("Ann", 1, now);
    assert_eq!(said(&mut table, &message.call("e4e6")).await, None);
    for (edit, same) in [(1, "e4e6!"), (2, "P e4-e6"), (3, "e6")] {
        let edited = message.edit(edit, now, same, Before::Read);
        assert_eq!(said(&mut table, &edited).await, None, "{same}: it says what the board shows");
    }
    let told = said(&mut table, &message.edit(4, now, "d4d6", Before::Read)).await;
    let stands = in_full("refused-board-stands", [("played", "P e4-e6"), ("command", "undo")]);
    assert_eq!(told.as_deref(), Some(stands), "the board is another one");
    for (edit, text) in [(5, "c4c6"), (6, "oops")] {
        let again = said(&mut table, &message.edit(edit, now, text, Before::Read)).await;
        assert_eq!(again, None, "{text}: it was said");
    }
    assert_eq!(plies(&table).await, 1);
}

#[tokio::test]
async fn a_move_that_was_played_by_a_correction_stands_too() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    said(&mut table, &message.call("e13e9")).await.expect("it is refused");
    said(&mut table, &message.edit(1, now, "e13e11", Before::Read)).await;
    let told = said(&mut table, &message.edit(2, now, "d13d11", Before::Read)).await;
    let stands = in_full("refused-board-stands", [("played", "p e13-e11"), ("command", "undo")]);
    assert_eq!(told.as_deref(), Some(stands));
    assert_eq!(plies(&table).await, 2);
}

#[tokio::test]
async fn an_edit_does_nothing_once_the_position_has_changed() {
    // Within one second, so that no time tells.
    let (mut table, now) = bobs_turn().await;
    let early = Written::new("Bob", 1, now);
    said(&mut table, &early.call("e13e9")).await.expect("it is refused");
    for (number, from, text) in [(2, "Bob", "e13e11"), (3, "Ann", "d4d6")] {
        assert_eq!(said(&mut table, &Written::new(from, number, now).call(text)).await, None);
    }
    for before in [Before::Read, Before::Unread] {
        assert_eq!(said(&mut table, &early.edit(1, now, "d13d11", before)).await, None);
    }
    assert_eq!(plies(&table).await, 3, "it is his turn, in another position");
}

#[tokio::test]
async fn talk_stays_talk_whatever_becomes_of_it() {
    let mut table = Table::with_game().await;
    let now = table.now();
    let message = Written::new("Ann", 1, now);
    assert_eq!(said(&mut table, &message.call("hello there")).await, None);
    assert_eq!(said(&mut table, &message.edit(1, now, "e4e6", Before::Read)).await, None);
    assert_eq!(plies(&table).await, 0);
}

#[tokio::test]
async fn a_refusal_that_is_edited_into_talk_is_not_answered() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    said(&mut table, &message.call("e13e9")).await.expect("it is refused");
    let edited = message.edit(1, now, "never mind, I have to think", Before::Read);
    assert_eq!(said(&mut table, &edited).await, None);
    assert_eq!(said(&mut table, &message.edit(2, now, "e13e11", Before::Read)).await, None);
    assert_eq!(plies(&table).await, 2, "it is still the message that was refused");
}

#[tokio::test]
async fn what_was_edited_before_it_was_read_is_read_as_it_stands_and_that_is_said() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    let edit = message.edit(1, now + 60, "e13e11", Before::Unread);
    let noted = said(&mut table, &edit).await.expect("others see that it was edited");
    assert!(noted.contains("edited"), "{noted}");
    assert_eq!((plies(&table).await, table.game().await.moved), (2, Timestamp(now + 60)));
    // It is read back again, and then edited once more.
    assert_eq!(said(&mut table, &edit).await, None);
    let later = message.edit(2, now + 70, "d13d11", Before::Unread);
    let told = said(&mut table, &later).await.expect("the board is another one");
    assert!(told.contains(fixed("refused-board-stands")), "{told}");
    assert_eq!(plies(&table).await, 2);
}

#[tokio::test]
async fn what_is_edited_in_a_game_that_has_ended_changes_nothing() {
    let mut table = Table::with_game().await;
    let now = table.now();
    let message = Written::new("Ann", 1, now);
    said(&mut table, &message.call("e4e6")).await;
    let resigns = resign();
    table.ask(&call("Bob", "resigned", now, resigns)).await;
    table.deliver().await;
    assert_eq!(said(&mut table, &message.edit(1, now, "d4d6", Before::Read)).await, None);
}

#[tokio::test]
async fn a_command_that_was_refused_is_read_again_when_it_is_corrected() {
    let (mut table, now) = bobs_turn().await;
    let message = Written::new("Bob", 1, now);
    for (edit, at, played) in [(1, now - 500, 1), (2, now, 2)] {
        // Before Ann's move it was about another position.
        let asked = message.edit(edit, now, "e13e11", Before::Asked(Timestamp(at)));
        table.ask(&Call { via: Via::Private, ..asked }).await;
        assert_eq!(plies(&table).await, played);
    }
}
