//! Members' settings of their time, as conversations: zone, days off, quiet hours, vacation, and
//! the effect of all that on the clocks of all their games.

use crate::table::{CHANNEL, NOON, Table, accept, done, lines, refused};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, MINUTE};
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};
use menagerie_words::{first_words, fixed, fixed_with, in_full};

async fn settle(table: &mut Table, who: &str, wishes: [&str; 4]) -> Reply {
    let [zone, weekend, quiet, automatic] = wishes.map(str::to_owned);
    let wishes = TimeRequests { zone, weekend, quiet, automatic, confirmed: true };
    table.private(who, CHANNEL, Command::Time(wishes)).await
}

async fn vacation(table: &mut Table, who: &str, from: &str, until: &str) -> Reply {
    let wish = VacationRequest { from: from.to_owned(), until: until.to_owned(), end: false };
    table.private(who, CHANNEL, Command::Vacation(wish)).await
}

async fn end_vacation(table: &mut Table, who: &str) -> Reply {
    let wish = VacationRequest { end: true, ..VacationRequest::default() };
    table.private(who, CHANNEL, Command::Vacation(wish)).await
}

/// Hours after noon of the first day.
async fn deadline(table: &Table) -> Option<i64> {
    let deadline = table.game().await.timing.and_then(|timing| timing.deadline());
    deadline.map(|deadline| (deadline.0 - NOON) / HOUR)
}

#[tokio::test]
async fn what_is_settled_is_told_with_what_it_was_and_kept() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let left = &*format!(
        "{} {}",
        fixed("time-no-vacation"),
        in_full("time-vacation-left", [("left", 720)])
    );
    let told = done(&settle(&mut table, "Ann", [""; 4]).await);
    let heading = fixed("time-settings");
    let is = |name: &str, value: &str| in_full("time-setting", [("name", name), ("value", value)]);
    let was = |value: &str| in_full("time-setting-was", [("value", value)]);
    let usual = [
        in_full("time-zone", [("zone", "UTC"), ("now", "12:00 (UTC)")]),
        is("weekend", "none"),
        is("quiet", "none"),
        is("automatic", "off"),
    ];
    let usual = usual.join("\n");
    assert_eq!(told, format!("{heading}\n{usual}\n{left}"));
    let told =
        done(&settle(&mut table, "Ann", ["europe/berlin", "Sun, sat", "22:00-07:00", "on"]).await);
    let set = [
        (in_full("time-zone", [("zone", "Europe/Berlin"), ("now", "13:00 (UTC+1)")]), was("UTC")),
        (is("weekend", "sat sun"), was("none")),
        (is("quiet", "22:00-07:00"), was("none")),
        (is("automatic", "on"), was("off")),
    ];
    let set = set.map(|(is, was)| format!("{is} {was}")).join("\n");
    assert_eq!(told, format!("{heading}\n{set}\n{left}"));
    let told = done(&settle(&mut table, "Ann", ["", "", "none", "off"]).await);
    let set = [(is("quiet", "none"), was("22:00-07:00")), (is("automatic", "off"), was("on"))];
    let set = set.map(|(is, was)| format!("{is} {was}")).join("\n");
    assert!(told.contains(&set), "{told}");
    let told = done(&settle(&mut table, "Bob", [""; 4]).await);
    assert!(told.contains(&usual), "everybody has their own: {told}");
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for (wishes, why) in [
        (
            ["Mars/Olympus", "", "", ""],
            in_full("clock-refused-no-zone", [("typed", "Mars/Olympus")]),
        ),
        (["", "sat sun mon", "", ""], fixed_with("clock-refused-too-many-days", [("most", 2)])),
        (["", "caturday", "", ""], first_words("clock-refused-no-day", [("typed", "caturday")])),
        (
            ["", "", "at night", ""],
            in_full("clock-refused-no-quiet-hours", [("typed", "at night")]),
        ),
        (
            ["", "", "25:00-07:00", ""],
            in_full("clock-refused-no-time-of-day", [("typed", "25:00")]),
        ),
        (["", "", "22:00-22:00", ""], fixed("clock-refused-no-quiet-time")),
    ] {
        let reply = settle(&mut table, "Ann", wishes).await;
        assert!(refused(&reply).starts_with(why), "{wishes:?}: {reply:?}");
    }
    for (from, until, why) in [
        ("", "next week", in_full("clock-refused-no-moment", [("typed", "next week")])),
        ("", "5h", fixed("clock-refused-vacation-too-short")),
        (
            "",
            "2020-01-01",
            in_full("time-refused-vacation-is-past", [("until", "2020-01-01 00:00 UTC")]),
        ),
        (
            "2026-12-30",
            "2026-12-24",
            in_full(
                "time-refused-vacation-ends-first",
                [("until", "2026-12-24 00:00 UTC"), ("from", "2026-12-30 00:00 UTC")],
            ),
        ),
        (
            "",
            "40d",
            in_full(
                "time-refused-vacation-beyond-hours",
                [("time", "30 days"), ("last", "2026-02-04 12:00 UTC"), ("yearly", "720")],
            ),
        ),
        (
            "24 dec",
            "20 dec",
            in_full(
                "time-refused-vacation-ends-first",
                [("until", "2026-12-20 00:00 UTC"), ("from", "2026-12-24 00:00 UTC")],
            ),
        ),
        ("2026-01-01", "2026-02-01", fixed("clock-refused-vacation-in-the-past")),
    ] {
        let reply = vacation(&mut table, "Ann", from, until).await;
        assert!(refused(&reply).starts_with(why), "{from} {until}: {reply:?}");
    }
    let reply = end_vacation(&mut table, "Ann").await;
    assert_eq!(refused(&reply), fixed("clock-refused-no-vacation"));
    // Days off change once in a month, and the refusal says when.
    done(&settle(&mut table, "Ann", ["", "sat", "", ""]).await);
    let reply = settle(&mut table, "Ann", ["", "sun", "", ""]).await;
    assert_eq!(
        refused(&reply),
        in_full("clock-refused-days-changed-lately", [("at", "2026-02-04 12:00 UTC")])
    );
}

#[tokio::test]
async fn a_length_counts_from_now_or_from_the_day_on_which_the_vacation_begins() {
    let planned = |from: &str, until: &str| {
        in_full("time-vacation-planned", [("from", from), ("until", until)])
    };
    for (from, until, expected) in [
        ("2026-02-01", "5d", planned("2026-02-01 00:00 UTC", "2026-02-06 00:00 UTC")),
        ("5d", "10d", planned("2026-01-10 12:00 UTC", "2026-01-15 12:00 UTC")),
        ("today", "friday", in_full("time-vacation-runs", [("until", "2026-01-09 00:00 UTC")])),
        ("now", "3 days", in_full("time-vacation-runs", [("until", "2026-01-08 12:00 UTC")])),
    ] {
        let mut table = Table::new().await;
        table.stop_at(NOON);
        let told = done(&vacation(&mut table, "Ann", from, until).await);
        assert!(told.contains(expected), "{from} {until}: {told}");
    }
}

#[tokio::test]
async fn days_off_stop_the_clock_where_the_member_lives() {
    let mut table = Table::with_clock("days 6d").await;
    assert_eq!(deadline(&table).await, Some(6 * 24));
    done(&settle(&mut table, "Ann", ["Asia/Tokyo", "sat sun", "", ""]).await);
    // From the midnight before Saturday until that before Monday, in Tokyo.
    assert_eq!(deadline(&table).await, Some(8 * 24));
    done(&settle(&mut table, "Bob", ["", "tue", "", ""]).await);
    assert_eq!(deadline(&table).await, Some(8 * 24), "only the days of who thinks");
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_of_games_that_allow_it_and_the_opponent_sees_it() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d no-vacation").await);
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    table.deliver().await;
    table.look().await;
    let told = done(&vacation(&mut table, "Ann", "", "10d").await);
    assert_eq!(
        told,
        &*format!(
            "{} {}\n{}",
            in_full("time-vacation-runs", [("until", "2026-01-15 12:00 UTC")]),
            in_full("time-vacation-left-and-end", [("left", 720)]),
            in_full("vacation-stops", [("games", 1), ("count", 1)])
        )
    );
    assert_eq!(
        lines(&table.deliver().await),
        [&*format!(
            "tell silently [wakes ] []: {}",
            in_full(
                "notice-vacation-begun",
                [("player", "@Ann"), ("until", "2026-01-15 12:00 UTC")]
            )
        )]
    );
    assert_eq!(deadline(&table).await, Some(13 * 24));
    let reply = vacation(&mut table, "Ann", "20d", "30d").await;
    assert_eq!(refused(&reply), fixed("clock-refused-vacation-already"));
    table.wait(2 * DAY + MINUTE);
    let told = done(&end_vacation(&mut table, "Ann").await);
    assert!(
        told.starts_with(&format!(
            "{} {}",
            fixed("time-no-vacation"),
            in_full("time-vacation-left", [("left", 671), ("hours", 720)])
        )),
        "{told}"
    );
    assert!(
        told.ends_with(&format!(
            "\n{}",
            in_full("vacation-stops-no-more", [("games", 1), ("count", 1)])
        )),
        "{told}"
    );
    let seen = lines(&table.deliver().await);
    let on = &*format!(
        "tell silently [wakes ] []: {} {}",
        in_full("notice-vacation-ended", [("player", "@Ann")]),
        in_full("time-until", [("deadline", "2026-01-10 12:01 UTC")])
    );
    assert!(seen.iter().any(|line| line == on), "{seen:?}");
    assert_eq!(deadline(&table).await, Some(5 * 24));
}

#[tokio::test]
async fn hours_of_vacation_are_used_at_the_deadline_where_that_is_switched_on() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    done(&settle(&mut table, "Ann", ["", "", "", "on"]).await);
    table.deliver().await;
    table.wait(3 * DAY + 2 * MINUTE);
    assert_eq!(
        lines(&table.look().await),
        [&*format!(
            "tell silently [wakes ] []: {}",
            in_full("time-from-vacation", [("player", "@Ann"), ("from", "2026-01-08 12:00 UTC")])
        )]
    );
    assert_eq!(deadline(&table).await, Some(3 * 24 + 1));
    for _ in 0..5 {
        table.wait(HOUR);
        assert_eq!(lines(&table.look().await), [""; 0], "that is told once");
    }
    assert_eq!(deadline(&table).await, Some(3 * 24 + 6));
    done(&table.play("Ann", "c4c6").await);
    let told = done(&vacation(&mut table, "Ann", "", "").await);
    let left = in_full("time-vacation-left", [("left", 714), ("hours", 720)]);
    assert!(told.contains(left), "{told}");
}

#[tokio::test]
async fn quiet_hours_put_a_warning_off_until_their_end() {
    let mut table = Table::with_clock("days 2d").await;
    done(&settle(&mut table, "Ann", ["", "", "11:00-15:00", ""]).await);
    table.deliver().await;
    table.wait(DAY + HOUR);
    assert_eq!(lines(&table.look().await), [""; 0], "a day is left since an hour");
    table.wait(2 * HOUR);
    assert_eq!(table.look().await.len(), 1);
}

#[tokio::test]
async fn two_games_whose_time_is_up_at_once_take_one_hour_whatever_is_looked_at_first() {
    for (who, apart) in [("Ann", 0), ("Ann", 10 * MINUTE), ("Bob", 0), ("Bob", 10 * MINUTE)] {
        let mut table = Table::with_clock("days 3d").await;
        done(&settle(&mut table, "Ann", ["", "", "", "on"]).await);
        table.wait(apart);
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
        done(&table.private("Bob", CHANNEL, accept(2)).await);
        table.deliver().await;
        table.look().await;
        // Nobody has looked when one of them settles something, for which all their clocks are.
        table.wait(3 * DAY + 3 * MINUTE);
        done(&settle(&mut table, who, ["", "", "22:00-07:00", ""]).await);
        let pool = crate::beside::pool(&table.folder.url()).await;
        let hours: Vec<i64> =
            sqlx::query_scalar("SELECT from_at FROM vacations WHERE automatic = 1")
                .fetch_all(&pool)
                .await
                .expect("they can be read");
        assert_eq!(hours, [NOON + 3 * DAY], "{who} {apart}");
        let second = table.store.game(GameId(2)).await.expect("reads").expect("it is there");
        // The hour stops all her clocks.
        let deadline = second.deadline().map(|deadline| deadline.0 - NOON);
        assert_eq!(deadline, Some(3 * DAY + HOUR + apart), "{who} {apart}");
    }
}
