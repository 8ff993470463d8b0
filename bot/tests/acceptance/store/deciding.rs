//! The desk over the real store: each cause acts once, what changes nothing is not remembered, what
//! goes wrong stores nothing and stops nobody.

use crate::record::records::Records;
use crate::table::{
    self, CHANNEL, THREAD, Table, accept, done, draw, move_of, person, place, refused,
};
use menagerie_chat::desk::{Desk, DeskError, Stored, decide};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::{EventKind, Input, SystemEvent};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::Allowances;
use menagerie_core::{CauseId, ChallengeId, GameId, MessageId, Place, Timestamp};
use menagerie_store::{Store, StoreError};
use menagerie_words::in_full;
use rand::rngs::StdRng;
use rand::{SeedableRng, TryRng};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// When the calls of these tests are made.
const AT: i64 = 5_000_000;

fn call(from: &str, cause: &str, command: Command) -> Call {
    table::call(from, cause, AT, command)
}

fn challenge(opponent: &str, side: SideRequest) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person(opponent), presence: Presence::Member }),
        variant: "terachess-2".to_owned(),
        side,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }))
}

fn resign(confirmed: bool) -> Command {
    Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed })
}

async fn decided(table: &mut Table, input: &Input) -> Result<Stored, StoreError> {
    decide(&table.store, input, &mut table.allowances, &mut table.rng).await
}

async fn records(table: &Table) -> Records {
    Records::of(&table.folder.url()).await
}

/// Dice that break when they are thrown.
struct BrokenDice;

impl TryRng for BrokenDice {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        panic!("on purpose")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        panic!("on purpose")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        panic!("on purpose")
    }
}

/// Dice that break at the first throw only.
struct OnceBroken(Option<BrokenDice>, StdRng);

impl TryRng for OnceBroken {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.take().map_or_else(|| self.1.try_next_u32(), |mut broken| broken.try_next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.take().map_or_else(|| self.1.try_next_u64(), |mut broken| broken.try_next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.1.try_fill_bytes(bytes)
    }
}

#[tokio::test]
async fn every_kind_of_answer_is_given_again_and_nothing_is_stored_again() {
    let mut table = Table::with_game().await;
    let mut kinds = Vec::new();
    for (from, cause, command) in [
        ("Ann", "a question", resign(false)),
        ("Ann", "a refusal", move_of("e4e9")),
        ("Ann", "a move", move_of("e4e6")),
        ("Ann", "a challenge", challenge("Cid", SideRequest::First)),
        ("Bob", "a draw", draw()),
        ("Bob", "an end", resign(true)),
    ] {
        let input = Input::of(call(from, cause, command));
        let first = decided(&mut table, &input).await.expect("the store works");
        let before = records(&table).await;
        // Another person, place, time and wish: it is the cause that counts.
        let copy = Call {
            at: Timestamp(AT + 9),
            seen: Timestamp(AT + 9),
            place: place("elsewhere"),
            ..call("Cid", cause, move_of("d4d6"))
        };
        for again in [input, Input::of(copy)] {
            let again = decided(&mut table, &again).await.expect("the store works");
            assert_eq!(again.reply, first.reply, "{cause}");
            assert_eq!(again.rows, [0; 0], "nothing is shown twice: {cause}");
        }
        assert_eq!(records(&table).await, before, "{cause}");
        kinds.push(std::mem::discriminant(&first.reply));
    }
    kinds.dedup();
    assert!(kinds.len() >= 3, "asked, refused and done");
}

#[tokio::test]
async fn an_incident_that_is_noticed_twice_happens_once() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    let event = |cause: &str| {
        Input::SystemEvent(SystemEvent {
            cause: CauseId::new("test", cause),
            at: Timestamp(AT),
            hears_talk: true,
            what: EventKind::ChallengeExpired(ChallengeId(1)),
        })
    };
    let first = decided(&mut table, &event("noticed")).await.expect("the store works");
    assert_eq!(first.rows.len(), 1, "its message is settled");
    let before = records(&table).await;
    for cause in ["noticed", "noticed by another one"] {
        let again = decided(&mut table, &event(cause)).await.expect("the store works");
        assert_eq!(again, Stored::default(), "{cause}");
    }
    assert_eq!(records(&table).await, before);
}

#[tokio::test]
async fn what_changes_nothing_leaves_no_trace() {
    let mut table = Table::with_game().await;
    let message = || MessageId::new("test", "m");
    let before = records(&table).await;
    for (from, at, via, command) in [
        ("Ann", THREAD, Via::Overheard(message()), move_of("nice weather today")),
        ("Cid", THREAD, Via::Overheard(message()), move_of("e4e6")),
        ("Cid", "elsewhere", Via::Overheard(message()), move_of("e4e6")),
    ] {
        let heard = Call { place: place(at), via, ..call(from, "talk", command) };
        let stored = decided(&mut table, &Input::of(heard)).await.expect("the store works");
        assert_eq!(stored, Stored::default(), "{from}");
    }
    // A message from before the game began is about nothing.
    let early = Call {
        at: Timestamp(1),
        seen: Timestamp(1),
        via: Via::Addressed(message()),
        ..call("Ann", "early", move_of("e4e6"))
    };
    let stored = decided(&mut table, &Input::of(early)).await.expect("the store works");
    assert_eq!(stored, Stored::default());
    let lost = EventKind::PlaceLost { place: place("unknown"), game: None };
    table.happen(lost).await;
    assert_eq!(records(&table).await, before);
    // A refusal is an answer, and is remembered as one.
    decided(&mut table, &Input::of(call("Ann", "refused", move_of("e4e9")))).await.expect("works");
    assert_eq!(records(&table).await.count("inbox"), before.count("inbox") + 1);
}

#[tokio::test]
async fn who_is_silenced_leaves_no_trace_and_a_copy_costs_nobody_an_answer() {
    let mut table = Table::with_game().await;
    let asked = |cause: &str| {
        let id = MessageId::new("test", cause);
        Input::of(Call { via: Via::Addressed(id), ..call("Ann", cause, move_of("e4e9")) })
    };
    // The network repeats one message again and again.
    for _ in 0..50 {
        decided(&mut table, &asked("repeated")).await.expect("the store works");
    }
    let mut said = 1;
    let silenced = loop {
        let stored =
            decided(&mut table, &asked(&format!("asked-{said}"))).await.expect("the store works");
        if stored.rows.is_empty() {
            break stored;
        }
        said += 1;
        assert!(said < 50, "it ends");
    };
    assert_eq!(said, 11, "ten answers and a last word, whatever was repeated");
    assert_eq!(silenced, Stored::default());
    let before = records(&table).await;
    decided(&mut table, &asked("into the void")).await.expect("the store works");
    assert_eq!(records(&table).await, before);
    // Others are not concerned, nor is anything that is answered to the caller alone.
    let bob = Call {
        via: Via::Addressed(MessageId::new("test", "b")),
        ..call("Bob", "of Bob", move_of("e13e9"))
    };
    assert_eq!(decided(&mut table, &Input::of(bob)).await.expect("works").rows.len(), 1);
    let alone = Input::of(call("Ann", "alone", move_of("e4e9")));
    refused(&decided(&mut table, &alone).await.expect("the store works").reply);
}

#[tokio::test]
async fn a_panic_of_the_rules_stores_nothing_and_the_same_cause_can_be_decided_later() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::Random).await;
    let before = records(&table).await;
    let accept = Input::of(call("Bob", "accept", accept(1)));
    let failed = decide(&table.store, &accept, &mut table.allowances, &mut BrokenDice).await;
    assert!(matches!(failed, Err(StoreError::Unreadable(_))), "{failed:?}");
    assert_eq!(records(&table).await, before);
    assert!(table.store.is_healthy(), "the disk is not to blame");
    let stored = decided(&mut table, &accept).await.expect("the dice are whole again");
    assert!(done(&stored.reply).starts_with(in_full("challenge-accepted-done", [("game", "#1")])));
    assert_eq!(stored.rows.len(), 3, "a place, the challenge's end and a board");
}

/// A cause that the inbox has forgotten is still that of a move.
#[tokio::test]
async fn a_row_that_must_not_be_is_a_defect_and_nothing_of_its_call_is_stored() {
    let mut table = Table::with_game().await;
    decided(&mut table, &Input::of(call("Ann", "again", move_of("e4e6")))).await.expect("works");
    decided(&mut table, &Input::of(call("Bob", "b", move_of("e13e11")))).await.expect("works");
    table.store.forget_causes(AT + 1).await.expect("the store works");
    let before = records(&table).await;
    let again = Input::of(call("Ann", "again", move_of("d4d6")));
    for _ in 0..2 {
        let failed = decided(&mut table, &again).await;
        assert!(matches!(&failed, Err(error @ StoreError::Unreadable(_)) if !error.is_outage()));
        assert_eq!(records(&table).await, before);
    }
    assert!(table.store.is_healthy(), "the disk is not to blame");
    let fresh = Input::of(call("Ann", "fresh", move_of("d4d6")));
    done(&decided(&mut table, &fresh).await.expect("the store works").reply);
}

fn desk(store: &Arc<Store>, dice: Box<dyn rand::Rng + Send>) -> Desk {
    let (desk, work) = Desk::open(Arc::clone(store), dice);
    tokio::spawn(work);
    desk
}

#[tokio::test]
async fn calls_are_decided_in_the_order_in_which_they_were_handed_in() {
    for bob_is_first in [false, true] {
        let Table { store, folder: _folder, .. } = Table::with_game().await;
        let desk = desk(&Arc::new(store), Box::new(StdRng::seed_from_u64(3)));
        let ann = desk.ask(call("Ann", "a", move_of("e4e6")));
        let bob = desk.ask(call("Bob", "b", move_of("e13e11")));
        // The future that is polled first queues first.
        let (ann, bob) = if bob_is_first {
            let (bob, ann) = futures_util::future::join(bob, ann).await;
            (ann, bob)
        } else {
            futures_util::future::join(ann, bob).await
        };
        done(&ann.expect("it is decided"));
        let bob = bob.expect("it is decided");
        assert_eq!(matches!(bob, Reply::Refused(_)), bob_is_first, "{bob:?}");
    }
}

#[tokio::test]
async fn a_call_that_breaks_the_rules_stops_nobody_at_the_desk() {
    let mut table = Table::with_game().await;
    table.challenge("Cid", "Dan", SideRequest::Random).await;
    let Table { store, folder: _folder, .. } = table;
    let dice = OnceBroken(Some(BrokenDice), StdRng::seed_from_u64(3));
    let desk = desk(&Arc::new(store), Box::new(dice));
    let accept = || Call { place: place(CHANNEL), ..call("Dan", "c", accept(2)) };
    let (broken, moved) =
        futures_util::future::join(desk.ask(accept()), desk.ask(call("Ann", "a", move_of("e4e6"))))
            .await;
    assert!(matches!(broken, Err(DeskError::Store(StoreError::Unreadable(_)))), "{broken:?}");
    done(&moved.expect("the desk goes on"));
    done(&desk.ask(accept()).await.expect("the dice are whole again"));
}

#[tokio::test]
async fn what_was_handed_in_is_decided_though_its_caller_has_gone_and_the_desk_closes() {
    let Table { store, folder: _folder, .. } = Table::with_game().await;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    let asked = desk.ask(call("Ann", "a", move_of("e4e6")));
    let gone = tokio::time::timeout(Duration::ZERO, asked).await;
    assert!(gone.is_err(), "nobody works at the desk yet");
    desk.close();
    work.await;
    let game = store.game(GameId(1)).await.expect("reads").expect("it is there");
    assert_eq!(game.line.ply(), 1);
    let late = desk.ask(call("Bob", "b", move_of("e13e11"))).await;
    assert!(matches!(late, Err(DeskError::Closed)), "{late:?}");
    let noticed = SystemEvent {
        cause: CauseId::new("test", "late"),
        at: Timestamp(AT),
        hears_talk: true,
        what: EventKind::PlaceLost { place: Place::new("test", CHANNEL), game: None },
    };
    assert!(matches!(desk.tell(noticed).await, Err(DeskError::Closed)));
}

#[tokio::test]
async fn each_desk_counts_what_it_has_answered_by_itself() {
    // After a restart nobody is met with silence because of earlier questions.
    let mut table = Table::with_game().await;
    for cause in 0..12 {
        let id = MessageId::new("test", cause);
        let asked = Call {
            via: Via::Addressed(id),
            ..call("Ann", &format!("asked-{cause}"), move_of("zz"))
        };
        decided(&mut table, &Input::of(asked)).await.expect("the store works");
    }
    let id = MessageId::new("test", "next");
    let next = Call { via: Via::Addressed(id), ..call("Ann", "next", move_of("e4e9")) };
    let next = Input::of(next);
    assert_eq!(decided(&mut table, &next).await.expect("the store works"), Stored::default());
    table.allowances = Allowances::default();
    assert_eq!(decided(&mut table, &next).await.expect("the store works").rows.len(), 1);
}
