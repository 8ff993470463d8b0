//! The start of a season in the calendar of its server: made, moved, and taken away.

use super::{asked, begun, due, joined, league, lose, managed, named, posted, running};
use crate::table::{NOON, Table, line};
use menagerie_core::clock::DAY;
use menagerie_core::model::Effect;
use menagerie_core::model::request::{Authority, Command};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_words::in_full;

/// The words on dates since the last time.
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
async fn the_next_season_has_a_date_when_the_one_before_is_over() {
    let mut table = begun(&[("repeats", "true"), ("days", "30")], 4).await;
    assert_eq!(dates(&mut table).await, [""; 0], "it may take longer, or end sooner");
    for (league, place) in [("1", "hall"), ("2", "loft")] {
        let elsewhere = asked(&[("what", "publish"), ("number", league)]);
        table.by_at("Zoe", Authority::Manager, place, elsewhere).await;
        assert_eq!(dates(&mut table).await, [""; 0], "league {league} is posted elsewhere");
    }
    // All its games end within ten days, and the next season is moved forward.
    table.stop_at(NOON + 10 * DAY);
    while let Some(game) = running(&table, 1).await.first() {
        lose(&mut table, game.id, named(&game.players[0])).await;
        due(&mut table).await;
    }
    let starts = league(&table, 2).await.starts.0;
    assert!(starts < NOON + 37 * DAY, "it is sooner than planned");
    assert_eq!(dates(&mut table).await.last(), Some(&date(2, "2", starts)));
}

#[tokio::test]
async fn a_season_that_has_to_wait_is_not_in_the_calendar_for_a_day_that_is_over() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 3).await;
    table.deliver().await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    assert_eq!(dates(&mut table).await, [none(1)], "a member is missing");
}

#[tokio::test]
async fn nothing_starts_on_a_date_on_which_all_games_are_frozen() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 4).await;
    let freeze =
        Command::Moderation(ModerationRequest::FreezeAll { reason: "a wedding".to_owned() });
    table.by("Zoe", Authority::Manager, freeze).await;
    table.deliver().await;
    // It is looked at often before, and once at the start itself.
    table.stop_at(NOON + 7 * DAY - 60);
    due(&mut table).await;
    assert_eq!(dates(&mut table).await, [""; 0]);
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    assert_eq!(dates(&mut table).await, [none(1)]);
}
