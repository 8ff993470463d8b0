//! Clocks as people write them: `3 days per move`, `fischer 10d 1d`, `10d+1d`, `no clock`.

use super::super::control::Control;
use super::super::duration::{DAY, in_words};
use super::super::words::NoControl;
use super::banks::lengths;
use super::plain;
use super::tokens::{Part, parts, unit};

/// Words for a game without a clock.
const WITHOUT: [&str; 17] = [
    "none",
    "no",
    "off",
    "never",
    "no clock",
    "no deadline",
    "no deadlines",
    "no limit",
    "no limits",
    "no time limit",
    "no time",
    "unlimited",
    "untimed",
    "without",
    "without clock",
    "without a clock",
    "infinite",
];
/// Words that change the terms, as written and as spoken, each with its stored word.
const TERMS: [(&str, &str); 19] = [
    ("vacations do not stop it", "no-vacation"),
    ("without vacations", "no-vacation"),
    ("without vacation", "no-vacation"),
    ("no-vacations", "no-vacation"),
    ("no-vacation", "no-vacation"),
    ("no vacations", "no-vacation"),
    ("no vacation", "no-vacation"),
    ("days off do not stop it", "no-days-off"),
    ("without days off", "no-days-off"),
    ("no-days-off", "no-days-off"),
    ("no days off", "no-days-off"),
    ("then the opponent decides", "soft"),
    ("then claimed or given more", "soft"),
    ("softly", "soft"),
    ("soft", "soft"),
    ("then lost", ""),
    ("hard", ""),
    ("as in an event", "event"),
    ("event", "event"),
];
/// Words for a bank and its increments.
const OF_A_BANK: [&str; 14] = [
    "fischer",
    "fisher",
    "bank",
    "increment",
    "inc",
    "plus",
    "start",
    "initial",
    "initially",
    "added",
    "bonus",
    "cap",
    "max",
    "maximum",
];
/// Words beside lengths that add nothing.
const BESIDE: [&str; 23] = [
    "per", "each", "every", "for", "a", "the", "of", "to", "move", "moves", "turn", "turns", "ply",
    "time", "clock", "and", "with", "at", "more", "most", "up", "days", "day",
];
/// The largest bank.
const MOST: i64 = 365 * DAY;

/// The clock that a text describes.
///
/// # Errors
/// If the words are not a clock, or its numbers are not allowed.
pub fn control(text: &str) -> Result<Control, NoControl> {
    let words = plain(text);
    // The stored form, and a suggestion: the stored form with its meaning behind a colon.
    let stored = words.split_once(": ").map_or(words.as_str(), |(stored, _)| stored);
    let strictly = stored.parse::<Control>();
    if strictly.is_ok() {
        return strictly;
    }
    let (rest, terms) = without_terms(&words);
    let is_without = WITHOUT.contains(&rest.as_str());
    let kind = if is_without { Ok("none".to_owned()) } else { kind(&rest) };
    match kind.and_then(|kind| format!("{kind}{terms}").parse()) {
        Err(NoControl::Bad(bad)) => Err(NoControl::Bad(bad)),
        // Errors come from the strict reading of the stored form.
        read => read.or(strictly),
    }
}

/// The words without those for terms, and the terms in their stored form.
pub(super) fn without_terms(words: &str) -> (String, String) {
    let (mut rest, mut terms) = (format!(" {words} "), String::new());
    for (said, word) in TERMS {
        for end in [" ", ",", ";", "."] {
            let found = format!("{said}{end}");
            let Some(at) =
                rest.find(&found).filter(|at| rest[..*at].ends_with([' ', ',', ';', '(']))
            else {
                continue;
            };
            rest.replace_range(at..at + found.len(), end);
            if !word.is_empty() && !terms.contains(word) {
                terms.push_str(&format!(" {word}"));
            }
        }
    }
    let rest = rest.trim_matches([' ', ',', ';', '.']).split_whitespace();
    (rest.collect::<Vec<_>>().join(" "), terms)
}

/// The kind with its numbers, in the stored form.
fn kind(words: &str) -> Result<String, NoControl> {
    let unknown = || NoControl::Unknown(words.to_owned());
    let courier = ["gc", "game courier", "gamecourier"];
    if let Some(behind) = courier.iter().find_map(|name| words.strip_prefix(name)) {
        let behind = behind.trim_start_matches([' ', '-', '_']);
        if behind.is_empty() {
            return Err(unknown());
        }
        let is_year = behind.starts_with(|digit: char| digit.is_ascii_digit());
        return Ok(if is_year { format!("gc-{behind}") } else { format!("gc {behind}") });
    }
    // "2 hours a day" is not a time for a move.
    if is_of_each_unit(words) {
        return Err(unknown());
    }
    let parts = parts(words);
    let (mut is_bank, mut counts_days, mut has_length) = (false, false, false);
    let mut bare = None;
    for part in &parts {
        match part {
            Part::Length(..) => has_length = true,
            Part::Number(number) if counts_days && bare.is_none() => bare = Some(*number),
            Part::Word(word) if OF_A_BANK.contains(&word.as_str()) => is_bank = true,
            Part::Word(word) if has_length && word.starts_with("day") => return Err(unknown()),
            Part::Word(word) if BESIDE.contains(&word.as_str()) => {
                counts_days |= word.starts_with("day");
            }
            Part::Sign('+') => is_bank = true,
            Part::Sign('-') if !has_length => return Err(unknown()),
            Part::Sign(',' | ';' | '/' | '(' | ')' | '.' | ':' | '-' | '|') => {}
            Part::Number(_) | Part::Word(_) | Part::Sign(_) => return Err(unknown()),
        }
    }
    let lengths = lengths(&parts, is_bank).ok_or_else(unknown)?;
    let days = bare.map(|number| number.saturating_mul(DAY));
    match (&lengths[..], days, is_bank) {
        ([], Some(each), false) => Ok(format!("days {}", in_words(each))),
        ([each], None, false) => Ok(format!("days {}", in_words(*each))),
        ([_], None, true) => Err(NoControl::Missing),
        // Without other words the bank holds at most twice its start.
        ([bank, increment], None, _) => {
            let cap = bank.saturating_mul(2).clamp(*bank, MOST.max(*bank));
            let [bank, increment, cap] = [*bank, *increment, cap].map(in_words);
            Ok(format!("fischer {bank} {increment} {cap}"))
        }
        ([bank, increment, cap], None, _) => {
            let [bank, increment, cap] = [*bank, *increment, *cap].map(in_words);
            Ok(format!("fischer {bank} {increment} {cap}"))
        }
        _ => Err(unknown()),
    }
}

/// Whether the words limit the hours of a day: "24h a day".
fn is_of_each_unit(words: &str) -> bool {
    let words: Vec<&str> = words.split(' ').collect();
    let ends_a_length = |word: &str| {
        unit(word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.'))
    };
    words.windows(3).any(|words| {
        let is_each = ["a", "an"].contains(&words[1]);
        is_each && ends_a_length(words[0]).is_some() && ends_a_length(words[2]).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NoControl> {
        control(text).map(|control| control.to_string())
    }

    #[test]
    fn clocks_are_read_as_people_write_them() {
        for (text, expected) in [
            ("days 3d", "days 3d"),
            ("days 3", "days 3d"),
            ("3 days", "days 3d"),
            ("3d", "days 3d"),
            ("3\u{a0}Days", "days 3d"),
            ("d\u{200b}ays ３ｄ", "days 3d"),
            ("3 days per move", "days 3d"),
            ("3 days/move", "days 3d"),
            ("3 days a move", "days 3d"),
            ("3-day moves", "days 3d"),
            ("a week for each move", "days 7d"),
            ("2d 12h", "days 2d12h"),
            ("2 days 12 hours per turn", "days 2d12h"),
            ("36h", "days 1d12h"),
            ("3 days soft", "days 3d soft"),
            ("soft 3d, no vacation", "days 3d soft no-vacation"),
            ("days 3, soft, no days off", "days 3d soft no-days-off"),
            ("None", "none"),
            ("no clock", "none"),
            ("No deadline.", "none"),
            ("unlimited", "none"),
            ("fischer 10d 1d", "fischer 10d 1d 20d"),
            ("Fischer: 10d + 1d", "fischer 10d 1d 20d"),
            ("10d+1d", "fischer 10d 1d 20d"),
            ("10 days + 1 day", "fischer 10d 1d 20d"),
            ("10d + 1d, max 30d", "fischer 10d 1d 30d"),
            ("10d/1d/20d", "fischer 10d 1d 20d"),
            ("fischer 10d 12h", "fischer 10d 12h 20d"),
            ("fischer 300d 1d", "fischer 300d 1d 365d"),
            (
                "7 days at the start, 1 day 12 hours more with each move, 14 days at most",
                "fischer 7d 1d12h 14d",
            ),
            ("10d 1d 20d soft", "fischer 10d 1d 20d soft"),
            ("2 days and 12 hours per move", "days 2d12h"),
            ("2 days, 12 hours", "days 2d12h"),
            ("2 days, 12 hours and 30 min a move", "days 2d12h30m"),
            ("10 days and 1 day per move", "fischer 10d 1d 20d"),
            ("10 days plus a day per move", "fischer 10d 1d 20d"),
            ("10 days and a day for each move", "fischer 10d 1d 20d"),
            ("1d increment, 10d bank", "fischer 10d 1d 20d"),
            ("1 day per move, 10 days bank", "fischer 10d 1d 20d"),
            ("increment 1d bank 10d", "fischer 10d 1d 20d"),
            ("bank: 10d, increment: 1d", "fischer 10d 1d 20d"),
            ("10d bank 12h increment", "fischer 10d 12h 20d"),
            ("10 days (bank), 1 day (increment)", "fischer 10d 1d 20d"),
            ("10 days to start with and 1 day per move", "fischer 10d 1d 20d"),
            ("10d + 1d/move", "fischer 10d 1d 20d"),
            ("1d/move + 10d", "fischer 10d 1d 20d"),
            ("10d + 1d max 30d", "fischer 10d 1d 30d"),
            ("max 30d, bank 10d, increment 1d", "fischer 10d 1d 30d"),
            ("10 days bank 1 day increment 30 days cap", "fischer 10d 1d 30d"),
            ("GC 2019", "gc-2019"),
            ("gc2009", "gc-2009"),
            ("Game Courier 2004", "gc-2004"),
            ("gc–2019 soft", "gc-2019 soft"),
            ("GC spare=27d  grace=1d", "gc spare=27d grace=1d extra=0h bonus=0h window=0h min=0h"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "",
            "blitz",
            "3",
            "5+3",
            "days",
            "fischer 10d",
            "3 moves",
            "days -3d",
            "-3d",
            "10d 1d 20d 30d",
            "days 3d banana",
            "gc-2020",
            "days 400d",
            "fischer 20d 1d 10d",
            "30 min",
            "3 days per move, at most 30 days",
            "3 days, at most 30 days",
            "3 days per move, 30 days",
            "24h a day",
            "2 days a day",
            "24 hours per day",
            "1d 10d",
            "1d + 10d",
            "1d/10d/20d",
            "10d bank, 1d bank",
        ] {
            assert!(read(text).is_err(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn no_part_of_a_word_is_taken_for_a_term() {
        assert!(kind("softball").is_err() && read("3d softball").is_err());
    }
}
