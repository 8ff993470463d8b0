//! The start of a season in the calendar of its server: made, moved, and taken away.

use super::{asked, begun, due, joined, managed, posted};
use crate::table::{NOON, Table, line};
use menagerie_core::clock::DAY;
use menagerie_core::model::Effect;
use menagerie_core::model::request::Authority;
use menagerie_words::in_full;

/// What has been said of dates since the last time.
async fn dates(table: &mut Table) -> Vec<String> {
    let effects = table.deliver().await;
    let dates = effects.iter().filter(|effect| matches!(effect, Effect::Date { .. }));
    dates.map(line).collect()
}

/// A date of a season of "Spring".
fn date(league: i64, season: &str, starts: i64) -> String {
    let name = in_full("league-date-name", [("name", "Spring"), ("season", season)]);
    let about = in_full("league-date-about", [("variants", "Chess"), ("fewest", "4")]);
    format!("date for league {league} at {starts}: {name}: {about}")
}

fn none(league: i64) -> String {
    format!("no date for league {league}")
}

#[tokio::test]
async fn a_league_that_starts_later_is_in_the_calendar_until_it_is_given_up() {
    let mut table = posted(&[]).await;
    assert_eq!(dates(&mut table).await, [date(1, "1", NOON + 7 * DAY)]);
    let elsewhere = asked(&[("what", "publish"), ("number", "1")]);
    table.by_at("Zoe", Authority::Manager, "hall", elsewhere).await;
    assert_eq!(dates(&mut table).await, [date(1, "1", NOON + 7 * DAY)], "it leads elsewhere");
    managed(&mut table, &[("what", "end"), ("number", "1"), ("confirm", "true")]).await;
    assert_eq!(dates(&mut table).await, [none(1)]);
}

#[tokio::test]
async fn a_season_that_has_started_needs_no_date_and_the_next_one_has_its_own() {
    let mut table = begun(&[("repeats", "true"), ("days", "30")], 4).await;
    assert_eq!(dates(&mut table).await, [date(2, "2", NOON + 37 * DAY)]);
    let elsewhere = asked(&[("what", "publish"), ("number", "1")]);
    table.by_at("Zoe", Authority::Manager, "hall", elsewhere).await;
    assert_eq!(dates(&mut table).await, [""; 0], "the first one runs");
}

#[tokio::test]
async fn a_season_that_has_to_wait_is_not_in_the_calendar_for_a_day_that_is_over() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 3).await;
    table.deliver().await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    assert_eq!(dates(&mut table).await, [none(1)], "a member is missing");
    // Games of the season before run when the next one should start.
    let mut table = begun(&[("repeats", "true"), ("days", "30")], 4).await;
    table.deliver().await;
    table.stop_at(NOON + 37 * DAY);
    due(&mut table).await;
    assert_eq!(dates(&mut table).await, [none(2)]);
}
