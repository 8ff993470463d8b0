//! Divisions, and the season after: who moves up, who moves down, who joins anew.

use super::{NAMES, begun, due, joined, league, played, posted, ranked, wish};
use crate::table::{NOON, lines};
use menagerie_core::clock::DAY;

/// The names of each division, in the order of their ranks.
async fn divisions(table: &crate::table::Table, number: i64) -> Vec<Vec<String>> {
    let all = ranked(table, number).await;
    all.into_iter().map(|it| it.into_iter().map(|(name, _)| name).collect()).collect()
}

#[tokio::test]
async fn twelve_members_in_divisions_of_six_change_places_after_a_season() {
    let mut table = begun(&[("size", "6"), ("repeats", "true"), ("days", "60")], 12).await;
    let said = lines(&table.deliver().await);
    let next = said.iter().filter(|it| it.starts_with("offer league:2")).count();
    assert_eq!(next, 1, "the next season is posted when this one starts: {said:#?}");
    let first = divisions(&table, 1).await;
    assert_eq!(first.iter().map(Vec::len).collect::<Vec<_>>(), [6, 6]);
    // All but Lea go on, and Mia is new.
    joined(&mut table, "2", 11).await;
    wish(&mut table, "Mia", &[("what", "join"), ("number", "2")]).await;
    played(&mut table, 1, &NAMES).await;
    let before = divisions(&table, 1).await;
    table.stop_at(NOON + 67 * DAY);
    due(&mut table).await;
    assert!(league(&table, 2).await.began().is_some());
    assert_eq!(league(&table, 2).await.season, 2);
    let after = divisions(&table, 2).await;
    let is_in = |division: usize, name: &String| after[division].contains(name);
    // Of six, the best and the last one change places.
    let best_below = before[1].iter().find(|name| *name != "Lea").expect("there are others");
    assert!(is_in(0, best_below), "{best_below} moves up: {before:?} {after:?}");
    let last_above = before[0].iter().rfind(|name| *name != "Lea").expect("there are others");
    assert!(is_in(1, last_above), "{last_above} moves down: {before:?} {after:?}");
    assert!(is_in(1, &"Mia".to_owned()), "who is new begins in the last one: {after:?}");
    assert!(after.iter().flatten().all(|name| name != "Lea"));
}

#[tokio::test]
async fn the_next_season_waits_for_the_end_of_this_one() {
    let mut table = begun(&[("repeats", "true"), ("days", "30")], 4).await;
    joined(&mut table, "2", 4).await;
    table.stop_at(NOON + 38 * DAY);
    due(&mut table).await;
    assert!(league(&table, 2).await.is_open(), "games of the first season still run");
    played(&mut table, 1, &NAMES).await;
    table.wait(3_600);
    due(&mut table).await;
    assert!(league(&table, 2).await.began().is_some());
    assert!(league(&table, 3).await.is_open(), "and so on");
}

#[tokio::test]
async fn three_hundred_members_play_in_divisions_of_ten() {
    let mut table = posted(&[("size", "10")]).await;
    for number in 0..300 {
        let name = format!("Member{number}");
        wish(&mut table, &name, &[("what", "join"), ("number", "1")]).await;
        if number % 50 == 0 {
            table.deliver().await;
        }
    }
    let full = wish(&mut table, "Late", &[("what", "join"), ("number", "1")]).await;
    assert!(crate::table::refused(&full).contains("300"));
    table.deliver().await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    let league = league(&table, 1).await;
    let tables = menagerie_core::league::tables(&league);
    assert_eq!(tables.len(), 30);
    assert!(tables.iter().all(|table| table.season.players().len() == 10));
    // Two games of each, or one where the other had no room.
    let games = league.games.len();
    assert!((285..=300).contains(&games), "{games}");
    let mut pairings: Vec<_> = league.games.iter().map(|it| (it.division, it.pairing)).collect();
    pairings.sort_unstable();
    pairings.dedup();
    assert_eq!(pairings.len(), games, "each once");
}
