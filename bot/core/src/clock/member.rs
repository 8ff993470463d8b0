//! A member's settings of time: zone, days off, vacations, quiet hours.

use super::calendar::{Quiet, Weekdays, Zone};
use super::control::Control;
use super::duration::{DAY, HOUR};
use super::refusal::ClockRefusal;
use super::span::{FOREVER, Span};
use super::vacation::{Hours, Vacation};
use crate::Timestamp;

/// The least time between two changes of days off.
pub const DAYS_CHANGE: i64 = 30 * DAY;
/// The least time between two changes of zone, for a member with days off.
pub const ZONE_CHANGE: i64 = 7 * DAY;
/// The shortest vacation that can be asked for.
const SHORTEST: i64 = 24 * HOUR;

/// A member's zone and days off, from a moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// From when on it holds.
    pub from: Timestamp,
    /// The time zone.
    pub zone: Zone,
    /// The days off.
    pub days_off: Weekdays,
}

/// A member's settings of time. They are the same for all their games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Their zones and days off: the oldest first, at least one. The first holds for all time
    /// before it.
    habits: Vec<Habit>,
    vacations: Vec<Vacation>,
    hours: Hours,
    /// The real time of each vacation, which follows from both.
    spans: Vec<(Vacation, Span)>,
    /// Since when hours are paid automatically at a deadline, if they are.
    automatic: Option<Timestamp>,
    /// Their quiet hours.
    pub quiet: Option<Quiet>,
    /// Whether they get one list of their games each day.
    pub digest: bool,
}

impl Default for Member {
    fn default() -> Self {
        Self::from_rows(Vec::new(), Vec::new(), Hours::default(), None)
    }
}

/// The end of a vacation for want of hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct VacationEnd {
    /// When the member is told: a day before the end, and at the end.
    pub told: Timestamp,
    /// The end.
    pub end: Timestamp,
}

impl Member {
    /// A member from the stored rows: zones in order of time, vacations, hours, and since when
    /// hours are paid automatically. The first zone holds for all time before it.
    pub fn from_rows(
        mut habits: Vec<Habit>,
        vacations: Vec<Vacation>,
        hours: Hours,
        automatic: Option<Timestamp>,
    ) -> Self {
        habits.sort_by_key(|habit| habit.from);
        let since_ever = Timestamp(i64::MIN);
        match habits.first_mut() {
            Some(first) => first.from = since_ever,
            None => {
                let (zone, days_off) = (Zone::UTC, Weekdays::default());
                habits.push(Habit { from: since_ever, zone, days_off });
            }
        }
        let spans = hours.spans(&vacations);
        Self { habits, vacations, hours, spans, automatic, quiet: None, digest: false }
    }

    /// Their zones and days off, the oldest first. The first one's moment means nothing.
    pub fn habits(&self) -> &[Habit] {
        &self.habits
    }

    /// Their vacations, a planned one included.
    pub fn vacations(&self) -> &[Vacation] {
        &self.vacations
    }

    /// Since when hours are paid automatically at a deadline, if they are.
    pub fn automatic(&self) -> Option<Timestamp> {
        self.automatic
    }

    /// Their zone now.
    pub fn zone(&self) -> &Zone {
        &self.now().zone
    }

    /// Their days off now.
    pub fn days_off(&self) -> Weekdays {
        self.now().days_off
    }

    /// The hours of vacation left in the year of `now`. The hours of a future vacation are not paid
    /// yet.
    pub fn hours_left(&self, now: Timestamp) -> i64 {
        self.hours.left(&self.vacations, Zone::UTC.year_of(now), now)
    }

    fn now(&self) -> &Habit {
        self.habits
            .last()
            .expect("the first one is made with the member, and none is ever taken away")
    }

    /// Changes the zone. The past stays as it was.
    ///
    /// # Errors
    ///
    /// If they have days off and have changed the zone within 7 days.
    pub fn set_zone(&mut self, zone: Zone, now: Timestamp) -> Result<(), ClockRefusal> {
        let may_at = self.changed(|habit| habit.zone.clone()).saturating_add(ZONE_CHANGE);
        if zone == *self.zone() {
            return Ok(());
        }
        if !self.days_off().is_empty() && now.0 < may_at {
            return Err(ClockRefusal::ZoneChangedLately(Timestamp(may_at)));
        }
        self.settle(Habit { from: now, zone, days_off: self.days_off() });
        Ok(())
    }

    /// Changes the days off. The past stays as it was.
    ///
    /// # Errors
    ///
    /// If they have changed them within 30 days.
    pub fn set_days_off(&mut self, days_off: Weekdays, now: Timestamp) -> Result<(), ClockRefusal> {
        let may_at = self.changed(|habit| habit.days_off).saturating_add(DAYS_CHANGE);
        if days_off == self.days_off() {
            return Ok(());
        }
        if now.0 < may_at {
            return Err(ClockRefusal::DaysChangedLately(Timestamp(may_at)));
        }
        self.settle(Habit { from: now, zone: self.zone().clone(), days_off });
        Ok(())
    }

    /// When a part of these settings last changed.
    fn changed<T: PartialEq>(&self, what: impl Fn(&Habit) -> T) -> i64 {
        let pairs = self.habits.windows(2).rev();
        let mut changes = pairs.filter(|pair| what(&pair[0]) != what(&pair[1]));
        changes.next().map_or(i64::MIN, |pair| pair[1].from.0)
    }

    /// Adds a change. Of several changes in a row without days off, only the last is kept, since
    /// the zone matters only for days off. Otherwise a member could change zones for ever.
    fn settle(&mut self, mut habit: Habit) {
        habit.from = habit.from.max(self.now().from);
        self.habits.push(habit);
        let is_needless = self.habits.len() > 3
            && self.habits[self.habits.len() - 4..].iter().all(|it| it.days_off.is_empty());
        if is_needless {
            self.habits.remove(self.habits.len() - 3);
        }
    }

    /// Switches automatic hours at deadlines on or off, from now on.
    pub fn set_automatic(&mut self, on: bool, now: Timestamp) {
        self.automatic = on.then(|| self.automatic.unwrap_or(now));
    }

    /// Plans a vacation. Without `from` it begins now; without `until` it lasts as long as the
    /// hours. It begins after an automatic hour that runs.
    ///
    /// # Errors
    ///
    /// If it begins in the past, is shorter than 24 hours, another one is running or planned, or no
    /// hours are left for it.
    pub fn ask_vacation(
        &mut self,
        from: Option<Timestamp>,
        until: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), ClockRefusal> {
        let from = from.unwrap_or(now);
        if from < now {
            return Err(ClockRefusal::VacationInThePast);
        }
        if until.is_some_and(|until| Span::new(from, until).seconds() < SHORTEST) {
            return Err(ClockRefusal::VacationTooShort);
        }
        if self.asked(now).is_some() {
            return Err(ClockRefusal::VacationAlready);
        }
        let runs = |vacation: &&Vacation| vacation.automatic && vacation.until > from;
        let hour = self.vacations.iter().filter(runs).map(|vacation| vacation.until).max();
        let from = hour.unwrap_or(from);
        if self.hours.left(&self.vacations, Zone::UTC.year_of(from), FOREVER) < 1 {
            return Err(ClockRefusal::NoHoursLeft);
        }
        self.vacations.push(Vacation::asked(from, until));
        self.spans = self.hours.spans(&self.vacations);
        Ok(())
    }

    /// Ends the vacation that runs, or drops the planned one. The hour that has begun is paid.
    ///
    /// # Errors
    ///
    /// If none is running or planned. An automatic hour runs to its end.
    pub fn end_vacation(&mut self, now: Timestamp) -> Result<(), ClockRefusal> {
        let ending = self.asked(now).ok_or(ClockRefusal::NoVacation)?;
        self.vacations.retain(|vacation| *vacation != ending);
        if ending.from < now {
            self.vacations.push(Vacation { until: now, ..ending });
        }
        self.spans = self.hours.spans(&self.vacations);
        Ok(())
    }

    /// The real time of the requested vacation that runs or is planned: it ends where no hours are
    /// left.
    pub fn vacation(&self, now: Timestamp) -> Option<Span> {
        let asked = self.asked(now)?;
        self.spans.iter().find(|(vacation, _)| *vacation == asked).map(|(_, span)| *span)
    }

    /// The requested vacation that runs or is planned.
    fn asked(&self, now: Timestamp) -> Option<Vacation> {
        let is_open =
            |(vacation, span): &&(Vacation, Span)| !vacation.automatic && span.until > now;
        self.spans.iter().find(is_open).map(|(vacation, _)| *vacation)
    }

    /// Pays the hour that begins at a deadline. The member must have switched that on before, and
    /// have an hour left in that year. Says whether it was paid.
    pub fn pay_hour(&mut self, deadline: Timestamp, now: Timestamp) -> bool {
        let year = Zone::UTC.year_of(deadline);
        let is_on = self.automatic.is_some_and(|since| since <= deadline);
        let pays = is_on && self.hours.left(&self.vacations, year, now) > 0;
        if pays {
            self.vacations.push(Vacation::hour(deadline));
            self.spans = self.hours.spans(&self.vacations);
        }
        pays
    }

    /// The stretches of `window` in which the mover's settings pause a game with this control.
    pub fn pauses(&self, control: &Control, window: Span) -> Vec<Span> {
        let mut found = Vec::new();
        if control.vacation {
            let ours = self.spans.iter().map(|(_, span)| span.within(window));
            found.extend(ours.filter(|span| !span.is_empty()));
        }
        if control.days_off {
            let ends = self.habits.iter().skip(1).map(|habit| habit.from).chain([FOREVER]);
            for (habit, end) in self.habits.iter().zip(ends) {
                let lived = Span::new(habit.from, end).within(window);
                found.extend(habit.zone.days_off(habit.days_off, lived));
            }
        }
        found
    }

    /// Whether a vacation lasts at a moment or is still to come; automatic hours count.
    pub fn rests(&self, now: Timestamp) -> bool {
        self.spans.iter().any(|(_, span)| span.until > now)
    }

    /// The requested vacation that begins after `told`, if one does.
    pub fn vacation_begins(&self, told: Timestamp) -> Option<Span> {
        let spans = self.spans.iter().filter(|(vacation, _)| !vacation.automatic);
        let begins = spans.map(|(_, span)| *span).filter(|span| span.from > told);
        begins.min_by_key(|span| span.from)
    }

    /// The ends of vacations for want of hours that the member is to be told after `told` and until
    /// `now`: a day before the end, and at the end.
    pub fn vacation_ends(&self, told: Timestamp, now: Timestamp) -> Vec<VacationEnd> {
        let mut found = Vec::new();
        for (vacation, span) in self.spans.iter().copied() {
            if !vacation.automatic && span.until < vacation.until {
                let before = span.until.0.saturating_sub(DAY).max(span.from.0);
                let moments = [Timestamp(before), span.until];
                found.extend(moments.map(|told| VacationEnd { told, end: span.until }));
            }
        }
        found.retain(|end| told < end.told && end.told <= now);
        found.sort_unstable();
        found
    }
}
