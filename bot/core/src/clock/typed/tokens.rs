//! Splits a typed text into lengths of time, numbers, words and signs: `3 days per move`, `10d+1d`.

use super::super::duration::{DAY, HOUR, MINUTE};

/// A part of a text about lengths of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A number of seconds, and the seconds of its unit.
    Length(i64, i64),
    /// A number without a unit.
    Number(i64),
    /// Another word.
    Word(String),
    /// Any other sign, except those that only separate.
    Sign(char),
}

/// The parts of a text in small letters.
pub fn parts(text: &str) -> Vec<Part> {
    let pieces = pieces(text);
    let mut parts = Vec::new();
    let mut pieces = pieces.iter().peekable();
    while let Some(piece) = pieces.next() {
        let number = number(piece);
        // "3-day moves": the dash only separates.
        let mut ahead = pieces.clone();
        if ahead.peek().is_some_and(|next| *next == "-") {
            ahead.next();
        }
        let unit = ahead.peek().and_then(|next| unit(next));
        match (number, unit) {
            (Some(number), Some(unit)) => {
                ahead.next();
                pieces = ahead;
                #[expect(clippy::cast_possible_truncation, reason = "a float is cut to what fits")]
                let seconds = (number * unit as f64).round() as i64;
                parts.push(Part::Length(seconds, unit));
            }
            (Some(_), None) if piece.parse::<i64>().is_err() => {
                parts.push(Part::Word(piece.clone()));
            }
            (Some(_), None) => parts.extend(piece.parse().map(Part::Number)),
            (None, _) => match piece.chars().next() {
                Some(sign) if !sign.is_alphanumeric() => parts.push(Part::Sign(sign)),
                _ => parts.push(Part::Word(piece.clone())),
            },
        }
    }
    parts
}

/// Runs of digits, perhaps with a decimal point; runs of letters; and signs.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    let mut is_open = false;
    for (at, letter) in letters.iter().copied().enumerate() {
        let next_is_digit = letters.get(at + 1).is_some_and(char::is_ascii_digit);
        let last = pieces.last_mut().filter(|_| is_open);
        let last_is_number =
            last.as_ref().is_some_and(|it| it.starts_with(|c: char| c.is_ascii_digit()));
        is_open = true;
        match last {
            _ if letter.is_whitespace() => is_open = false,
            Some(last) if last_is_number && letter.is_ascii_digit() => last.push(letter),
            Some(last)
                if last_is_number && letter == '.' && next_is_digit && !last.contains('.') =>
            {
                last.push(letter);
            }
            Some(last)
                if !last_is_number
                    && letter.is_alphabetic()
                    && last.chars().all(char::is_alphabetic) =>
            {
                last.push(letter);
            }
            _ => {
                pieces.push(letter.to_string());
                is_open = letter.is_alphanumeric();
            }
        }
    }
    pieces
}

/// The number of a piece, in digits or as a word.
fn number(piece: &str) -> Option<f64> {
    const WORDS: [(&str, f64); 14] = [
        ("a", 1.0),
        ("an", 1.0),
        ("one", 1.0),
        ("two", 2.0),
        ("three", 3.0),
        ("four", 4.0),
        ("five", 5.0),
        ("six", 6.0),
        ("seven", 7.0),
        ("eight", 8.0),
        ("nine", 9.0),
        ("ten", 10.0),
        ("twelve", 12.0),
        ("fourteen", 14.0),
    ];
    // A time that is far too long is not a number.
    let digits = piece.starts_with(|letter: char| letter.is_ascii_digit());
    let read = || piece.parse().ok().filter(|number: &f64| *number < 1e9);
    let said = || WORDS.iter().find(|(word, _)| *word == piece).map(|(_, number)| *number);
    if digits { read() } else { said() }
}

/// The seconds of a unit of time.
pub fn unit(word: &str) -> Option<i64> {
    match word {
        "d" | "day" | "days" => Some(DAY),
        "h" | "hr" | "hrs" | "hour" | "hours" => Some(HOUR),
        "m" | "min" | "mins" | "minute" | "minutes" => Some(MINUTE),
        "s" | "sec" | "secs" | "second" | "seconds" => Some(1),
        "w" | "wk" | "wks" | "week" | "weeks" => Some(7 * DAY),
        "fortnight" | "fortnights" => Some(14 * DAY),
        "month" | "months" => Some(30 * DAY),
        _ => None,
    }
}
