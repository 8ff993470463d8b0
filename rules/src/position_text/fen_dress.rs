//! What stands around a position that somebody types or copies: quotation marks, brackets, and a word that
//! says what it is. None of it is a part of the position.

/// More than these around each other are not looked at, so that a text of nothing else is soon done with.
const MOST_LAYERS: usize = 8;
/// Signs in front, those behind, and what they are called. Any in front goes with any behind: keyboards make
/// others of them, and languages write them the other way around.
const AROUND: [(&str, &str, &str); 2] =
    [("\"'`“”„‘’‚«»", "\"'`“”‘’«»", "the quotation marks"), ("[(", "])", "the brackets")];
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

/// The text without what stands around it, and what that was.
pub fn undressed(text: &str) -> (&str, Vec<String>) {
    let mut text = text.trim();
    let mut without: Vec<String> = Vec::new();
    for _ in 0..MOST_LAYERS {
        let Some((inner, layer)) = without_signs(text).or_else(|| without_word(text)) else {
            break;
        };
        text = inner;
        // Three marks on each side are said once.
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

fn without_signs(text: &str) -> Option<(&str, String)> {
    let signs = AROUND.iter().find_map(|(opening, closing, name)| {
        let rest = text.strip_prefix(|first: char| opening.contains(first))?;
        Some((rest.strip_suffix(|last: char| closing.contains(last))?, name))
    });
    let (inner, name) = signs?;
    inside(inner).map(|inner| (inner, format!("without {name}")))
}

fn without_word(text: &str) -> Option<(&str, String)> {
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
    inside(rest).map(|rest| (rest, format!("without the word {word}")))
}

/// What is left, if anything is: a word alone is no word in front of something.
fn inside(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty()).then_some(text)
}
