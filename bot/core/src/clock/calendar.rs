//! A member's calendar: time zone, days off, quiet hours.

use super::duration::{HOUR, MINUTE};
use super::span::Span;
use crate::Timestamp;
use crate::shortened::shortened;
use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::{Offset, TimeZone};
use std::fmt;
use std::str::FromStr;

/// The most weekdays that a member may have off.
pub(crate) const MOST_DAYS: usize = 2;
const WEEK: [(Weekday, &str); 7] = [
    (Weekday::Monday, "mon"),
    (Weekday::Tuesday, "tue"),
    (Weekday::Wednesday, "wed"),
    (Weekday::Thursday, "thu"),
    (Weekday::Friday, "fri"),
    (Weekday::Saturday, "sat"),
    (Weekday::Sunday, "sun"),
];

/// A time zone: one of the IANA database, whose copy is in the program, or a fixed distance from
/// universal time, like `UTC+05:30`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

/// A name that no time zone has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no time zone “{}”", shortened(.0))]
pub struct NoSuchZone(String);

impl NoSuchZone {
    /// The typed text.
    pub fn typed(&self) -> &str {
        &self.0
    }

    /// The error for this text.
    pub(super) fn of(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// A member's weekdays off, at most two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weekdays([bool; 7]);

/// Why a list of weekdays is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchDay {
    /// A word that is not a weekday.
    #[error("“{}” is not a weekday", shortened(.0))]
    Unknown(String),
    /// More days than are allowed.
    #[error("more than {MOST_DAYS} days of the week")]
    TooMany,
}

/// Quiet hours: hours of the day, in a member's own zone, in which they want to hear nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    from: Time,
    until: Time,
}

/// Why quiet hours are refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchTimeOfDay {
    /// A text that does not name a start and an end.
    #[error("“{}” are no quiet hours", shortened(.0))]
    NoHours(String),
    /// A word that is not a time of day.
    #[error("“{}” is not a time of day", shortened(.0))]
    Unknown(String),
    /// The start and the end are the same.
    #[error("quiet hours that end when they begin")]
    Empty,
}

impl Zone {
    /// Universal time: every member's zone until they set one.
    pub const UTC: Zone = Zone(TimeZone::UTC);

    /// The zone with an IANA name, in capitals or not, or with a text like `UTC+05:30`.
    ///
    /// # Errors
    ///
    /// If no zone has this name.
    pub fn named(name: &str) -> Result<Self, NoSuchZone> {
        let of_database = TimeZone::get(name).map(Self).ok();
        let found = of_database.or_else(|| Self::fixed(seconds_ahead(name)?));
        found.ok_or_else(|| NoSuchZone::of(name))
    }

    /// The zone at a fixed number of seconds ahead of universal time. Nothing if nobody lives
    /// there.
    pub(super) fn fixed(seconds: i64) -> Option<Self> {
        let is_lived_in =
            (-12 * HOUR..=14 * HOUR).contains(&seconds) && seconds % (15 * MINUTE) == 0;
        if seconds == 0 {
            return Some(Self::UTC);
        }
        let offset = Offset::from_seconds(i32::try_from(seconds).ok()?).ok()?;
        is_lived_in.then_some(Self(TimeZone::fixed(offset)))
    }

    /// Its stored name.
    pub fn name(&self) -> String {
        let seconds = self.0.to_fixed_offset().map_or(0, |offset| i64::from(offset.seconds()));
        match (self.0.iana_name(), seconds) {
            (Some(name), _) => name.to_owned(),
            (None, 0) => "UTC".to_owned(),
            (None, seconds) => {
                let (sign, length) = if seconds < 0 { ('-', -seconds) } else { ('+', seconds) };
                format!("UTC{sign}{:02}:{:02}", length / HOUR, length % HOUR / MINUTE)
            }
        }
    }

    /// How many seconds its clocks are ahead of universal time at a moment.
    pub(super) fn offset(&self, at: Timestamp) -> i64 {
        i64::from(self.0.to_offset(instant(at)).seconds())
    }

    /// The name of its time at a moment, like `CET`.
    pub(super) fn abbreviation(&self, at: Timestamp) -> String {
        self.0.to_offset_info(instant(at)).abbreviation().to_owned()
    }

    /// A moment as clocks in the zone show it, like `2026-11-24 19:25 CET`.
    pub fn written(&self, at: Timestamp) -> String {
        instant(at).to_zoned(self.0.clone()).strftime("%Y-%m-%d %H:%M %Z").to_string()
    }

    /// The weekdays off within `window`. Each goes from the first instant of the local day to that
    /// of the next, so it has 23 to 25 hours at a change of daylight saving.
    pub fn days_off(&self, days: Weekdays, window: Span) -> Vec<Span> {
        let mut found = Vec::new();
        if days.is_empty() || window.is_empty() {
            return found;
        }
        let last = self.local(window.until).date();
        let mut date = self.local(window.from).date();
        while let Ok(next) = date.tomorrow() {
            if days.has(date.weekday()) {
                let day = Span::new(self.start_of(date), self.start_of(next));
                found.push(day.within(window));
            }
            if date >= last {
                break;
            }
            date = next;
        }
        found.retain(|span| !span.is_empty());
        found
    }

    /// The year of a moment.
    pub fn year_of(&self, at: Timestamp) -> i16 {
        self.local(at).year()
    }

    /// When a year begins. For a year outside of the calendar: when the calendar ends.
    pub fn start_of_year(&self, year: i16) -> Timestamp {
        let start = Date::new(year, 1, 1).map(|date| self.start_of(date));
        start.unwrap_or(Timestamp(jiff::Timestamp::MAX.as_second()))
    }

    /// The start of a day, at midnight. In a gap the offset before it holds; in a fold the first of
    /// both midnights counts.
    fn start_of(&self, date: Date) -> Timestamp {
        self.at(date.at(0, 0, 0, 0))
    }

    /// A moment as clocks and calendars in the zone show it.
    pub fn local(&self, at: Timestamp) -> DateTime {
        self.0.to_datetime(instant(at))
    }

    /// The moment at which clocks in the zone show a date and time. Gaps and folds are resolved as
    /// for midnight.
    pub(super) fn at(&self, local: DateTime) -> Timestamp {
        let found = self.0.to_ambiguous_timestamp(local).compatible();
        // A moment beyond the calendar is beyond every game, too.
        Timestamp(found.unwrap_or(jiff::Timestamp::MAX).as_second())
    }
}

/// How many seconds ahead of universal time a zone like `UTC+05:30` is.
fn seconds_ahead(name: &str) -> Option<i64> {
    let (hours, minutes) = name.strip_prefix("UTC")?.split_once(':')?;
    let is_signed = hours.len() == 3 && hours.starts_with(['+', '-']) && minutes.len() == 2;
    let [hours, minutes]: [i64; 2] = [hours.parse().ok()?, minutes.parse().ok()?];
    let minutes = if name.contains('-') { -minutes } else { minutes };
    is_signed.then_some(hours * HOUR + minutes * MINUTE)
}

/// A moment in universal time, like `2026-11-24 18:25 UTC`.
pub fn written(at: Timestamp) -> String {
    Zone::UTC.local(at).strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// A moment in the calendar. A moment outside of it becomes its nearest end.
fn instant(at: Timestamp) -> jiff::Timestamp {
    let last = if at.0 < 0 { jiff::Timestamp::MIN } else { jiff::Timestamp::MAX };
    jiff::Timestamp::from_second(at.0).unwrap_or(last)
}

impl Weekdays {
    /// The weekdays of these words, such as `sat` and `sun`.
    ///
    /// # Errors
    ///
    /// If a word is not a weekday, or there are more than two.
    pub fn named<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, NoSuchDay> {
        let mut days = Self::default();
        for word in words {
            let place = WEEK.iter().position(|(_, name)| name.eq_ignore_ascii_case(word));
            days.0[place.ok_or_else(|| NoSuchDay::Unknown(word.to_owned()))?] = true;
        }
        let count = days.0.iter().filter(|is_off| **is_off).count();
        if count > MOST_DAYS { Err(NoSuchDay::TooMany) } else { Ok(days) }
    }

    /// The words of its days, Monday first.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        WEEK.into_iter().zip(self.0).filter(|(_, is_off)| *is_off).map(|((_, name), _)| name)
    }

    /// Whether no day is off.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    fn has(self, day: Weekday) -> bool {
        self.0[day.to_monday_zero_offset() as usize]
    }
}

impl Quiet {
    /// The hours from one time of day until another, which is on the next day if it is earlier.
    ///
    /// # Errors
    ///
    /// If a word is not a time of day, or both are the same.
    pub fn named(from: &str, until: &str) -> Result<Self, NoSuchTimeOfDay> {
        let time = |word: &str| {
            let (hours, minutes) = word.split_once(':')?;
            let number = |digits: &str| {
                let is_one = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
                is_one.then(|| i8::from_str(digits).ok())?
            };
            Time::new(number(hours)?, number(minutes)?, 0, 0).ok()
        };
        let known = |word| time(word).ok_or_else(|| NoSuchTimeOfDay::Unknown(word.to_owned()));
        Self::new(known(from)?, known(until)?)
    }

    /// The hours between two times of day.
    ///
    /// # Errors
    ///
    /// If both are the same.
    pub(super) fn new(from: Time, until: Time) -> Result<Self, NoSuchTimeOfDay> {
        if from == until { Err(NoSuchTimeOfDay::Empty) } else { Ok(Self { from, until }) }
    }

    /// The quiet hours around a moment, if it lies in any.
    pub fn around(self, at: Timestamp, zone: &Zone) -> Option<Span> {
        let local = zone.local(at);
        let (date, time) = (local.date(), local.time());
        let over_midnight = self.until < self.from;
        let (first, last) = match (time >= self.from, time < self.until) {
            (true, true) => (date, date),
            (true, false) if over_midnight => (date, date.tomorrow().ok()?),
            (false, true) if over_midnight => (date.yesterday().ok()?, date),
            _ => return None,
        };
        let from = zone.at(first.to_datetime(self.from));
        let until = zone.at(last.to_datetime(self.until));
        // Where an hour comes twice, the quiet hours may begin later or have ended already.
        Some(Span::new(from.min(at), until.max(at)))
    }
}

impl FromStr for Quiet {
    type Err = NoSuchTimeOfDay;

    /// The inverse of its text. Spaces may stand around the dash.
    fn from_str(text: &str) -> Result<Self, NoSuchTimeOfDay> {
        let times = text.split_once('-');
        let (from, until) = times.ok_or_else(|| NoSuchTimeOfDay::NoHours(text.to_owned()))?;
        Self::named(from.trim(), until.trim())
    }
}

/// The stored form: `22:00-07:00`.
impl fmt::Display for Quiet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hours = |time: Time| format!("{:02}:{:02}", time.hour(), time.minute());
        write!(formatter, "{}-{}", hours(self.from), hours(self.until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().expect("it is a time").as_second())
    }

    fn day_off(zone: &str, day: &str, near: &str) -> (i64, Timestamp) {
        let zone = Zone::named(zone).expect("it is a zone");
        let week = Span::new(at(near), Timestamp(at(near).0 + 7 * 86_400));
        let days = Weekdays::named([day]).expect("it is a day");
        let found = zone.days_off(days, week);
        (found[0].seconds() / 60, found[0].from)
    }

    #[test]
    fn a_day_is_as_long_as_its_clocks_say() {
        for (zone, day, near, minutes, from) in [
            ("Europe/Berlin", "sun", "2026-10-23T00:00:00Z", 25 * 60, "2026-10-24T22:00:00Z"),
            ("Europe/Berlin", "sun", "2026-03-27T00:00:00Z", 23 * 60, "2026-03-28T23:00:00Z"),
            ("Australia/Lord_Howe", "sun", "2026-10-01T00:00:00Z", 1_410, "2026-10-03T13:30:00Z"),
            // Midnight is in the gap: by the offset before it, the day begins at one.
            ("America/Havana", "sun", "2026-03-05T00:00:00Z", 23 * 60, "2026-03-08T05:00:00Z"),
            // Midnight comes twice: the day begins with the first.
            ("America/Havana", "sun", "2026-10-29T00:00:00Z", 25 * 60, "2026-11-01T04:00:00Z"),
        ] {
            assert_eq!(day_off(zone, day, near), (minutes, at(from)), "{zone} {near}");
        }
    }

    #[test]
    fn a_day_that_a_country_left_out_has_no_length() {
        let apia = Zone::named("pacific/apia").expect("case does not matter");
        let window = Span::new(at("2011-12-29T12:00:00Z"), at("2011-12-31T00:00:00Z"));
        assert_eq!(apia.days_off(Weekdays::named(["fri"]).expect("it is a day"), window), []);
        assert_eq!(apia.name(), "Pacific/Apia");
    }

    #[test]
    fn words_that_mean_nothing_are_refused() {
        assert!(Zone::named("Mars/Olympus").is_err());
        assert!(Zone::named("").is_err());
        assert_eq!(Weekdays::named(["sat", "sun", "mon"]), Err(NoSuchDay::TooMany));
        assert!(Weekdays::named(["Sat", "sat", "caturday"]).is_err());
        assert!(Quiet::named("22:00", "22:00").is_err());
        for wrong in ["24:00", "7:00", "07:60", "night", "+7:00", "-1:00", ""] {
            assert!(Quiet::named("22:00", wrong).is_err(), "{wrong}");
        }
        let days = Weekdays::named(["SUN", "sat"]).expect("they are days");
        assert_eq!(days.names().collect::<Vec<_>>(), ["sat", "sun"]);
        let quiet = Quiet::named("22:30", "08:00").expect("they are times");
        assert_eq!(quiet.to_string(), "22:30-08:00");
        assert_eq!("22:30 - 08:00".parse(), Ok(quiet));
        assert_eq!(
            "at night".parse::<Quiet>(),
            Err(NoSuchTimeOfDay::NoHours("at night".to_owned()))
        );
    }

    #[test]
    fn quiet_hours_reach_over_midnight_and_times_beyond_the_calendar_do_no_harm() {
        let quiet = Quiet::named("22:00", "08:00").expect("they are times");
        let night = Span::new(at("2026-01-05T22:00:00Z"), at("2026-01-06T08:00:00Z"));
        for inside in ["2026-01-05T22:00:00Z", "2026-01-06T00:00:00Z", "2026-01-06T07:59:59Z"] {
            assert_eq!(quiet.around(at(inside), &Zone::UTC), Some(night));
        }
        assert_eq!(quiet.around(at("2026-01-06T08:00:00Z"), &Zone::UTC), None);
        for wild in [i64::MIN, i64::MAX] {
            quiet.around(Timestamp(wild), &Zone::UTC);
            let later = Timestamp(wild.saturating_add(86_400));
            let sunday = Weekdays::named(["sun"]).expect("it is a day");
            assert_eq!(Zone::UTC.days_off(sunday, Span::new(Timestamp(wild), later)), []);
        }
    }
}
