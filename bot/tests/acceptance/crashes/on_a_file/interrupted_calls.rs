//! Calls that are held up or given up midway: each costs itself alone.

use super::broken_disk::{MOVES, call};
use crate::table::Table;
use menagerie_store::StoreError;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::str::FromStr;
use std::time::Duration;

#[tokio::test]
async fn a_database_that_another_process_writes_into_costs_one_call() {
    let mut table = Table::with_game().await;
    let options = SqliteConnectOptions::from_str(&table.folder.url());
    let mut other = options.expect("an address").connect().await.expect("it opens");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("it is free");
    let error = table.transact(&call("Ann", "e4e6", 1)).await;
    assert!(matches!(error, Err(StoreError::NotStored(_))), "{error:?}");
    assert!(table.store.is_healthy(), "nothing is wrong with the disk");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it was begun");
    table.play("Ann", "e4e6").await;
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn a_call_that_is_given_up_midway_blocks_nobody() {
    let mut table = Table::with_game().await;
    let mut calls = 0;
    for (number, typed) in MOVES.into_iter().enumerate() {
        let who = ["Ann", "Bob"][number % 2];
        for timeout in [0, 200, 400, 800, 1_600] {
            calls += 1;
            let (call, timeout) = (call(who, typed, calls), Duration::from_micros(timeout));
            let _ = tokio::time::timeout(timeout, table.transact(&call)).await;
        }
        calls += 1;
        let answer = table.transact(&call(who, typed, calls)).await;
        answer.expect("whoever waits gets an answer");
        assert_eq!(table.game().await.line.ply(), number + 1, "{typed} is played once");
    }
}
