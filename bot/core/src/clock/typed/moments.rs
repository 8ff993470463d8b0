//! Moments as people write them, in their own time zone: `24 Dec`, `24.12.2026 18:00`, `tomorrow`.

use super::super::calendar::Zone;
use super::days::weekday;
use super::hours::time_of_day;
use super::{length, plain};
use crate::Timestamp;
use crate::shortened::shortened;
use jiff::civil::{Date, Time};

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A text that is not a moment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{}” is not a moment", shortened(.0))]
pub struct NoSuchMoment(String);

impl NoSuchMoment {
    /// The typed text.
    pub fn typed(&self) -> &str {
        &self.0
    }
}

/// A day read from a text, with a time.
enum Read {
    One(Date, Time),
    /// Day and month could be either way around.
    Either([Date; 2], Time),
}

impl Zone {
    /// The moment of a text: the beginning of a day, a day and a time, or a length of time from now
    /// on. A day without a year is the next such day.
    ///
    /// # Errors
    ///
    /// If it is none of these, or could be two.
    pub fn moment(&self, text: &str, now: Timestamp) -> Result<Timestamp, NoSuchMoment> {
        self.moment_since(text, now, now)
    }

    /// The moment of a text about a stretch that begins at another moment. Lengths count from
    /// there, and a weekday is the next one after it.
    ///
    /// # Errors
    ///
    /// As [`Zone::moment`].
    pub fn moment_since(
        &self,
        text: &str,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Timestamp, NoSuchMoment> {
        if let Ok(length) = length(text) {
            return Ok(Timestamp(since.0.saturating_add(length)));
        }
        if matches!(plain(text).as_str(), "now" | "right now" | "at once" | "immediately") {
            return Ok(now);
        }
        match self.read(text, since, now) {
            Some(Read::One(date, time)) => Ok(self.at(date.to_datetime(time))),
            Some(Read::Either(..)) | None => Err(NoSuchMoment(text.trim().to_owned())),
        }
    }

    /// Suggestions for a text that cannot be read, in a form that can; the likeliest first.
    pub fn near_moment(&self, text: &str, now: Timestamp) -> Vec<String> {
        let dates = match self.read(text, now, now) {
            Some(Read::Either(dates, time)) => dates.map(|date| written(date, time)).to_vec(),
            _ => Vec::new(),
        };
        // A length from now is no good suggestion for a misread date.
        let lengths: &[&str] =
            if text.contains(char::is_numeric) { &[] } else { &["7d", "10d", "14d"] };
        dates.into_iter().chain(lengths.iter().map(|length| (*length).to_owned())).collect()
    }

    fn read(&self, text: &str, since: Timestamp, now: Timestamp) -> Option<Read> {
        let (first, today) = (self.local(since).date(), self.local(now).date());
        let days = |text: &str| match text {
            "today" | "tonight" => Some(vec![today]),
            "tomorrow" => Some(vec![today.tomorrow().ok()?]),
            _ => days_of_week(text, first).or_else(|| days(text, today)),
        };
        let words = plain(text);
        let words = ["until ", "till ", "from ", "on ", "the "]
            .iter()
            .fold(words.as_str(), |words, before| words.strip_prefix(before).unwrap_or(words));
        // A time stands behind its day: "24 dec at 18:00".
        let ends =
            words.match_indices([' ', 't']).map(|(at, it)| (&words[..at], &words[at + it.len()..]));
        let mut timed = ends.filter_map(|(day, time)| {
            let day = day.trim_end_matches(" at").trim_end_matches(',');
            Some((days(day)?, time_of_day(time)?))
        });
        let whole = days(words).map(|days| (days, Time::midnight()));
        let (days, time) = whole.or_else(|| timed.next_back())?;
        Some(match days[..] {
            [one] => Read::One(one, time),
            [one, other, ..] => Read::Either([one, other], time),
            [] => return None,
        })
    }
}

fn written(date: Date, time: Time) -> String {
    if time == Time::midnight() {
        date.to_string()
    } else {
        format!("{date} {}", time.strftime("%H:%M"))
    }
}

/// The weekday that a text names, after a first day. There are two if "next" can mean this week or
/// the one after.
fn days_of_week(text: &str, first: Date) -> Option<Vec<Date>> {
    let next = text.strip_prefix("next ");
    let day = weekday(next.unwrap_or(text.strip_prefix("this ").unwrap_or(text)))?;
    let one = first.nth_weekday(1, day).ok()?;
    let other = first.nth_weekday(2, day).ok()?;
    let is_either = next.is_some() && first.weekday() != day;
    Some(if is_either { vec![one, other] } else { vec![one] })
}

/// The days that a text can name, from today on: one, or two if day and month could be either way
/// around.
fn days(text: &str, today: Date) -> Option<Vec<Date>> {
    // The separator of a date tells the order of its parts.
    let sign = text.chars().find(|letter| ['-', '/', '.'].contains(letter));
    let parts: Vec<&str> = text
        .split([' ', ',', '-', '/', '.'])
        .filter(|part| !part.is_empty() && *part != "of")
        .collect();
    let number = |part: &str| {
        let digits = part.trim_end_matches(|letter: char| letter.is_alphabetic());
        let is_ordinal = ["", "st", "nd", "rd", "th"].contains(&&part[digits.len()..]);
        digits.parse::<i16>().ok().filter(|_| is_ordinal)
    };
    let is_year = |part: &str| part.len() == 4 && part.bytes().all(|it| it.is_ascii_digit());
    let date = |year: Option<i16>, month: i16, day: i16| {
        let (month, day) = (i8::try_from(month).ok()?, i8::try_from(day).ok()?);
        match year {
            Some(year) => Date::new(year, month, day).ok(),
            None => (today.year()..=today.year() + 4)
                .filter_map(|year| Date::new(year, month, day).ok())
                .find(|date| *date >= today),
        }
    };
    let named = parts.iter().position(|part| month(part).is_some());
    if let Some(at) = named {
        let month = month(parts[at])?;
        let others: Vec<&str> = [&parts[..at], &parts[at + 1..]].concat();
        let (year, day): (Vec<&str>, Vec<&str>) =
            others.into_iter().partition(|part| is_year(part));
        let ([day], [] | [_]) = (&day[..], &year[..]) else { return None };
        return Some(vec![date(year.first().and_then(|year| number(year)), month, number(day)?)?]);
    }
    let numbers: Vec<i16> = parts.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match (&numbers[..], sign) {
        ([year, month, day], _) if is_year(parts[0]) => {
            Some(vec![date(Some(*year), *month, *day)?])
        }
        // With points the day comes first in every country.
        ([day, month, year], Some('.')) if is_year(parts[2]) => {
            Some(vec![date(Some(*year), *month, *day)?])
        }
        ([day, month, year], Some('.')) if parts[2].len() == 2 => {
            Some(vec![date(Some(2000 + *year), *month, *day)?])
        }
        ([day, month], Some('.')) => Some(vec![date(None, *month, *day)?]),
        ([one, other], Some('/')) | ([one, other, _], Some('/' | '-'))
            if parts.get(2).is_none_or(|year| is_year(year)) =>
        {
            let year = numbers.get(2).copied();
            let mut either: Vec<Date> = [date(year, *other, *one), date(year, *one, *other)]
                .into_iter()
                .flatten()
                .collect();
            either.dedup();
            Some(either).filter(|dates| !dates.is_empty())
        }
        _ => None,
    }
}

/// The number of a month from at least three letters of its name.
fn month(word: &str) -> Option<i16> {
    let at = MONTHS.iter().position(|month| {
        word.len() >= 3 && (month.starts_with(word) || *month == "september" && word == "sept")
    })?;
    i16::try_from(at + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thursday 2026-11-26, 10:00 in Berlin.
    const NOW: Timestamp = Timestamp(1_795_683_600);

    fn berlin() -> Zone {
        Zone::named("Europe/Berlin").expect("it is a zone")
    }

    fn read(text: &str) -> Option<String> {
        let moment = berlin().moment(text, NOW).ok()?;
        Some(berlin().local(moment).strftime("%Y-%m-%d %H:%M").to_string())
    }

    #[test]
    fn moments_are_read_as_people_write_them() {
        for (text, expected) in [
            ("2026-12-24", "2026-12-24 00:00"),
            ("2026‑12‑24", "2026-12-24 00:00"),
            ("2026–12–24 18:00", "2026-12-24 18:00"),
            ("2026-12-24 18:\u{200b}00", "2026-12-24 18:00"),
            ("２０２６－１２－２４\u{a0}６pm", "2026-12-24 18:00"),
            ("2026-12-24T18:00", "2026-12-24 18:00"),
            ("2026-12-24, 6 pm", "2026-12-24 18:00"),
            ("2026-12-24 at 18:30", "2026-12-24 18:30"),
            ("2026/12/24", "2026-12-24 00:00"),
            ("2026.12.24", "2026-12-24 00:00"),
            ("24.12.2026", "2026-12-24 00:00"),
            ("24.12.", "2026-12-24 00:00"),
            ("24. 12. 2026 8:15", "2026-12-24 08:15"),
            ("5.1.", "2027-01-05 00:00"),
            ("24 Dec", "2026-12-24 00:00"),
            ("Dec 24", "2026-12-24 00:00"),
            ("24th of December 2026", "2026-12-24 00:00"),
            ("December 24, 2026", "2026-12-24 00:00"),
            ("on the 3rd of Jan", "2027-01-03 00:00"),
            ("24 dec at 18h00", "2026-12-24 18:00"),
            ("24/12/2026", "2026-12-24 00:00"),
            ("12/24/2026", "2026-12-24 00:00"),
            ("12/24", "2026-12-24 00:00"),
            ("today", "2026-11-26 00:00"),
            ("Tomorrow", "2026-11-27 00:00"),
            ("until tomorrow 18:00", "2026-11-27 18:00"),
            ("Monday", "2026-11-30 00:00"),
            ("next thu", "2026-12-03 00:00"),
            ("this friday", "2026-11-27 00:00"),
            ("25.12.26", "2026-12-25 00:00"),
            ("now", "2026-11-26 10:00"),
            // In the spring gap the offset before it holds.
            ("2027-03-28 02:30", "2027-03-28 03:30"),
            ("10d", "2026-12-06 10:00"),
            ("10 days", "2026-12-06 10:00"),
            ("two weeks", "2026-12-10 10:00"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_begins_later_ends_later() {
        let from = berlin().moment("2026-12-24", NOW).expect("it is a day");
        for (text, expected) in [
            ("5d", "2026-12-29 00:00"),
            ("a week", "2026-12-31 00:00"),
            ("Monday", "2026-12-28 00:00"),
            ("5.1.", "2027-01-05 00:00"),
            ("27 Nov", "2026-11-27 00:00"),
            ("2026-12-30", "2026-12-30 00:00"),
            ("tomorrow", "2026-11-27 00:00"),
        ] {
            let moment = berlin().moment_since(text, from, NOW).expect(text);
            assert_eq!(berlin().local(moment).strftime("%F %H:%M").to_string(), expected, "{text}");
        }
    }

    #[test]
    fn what_could_be_two_days_or_none_is_not_read() {
        for text in [
            "",
            "soon",
            "2026",
            "2026-13-01",
            "05/06/2026",
            "31.2.2026",
            "24 dec 25:00",
            "24",
            "-2d",
            "next week",
            "next fri",
            "dec",
            "18:00",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        let near = berlin().near_moment("05/06/2027 18:00", NOW);
        assert_eq!(near[..2], ["2027-06-05 18:00", "2027-05-06 18:00"]);
        assert_eq!(berlin().near_moment("next fri", NOW)[..2], ["2026-11-27", "2026-12-04"]);
        for text in near.iter().chain(&berlin().near_moment("soon", NOW)) {
            assert!(read(text).is_some(), "{text}");
        }
    }
}
