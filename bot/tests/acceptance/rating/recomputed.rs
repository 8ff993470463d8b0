//! `menagerie ratings`: anybody who has the games, or their records, comes to the same bits as the bot.

use super::{DAY, For, begin, end, played};
use crate::record::exports::record;
use crate::server::PROGRAM;
use crate::table::{NOON, Table};
use menagerie_core::Timestamp;
use menagerie_core::record::{Form, Replayed, written};
use std::path::PathBuf;
use std::process::Command;

/// The output and the words of the program about ratings in a database.
fn ratings(url: &str, given: &[&str]) -> (Option<i32>, String, String) {
    let mut program = Command::new(PROGRAM);
    program.arg("ratings").args(given).env_clear().env("DATABASE_URL", url);
    let output = program.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("it is text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A few months of games, some of which do not count, and their ratings until now.
async fn club() -> Table {
    let mut table = Table::new().await;
    let members = ["Ann", "Bob", "Cid", "Dan"];
    let results = [For::Won, For::Drawn, For::LostOnTime, For::Lost];
    for number in 0..14_usize {
        let players = [members[number % 4], members[(number + 1 + number / 4 % 3) % 4]];
        if players[0] == players[1] {
            continue;
        }
        let at = NOON + i64::try_from(number).expect("it is small") * 8 * DAY;
        played(&mut table, at, players, results[number / 2 % 4]).await;
    }
    let shako = begin(&mut table, NOON + 120 * DAY, ["Ann", "Bob"], "antichess").await;
    end(&mut table, shako, ["Ann", "Bob"], NOON + 130 * DAY, For::Won).await;
    begin(&mut table, NOON + 130 * DAY, ["Cid", "Dan"], "chess").await;
    let now = jiff::Timestamp::now().as_second();
    while table.store.close_month_of_ratings(Timestamp(now)).await.expect("works").is_some() {}
    table
}

/// The records of all games as files, in some order.
async fn records(table: &Table) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for game in 1.. {
        let known = table.store.record(menagerie_core::GameId(game)).await.expect("it can be read");
        if known.is_none() {
            break;
        }
        let replayed = Replayed::of(record(&table.store, game).await).expect("it replays");
        let file = table.folder.0.join(format!("{}.json", (game * 7) % 17));
        let text = written(&replayed, Form::Json).expect("its times are times");
        std::fs::write(&file, text).expect("the folder is writable");
        files.push(file);
    }
    files.sort();
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_and_their_records_give_the_stored_bits() {
    let table = club().await;
    let url = table.folder.url();
    let (code, stored, said) = ratings(&url, &[]);
    assert_eq!((code, &*said), (Some(0), ""));
    let first = "2026-01\tall\ttest:Ann\t";
    assert!(stored.starts_with(first), "{stored}");
    assert!(stored.contains("\n2026-05\tantichess\ttest:Bob\t"), "{stored}");
    let (code, computed, said) = ratings(&url, &["--recompute"]);
    assert_eq!((code, &*said), (Some(0), ""));
    assert_eq!(computed, stored);
    let files = records(&table).await;
    let mut given = vec!["--recompute"];
    given.extend(files.iter().map(|file| file.to_str().expect("it is text")));
    let (code, computed, said) = ratings("", &given);
    assert_eq!((code, &*said), (Some(0), ""), "no database is needed");
    assert_eq!(computed, stored);
    given[1..].reverse();
    assert_eq!(ratings("", &given).1, stored, "in whatever order they are");
    let twice = [given[0], given[1], given[2], given[1]];
    let (code, computed, said) = ratings("", &twice);
    assert_eq!((code, &*computed), (Some(2), ""));
    assert!(said.contains("take each game once"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_that_do_not_follow_from_the_games_are_found_and_forgotten() {
    let table = club().await;
    let url = table.folder.url();
    let doctor = || {
        let mut program = Command::new(PROGRAM);
        program.arg("doctor").env_clear().env("DATABASE_URL", &url);
        String::from_utf8(program.output().expect("the program starts").stdout).expect("it is text")
    };
    let found = doctor();
    assert!(found.contains("months follow from the games"), "{found}");
    let beside = crate::beside::pool(&url).await;
    let changed = "UPDATE ratings SET late = 1 - late WHERE month = 674";
    sqlx::query(changed).execute(&beside).await.expect("it is there");
    beside.close().await;
    let found = doctor();
    assert!(found.contains("ratings: from 2026-03 on"), "{found}");
    let Table { store, folder, .. } = table;
    store.close().await.expect("it closes");
    drop(store);
    let (code, printed, said) = ratings(&url, &["--forget"]);
    assert_eq!((code, &*printed), (Some(0), ""), "{said}");
    assert_eq!(ratings(&url, &[]).1, "");
    drop(folder);
}
