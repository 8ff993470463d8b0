//! Times of day, and hours of quiet, as people write them: `22-7`, `10pm - 7am`, `22h30 to 7h`.

use super::super::calendar::{NoSuchTimeOfDay, Quiet};
use super::{is_none, plain};
use jiff::civil::Time;

/// Signs between two times.
const SIGNS: [char; 3] = ['-', '~', '/'];
const BETWEEN: [&str; 6] = [" until ", " till ", " til ", " to ", " and ", ".."];
/// Words in front of the first time.
const BEFORE: [&str; 5] = ["from ", "between ", "daily ", "every day ", "at "];

/// A time of day as written, with the half of the day.
#[derive(Clone, Copy)]
struct Written {
    time: Time,
    half: Half,
}

/// How certain the half of the day is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    /// Written: `7am`.
    Said,
    /// Certain, by the 24-hour clock: `07:00`, `22`.
    Whole,
    /// Either half: `7`.
    Either,
}

/// The quiet hours that a text names, or none if it says so.
///
/// # Errors
/// If it does not hold two times of day, or both are the same.
pub fn quiet(text: &str) -> Result<Option<Quiet>, NoSuchTimeOfDay> {
    let words = plain(text);
    if is_none(&words) {
        return Ok(None);
    }
    let no_hours = || NoSuchTimeOfDay::NoHours(text.trim().to_owned());
    let (from, until) = two_times(&words).ok_or_else(no_hours)?;
    let known = |word: &str| time(word).ok_or_else(|| NoSuchTimeOfDay::Unknown(word.to_owned()));
    // Times without minutes may be of half a day.
    let is_by_hours = from.len() <= 2 && until.len() <= 2;
    let (from, until) = (known(from)?, known(until)?);
    // "10-7am" could begin in the morning or in the evening. With "10-7" nobody wants quiet from
    // ten in the morning until seven of the next.
    let is_of_either = from.half == Half::Either && until.half == Half::Either;
    let is_long = is_by_hours && is_of_either && from.time > until.time;
    if is_long || is_unclear(from, until) || is_unclear(until, from) {
        return Err(no_hours());
    }
    Quiet::new(from.time, until.time).map(Some)
}

/// Suggestions for a text that cannot be read, in a form that can; the likeliest first.
pub fn near_quiet(text: &str) -> Vec<String> {
    let words = plain(text);
    let later = |time: Time, hours: i8| {
        Time::new((time.hour() + hours).rem_euclid(24), time.minute(), 0, 0).unwrap_or(time)
    };
    let times = two_times(&words).and_then(|(from, until)| Some((time(from)?, time(until)?)));
    let mut near: Vec<Quiet> = match (times, time(&words)) {
        (Some((from, until)), _) => {
            let both = |it: Written| match it.half {
                Half::Either => vec![later(it.time, 12), it.time],
                Half::Said | Half::Whole => vec![it.time],
            };
            let untils = both(until);
            let pairs = both(from).into_iter().flat_map(|from| {
                untils.iter().rev().map(move |until| (from, *until)).collect::<Vec<_>>()
            });
            pairs.filter_map(|(from, until)| Quiet::new(from, until).ok()).collect()
        }
        (None, Some(one)) => [(one.time, later(one.time, 9)), (later(one.time, -9), one.time)]
            .into_iter()
            .filter_map(|(from, until)| Quiet::new(from, until).ok())
            .collect(),
        (None, None) => Vec::new(),
    };
    near.extend(
        ["22:00-07:00", "23:00-08:00"].iter().filter_map(|usual| usual.parse::<Quiet>().ok()),
    );
    let near = near.into_iter().map(|quiet| quiet.to_string());
    near.chain(["none".to_owned()]).collect()
}

fn is_unclear(time: Written, other: Written) -> bool {
    time.half == Half::Either && other.half == Half::Said
}

/// The two times of a text.
fn two_times(words: &str) -> Option<(&str, &str)> {
    let words = BEFORE.iter().find_map(|before| words.strip_prefix(before)).unwrap_or(words);
    let parted = words
        .split_once(SIGNS)
        .or_else(|| BETWEEN.iter().find_map(|between| words.split_once(between)));
    if let Some((from, until)) = parted {
        let until = until.trim_start_matches(['-', '>', ' ']);
        return Some((from.trim(), until.trim()));
    }
    let spaces = words.match_indices(' ').map(|(at, _)| words.split_at(at));
    let mut read = spaces.filter(|(from, until)| time(from).is_some() && time(until).is_some());
    read.next().map(|(from, until)| (from.trim(), until.trim()))
}

/// The time of day of a text with nothing else in it.
pub(super) fn time_of_day(text: &str) -> Option<Time> {
    time(&plain(text))
        .filter(|it| it.half != Half::Either || text.contains([':', '.', 'h']))
        .map(|it| it.time)
}

/// The full hour of a day that a text names, 0 to 23.
pub fn hour(text: &str) -> Option<i8> {
    let words = plain(text);
    let time = time(words.strip_prefix("at ").unwrap_or(&words))?.time;
    (time.minute() == 0).then_some(time.hour())
}

/// The time of day of a word.
fn time(word: &str) -> Option<Written> {
    let word: String = word.chars().filter(|letter| *letter != ' ').collect();
    let whole = |hour| Some(Written { time: Time::new(hour, 0, 0, 0).ok()?, half: Half::Whole });
    match word.as_str() {
        "noon" | "midday" => return whole(12),
        "midnight" => return whole(0),
        _ => {}
    }
    let digits = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
    let (mut hours, rest) = word.split_at(digits);
    let (mut minutes, mut rest) = match rest.strip_prefix([':', '.', 'h', ',']) {
        Some(behind)
            if behind.len() >= 2 && behind.as_bytes()[..2].iter().all(u8::is_ascii_digit) =>
        {
            behind.split_at(2)
        }
        _ => ("", rest),
    };
    if hours.len() > 2 && hours.len() <= 4 && minutes.is_empty() {
        (hours, minutes) = hours.split_at(hours.len() - 2);
    }
    if !minutes.is_empty() {
        rest = rest.strip_prefix(":00").unwrap_or(rest);
    }
    let (hour, minute): (i8, i8) = (hours.parse().ok()?, format!("0{minutes}").parse().ok()?);
    let half = rest.replace('.', "");
    let (hour, half) = match half.as_str() {
        "am" | "a" if (1..=12).contains(&hour) => (hour % 12, Half::Said),
        "pm" | "p" if (1..=12).contains(&hour) => (hour % 12 + 12, Half::Said),
        "" | "h" | "hr" | "hrs" | "hours" | "uhr" | "oclock" | "o'clock" => {
            let is_either = half.is_empty() && (1..=12).contains(&hour) && !hours.starts_with('0');
            (hour, if is_either { Half::Either } else { Half::Whole })
        }
        _ => return None,
    };
    // The end of a day is the beginning of the next.
    let hour = if (hour, minute) == (24, 0) { 0 } else { hour };
    Some(Written { time: Time::new(hour, minute, 0, 0).ok()?, half })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NoSuchTimeOfDay> {
        quiet(text).map(|quiet| quiet.map_or_else(|| "none".to_owned(), |it| it.to_string()))
    }

    #[test]
    fn hours_of_quiet_are_read_as_people_write_them() {
        for (text, expected) in [
            ("22:00-07:00", "22:00-07:00"),
            ("2:00-3:00", "02:00-03:00"),
            ("22:00–07:00", "22:00-07:00"),
            ("22:00 — 07:00", "22:00-07:00"),
            ("22:00\u{200b}-07:\u{200b}00", "22:00-07:00"),
            ("22:00\u{a0}-\u{202f}07:00", "22:00-07:00"),
            ("２２：００－０７：００", "22:00-07:00"),
            ("22-7", "22:00-07:00"),
            ("22h-7h", "22:00-07:00"),
            ("22h30-7h15", "22:30-07:15"),
            ("22.30 - 7.15", "22:30-07:15"),
            ("2230-0715", "22:30-07:15"),
            ("10pm-7am", "22:00-07:00"),
            ("10 PM to 7 a.m.", "22:00-07:00"),
            ("10:30 p.m. – 12 am", "22:30-00:00"),
            ("from 22 until 7", "22:00-07:00"),
            ("between 22:00 and 07:00", "22:00-07:00"),
            ("22:00 07:00", "22:00-07:00"),
            ("10 pm 7 am", "22:00-07:00"),
            ("22:00->07:00", "22:00-07:00"),
            ("22:00→07:00", "22:00-07:00"),
            ("22 Uhr - 7 Uhr", "22:00-07:00"),
            ("10pm-07:00", "22:00-07:00"),
            ("22:00:00-07:00:00", "22:00-07:00"),
            ("midnight to noon", "00:00-12:00"),
            ("18:00-24:00", "18:00-00:00"),
            ("0-8", "00:00-08:00"),
            ("1-9", "01:00-09:00"),
            ("10-07", "10:00-07:00"),
            ("10:00-7:00", "10:00-07:00"),
            ("12:00-11:00", "12:00-11:00"),
            ("off", "none"),
            (" None ", "none"),
            ("Off.", "none"),
            ("never", "none"),
            ("—", "none"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_could_be_two_things_or_none_is_not_read() {
        for text in [
            "at night",
            "22:00",
            "10-7am",
            "10pm-7",
            "10-7",
            "11-7",
            "9 - 6",
            "10 to 6",
            "from 12 until 8",
            "25:00-7:00",
            "22:60-7",
            "22-22",
            "",
            "7-",
            "13pm-2am",
        ] {
            assert!(read(text).is_err(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn what_is_near_can_be_read() {
        for (text, first) in [
            ("10-7am", "22:00-07:00"),
            ("10pm-7", "22:00-07:00"),
            ("10-7", "22:00-07:00"),
            ("11-7", "23:00-07:00"),
            ("9-6", "21:00-06:00"),
            ("10 to 6", "22:00-06:00"),
            ("22:00", "22:00-07:00"),
            ("at night", "22:00-07:00"),
        ] {
            let near = near_quiet(text);
            assert_eq!(near.first().map(String::as_str), Some(first), "{text}: {near:?}");
            for text in near {
                assert_eq!(read(&text), Ok(text.clone()));
            }
        }
    }
}
