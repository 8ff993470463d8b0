//! The problem of the day of a community: where it is posted, and when the next one is due.

use crate::{Place, ProblemId, Server, Timestamp};

/// The seconds of a day and of an hour.
const DAY: i64 = 24 * 60 * 60;
const HOUR: i64 = 60 * 60;

/// The word of a community that wants none.
pub const NO_DAILY_PROBLEM: &str = "off";

/// The hours of a day in UTC, as words.
const HOURS: [&str; 24] = [
    "00:00", "01:00", "02:00", "03:00", "04:00", "05:00", "06:00", "07:00", "08:00", "09:00",
    "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00", "18:00", "19:00",
    "20:00", "21:00", "22:00", "23:00",
];

/// The problem of the day of a community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyProblem {
    /// The community.
    pub server: Server,
    /// Where it is posted.
    pub place: Place,
    /// When the next one is due, at a full hour; none if the community does not want it any more.
    pub due: Option<Timestamp>,
    /// The one that was posted last.
    pub last: Option<ProblemId>,
}

impl DailyProblem {
    /// The words of the setting: none, or an hour in UTC.
    pub fn words() -> Vec<&'static str> {
        [&[NO_DAILY_PROBLEM], &HOURS[..]].concat()
    }

    /// When the hour of this word comes next after `now`; none where the word is no hour.
    pub fn next(word: &str, now: Timestamp) -> Option<Timestamp> {
        let hour = HOURS.iter().position(|hour| *hour == word)?;
        let today = now.0.div_euclid(DAY) * DAY + i64::try_from(hour).ok()? * HOUR;
        Some(Timestamp(if today > now.0 { today } else { today + DAY }))
    }

    /// The same hour of the first day after `now`, if the problem is due by then.
    pub fn after(&self, now: Timestamp) -> Option<Timestamp> {
        let due = self.due.filter(|due| *due <= now)?;
        Some(Timestamp(due.0 + ((now.0 - due.0) / DAY + 1) * DAY))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().expect("it is a time").as_second())
    }

    #[test]
    fn the_next_one_comes_at_the_next_such_hour() {
        for (word, now, next) in [
            ("18:00", "2026-11-27T17:59:59Z", Some("2026-11-27T18:00:00Z")),
            ("18:00", "2026-11-27T18:00:00Z", Some("2026-11-28T18:00:00Z")),
            ("00:00", "2026-12-31T00:00:01Z", Some("2027-01-01T00:00:00Z")),
            ("off", "2026-11-27T17:59:59Z", None),
            ("24:00", "2026-11-27T17:59:59Z", None),
        ] {
            assert_eq!(DailyProblem::next(word, at(now)), next.map(at), "{word} after {now}");
        }
    }

    #[test]
    fn days_that_were_missed_are_left_out() {
        let daily = |due: Option<&str>| DailyProblem {
            server: Server::new("chat", 1),
            place: Place::new("chat", 2),
            due: due.map(at),
            last: None,
        };
        for (due, now, after) in [
            (Some("2026-11-27T18:00:00Z"), "2026-11-27T17:59:59Z", None),
            (Some("2026-11-27T18:00:00Z"), "2026-11-27T18:00:00Z", Some("2026-11-28T18:00:00Z")),
            (Some("2026-11-27T18:00:00Z"), "2026-11-30T18:00:01Z", Some("2026-12-01T18:00:00Z")),
            (None, "2026-11-27T18:00:00Z", None),
        ] {
            assert_eq!(daily(due).after(at(now)), after.map(at), "{due:?} at {now}");
        }
    }
}
