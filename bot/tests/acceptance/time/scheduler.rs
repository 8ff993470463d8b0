//! Events that happen by themselves when their time has come, with a clock of our own and over the wire.

use crate::server::{Server, challenge_of, labels};
use crate::table::{CHANNEL, NOON, Table, line};
use crate::wire;
use menagerie_chat::clock::SystemClock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::{ChallengeRequest, SideRequest};
use menagerie_core::clock::{HOUR, MINUTE, Span};
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::request::Command;
use menagerie_core::model::state::Ending;
use menagerie_core::{CauseId, GameId, Timestamp};
use menagerie_store::Store;
use menagerie_words::{fixed_with, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use std::sync::Arc;

const DAY: i64 = 24 * 60 * 60;

async fn inbox(table: &str) -> i64 {
    let pool = crate::beside::pool(table).await;
    let rows = sqlx::query_scalar("SELECT count(*) FROM inbox").fetch_one(&pool).await;
    pool.close().await;
    rows.expect("it can be counted")
}

#[tokio::test]
async fn challenges_end_when_their_time_has_come_and_causes_are_forgotten_daily() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    let made = table.now();
    table.deliver().await;
    let url = table.folder.url();
    let Table { store, folder: _folder, .. } = table;
    let store: Arc<Store> = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let clock = Arc::new(SystemClock);
    let network_presence = NetworkPresence::new(Arc::clone(&store), desk.clone(), clock);
    let mut scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::new(network_presence));
    scheduler.round(Timestamp(made + 7 * DAY - 1)).await.expect("it works");
    assert_eq!(store.waiting(0).await.expect("reads"), []);
    scheduler.round(Timestamp(made + 7 * DAY)).await.expect("it works");
    let rows = store.waiting(0).await.expect("reads");
    assert_eq!(rows.len(), 1);
    let pending = store.pending(rows[0].id).await.expect("reads").expect("it waits");
    assert!(line(&pending.effect).starts_with(&format!(
        "settle challenge:1: {}",
        fixed_with("challenge-expired", [("opponent", "@Bob")])
    )));
    // Its time is over once.
    scheduler.round(Timestamp(made + 8 * DAY)).await.expect("it works");
    assert_eq!(store.waiting(0).await.expect("reads").len(), 1);
    // The challenge's own cause goes after thirty days, that of its end a week later, each without a
    // start of the program.
    assert_eq!(inbox(&url).await, 2);
    scheduler.round(Timestamp(made + 31 * DAY)).await.expect("it works");
    assert_eq!(inbox(&url).await, 1);
    scheduler.round(Timestamp(made + 38 * DAY)).await.expect("it works");
    assert_eq!(inbox(&url).await, 0);
}

#[tokio::test]
async fn a_clock_that_comes_to_the_same_moment_again_is_looked_at_again() {
    let Table { store, folder: _folder, .. } = Table::with_clock("days 3d").await;
    let store: Arc<Store> = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let network_presence =
        NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::new(SystemClock));
    network_presence.always("test");
    let mut scheduler =
        Scheduler::new(Arc::clone(&store), desk.clone(), Arc::new(network_presence));
    let warned = Timestamp(NOON + 2 * DAY);
    scheduler.round(warned).await.expect("it works");
    assert_eq!(store.waiting(0).await.expect("reads").len(), 1, "a day is left");
    // The clock of the machine was set back, and an outage ends in the second of that look.
    let outage = Span::new(Timestamp(warned.0 - HOUR), warned);
    let what = EventKind::WasAway { network: "test".to_owned(), outage };
    let cause = CauseId::new("test", "away");
    let event = SystemEvent { cause, at: warned, hears_talk: false, what };
    desk.tell(event).await.expect("it is stored");
    let due = store.due_clocks("test", warned).await.expect("reads");
    assert_eq!(due, [(GameId(1), warned)], "all clocks are to be looked at");
    scheduler.round(Timestamp(warned.0 + 20)).await.expect("it works");
    assert_eq!(store.due_clocks("test", Timestamp(warned.0 + 20)).await.expect("reads"), []);
    scheduler.round(Timestamp(NOON + 3 * DAY + 3 * HOUR + 3 * MINUTE)).await.expect("it works");
    let game = store.game(GameId(1)).await.expect("reads").expect("it is there");
    assert_eq!(game.end.map(|end| end.ending), Some(Ending::NotBegun), "time is up all the same");
}

#[tokio::test]
async fn what_has_ended_cannot_be_answered() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    let id = menagerie_core::ChallengeId(1);
    table.happen(menagerie_core::dispatch::EventKind::ChallengeExpired(id)).await;
    for command in [
        Command::Challenge(ChallengeRequest::Accept(id)),
        Command::Challenge(ChallengeRequest::Decline(id)),
        Command::Challenge(ChallengeRequest::Withdraw(id)),
    ] {
        let reply = table.private("Bob", CHANNEL, command).await;
        let expired = in_full(
            "challenge-expired",
            [("opponent", "@Bob"), ("challenger", "@Ann"), ("variant", "Terachess II")],
        );
        assert!(crate::table::refused(&reply).starts_with(expired));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_a_challenge_that_has_ended_says_so() {
    let mut server = Server::start().await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let challenge = server.post(server.games, in_full("challenge-stands", [("days", 7)])).await;
    server.stop_bot().await;
    // A week passes.
    let pool = crate::beside::pool(&server.database_url()).await;
    sqlx::query("UPDATE challenges SET expires_at = 1").execute(&pool).await.expect("it is one");
    pool.close().await;
    server.start_bot().await;
    let bob = format!("<@{}>", server.id("Bob"));
    let expired = fixed_with("challenge-expired", [("opponent", bob)]);
    let ended = server.post(server.games, expired).await;
    assert_eq!((ended.id, labels(&ended)), (challenge.id, Vec::<String>::new()));
    let games = server.slash("Bob", server.games, "games", json!({})).await;
    assert!(!games.text().contains("Challenge 1"), "{}", games.text());
    wire::is_described(&server);
}
