//! The letters that stand for pieces: `N`, `N'` where a variant has more than 26 kinds, as in the
//! Interactive Diagrams of The Chess Variant Pages, and `+N` for a promoted piece, as in Shogi.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use crate::Color;

/// The sign of a kind of piece in positions, moves and files: a capital letter, with a plus before it
/// or a prime behind it if need be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label {
    /// From `A` to `Z`.
    letter: u8,
    primed: bool,
    promoted: bool,
}

/// The prime, and the signs that keyboards and telephones put in its place.
const PRIMES: [char; 7] =
    ['\'', '\u{2019}', '\u{2018}', '\u{2032}', '\u{02B9}', '\u{02BC}', '\u{B4}'];

/// Whether a sign is read as a prime.
pub(crate) fn is_prime(sign: char) -> bool {
    PRIMES.contains(&sign)
}

impl Label {
    /// The number of possible labels.
    pub const COUNT: usize = 104;

    /// The label of a letter alone, in either case. There is none for other signs than A to Z.
    pub const fn plain(letter: char) -> Option<Label> {
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        let letter = letter.to_ascii_uppercase() as u8;
        Some(Label { letter, primed: false, promoted: false })
    }

    /// The label of what a piece with this label is promoted to, as `+N` for `N`.
    #[must_use]
    pub const fn with_plus(self) -> Label {
        Label { promoted: true, ..self }
    }

    /// The label without its plus.
    #[must_use]
    pub const fn without_plus(self) -> Label {
        Label { promoted: false, ..self }
    }

    /// Reads a whole text as a label, in either case and with any apostrophe.
    ///
    /// ```
    /// use menagerie_rules::Label;
    /// assert_eq!(Label::read("n’").map(|label| label.to_string()).as_deref(), Some("N'"));
    /// assert_eq!(Label::read("N''"), None);
    /// ```
    pub fn read(text: &str) -> Option<Label> {
        Label::split(text).filter(|(.., rest)| rest.is_empty()).map(|(label, ..)| label)
    }

    /// The label at the beginning of a text, the side that its case stands for in positions, and
    /// the text after it.
    pub(crate) fn split(text: &str) -> Option<(Label, Color, &str)> {
        let unsigned = text.strip_prefix('+');
        let letter = unsigned.unwrap_or(text).chars().next()?;
        let label = Label { promoted: unsigned.is_some(), ..Label::plain(letter)? };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rest = &unsigned.unwrap_or(text)[1..];
        Some(match rest.strip_prefix(is_prime) {
            Some(rest) => (Label { primed: true, ..label }, color, rest),
            None => (label, color, rest),
        })
    }

    /// The labels of a text, each with its side. The error is the first sign that belongs to no
    /// label.
    pub(crate) fn split_all(mut text: &str) -> Result<Vec<(Label, Color)>, char> {
        let mut labels = Vec::new();
        while let Some(letter) = text.chars().next() {
            let (label, color, rest) = Label::split(text).ok_or(letter)?;
            labels.push((label, color));
            text = rest;
        }
        Ok(labels)
    }

    /// The capital, without its plus and its prime.
    pub const fn letter(self) -> char {
        self.letter as char
    }

    /// Whether a prime stands behind the letter.
    pub const fn is_primed(self) -> bool {
        self.primed
    }

    /// Whether a plus stands before the letter.
    pub const fn is_promoted(self) -> bool {
        self.promoted
    }

    /// The text for a piece of this side: `N'` for White's, `n'` for Black's.
    pub fn of(self, color: Color) -> String {
        let text = self.to_string();
        match color {
            Color::White => text,
            Color::Black => text.to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plus = if self.promoted { "+" } else { "" };
        let prime = if self.primed { "'" } else { "" };
        f.pad(&format!("{plus}{}{prime}", self.letter()))
    }
}

impl<'de> Deserialize<'de> for Label {
    /// The label as it stands in a file: a capital letter, with a plus before it or a plain
    /// apostrophe behind it if need be.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Label, D::Error> {
        let text = String::deserialize(deserializer)?;
        Label::read(&text).filter(|label| label.to_string() == text).ok_or_else(|| {
            D::Error::custom(
                "a label is one capital letter A to Z, alone, with ' behind it or with + before it",
            )
        })
    }
}
