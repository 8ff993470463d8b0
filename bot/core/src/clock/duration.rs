//! Lengths of time in the form in which they are stored: `2d12h`.

use crate::shortened::shortened;

/// The seconds of a minute.
pub const MINUTE: i64 = 60;
/// The seconds of an hour.
pub const HOUR: i64 = 60 * MINUTE;
/// The seconds of a day.
pub const DAY: i64 = 24 * HOUR;

const UNITS: [(char, i64); 4] = [('d', DAY), ('h', HOUR), ('m', MINUTE), ('s', 1)];

/// A text that is not a length of time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{}” is not a length of time", shortened(.0))]
pub struct NoDuration(String);

impl NoDuration {
    /// The error for this text.
    pub(super) fn of(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The typed text.
    pub fn typed(&self) -> &str {
        &self.0
    }
}

/// The seconds of a text such as `2d12h`: whole numbers, each with a unit, the largest unit first.
///
/// # Errors
///
/// If the text has another form, or the number is too large.
pub fn duration(text: &str) -> Result<i64, NoDuration> {
    parse(text).ok_or_else(|| NoDuration(text.to_owned()))
}

fn parse(text: &str) -> Option<i64> {
    let mut units = UNITS.into_iter();
    let mut rest = text;
    let mut seconds = 0_i64;
    while !rest.is_empty() {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let letter = rest[digits..].chars().next()?;
        let (_, unit) = units.find(|(name, _)| *name == letter)?;
        let number: i64 = rest[..digits].parse().ok()?;
        seconds = seconds.checked_add(number.checked_mul(unit)?)?;
        rest = &rest[digits + 1..];
    }
    (!text.is_empty()).then_some(seconds)
}

/// The shortest text that [`duration`] reads as these seconds; those below 0 are `0h`.
pub fn in_words(seconds: i64) -> String {
    let mut rest = seconds.max(0);
    let mut words = String::new();
    for (name, unit) in UNITS {
        if rest >= unit {
            words.push_str(&format!("{}{name}", rest / unit));
            rest %= unit;
        }
    }
    if words.is_empty() { "0h".to_owned() } else { words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_and_written() {
        for (text, seconds) in [("2d12h", 216_000), ("90s", 90), ("0h", 0), ("1d1h1m1s", 90_061)] {
            assert_eq!(duration(text), Ok(seconds));
            assert_eq!(duration(&in_words(seconds)), Ok(seconds));
        }
        assert_eq!(in_words(216_000), "2d12h");
    }

    #[test]
    fn what_is_no_length_is_refused() {
        let wrong =
            ["", "h", "3", "-3d", "3h2d", "3d3d", "1.5d", "3 d", "9223372036854775807d", "3ü"];
        for text in wrong.into_iter().chain(["99999999999999999999s", "9223372036854775807s1s"]) {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
