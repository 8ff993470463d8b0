//! A game's clock in a year of chance, watched by somebody who counts the quarters of hours.

use crate::time::clock_case::{Step, Table};
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use menagerie_core::Timestamp;
use menagerie_core::clock::{
    Clock, ClockEvent, Control, DAY, Event, HOUR, Habit, Hours, MINUTE, Member, Pauses, Quiet,
    Span, Timeout, Weekdays, Zone,
};
use menagerie_rules::Color;
use rand::RngExt;
use rand::rngs::StdRng;

const ZONES: [&str; 4] =
    ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];
const DAYS: [&[&str]; 4] = [&[], &["sat", "sun"], &["fri"], &["sun", "mon"]];

/// All that happens happens at a multiple of this, as do changes of daylight saving.
const QUARTER: i64 = 15 * MINUTE;

/// A game with what happened to it, watched by somebody who counts the quarters of hours.
pub struct Watch {
    pub table: Table,
    dice: StdRng,
    pub now: i64,
    /// The steps so far, to do them again.
    pub script: Vec<(Step, Timestamp)>,
    /// The credits for outages that this turn has.
    credits: Vec<Span>,
    /// The events so far when the warnings were last armed.
    armed: usize,
}

fn member(dice: &mut StdRng) -> Member {
    let zone = Zone::named(ZONES[dice.random_range(0..ZONES.len())]).expect("it is a zone");
    let days_off = Weekdays::named(DAYS[dice.random_range(0..DAYS.len())].iter().copied());
    let from = Timestamp(0);
    let habit = Habit { from, zone, days_off: days_off.expect("they are days") };
    // So many that they do not run out: when vacations end by themselves, cases tell.
    let hours = Hours { yearly: 8_000, ..Hours::default() };
    let automatic = dice.random_bool(0.2).then_some(from);
    let mut member = Member::from_rows(vec![habit], Vec::new(), hours, automatic);
    let quiet = Quiet::named("22:00", "07:30").expect("they are hours");
    member.quiet = dice.random_bool(0.5).then_some(quiet);
    member.digest = dice.random_bool(0.2);
    member
}

impl Watch {
    pub fn start(control: &str, mut dice: StdRng, now: i64) -> Self {
        let members = [member(&mut dice), member(&mut dice)];
        let pauses = Pauses { members, ..Pauses::default() };
        let control: Control = control.parse().expect("it is a control");
        let table = Table::start(control, pauses, Timestamp(now));
        Self { table, dice, now, script: Vec::new(), credits: Vec::new(), armed: 0 }
    }

    /// Whether the mover's time is paused in the quarter that begins then. Found by the calendar on
    /// the wall, not as the clock does it.
    fn is_paused(&self, mover: Color, at: i64) -> bool {
        let holds = |span: &Span| span.from.0 <= at && at < span.until.0;
        let Table { clock, pauses, .. } = &self.table;
        let member = pauses.member(mover);
        let on_vacation = || {
            let mut vacations = member.vacations().iter();
            vacations.any(|it| holds(&Span::new(it.from, it.until)))
        };
        let has_day_off = || {
            let lived = member.habits().iter().rev().find(|habit| habit.from.0 <= at);
            let Some(habit) = lived.filter(|habit| !habit.days_off.is_empty()) else {
                return false;
            };
            let zone = TimeZone::get(&habit.zone.name()).expect("it is a zone");
            let instant = jiff::Timestamp::from_second(at).expect("it is in the calendar");
            let name = match zone.to_datetime(instant).weekday() {
                Weekday::Monday => "mon",
                Weekday::Friday => "fri",
                Weekday::Saturday => "sat",
                Weekday::Sunday => "sun",
                _ => "another",
            };
            habit.days_off.names().any(|day| day == name)
        };
        pauses.game.rows().iter().any(holds)
            || self.credits.iter().any(holds)
            || clock.control().vacation && on_vacation()
            || clock.control().days_off && has_day_off()
    }

    /// The seconds that a turn has run between two moments, in whole quarters.
    fn thought(&self, mover: Color, from: i64, until: i64) -> i64 {
        let quarters = (from..until - until % QUARTER).step_by(QUARTER as usize);
        quarters.filter(|quarter| !self.is_paused(mover, *quarter)).count() as i64 * QUARTER
    }

    /// Does something and holds what came of it against the invariants.
    fn step(&mut self, step: Step) {
        let now = Timestamp(self.now);
        let before = self.table.clock.clone();
        let deadline = before.deadline(&self.table.pauses);
        let told = self.table.happened.len();
        self.script.push((step.clone(), now));
        let since = before.state().since;
        if let Step::Outage(outage) = step
            && outage.until > since
            && outage.seconds() > QUARTER
        {
            self.credits.push(Span::new(outage.from, Timestamp(outage.until.0 + HOUR)));
        }
        let done = self.table.step(step.clone(), now);
        let waits = before.state().turn.other();
        if done.is_ok() && by(&step) == Some(waits) && !self.table.is_over() {
            let after = self.table.clock.deadline(&self.table.pauses);
            assert!(
                after >= deadline || deadline.is_none(),
                "{step:?} made {deadline:?} {after:?}"
            );
        }
        for index in told..self.table.happened.len() {
            self.hold(self.table.happened[index], &before);
        }
        let state = self.table.clock.state();
        let is_new_turn = (state.plies, state.since) != (before.state().plies, since);
        if is_new_turn {
            self.credits.clear();
        }
        if is_new_turn || done.is_ok() && matches!(step, Step::Game(Event::Give { .. })) {
            self.armed = self.table.happened.len();
        }
        self.hold_sums();
    }

    /// The checks on each event.
    fn hold(&self, happening: ClockEvent, before: &Clock) {
        let state = before.state();
        let (mover, allowance) = (state.turn, before.allowance().unwrap_or(i64::MAX));
        let thought = |until: i64| state.spent + self.thought(mover, state.since.0, until);
        match happening {
            ClockEvent::Moved(row) => {
                assert_eq!(row.consumed, thought(row.at.0), "all that was thought is charged");
                let [was, is] =
                    [before, &self.table.clock].map(|it| it.state().sides[mover.index()]);
                assert_eq!(is.used, was.used + row.consumed);
                let max = before.control().kind.numbers().and_then(|it| it.max).unwrap_or(i64::MAX);
                assert!((0..=max).contains(&is.bank), "{is:?}");
                let paused = row.at.0 - state.since.0 - (row.consumed - state.spent);
                let transit = self.now - row.at.0;
                assert_eq!(self.table.clock.nobody(), before.nobody() + paused + transit);
            }
            ClockEvent::Warned(warning) => {
                assert_eq!(warning.side, mover);
                let all = &self.table.happened[self.armed..];
                let same = all.iter().filter(|it| match it {
                    ClockEvent::Warned(it) => it.mark == warning.mark,
                    _ => false,
                });
                assert_eq!(same.count(), 1, "{warning:?} comes once");
                assert!(thought(warning.at.0) <= allowance, "{warning:?}");
            }
            ClockEvent::HourPaid { side, from } => {
                assert_eq!(side, mover);
                // One in six stands for all of them: counting takes long.
                let is_counted = from.0 % (6 * HOUR) < HOUR;
                assert!(!is_counted || thought(from.0) == allowance, "an hour was paid at {from}");
            }
            ClockEvent::Overdue { side, deadline } => {
                assert_eq!((side, thought(deadline.0)), (mover, allowance));
            }
            ClockEvent::Ended(finish) => {
                let held = match (before.control().timeout, self.script.last()) {
                    // A late move flags at once.
                    (Timeout::Hard, Some((Step::Game(Event::Move { .. }), at)))
                        if *at == finish.at =>
                    {
                        0
                    }
                    (Timeout::Soft, Some((Step::Game(Event::Claim { .. }), _))) => 2 * MINUTE,
                    (Timeout::Soft, _) => 30 * DAY,
                    (Timeout::Hard, _) => 2 * MINUTE,
                };
                assert!(thought(finish.at.0 - held) >= allowance, "{finish:?} was early");
            }
        }
    }

    /// The checks after every step.
    fn hold_sums(&self) {
        let Table { clock, pauses, .. } = &self.table;
        let (state, now) = (clock.state(), Timestamp(self.now));
        for side in Color::BOTH {
            assert!(state.sides[side.index()].bank >= 0);
            assert!(pauses.member(side).hours_left(now) >= 0);
        }
        assert!(clock.nobody() >= 0);
        if let (Some(allowance), Some(deadline)) = (clock.allowance(), clock.deadline(pauses)) {
            assert_eq!(clock.consumed(pauses, deadline), allowance);
            assert_eq!(clock.consumed(pauses, Timestamp(deadline.0 + 1)), allowance + 1);
            let due = clock.next_due(pauses).expect("a deadline leads to something");
            assert!(due >= now, "{due} is past and not done");
            let warnings = clock.warnings(pauses);
            assert!(warnings.is_sorted_by(|one, other| one.at < other.at), "{warnings:?}");
            assert!(warnings.iter().all(|it| it.at >= now && it.at <= deadline), "{warnings:?}");
        }
    }

    /// Lets some time pass, and then has something done by chance.
    pub fn go_on(&mut self) {
        let dice = &mut self.dice;
        let longest = if dice.random_bool(0.04) { 12 * DAY } else { 30 * HOUR };
        let last = self.now;
        self.now += dice.random_range(0..longest / QUARTER) * QUARTER;
        let now = Timestamp(self.now);
        let turn = self.table.clock.state().turn;
        let side = Color::BOTH[dice.random_range(0..2)];
        let step = match dice.random_range(0..100) {
            0..50 if !self.table.pauses.is_frozen() => {
                let late = dice.random_range(0..3) * QUARTER;
                let written = dice.random_bool(0.3).then(|| Timestamp(self.now - late));
                Step::Game(Event::Move { by: turn, written })
            }
            50..55 => {
                let hours = dice.random_range(24..200) * HOUR;
                let from = Timestamp(self.now + dice.random_range(0..3) * DAY);
                Step::VacationOn(side, Some(from), Some(Timestamp(from.0 + hours)))
            }
            55..58 => Step::VacationOff(side),
            58..61 => Step::Automatic(side, dice.random_bool(0.2)),
            61..66 => {
                let zone = Zone::named(ZONES[dice.random_range(0..ZONES.len())]);
                Step::Zone(side, zone.expect("it is a zone"))
            }
            66..70 => {
                let days = DAYS[dice.random_range(0..DAYS.len())].iter().copied();
                Step::DaysOff(side, Weekdays::named(days).expect("they are days"))
            }
            // No more of it than has passed, so that all of it was not known.
            70..76 if self.now > last => {
                let long = dice.random_range(1..=((self.now - last) / QUARTER).min(20)) * QUARTER;
                Step::Outage(Span::new(Timestamp(self.now - long), now))
            }
            76..80 => Step::Freeze,
            _ if self.table.pauses.is_frozen() => Step::Thaw,
            80..84 => {
                let seconds = dice.random_range(1..72) * HOUR;
                Step::Game(Event::Give { by: turn.other(), seconds })
            }
            84..88 => Step::TakeBack(dice.random_range(1..4)),
            88 => Step::Game(Event::Claim { by: turn.other() }),
            _ => Step::Check,
        };
        self.step(step);
    }
}

/// The side that makes a step.
fn by(step: &Step) -> Option<Color> {
    match step {
        Step::VacationOn(by, ..) | Step::VacationOff(by) | Step::Automatic(by, _) => Some(*by),
        Step::Zone(by, _) | Step::DaysOff(by, _) => Some(*by),
        Step::Game(Event::Give { by, .. }) => Some(*by),
        _ => None,
    }
}
