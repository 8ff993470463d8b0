//! A league as a file, and its dates in a calendar.

use super::{NAMES, begun, due, joined, league, managed, played, posted};
use crate::asking::{asked, told};
use crate::table::{NOON, Table};
use menagerie_chat::conversation::Show;
use menagerie_core::clock::DAY;
use menagerie_core::model::CommandName;
use menagerie_core::record::Chain;
use menagerie_words::{fixed, in_full};

/// The rows of the file, each with its cells.
async fn file(table: &Table, who: &str) -> Vec<Vec<String>> {
    let given = [("what", "file"), ("number", "1")];
    let answer = asked(table, who, CommandName::League, &given).await;
    assert_eq!(answer.file.as_deref(), Some("league-1.csv"));
    let Some(Show::Document(text)) = &answer.show else { panic!("no file: {}", told(&answer)) };
    let row = |line: &str| line.split(',').map(str::to_owned).collect();
    text.split("\r\n").map(row).collect()
}

#[tokio::test]
async fn a_season_is_a_file_of_tables_and_games_with_their_hashes() {
    let mut table = begun(&[], 4).await;
    played(&mut table, 1, &NAMES).await;
    let rows = file(&table, "Zoe").await;
    let best = ["1", "1", "test:Ann", "3", "3", "3", "3", "no"];
    assert_eq!(rows[1][..8], best);
    assert_eq!(rows[5], [""], "the games follow");
    let games = &rows[7..13];
    for begun in league(&table, 1).await.games {
        let number = begun.game.to_string();
        let row = games.iter().find(|row| row[4] == number).expect("each game once");
        let record = table.store.record(begun.game).await.expect("reads").expect("it is there");
        assert_eq!(row[8], Chain::of(&record).last().to_string());
        assert_eq!(row[5..8], ["played", &row[6], "resignation"]);
    }
}

/// The summaries and the starts of the caller's calendar.
async fn calendar(table: &Table, who: &str) -> Vec<(String, String)> {
    let answer = asked(table, who, CommandName::Games, &[("which", "calendar")]).await;
    let Some(Show::Document(text)) = &answer.show else { return Vec::new() };
    let text = text.replace("\r\n ", "");
    let values = |name: &str| -> Vec<String> {
        let lines = text.split("\r\n").filter_map(|line| line.strip_prefix(name));
        lines.map(str::to_owned).collect()
    };
    let mut entries = values("SUMMARY:").into_iter().zip(values("DTSTART:")).collect::<Vec<_>>();
    entries.retain(|(summary, _)| !summary.contains('#'));
    entries
}

#[tokio::test]
async fn the_start_and_the_end_are_in_the_calendar_of_those_who_are_in() {
    let mut table = posted(&[("days", "30")]).await;
    joined(&mut table, "1", 4).await;
    let starts = in_full("league-calendar-starts", [("name", "Spring")]).to_owned();
    let first = [(starts, "20260112T120000Z".to_owned())];
    assert_eq!(calendar(&table, "Ann").await, first);
    assert_eq!(calendar(&table, "Zoe").await, [], "she is not in");
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    let ends = in_full("league-calendar-ends", [("name", "Spring")]).to_owned();
    let second = [(ends.clone(), "20260211T120000Z".to_owned())];
    assert_eq!(calendar(&table, "Ann").await, second);
    managed(&mut table, &[("what", "extend"), ("number", "1"), ("days", "5")]).await;
    let third = [(ends, "20260216T120000Z".to_owned())];
    assert_eq!(calendar(&table, "Ann").await, third, "it is moved");
    table.stop_at(NOON + 42 * DAY);
    due(&mut table).await;
    let last = in_full("league-calendar-last", [("name", "Spring")]).to_owned();
    let fourth = [(last, "20260302T120000Z".to_owned())];
    assert_eq!(calendar(&table, "Ann").await, fourth, "two weeks for the last games");
    let nobody = told(&asked(&table, "Zoe", CommandName::League, &[("what", "list")]).await);
    assert!(nobody.starts_with(fixed("league-list")), "{nobody}");
}
