//! A day of the calendar in a member's time zone, for everything that comes once a day.

use super::calendar::Zone;
use crate::Timestamp;
use jiff::civil::Date;
use std::fmt;
use std::str::FromStr;

/// A day of the calendar, in a time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(Date);

/// A text that is not a date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a day like 2026-11-24")]
pub struct NoSuchDate(String);

impl Day {
    /// The day after it. The last day of the calendar stays itself.
    pub fn next(self) -> Self {
        Self(self.0.tomorrow().unwrap_or(self.0))
    }

    /// The day before it. The first day of the calendar stays itself.
    pub fn last(self) -> Self {
        Self(self.0.yesterday().unwrap_or(self.0))
    }
}

/// The stored form: `2026-11-24`.
impl fmt::Display for Day {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl FromStr for Day {
    type Err = NoSuchDate;

    fn from_str(text: &str) -> Result<Self, NoSuchDate> {
        text.parse().map(Self).map_err(|_| NoSuchDate(text.to_owned()))
    }
}

impl Zone {
    /// The day of a moment in the zone.
    pub fn day_of(&self, at: Timestamp) -> Day {
        Day(self.local(at).date())
    }

    /// When clocks in the zone show a full hour, 0 to 23, on a day. An hour that the clocks skip
    /// comes an hour later. Of an hour that comes twice, the first counts.
    pub fn at_hour(&self, day: Day, hour: i8) -> Timestamp {
        self.at(day.0.at(hour.clamp(0, 23), 0, 0, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().expect("it is a time").as_second())
    }

    #[test]
    fn every_day_has_each_hour_once_whatever_the_clocks_do() {
        for (zone, day, hour, expected) in [
            ("UTC", "2026-11-24", 8, "2026-11-24T08:00:00Z"),
            ("Europe/Berlin", "2026-03-28", 2, "2026-03-28T01:00:00Z"),
            // Two o'clock is skipped, and comes at three.
            ("Europe/Berlin", "2026-03-29", 2, "2026-03-29T01:00:00Z"),
            ("Europe/Berlin", "2026-03-30", 2, "2026-03-30T00:00:00Z"),
            // Two o'clock comes twice.
            ("Europe/Berlin", "2026-10-25", 2, "2026-10-25T00:00:00Z"),
            ("Europe/Berlin", "2026-10-26", 2, "2026-10-26T01:00:00Z"),
            ("America/Havana", "2026-03-08", 0, "2026-03-08T05:00:00Z"),
        ] {
            let zone = Zone::named(zone).expect("it is a zone");
            let day: Day = day.parse().expect("it is a day");
            assert_eq!(zone.at_hour(day, hour), at(expected), "{day} {hour}");
            assert_eq!(zone.day_of(at(expected)), day);
            assert!(zone.at_hour(day.last(), hour) < zone.at_hour(day, hour));
        }
    }

    #[test]
    fn a_day_comes_back_from_its_text_and_the_ends_of_the_calendar_do_no_harm() {
        let day = Zone::UTC.day_of(at("2026-12-31T23:59:59Z"));
        assert_eq!((day.to_string().as_str(), day.to_string().parse()), ("2026-12-31", Ok(day)));
        assert_eq!(day.next().to_string(), "2027-01-01");
        assert!("2026-13-01".parse::<Day>().is_err() && "".parse::<Day>().is_err());
        for wild in [i64::MIN, i64::MAX] {
            let day = Zone::UTC.day_of(Timestamp(wild));
            Zone::UTC.at_hour(day.next().next(), 23);
            Zone::UTC.at_hour(day.last().last(), 0);
        }
    }
}
