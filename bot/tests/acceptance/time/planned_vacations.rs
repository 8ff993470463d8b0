//! The news of a vacation is true: that it is planned is nobody else's business, that it has begun or was ended is, and
//! where it comes too late nobody is promised anything.

use crate::notice::told_turns::due;
use crate::table::{CHANNEL, NOON, THREAD, Table, accept, done, lines};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::vacation::types::VacationRequest;
use menagerie_words::{fixed, fixed_with, in_full};

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

#[tokio::test]
async fn planning_and_giving_up_is_private_and_the_beginning_is_told_once() {
    let mut table = Table::with_clocks(3, "days 30d").await;
    let plan = || vacation("5d", "9d");
    for _ in 0..10 {
        let told = done(&table.private("Ann", CHANNEL, plan()).await);
        assert!(
            told.starts_with(fixed_with(
                "time-vacation-planned",
                [("from", "2026-01-10 12:00 UTC")]
            )),
            "{told}"
        );
        let when = fixed_with("vacation-will-stop", [("games", "1, 2, 3")]);
        assert!(told.contains(when), "{told}");
        let told = done(&table.private("Ann", CHANNEL, end()).await);
        assert!(told.starts_with(fixed("time-no-vacation")), "{told}");
    }
    done(&table.private("Ann", CHANNEL, plan()).await);
    assert_eq!(lines(&table.deliver().await), [""; 0]);
    for game in 1..=3 {
        let text = "e4e6".to_owned();
        let which = Which::Number(GameId(game));
        done(
            &table
                .private(
                    "Ann",
                    CHANNEL,
                    Command::Play(PlayRequest::Move { which, text, shown: None }),
                )
                .await,
        );
    }
    table.deliver().await;
    table.stop_at(NOON + 5 * DAY - 1);
    assert_eq!(due(&mut table).await, [""; 0]);
    table.stop_at(NOON + 5 * DAY + 20);
    let begun = &*format!(
        "tell silently [wakes ] []: {}",
        in_full("notice-vacation-begun", [("player", "@Ann"), ("until", "2026-01-14 12:00 UTC")])
    );
    assert_eq!(due(&mut table).await, [begun; 3]);
    assert_eq!(due(&mut table).await, [""; 0], "once");
    done(&table.private("Ann", CHANNEL, end()).await);
    let ended = &*format!(
        "tell silently [wakes ] []: {}",
        in_full("notice-vacation-ended", [("player", "@Ann")])
    );
    assert_eq!(lines(&table.deliver().await), [ended; 3]);
}

#[tokio::test]
async fn nobody_is_said_to_be_back_who_was_never_said_to_be_away() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.private("Ann", CHANNEL, vacation("1d", "9d")).await);
    table.deliver().await;
    // It has begun, and nobody has looked yet.
    table.wait(DAY + 10);
    done(&table.private("Ann", CHANNEL, end()).await);
    assert_eq!(lines(&table.deliver().await), [""; 0]);
    assert_eq!(due(&mut table).await, [""; 0]);
}

#[tokio::test]
async fn a_vacation_that_comes_after_the_deadline_is_not_promised_to_help() {
    for (clock, seconds, late) in [
        ("days 3d", MINUTE, "vacation-too-late"),
        ("days 3d soft", MINUTE, "vacation-too-late-claimed"),
        ("days 3d soft", 3 * MINUTE, "vacation-too-late-claimed"),
    ] {
        let mut table = Table::with_clock(clock).await;
        // Another game in which there is time.
        done(&table.challenge_with("Ann", "Cid", SideRequest::First, "days 30d").await);
        done(&table.private("Cid", CHANNEL, accept(2)).await);
        table.deliver().await;
        table.look().await;
        table.wait(3 * DAY + seconds);
        if seconds > 2 * MINUTE {
            table.look().await;
        }
        let told = done(&table.private("Ann", THREAD, vacation("", "10d")).await);
        let late = in_full(late, [("games", 1), ("count", 1)]);
        assert!(
            told.contains(&format!(
                "{}\n",
                fixed_with("vacation-stops", [("games", 2), ("count", 1)])
            )),
            "{clock}: {told}"
        );
        assert!(told.ends_with(late), "{clock}: {told}");
        let seen = lines(&table.deliver().await);
        let away = seen.iter().filter(|line| line.contains(fixed("notice-vacation-begun"))).count();
        assert_eq!(away, 1, "where it helps: {seen:?}");
        table.wait(2 * MINUTE);
        table.look().await;
        let is_lost = table.game().await.end.is_some();
        assert_eq!(is_lost, clock == "days 3d", "{clock} {seconds}: what was told is true");
    }
}
