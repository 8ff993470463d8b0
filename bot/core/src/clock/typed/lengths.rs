//! Lengths of time as people write them: `3 days`, `2d 12h`, `a week`.

use super::super::duration::NoDuration;
use super::plain;
use super::tokens::{Part, parts};

/// The seconds of a length of time: each unit once, the largest first.
///
/// # Errors
/// If it is not a length of time.
pub fn length(text: &str) -> Result<i64, NoDuration> {
    read(&plain(text)).ok_or_else(|| NoDuration::of(text.trim()))
}

/// Suggestions for a text that cannot be read, in a form that can; the likeliest first.
pub fn near_length(text: &str) -> Vec<String> {
    let number = parts(&plain(text)).into_iter().find_map(|part| match part {
        Part::Number(number) if (1..=30).contains(&number) => Some(number),
        _ => None,
    });
    let of_number =
        number.into_iter().flat_map(|number| [format!("{number}d"), format!("{number}h")]);
    of_number.chain(["1d", "3d", "7d"].map(str::to_owned)).collect()
}

fn read(text: &str) -> Option<i64> {
    let (mut seconds, mut last) = (None, i64::MAX);
    for part in parts(text) {
        match part {
            Part::Length(more, unit) if unit < last => {
                seconds = Some(seconds.unwrap_or(0_i64).checked_add(more)?);
                last = unit;
            }
            Part::Word(word) if matches!(word.as_str(), "and" | "for" | "in" | "more") => {}
            Part::Sign(',' | '.') => {}
            _ => return None,
        }
    }
    seconds
}

#[cfg(test)]
mod tests {
    use super::super::super::duration::{DAY, HOUR, in_words};
    use super::*;

    #[test]
    fn lengths_are_read_as_people_write_them() {
        for (text, seconds) in [
            ("3d", 3 * DAY),
            ("3 days", 3 * DAY),
            ("3 Days.", 3 * DAY),
            ("３\u{a0}d", 3 * DAY),
            ("3\u{200b}d", 3 * DAY),
            ("1.5d", 36 * HOUR),
            ("2d12h", 60 * HOUR),
            ("2 days, 12 hours", 60 * HOUR),
            ("2 days and 12 hrs", 60 * HOUR),
            ("a week", 7 * DAY),
            ("two weeks", 14 * DAY),
            ("12-hour", 12 * HOUR),
            ("in 10 days", 10 * DAY),
            ("90 min", 5_400),
        ] {
            assert_eq!(length(text), Ok(seconds), "{text}");
        }
        for seconds in [1, 59, 3_600, 90_061, 216_000, 365 * DAY] {
            assert_eq!(length(&in_words(seconds)), Ok(seconds));
        }
    }

    #[test]
    fn what_is_no_length_is_refused() {
        for text in
            ["", "3", "d", "-3d", "3d3d", "3h2d", "soon", "3 moves", "99999999999999999999s"]
        {
            assert!(length(text).is_err(), "{text}");
        }
    }
}
