//! The marks around a position that a person types or copies: quotation marks, brackets, and a word
//! that says what it is. They are not part of the position.

use crate::{Told, told};

/// The most layers of marks that are taken off, so that a text of marks alone takes little time.
const MOST_LAYERS: usize = 8;
/// Signs in front and signs behind: quotation marks, then brackets. Any in front goes with any behind: keyboards
/// change these signs, and some languages write them the other way around.
const AROUND: [(&str, &str); 2] = [("\"'`“”„‘’‚«»", "\"'`“”‘’«»"), ("[(", "])")];
/// Words that say that a position follows.
const WORDS: [&str; 3] = ["fen", "setup", "position"];
/// Words for the position that the variant starts from.
const ARRAY: [&str; 8] = [
    "startpos",
    "start",
    "initial",
    "start position",
    "starting position",
    "initial position",
    "start setup",
    "initial setup",
];

/// The text without the marks around it, and the names of the marks.
pub fn undressed(text: &str) -> (&str, Vec<Told>) {
    let mut text = text.trim();
    let mut without: Vec<Told> = Vec::new();
    for _ in 0..MOST_LAYERS {
        let Some((inner, layer)) = without_signs(text).or_else(|| without_word(text)) else {
            break;
        };
        text = inner;
        // Three marks on each side are named once.
        if without.last() != Some(&layer) {
            without.push(layer);
        }
    }
    (text, without)
}

/// Whether the text is a word for the variant's own array.
pub fn is_array(text: &str) -> bool {
    ARRAY.iter().any(|word| text.eq_ignore_ascii_case(word))
}

fn without_signs(text: &str) -> Option<(&str, Told)> {
    let signs = AROUND.iter().enumerate().find_map(|(number, (opening, closing))| {
        let rest = text.strip_prefix(|first: char| opening.contains(first))?;
        Some((rest.strip_suffix(|last: char| closing.contains(last))?, number))
    });
    let (inner, number) = signs?;
    inside(inner).map(|inner| match number {
        0 => (inner, told!("position-read-without-quotation-marks")),
        _ => (inner, told!("position-read-without-brackets")),
    })
}

fn without_word(text: &str) -> Option<(&str, Told)> {
    let is_apart = |rest: &&str| {
        rest.starts_with(|next: char| {
            next.is_whitespace() || matches!(next, ':' | '=') || AROUND[0].0.contains(next)
        })
    };
    let (word, rest) = WORDS.iter().find_map(|word| {
        let begins = text.get(..word.len())?.eq_ignore_ascii_case(word);
        Some((word, &text[word.len()..])).filter(|(_, rest)| begins && is_apart(rest))
    })?;
    let rest = rest.trim_start();
    let rest = rest.strip_prefix([':', '=']).unwrap_or(rest);
    inside(rest).map(|rest| (rest, told!("position-read-without-word", word = *word)))
}

/// The text, unless it is empty: a word alone is not a word in front of a position.
fn inside(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty()).then_some(text)
}
