//! Vacations: paid by the hour from the hours that a member has for each year.

use super::calendar::Zone;
use super::duration::HOUR;
use super::span::{FOREVER, Span};
use crate::Timestamp;
use std::collections::BTreeMap;

/// Every member's hours of vacation in a year.
pub const YEARLY_HOURS: i64 = 720;

/// A stored vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// When it begins.
    pub from: Timestamp,
    /// When it ends, as requested; [`FOREVER`] if it lasts until the hours are used up.
    pub until: Timestamp,
    /// Whether it is an hour that was paid automatically at a deadline.
    pub automatic: bool,
}

/// A member's hours of vacation for each year of universal time. They are not carried over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hours {
    /// The hours of every other year; fewer than a year has.
    pub yearly: i64,
    /// The hours of years with another number.
    pub of_year: BTreeMap<i16, i64>,
}

impl Default for Hours {
    fn default() -> Self {
        Self { yearly: YEARLY_HOURS, of_year: BTreeMap::new() }
    }
}

impl Hours {
    fn of(&self, year: i16) -> i64 {
        // With too many hours a vacation would never end.
        self.of_year.get(&year).copied().unwrap_or(self.yearly).clamp(0, 8_000)
    }

    /// Each vacation with its real time. An hour is paid when it begins, from the year in which it
    /// begins. Hours are paid in the order in which they begin. Where none is left, the vacation
    /// ends.
    pub fn spans(&self, vacations: &[Vacation]) -> Vec<(Vacation, Span)> {
        let mut paid = BTreeMap::new();
        let ordered = in_order(vacations).into_iter();
        ordered.map(|vacation| (vacation, self.run(vacation, &mut paid))).collect()
    }

    /// The hours of `year` that are not paid yet at `now`. An hour that begins at this moment is
    /// not paid.
    pub fn left(&self, vacations: &[Vacation], year: i16, now: Timestamp) -> i64 {
        let mut paid = BTreeMap::new();
        for vacation in in_order(vacations) {
            let until = vacation.until.min(now);
            if vacation.from < until {
                self.run(Vacation { until, ..vacation }, &mut paid);
            }
        }
        self.of(year) - paid.get(&year).copied().unwrap_or(0)
    }

    /// Pays a vacation hour by hour, and returns its real time.
    fn run(&self, vacation: Vacation, paid: &mut BTreeMap<i16, i64>) -> Span {
        let Vacation { from, until, automatic } = vacation;
        let mut at = from;
        while at < until {
            let year = Zone::UTC.year_of(at);
            let end = Zone::UTC.start_of_year(year.saturating_add(1)).min(until);
            if end <= at {
                break;
            }
            let wanted = end.0.saturating_sub(at.0).saturating_add(HOUR - 1) / HOUR;
            let spent = paid.entry(year).or_insert(0);
            let had = (self.of(year) - *spent).clamp(0, wanted);
            *spent += had;
            at.0 += had * HOUR;
            if had < wanted {
                break;
            }
        }
        // For an automatic hour, one was left when it was paid.
        Span::new(from, if automatic { until } else { at.min(until) })
    }
}

fn in_order(vacations: &[Vacation]) -> Vec<Vacation> {
    let mut ordered = vacations.to_vec();
    ordered.sort_by_key(|vacation| (vacation.from, !vacation.automatic));
    ordered
}

impl Vacation {
    /// The automatic hour at a deadline.
    pub fn hour(from: Timestamp) -> Self {
        Self { from, until: Timestamp(from.0.saturating_add(HOUR)), automatic: true }
    }

    /// A requested vacation; without a named end it lasts until the hours are used up.
    pub fn asked(from: Timestamp, until: Option<Timestamp>) -> Self {
        Self { from, until: until.unwrap_or(FOREVER), automatic: false }
    }
}
