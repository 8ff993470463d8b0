//! A sentence about a setting of a variant, with the words by which an author's sentence says the same.

use crate::{Told, told};

/// A sentence, and rows of words. An author's sentence says the same if it has all words of one
/// row.
pub(super) struct Sentence(pub Told, pub Vec<Vec<String>>);

/// A sentence with its rows of words, each given as a text with spaces.
pub(super) fn sentence(told: Told, rows: &[&str]) -> Sentence {
    let words = |row: &&str| row.split(' ').map(|word| word.replace('_', " ")).collect();
    Sentence(told, rows.iter().map(words).collect())
}

/// A number as a word, if it is small.
pub(super) fn number(number: u32) -> Told {
    told!("number-cardinal", number = number)
}
