//! [`Told`]: what the rules have to say, without the words for it.
//!
//! # Design
//!
//! The rules say *which* sentence is meant, by its key in the catalogue (`bot/words/locales`), and what
//! it is about. Its words are chosen where somebody reads it, in their language.
//!
//! - A key stands for a whole sentence, or for a part that is named in several. Nothing is glued on in
//!   code: neither articles nor endings. Where a part of a sentence can be missing, there is a second
//!   key, or a word among the arguments by which the message chooses.
//! - The names of pieces, sides and zones are arguments of their own kinds, so that a language can have
//!   its own. [`begins`] tells a message whether a name in English begins with a vowel.
//! - Several things are one argument, made of the messages in `list.ftl`.
//! - What a variant's author has written, such as how a piece moves, is an argument of its own kind too.
//!   Where the language has no words for it, it stays as it is.
//!
//! Nothing of this is made while moves are looked for.

use std::fmt;

/// A message of the catalogue. See [`told!`](crate::told).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Told {
    /// The name of the message, such as `move-refused-hole`.
    pub key: &'static str,
    /// Its arguments, by names.
    pub arguments: Vec<(&'static str, About)>,
}

/// Something that a message is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum About {
    /// A number, by which a message can choose between plurals.
    Number(i64),
    /// Words as they are: a square, a text to type, or a word to choose by.
    Words(String),
    /// The name of a kind of piece.
    Piece(String),
    /// The name of a side.
    Side(String),
    /// The name of a zone.
    Zone(String),
    /// Sentences of a variant's author, such as how a piece moves.
    Prose(String),
    /// Another message.
    Told(Told),
}

/// A [`Told`]: its key, then its arguments by name.
///
/// ```
/// use menagerie_rules::{About, told};
///
/// let told = told!("move-refused-hole", square = "c3");
/// assert_eq!(told.arguments, [("square", About::Words("c3".to_owned()))]);
/// ```
#[macro_export]
macro_rules! told {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Told {
            key: $key,
            arguments: vec![$((stringify!($name), $crate::About::from($value))),*],
        }
    };
}

/// How several things are joined.
#[derive(Clone, Copy)]
pub(crate) enum Join {
    And,
    Or,
    OrElse,
    Comma,
    Semicolon,
}

/// Several things as one, such as "a, b and c". Nothing is no words.
pub(crate) fn list<T: Into<About>>(items: impl IntoIterator<Item = T>, join: Join) -> About {
    let items: Vec<About> = items.into_iter().map(T::into).collect();
    let comma = |items, next| told!("list-comma", items = items, next = next);
    match (items.as_slice(), join) {
        ([before @ .., last], Join::And) if !before.is_empty() => {
            told!("list-and", items = joined(before, &comma), last = last.clone()).into()
        }
        ([before @ .., last], Join::Or) if !before.is_empty() => {
            told!("list-or", items = joined(before, &comma), last = last.clone()).into()
        }
        (items, Join::OrElse) => {
            joined(items, &|items, next| told!("list-or-else", items = items, next = next))
        }
        (items, Join::Semicolon) => {
            joined(items, &|items, next| told!("list-semicolon", items = items, next = next))
        }
        (items, Join::And | Join::Or | Join::Comma) => joined(items, &comma),
    }
}

/// Things joined in halves: a text is stored with all that stands within it, and may not be too deep.
fn joined(items: &[About], join: &dyn Fn(About, About) -> Told) -> About {
    match items {
        [] => About::from(""),
        [one] => one.clone(),
        _ => {
            let (before, after) = items.split_at(items.len().div_ceil(2));
            join(joined(before, join), joined(after, join)).into()
        }
    }
}

/// `vowel` or `consonant`, for languages whose articles depend on it.
pub fn begins(name: &str) -> &'static str {
    let vowels = ['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u'];
    if name.starts_with(vowels) { "vowel" } else { "consonant" }
}

/// One piece of a kind, in the middle of a sentence.
pub(crate) fn one_piece(name: &str) -> Told {
    told!("piece-one", piece = About::Piece(name.to_owned()), begins = begins(name))
}

/// For a log, and for who looks for a fault: the key with its arguments.
impl fmt::Display for Told {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.key)?;
        for (at, (name, about)) in self.arguments.iter().enumerate() {
            write!(formatter, "{}{name}: {about}", if at == 0 { " (" } else { ", " })?;
        }
        formatter.write_str(if self.arguments.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for About {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            About::Number(number) => write!(formatter, "{number}"),
            About::Words(words)
            | About::Piece(words)
            | About::Side(words)
            | About::Zone(words)
            | About::Prose(words) => formatter.write_str(words),
            About::Told(told) => told.fmt(formatter),
        }
    }
}

/// Numbers that are small enough for every use.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for About {
            fn from(number: $number) -> Self {
                About::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u32, usize);

impl From<&str> for About {
    fn from(words: &str) -> Self {
        About::Words(words.to_owned())
    }
}

impl From<String> for About {
    fn from(words: String) -> Self {
        About::Words(words)
    }
}

impl From<&String> for About {
    fn from(words: &String) -> Self {
        About::Words(words.clone())
    }
}

impl From<char> for About {
    fn from(letter: char) -> Self {
        About::Words(letter.to_string())
    }
}

impl From<crate::Square> for About {
    fn from(square: crate::Square) -> Self {
        About::Words(square.to_string())
    }
}

impl From<Told> for About {
    fn from(told: Told) -> Self {
        About::Told(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_things_are_one_argument() {
        let three = list(["a", "b", "c"], Join::And).to_string();
        assert_eq!(three, "list-and (items: list-comma (items: a, next: b), last: c)");
        assert_eq!(list(["a"], Join::Or), About::from("a"));
        assert_eq!(list([""; 0], Join::Comma), About::from(""));
        let two = list(["a", "b"], Join::Comma).to_string();
        assert_eq!(two, "list-comma (items: a, next: b)");
    }

    #[test]
    fn a_name_may_begin_with_a_vowel() {
        assert_eq!(
            [begins("Eagle"), begins("Rook"), begins("")],
            ["vowel", "consonant", "consonant"]
        );
    }
}
