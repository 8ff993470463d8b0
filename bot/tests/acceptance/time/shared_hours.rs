//! The hours and vacations of somebody who plays several games: paid once, and in the order in which
//! they are due.

use crate::table::{CHANNEL, NOON, THREAD, Table, accept, done, lines};
use menagerie_core::Timestamp;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, MINUTE, Vacation};
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with, in_full};

/// A game with a clock after both have moved.
pub async fn begun(clock: &str) -> Table {
    let mut table = Table::with_clock(clock).await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
        done(&table.play(who, text).await);
    }
    table.deliver().await;
    table
}

pub fn automatic(word: &str) -> Command {
    Command::Time(TimeRequests { automatic: word.to_owned(), ..TimeRequests::default() })
}

pub fn vacation(until: &str) -> Command {
    let wish = VacationRequest { until: until.to_owned(), ..VacationRequest::default() };
    Command::Vacation(wish)
}

/// The hours of vacation that were paid by themselves, from their beginnings.
pub async fn hours_paid(table: &Table, side: Color) -> Vec<i64> {
    let timing = table.game().await.timing.expect("it has a clock");
    let hours = timing.pauses.member(side).vacations().iter().filter(|hour| hour.automatic);
    hours.map(|Vacation { from, .. }| (from.0 - NOON) / MINUTE).collect()
}

#[tokio::test]
async fn an_hour_that_is_due_in_several_games_is_paid_once_whoever_calls_first() {
    for (caller, command) in
        [("Ann", automatic("off")), ("Ann", vacation("10d")), ("Bob", vacation("10d"))]
    {
        let mut table = Table::with_clocks(3, "days 3d").await;
        done(&table.private("Ann", CHANNEL, automatic("on")).await);
        table.wait(3 * DAY + 2 * MINUTE);
        // They call before the clocks are looked at.
        done(&table.private(caller, CHANNEL, command.clone()).await);
        assert_eq!(hours_paid(&table, Color::White).await, [3 * DAY / MINUTE], "{command:?}");
    }
}

#[tokio::test]
async fn an_hour_that_is_due_in_several_games_is_paid_once_when_all_of_them_are_stopped() {
    for clock in ["days 3d", "days 2d23h30m"] {
        let mut table = Table::with_clock("days 3d").await;
        done(&table.private("Ann", CHANNEL, automatic("on")).await);
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        done(&table.private("Bob", CHANNEL, accept(2)).await);
        table.deliver().await;
        table.look().await;
        table.wait(3 * DAY + 2 * MINUTE);
        let freeze =
            Command::Moderation(ModerationRequest::FreezeAll { reason: "the cup".to_owned() });
        done(&table.by("Mia", Authority::Manager, freeze).await);
        let paid = hours_paid(&table, Color::White).await;
        assert_eq!(paid.len(), 1, "{clock}: {paid:?}");
    }
}

#[tokio::test]
async fn an_hour_that_is_paid_for_one_game_stops_the_others_that_are_due_later() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    for (number, clock) in [(2, "days 71h"), (3, "days 2d23h30m")] {
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        done(&table.private("Bob", CHANNEL, accept(number)).await);
    }
    table.deliver().await;
    table.look().await;
    table.wait(3 * DAY - 20 * MINUTE);
    done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert_eq!(hours_paid(&table, Color::White).await, [71 * HOUR / MINUTE]);
}

#[tokio::test]
async fn a_vacation_begins_after_the_hour_that_is_paid_just_before_it() {
    let mut table = Table::with_clocks(2, "days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let begins = fixed_with("time-vacation-planned", [("from", "2026-01-08 13:00 UTC")]);
    assert!(told.starts_with(begins), "{told}");
    let timing = table.game().await.timing.expect("it has a clock");
    let member = timing.pauses.member(Color::White);
    let stored = member.vacation(Timestamp(table.now())).map(|span| span.from.0);
    assert_eq!(stored, Some(NOON + 3 * DAY + HOUR));
}

#[tokio::test]
async fn a_game_that_is_lost_when_its_player_asks_for_a_vacation_is_not_told_of_it() {
    let mut table = begun("days 3d").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert!(!told.contains(fixed("vacation-stops")), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen[0].contains(fixed_with("ending-time", [("loser", "@Ann")])), "{seen:?}");
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[tokio::test]
async fn who_is_overdue_already_is_not_said_to_have_stopped_the_clock() {
    let mut table = begun("days 3d soft").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let late =
        &*format!("\n{}", in_full("vacation-too-late-claimed", [("games", 1), ("count", 1)]));
    assert!(told.ends_with(late), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen.len() == 1 && seen[0].contains(fixed("time-overdue")), "{seen:?}");
    // The opponent is the one who waits, and a vacation does not stop their claim.
    let told = done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert!(told.ends_with(fixed_with("vacation-stops", [("games", 1), ("count", 1)])), "{told}");
    table.deliver().await;
    done(
        &table
            .private("Bob", THREAD, Command::Offer(OfferRequest::Claim { which: Which::Here }))
            .await,
    );
}

#[tokio::test]
async fn a_vacation_at_the_end_of_time_harms_nobody() {
    let moments =
        ["9999-12-30", "-009999-01-02", "3000000d", "106751991167300d", "9223372036854775807s"];
    for from in moments.into_iter().chain([""]) {
        for until in moments {
            let mut table = begun("days 3d").await;
            let wish =
                VacationRequest { from: from.to_owned(), until: until.to_owned(), end: false };
            table.private("Ann", CHANNEL, Command::Vacation(wish)).await;
            table.deliver().await;
            done(&table.private("Ann", CHANNEL, vacation("")).await);
            table.wait(HOUR);
            done(&table.play("Ann", "d4d6").await);
            done(&table.play("Bob", "d13d11").await);
            table.wait(400 * DAY);
            table.look().await;
            assert!(table.game().await.end.is_some(), "{from} {until}");
        }
    }
}
