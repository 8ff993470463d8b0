//! Clocks of two accounts that are linked and parted: until that instant as was settled with the one,
//! from then on as with the other, and not a second is given or taken.

use crate::people::links::{begin_elsewhere, code, from_elsewhere, link, other, typed, unlink};
use crate::table::{CHANNEL, NOON, Table, done, refused};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::clock::{
    Clock, Control, DAY, Earlier, HOUR, Habit, Hours, Member, Outages, Pauses, Span, Weekdays, Zone,
};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Call, Command};
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with};
use proptest::prelude::*;

fn member(days: &[&str], zone: &str) -> Member {
    let days_off = Weekdays::named(days.iter().copied()).expect("they are days");
    let zone = Zone::named(zone).expect("it is a zone");
    let habit = Habit { from: Timestamp(0), zone, days_off };
    Member::from_rows(vec![habit], Vec::new(), Hours::default(), None)
}

fn pauses_of(member: Member, earlier: Vec<Earlier>, outages: Outages) -> Pauses {
    Pauses {
        members: [member, Member::default()],
        earlier: [earlier, Vec::new()],
        outages,
        ..Pauses::default()
    }
}

const DAYS: [&[&str]; 4] = [&[], &["sat", "sun"], &["mon"], &["wed", "thu"]];
const ZONES: [&str; 3] = ["UTC", "Asia/Tokyo", "America/New_York"];

proptest! {
    #[test]
    fn linking_and_parting_give_and_take_no_second(
        own in 0..4_usize, members in 0..4_usize, zone in 0..3_usize,
        linked in 0..20 * DAY, lasts in 1..20 * DAY, looked in 0..60 * DAY,
        away in 0..30 * DAY, length in 0..10 * HOUR,
    ) {
        let control: Control = "days 30d".parse().expect("it is a control");
        let since = Timestamp(NOON);
        let (own, known) = (member(DAYS[own], "UTC"), member(DAYS[members], ZONES[zone]));
        let outages = Outages::from_rows(vec![
            Span::new(Timestamp(NOON + away), Timestamp(NOON + away + length)),
        ]);
        let [from, until] = [linked, linked + lasts].map(|at| Timestamp(NOON + at));
        let stretch = |member: &Member, from, until| {
            Earlier { member: member.clone(), span: Span::new(from, until) }
        };
        let earlier = vec![stretch(&own, since, from), stretch(&known, from, until)];
        let parted = pauses_of(own.clone(), earlier, outages.clone());
        let apart = pauses_of(own, Vec::new(), outages.clone());
        let always = pauses_of(known, Vec::new(), outages);
        let clock = Clock::start(control, Color::White, &apart, since);
        // Each second counts as it does for the member of that moment.
        let at = Timestamp(NOON + looked);
        let counted = |pauses: &Pauses, from: Timestamp, until: Timestamp| {
            clock.consumed(pauses, until.max(from)) - clock.consumed(pauses, from)
        };
        let (first, second) = (at.min(from), at.min(until).max(from));
        let expected = counted(&apart, since, first)
            + counted(&always, from, second)
            + counted(&apart, until, at);
        prop_assert_eq!(clock.consumed(&parted, at), expected);
    }
}

fn in_direct(table: &Table, cause: &str, command: Command) -> Call {
    from_elsewhere(table, &other(), cause, command)
}

fn days_off(words: &str) -> Command {
    Command::Time(TimeRequests {
        weekend: words.to_owned(),
        confirmed: true,
        ..TimeRequests::default()
    })
}

/// Ann's other account is to move in game 1, which began on a Monday at noon, with three days.
async fn clocked() -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    begin_elsewhere(&mut table, 1).await;
    look(&mut table).await;
    table
}

/// Does the work that is due on clocks of the other network.
async fn look(table: &mut Table) {
    let now = Timestamp(table.now());
    for (game, _) in table.store.due_clocks("matrix", now).await.expect("the store works") {
        table.happen(EventKind::ClockDue(game)).await;
    }
    table.deliver().await;
}

/// How much time is left in game 1, in hours, and when it is looked at again.
async fn left(table: &Table) -> i64 {
    let game = table.store.game(GameId(1)).await.expect("it reads").expect("it is there");
    let timing = game.timing.expect("it has a clock");
    let clock = timing.clock.expect("it runs");
    let now = Timestamp(table.now());
    (clock.allowance().expect("there is a deadline") - clock.consumed(&timing.pauses, now)) / HOUR
}

#[tokio::test]
async fn the_days_off_of_the_member_hold_from_the_instant_of_linking() {
    let mut table = clocked().await;
    // Ann has Tuesdays off, her other account has not.
    done(&table.private("Ann", CHANNEL, days_off("tue")).await);
    table.wait(24 * HOUR);
    assert_eq!(left(&table).await, 48, "Monday and half of Tuesday are thought");
    done(&link(&mut table).await);
    look(&mut table).await;
    assert_eq!(left(&table).await, 48, "nothing is given");
    table.wait(6 * HOUR);
    assert_eq!(left(&table).await, 48, "it is Tuesday");
    done(&unlink(&mut table).await);
    look(&mut table).await;
    table.wait(3 * HOUR);
    assert_eq!(left(&table).await, 45, "the pause that was stays, and none is new");
    let clock = table.store.game(GameId(1)).await.expect("it reads").expect("it is there");
    let deadline = clock.deadline().expect("there is one");
    assert_eq!(deadline.0, NOON + 72 * HOUR + 6 * HOUR);
}

#[tokio::test]
async fn a_pause_that_was_stays_when_the_member_has_all_deleted_later() {
    let mut table = clocked().await;
    done(&table.private("Ann", CHANNEL, days_off("tue")).await);
    table.wait(24 * HOUR);
    done(&link(&mut table).await);
    table.wait(6 * HOUR);
    done(&unlink(&mut table).await);
    look(&mut table).await;
    assert_eq!(left(&table).await, 48);
    crate::people::privacy::goes(&mut table, "Ann").await;
    look(&mut table).await;
    assert_eq!(left(&table).await, 48, "the other account's clock is not Ann's");
}

#[tokio::test]
async fn what_was_due_before_is_done_as_of_its_own_instant() {
    let mut table = clocked().await;
    done(&table.private("Ann", CHANNEL, days_off("thu fri")).await);
    // The time was up on Thursday at noon; nobody has looked since.
    table.wait(73 * HOUR);
    let tried = code(&mut table).await;
    let late = refused(&typed(&mut table, &other(), "late", &tried).await);
    assert!(late.starts_with(fixed_with("link-refused-time-is-up", [("link", "#1")])), "{late}");
    look(&mut table).await;
    let game = table.store.game(GameId(1)).await.expect("it reads").expect("it is there");
    assert!(game.end.is_some(), "days off that came later save nobody");
    done(&link(&mut table).await);
}

#[tokio::test]
async fn nobody_is_linked_or_parted_on_vacation() {
    let vacation = || {
        let until = "10d".to_owned();
        Command::Vacation(VacationRequest { until, ..VacationRequest::default() })
    };
    let mut table = clocked().await;
    let call = in_direct(&table, "vacation", vacation());
    done(&table.ask(&call).await);
    let tried = code(&mut table).await;
    let own = refused(&typed(&mut table, &other(), "own", &tried).await);
    assert!(own.starts_with(fixed("link-refused-on-vacation")), "{own}");

    let mut table = clocked().await;
    done(&table.private("Ann", CHANNEL, vacation()).await);
    let tried = code(&mut table).await;
    let others = refused(&typed(&mut table, &other(), "others", &tried).await);
    assert!(
        others
            .starts_with(fixed_with("link-refused-other-on-vacation", [("other", "Ann on Test")])),
        "{others}"
    );

    let mut table = clocked().await;
    done(&link(&mut table).await);
    done(&table.private("Ann", CHANNEL, vacation()).await);
    let part =
        table.private("Ann", CHANNEL, Command::Link(LinkRequest::Unlink { confirmed: None })).await;
    assert!(refused(&part).starts_with(fixed("link-refused-on-vacation")));
}

#[tokio::test]
async fn a_vacation_of_the_member_stops_the_games_of_both() {
    let mut table = clocked().await;
    done(&link(&mut table).await);
    let wish = VacationRequest { until: "10d".to_owned(), ..VacationRequest::default() };
    let said = table.private("Ann", CHANNEL, Command::Vacation(wish)).await;
    assert!(matches!(said, Reply::Done(_)), "{said:?}");
    table.wait(5 * DAY);
    assert_eq!(left(&table).await, 72);
}
