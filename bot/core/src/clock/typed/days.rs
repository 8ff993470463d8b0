//! Days off as people write them: `Saturday, Sunday`, `sat-sun`, `weekends`.

use super::super::calendar::{NoSuchDay, Weekdays};
use super::{is_none, plain};
use jiff::civil::Weekday;

/// The days in order, each with its stored word, its shortest form and its name.
const DAYS: [(&str, &str, &str); 7] = [
    ("mon", "mo", "monday"),
    ("tue", "tu", "tuesday"),
    ("wed", "we", "wednesday"),
    ("thu", "th", "thursday"),
    ("fri", "fr", "friday"),
    ("sat", "sa", "saturday"),
    ("sun", "su", "sunday"),
];

/// The weekdays off that a text names; none if it says so.
///
/// # Errors
/// If a word is not a weekday, or there are more than two.
pub fn days_off(text: &str) -> Result<Weekdays, NoSuchDay> {
    let words = plain(text);
    if is_none(&words) || matches!(words.as_str(), "no days" | "no days off" | "no weekend") {
        return Ok(Weekdays::default());
    }
    let mut days: Vec<&str> = Vec::new();
    for part in words.split([' ', ',', ';', '+', '&', '/']) {
        let part = part.trim_matches(['.', '-']);
        match part {
            "" | "and" | "on" | "every" | "the" | "all" | "both" | "off" | "day" | "days" => {}
            "weekend" | "weekends" => days.extend(["sat", "sun"]),
            _ => match part.split_once('-') {
                Some((first, last)) => days.extend(range(named(first)?, named(last)?)),
                None => days.push(DAYS[named(part)?].0),
            },
        }
    }
    if days.is_empty() {
        return Err(NoSuchDay::Unknown(text.trim().to_owned()));
    }
    // With spaces around it the dash stands alone: "fri - mon".
    if let Some((first, last)) = words.split_once(" - ")
        && let (Ok(first), Ok(last)) = (named(first), named(last))
    {
        days = range(first, last);
    }
    Weekdays::named(days)
}

/// The weekday of a word in small letters.
pub(super) fn weekday(word: &str) -> Option<Weekday> {
    Weekday::from_monday_zero_offset(i8::try_from(named(word).ok()?).ok()?).ok()
}

/// Suggestions for a text that cannot be read, in a form that can; the likeliest first.
pub fn near_days_off(text: &str) -> Vec<String> {
    let words = plain(text);
    let parts = words.split(|letter: char| !letter.is_alphabetic());
    let known: Vec<&str> = parts.filter_map(|part| Some(DAYS[named(part).ok()?].0)).collect();
    let pairs = known.windows(2).filter(|pair| pair[0] != pair[1]).map(|pair| pair.join(" "));
    let alone = known.first().map(|day| (*day).to_owned());
    let usual = ["sat sun", "sun", "none"].map(str::to_owned);
    let near: Vec<String> = pairs.chain(alone).chain(usual).collect();
    let mut seen: Vec<String> = Vec::new();
    for days in near {
        if !seen.contains(&days) {
            seen.push(days);
        }
    }
    seen
}

/// The days from one to another, both included, also across the end of a week.
fn range(first: usize, last: usize) -> Vec<&'static str> {
    let length = (last + 7 - first) % 7;
    (first..=first + length).map(|day| DAYS[day % 7].0).collect()
}

/// The day of a word: at least two letters of its name, or all of it, also in the plural.
fn named(word: &str) -> Result<usize, NoSuchDay> {
    let word = word.trim_matches(['.', ' ']);
    let is_named = |(_, least, whole): &(&str, &str, &str)| {
        let one = word.strip_suffix('s').filter(|_| word.len() > 3).unwrap_or(word);
        [word, one].iter().any(|it| it.starts_with(least) && whole.starts_with(it))
    };
    DAYS.iter().position(is_named).ok_or_else(|| NoSuchDay::Unknown(word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NoSuchDay> {
        days_off(text).map(|days| days.names().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn days_off_are_read_as_people_write_them() {
        for (text, expected) in [
            ("sat sun", "sat sun"),
            ("Saturday, Sunday", "sat sun"),
            ("sat-sun", "sat sun"),
            ("Sat – Sun", "sat sun"),
            ("Sat + Sun", "sat sun"),
            ("sat/sun", "sat sun"),
            ("Saturdays and Sundays", "sat sun"),
            ("Sat. & Sun.", "sat sun"),
            ("weekends", "sat sun"),
            ("the weekend", "sat sun"),
            ("s\u{200b}at\u{a0}sun", "sat sun"),
            ("ＳＡＴ ＳＵＮ", "sat sun"),
            ("Fr-Sa", "fri sat"),
            ("sun-mon", "mon sun"),
            ("every Friday", "fri"),
            ("tues", "tue"),
            ("Weds.", "wed"),
            ("thurs, fri", "thu fri"),
            ("mo;tu", "mon tue"),
            ("none", ""),
            ("Off", ""),
            ("no days off", ""),
            ("-", ""),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn more_than_two_days_and_what_is_no_day_are_refused() {
        for text in ["sat sun mon", "fri-sun", "fri - sun", "mon-sun", "weekends, mon"] {
            assert_eq!(read(text), Err(NoSuchDay::TooMany), "{text}");
        }
        for text in ["caturday", "s", "t", "sat caturday", "", "24:00", "satur sundae"] {
            assert!(matches!(read(text), Err(NoSuchDay::Unknown(_))), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn what_is_near_can_be_read() {
        for (text, first) in
            [("sat sun mon", "sat sun"), ("fri, caturday", "fri"), ("caturday", "sat sun")]
        {
            let near = near_days_off(text);
            assert_eq!(near.first().map(String::as_str), Some(first), "{near:?}");
            assert!(near.len() >= 3 && near.iter().all(|days| read(days).is_ok()), "{near:?}");
        }
    }
}
