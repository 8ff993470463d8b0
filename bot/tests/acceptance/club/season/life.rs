//! The pauses of a member's clocks, written down when it was settled, and how long somebody has
//! thought between two moments because of it.

use super::terms::Terms;
use super::{DAY, HOUR, MINUTE};
use jiff::Timestamp;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;

/// A member's time.
#[derive(Debug)]
pub struct Life {
    /// Since when which zone and days off hold.
    pub habits: Vec<(i64, TimeZone, Vec<Weekday>)>,
    /// The vacations asked for.
    pub vacations: Vec<(i64, i64)>,
    /// When an hour was paid at a deadline.
    pub hours: Vec<i64>,
    pub is_quiet: bool,
    pub is_automatic: bool,
}

impl Default for Life {
    fn default() -> Self {
        let habits = vec![(i64::MIN, TimeZone::UTC, Vec::new())];
        let (vacations, hours) = (Vec::new(), Vec::new());
        Self { habits, vacations, hours, is_quiet: false, is_automatic: false }
    }
}

impl Life {
    /// Whether a vacation that was asked for runs or is planned.
    pub fn has_vacation(&self, now: i64) -> bool {
        self.vacations.last().is_some_and(|(_, until)| *until > now)
    }

    /// The seconds between two moments in which the member's clock runs, under these terms, with
    /// the outages of which their turn has something.
    pub fn thought(&self, terms: &Terms, outages: &[(i64, i64)], from: i64, until: i64) -> i64 {
        let made_up = |(gone, back): &(i64, i64)| *back > from && back - gone > 15 * MINUTE;
        let outages = outages.iter().filter(|outage| made_up(outage));
        let mut stops: Vec<(i64, i64)> = outages.map(|(gone, back)| (*gone, back + HOUR)).collect();
        if terms.vacation {
            stops.extend(&self.vacations);
            stops.extend(self.hours.iter().map(|hour| (*hour, hour + HOUR)));
        }
        if terms.days_off {
            self.days_off(from, until, &mut stops);
        }
        stops.sort_unstable();
        let (mut runs, mut at) = (0, from);
        for (stop, go) in stops {
            runs += (stop.min(until) - at).max(0);
            at = at.max(go);
        }
        runs + (until - at).max(0)
    }

    /// The calendar days off around these moments, each from midnight to midnight where they live.
    fn days_off(&self, from: i64, until: i64, stops: &mut Vec<(i64, i64)>) {
        let ends = self.habits[1..].iter().map(|habit| habit.0).chain([i64::MAX]);
        for ((since, zone, days), end) in self.habits.iter().zip(ends) {
            let (first, last) = (from.max(*since), until.min(end));
            if days.is_empty() || first >= last {
                continue;
            }
            let moment = |at| Timestamp::from_second(at).expect("it is in the calendar");
            let mut date = zone.to_datetime(moment(first)).date();
            let last_date = zone.to_datetime(moment(last + DAY)).date();
            while date < last_date {
                let next = date.tomorrow().expect("the calendar goes on");
                if days.contains(&date.weekday()) {
                    let midnight = |date: jiff::civil::Date| {
                        let midnight = date.to_datetime(jiff::civil::Time::midnight());
                        let moment = zone.to_ambiguous_zoned(midnight).compatible();
                        moment.expect("it is in the calendar").timestamp().as_second()
                    };
                    stops.push((midnight(date).max(first), midnight(next).min(last)));
                }
                date = next;
            }
        }
    }
}
