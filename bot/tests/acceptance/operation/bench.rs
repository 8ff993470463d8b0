//! `menagerie bench` on a small scale: what it says was played is in the database, and what it has
//! filled there are games like any others.

use crate::beside::pool;
use crate::database;
use crate::server::{Folder, PROGRAM};
use menagerie_bench::{Figures, LoadError, Plan, Shown, measure};
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_store::back_up;
use std::process::{Command, Output};
use std::time::Duration;

/// Five variants, of each of which one game runs and one is over; all others are copies of these.
const SAMPLES: i64 = 10;
const IN_THE_SAMPLES: i64 = 5 * 40 + 5 * 20;

fn plan(folder: &Folder) -> Plan {
    Plan {
        running: 20,
        finished: 30,
        time: Duration::from_secs(2),
        rate: 5,
        folder: folder.0.clone(),
        database: database::url(&folder.0, "bench.db"),
        program: PROGRAM.into(),
    }
}

async fn count(url: &str, what: &'static str) -> i64 {
    let pool = pool(url).await;
    let count = sqlx::query_scalar(what).fetch_one(&pool).await.expect("it can be counted");
    pool.close().await;
    count
}

fn number(count: usize) -> i64 {
    i64::try_from(count).expect("it is small")
}

#[tokio::test]
async fn the_moves_that_it_counts_are_in_the_database_and_every_game_replays() {
    let folder = Folder::new("bench");
    let plan = plan(&folder);
    let figures = measure(&plan, 1, |_| {}).await.expect("it can be measured");
    let Figures { durable, steady, eager, .. } = &figures;
    let url = &plan.database;
    assert_eq!(count(url, "SELECT count(*) FROM games").await, SAMPLES + 50);
    assert_eq!(count(url, "SELECT count(*) FROM games WHERE ending IS NULL").await, 5 + 20);
    let filled = IN_THE_SAMPLES + 20 * 40 + 30 * 20;
    // One was typed before anything was measured, to see when the bot is there.
    let played = number(durable.moves + 1 + steady.moves + eager.moves);
    assert_eq!(count(url, "SELECT count(*) FROM moves").await, filled + played);
    assert_eq!(count(url, "SELECT count(*) FROM outbox").await, 0, "everything was shown");
    let missing = "SELECT count(*) FROM games
                   WHERE ply <> (SELECT count(*) FROM moves WHERE moves.game = games.id)";
    assert_eq!(count(url, missing).await, 0);

    assert!(durable.moves > 0 && durable.plain.iter().all(|plain| plain.inserts > 0));
    let at_least = u64::try_from(durable.moves).expect("it is small");
    assert!(durable.commits >= at_least, "each move is durable by a transaction: {durable:?}");
    // The first one goes at once, and the last one before the end.
    assert_eq!(steady.moves, 10, "five a second, for two seconds");
    assert!(eager.moves > steady.moves, "{eager:?}");
    for Shown { moves, visible, commits, processor, .. } in [steady, eager] {
        assert!(*commits >= u64::try_from(*moves).expect("it is small"));
        assert!(visible.p50 > Duration::ZERO && visible.p50 <= visible.p99);
        assert!(*processor > Duration::ZERO);
    }
    let table = figures.table(&plan);
    assert!(table.contains("| games that run / are over | 20 / 30 |"), "{table}");
    assert!(table.contains("| … as a share of plain inserts | "), "{table}");

    if database::server().is_none() {
        // A backup is one only after every game of it was replayed and every hash worked out.
        let copy = folder.0.join("copy.db");
        back_up(url, &copy, SystemClock.now()).await.expect("all of it is as the bot makes it");
    }
    let again = measure(&plan, 1, |_| {}).await.err();
    assert!(matches!(again, Some(LoadError::NotEmpty)), "{again:?}");
}

fn bench(folder: &Folder, more: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.current_dir(&folder.0).args(["bench", "--running", "3", "--seconds", "1"]).args(more);
    command.output().expect("the program starts")
}

#[test]
fn it_prints_a_table_and_leaves_nothing_behind() {
    let folder = Folder::new("bench-verb");
    let output = bench(&folder, &[]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let table = String::from_utf8(output.stdout).expect("it is text");
    assert!(
        table.starts_with("| figure | value |\n|---|---|\n| games that run / are over | 3 / 0 |")
    );
    assert!(said.contains("filling the database\n"), "{said}");
    let left = std::fs::read_dir(&folder.0).expect("it is there").count();
    assert_eq!(left, 0, "what was made for it is gone");

    let refused = bench(&folder, &["--database", "mysql://elsewhere"]);
    assert_eq!(refused.status.code(), Some(78), "{}", String::from_utf8_lossy(&refused.stderr));
    assert_eq!(bench(&folder, &["--rate", "0"]).status.code(), Some(2));
}
