//! Members and the bot come to it in any order. Opponents are told once that a vacation has begun, and that it was
//! ended only if they were told that it had begun.

use crate::notice::told_turns::{due, live, set};
use crate::table::{CHANNEL, Table, done, lines};
use menagerie_core::clock::{DAY, HOUR};
use menagerie_core::model::request::Command;
use menagerie_core::vacation::types::VacationRequest;
use menagerie_words::{first_words, fixed, in_full};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Whether it tells that Ann's vacation has begun.
fn is_begin(line: &str) -> bool {
    line.contains(first_words("notice-vacation-begun", [("player", "@Ann")]))
}

fn is_end(line: &str) -> bool {
    line.contains(in_full("notice-vacation-ended", [("player", "@Ann")]))
}

fn vacation(from: &str, until: &str) -> Command {
    Command::Vacation(VacationRequest {
        from: from.to_owned(),
        until: until.to_owned(),
        end: false,
    })
}

fn end() -> Command {
    Command::Vacation(VacationRequest { end: true, ..VacationRequest::default() })
}

/// Whether Ann is on vacation, by her own words.
async fn is_away(table: &mut Table) -> bool {
    let told = done(&table.private("Ann", CHANNEL, vacation("", "")).await);
    told.starts_with(fixed("time-vacation-runs"))
}

/// A table with a game without much hurry, at which Ann has planned a vacation.
async fn planned() -> Table {
    let mut table = Table::with_clock("days 30d").await;
    done(&table.private("Ann", CHANNEL, vacation("1d", "9d")).await);
    assert_eq!(lines(&table.deliver().await), [""; 0], "nobody else is told of a plan");
    table
}

#[tokio::test]
async fn a_vacation_that_has_begun_is_told_whatever_its_owner_settles_before_anybody_looks() {
    for step in 0..3 {
        let mut table = planned().await;
        table.wait(DAY + 10);
        match step {
            0 => live(&mut table, "Ann", "Europe/Berlin", "").await,
            1 => drop(set(&mut table, "Ann", &[("notices", "digest")]).await),
            _ => drop(set(&mut table, "Ann", &[("notices", "quiet")]).await),
        }
        let told = due(&mut table).await;
        let begun = told.iter().filter(|line| is_begin(line)).count();
        assert_eq!(begun, 1, "after {step}: {told:?}");
        assert_eq!(due(&mut table).await, [""; 0], "once");
    }
}

#[tokio::test]
async fn in_any_order_the_beginning_is_told_once_and_the_end_only_after_it() {
    for seed in 0..20 {
        let mut dice = StdRng::seed_from_u64(seed);
        let mut table = Table::with_clock("days 30d").await;
        let mut story: Vec<String> = Vec::new();
        // Whether opponents believe that Ann is away.
        let mut away = false;
        for _ in 0..30 {
            let wait = [0, 1, HOUR, DAY, 3 * DAY][dice.random_range(0..5_usize)];
            table.wait(wait);
            // One that ends as it was said to end is told no more.
            away &= is_away(&mut table).await;
            let step = dice.random_range(0..7);
            let command = match step {
                0 => Some(vacation("", "2d")),
                1 => Some(vacation("1d", "3d")),
                2 => Some(end()),
                _ => None,
            };
            let told = match command {
                Some(command) => {
                    // It may be refused.
                    table.private("Ann", CHANNEL, command).await;
                    lines(&table.deliver().await)
                }
                None if step == 3 => {
                    live(
                        &mut table,
                        "Ann",
                        ["UTC", "Asia/Tokyo"][dice.random_range(0..2_usize)],
                        "",
                    )
                    .await;
                    lines(&table.deliver().await)
                }
                None => due(&mut table).await,
            };
            story.push(format!("{wait} s, {step}: {told:?}"));
            for line in &told {
                if is_end(line) {
                    assert!(away, "{seed}: an end without a beginning: {story:#?}");
                    away = false;
                } else if is_begin(line) {
                    assert!(!away, "{seed}: two beginnings: {story:#?}");
                    away = true;
                }
            }
            if step > 3 {
                let is_away = is_away(&mut table).await;
                assert_eq!(away, is_away, "{seed}: who has looked has told: {story:#?}");
            }
        }
    }
}
