//! A game that this program cannot replay stops no other game's clock, and nobody's alert.

use crate::table::{CHANNEL, Table, accept, done, place};
use menagerie_chat::clock::SystemClock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::model::state::Ending;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::{Delivery, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

/// Monday the 5th of January 2026, noon.
const NOON: i64 = 1_767_614_400;

/// So many games that have begun at noon, each between two others.
async fn games(number: i64) -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for game in 1..=number {
        let (white, black) = (format!("Ann {game}"), format!("Bob {game}"));
        done(&table.challenge_with(&white, &black, SideRequest::First, "days 3d").await);
        done(&table.private(&black, CHANNEL, accept(game)).await);
        let opened = Some((GameId(game), place(&format!("thread {game}"))));
        let delivery = Delivery { opened, ..Delivery::default() };
        table.store.note_delivery(&delivery).await.expect("the store works");
    }
    table.deliver().await;
    while !table.store.due_clocks("test", Timestamp(NOON)).await.expect("reads").is_empty() {
        table.look().await;
    }
    table
}

#[tokio::test]
async fn games_that_cannot_be_replayed_keep_no_other_clock_waiting() {
    let unreadable = i64::try_from(Store::CLOCKS_AT_A_TIME).expect("it is small") + 1;
    let Table { store, folder, .. } = games(unreadable + 1).await;
    let pool = crate::beside::pool(&folder.url()).await;
    // They were begun by a newer program; their time is up first.
    sqlx::query("UPDATE games SET revision = 99 WHERE id <= $1")
        .bind(unreadable)
        .execute(&pool)
        .await
        .expect("they are there");
    sqlx::query("UPDATE clocks SET due_at = due_at - 1 WHERE game <= $1")
        .bind(unreadable)
        .execute(&pool)
        .await
        .expect("they are there");
    pool.close().await;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let network_presence =
        NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::new(SystemClock));
    network_presence.always("test");
    let mut scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::new(network_presence));
    scheduler.round(Timestamp(NOON + 3 * DAY + 2 * MINUTE)).await.expect("it works");
    let last = store.game(GameId(unreadable + 1)).await.expect("reads").expect("it is there");
    assert_eq!(last.end.map(|end| end.ending), Some(Ending::NotBegun));
}

#[tokio::test]
async fn games_that_cannot_be_replayed_keep_nobody_from_being_told_of_their_turn() {
    let unreadable = i64::try_from(Store::NOTICES_AT_A_TIME).expect("it is small") + 1;
    let Table { store, folder, .. } = games(unreadable + 1).await;
    let pool = crate::beside::pool(&folder.url()).await;
    for statement in [
        "UPDATE games SET revision = 99 WHERE id < (SELECT max(id) FROM games)",
        "INSERT INTO alerts (game, network, player, ply, due_at)
         SELECT id, 'test', white, 0, id FROM games",
    ] {
        sqlx::query(statement).execute(&pool).await.expect("they are there");
    }
    pool.close().await;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let network_presence =
        NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::new(SystemClock));
    network_presence.always("test");
    let mut scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::new(network_presence));
    scheduler.round(Timestamp(NOON + MINUTE)).await.expect("it works");
    let waiting = store.waiting(0).await.expect("reads");
    assert_eq!(waiting.len(), 1, "whoever is to move in the last game is told");
}
