//! A vacation that ends because its hours run out: the member is told a day before, and then.

use crate::notice::told_turns::{NOON, due, game, live, set};
use crate::store::schemas::migrations;
use crate::table::{CHANNEL, Folder, THREAD, Table, done, person};
use menagerie_core::Timestamp;
use menagerie_core::clock::{DAY, HOUR};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::vacation::types::VacationRequest;
use menagerie_store::Store;
use menagerie_words::in_full;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::str::FromStr;

/// Noon, when it begins; it lasts while hours do.
const BEGIN: &str = "2026-01-05 12:00";
/// 720 hours.
const YEARLY: i64 = 30 * DAY;

fn before() -> &'static str {
    in_full("notice-vacation-runs-out", [("player", "@Ann"), ("end", "2026-02-04 12:00 UTC")])
}

fn then() -> &'static str {
    in_full("notice-vacation-ran-out", [("player", "@Ann"), ("end", "2026-02-04 12:00 UTC")])
}

async fn vacation(table: &mut Table, from: &str, until: &str) {
    let wish = VacationRequest { from: from.to_owned(), until: until.to_owned(), end: false };
    done(&table.private("Ann", CHANNEL, Command::Vacation(wish)).await);
    table.deliver().await;
}

async fn at(table: &mut Table, moment: i64) -> Vec<String> {
    table.stop_at(moment);
    due(table).await
}

#[tokio::test]
async fn hours_that_run_out_are_told_a_day_before_and_then_each_once() {
    for (notices, start) in [
        ("thread", "tell [wakes Ann] []: "),
        ("quiet", "tell [wakes Ann] []: "),
        ("direct", "to Ann alone: "),
    ] {
        let mut table = game("days 3d").await;
        set(&mut table, "Ann", &[("notices", notices)]).await;
        vacation(&mut table, BEGIN, "").await;
        let end = NOON + YEARLY;
        assert_eq!(at(&mut table, end - DAY - 1).await, [""; 0]);
        assert_eq!(at(&mut table, end - DAY).await, [format!("{start}{}", before())]);
        assert_eq!(at(&mut table, end - 1).await, [""; 0]);
        assert_eq!(at(&mut table, end - DAY).await, [""; 0], "a clock that is set back");
        assert_eq!(at(&mut table, end).await, [format!("{start}{}", then())]);
        assert_eq!(at(&mut table, end + DAY).await, [""; 0]);
    }
}

#[tokio::test]
async fn after_a_gap_only_what_is_so_now_is_told() {
    let mut table = game("days 3d").await;
    vacation(&mut table, BEGIN, "").await;
    let seen = at(&mut table, NOON + YEARLY + HOUR).await;
    assert_eq!(seen, [format!("tell [wakes Ann] []: {}", then())]);
}

#[tokio::test]
async fn who_hears_nothing_then_is_told_without_a_sound() {
    let mut table = game("days 3d").await;
    live(&mut table, "Ann", "", "11:00-13:00").await;
    vacation(&mut table, BEGIN, "").await;
    let seen = at(&mut table, NOON + YEARLY - DAY).await;
    assert_eq!(seen, [format!("tell silently [wakes Ann] []: {}", before())]);
}

#[tokio::test]
async fn a_vacation_that_ends_as_was_asked_or_stops_no_clock_is_not_told() {
    // Its end was asked for.
    let mut table = game("days 3d").await;
    vacation(&mut table, "", "2026-01-20").await;
    assert_eq!(at(&mut table, NOON + 14 * DAY).await, [""; 0]);
    assert_eq!(at(&mut table, NOON + YEARLY).await, [""; 0]);
    // It was ended before.
    let mut table = game("days 3d").await;
    vacation(&mut table, BEGIN, "").await;
    table.stop_at(NOON + 2 * DAY);
    let wish = VacationRequest { end: true, ..VacationRequest::default() };
    done(&table.private("Ann", CHANNEL, Command::Vacation(wish)).await);
    table.deliver().await;
    assert_eq!(at(&mut table, NOON + YEARLY).await, [""; 0]);
    // No clock goes on.
    for clock in ["none", "days 3d no-vacation"] {
        let mut table = game(clock).await;
        vacation(&mut table, BEGIN, "").await;
        assert_eq!(at(&mut table, NOON + YEARLY - DAY).await, [""; 0], "{clock}");
    }
    let mut table = game("days 3d").await;
    vacation(&mut table, BEGIN, "").await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Ann", THREAD, resign).await);
    table.deliver().await;
    assert_eq!(at(&mut table, NOON + YEARLY - DAY).await, [""; 0]);
}

#[tokio::test]
async fn who_had_asked_for_a_vacation_before_anybody_was_told_is_looked_at() {
    if crate::database::server().is_some() {
        return;
    }
    let folder = Folder::new();
    let options = SqliteConnectOptions::from_str(&folder.url()).expect("it is an address");
    let mut file = options.create_if_missing(true).connect().await.expect("it is made");
    migrations().await.run_to(11, &mut file).await.expect("they are whole");
    sqlx::raw_sql(
        "INSERT INTO instance (id, name) VALUES (1, 'x');
         INSERT INTO attendance (network, at) VALUES ('test', 1767614400);
         INSERT INTO vacations (player, from_at, until_at, automatic)
         VALUES ('test:Ann', 1767614000, NULL, 0), ('test:Ann', 9, 3609, 1),
                ('test:Bob', 9, 3609, 1), ('other:Cid', 9, NULL, 0);",
    )
    .execute(&mut file)
    .await
    .expect("it is of that time");
    drop(file);
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await.expect("it opens");
    let due = store.due_members("test", Timestamp(NOON), None).await.expect("it can be read");
    assert_eq!(due, [(person("Ann"), Timestamp(NOON))]);
}
