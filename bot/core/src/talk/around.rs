//! Finds the one move at the beginning or end of a text with other words around it.

use super::courtesy::{undecorated, without_courtesy};
use super::draw_word::without_offer;
use super::ornament::unadorned;
use super::talk_words::{are_companions, are_talk, without_fillers};
use menagerie_rules::notation::{Script, Typed};
use std::borrow::Cow;

/// The most characters of a text with a move; a longer text is talk.
const LONGEST: usize = 400;
/// The most words of one move.
const MOST_WORDS: usize = 6;

/// Words that join the parts of a move written as a sentence.
const JOINING: [&str; 3] = ["to", "takes", "captures"];

/// A move with other words around it.
#[derive(Debug)]
pub struct Around {
    /// The move.
    pub typed: Typed,
    /// Whether a draw is offered with it.
    pub is_offering: bool,
    /// Whether only ornaments and remarks to the opponent stand around it. Then the text is a move,
    /// and a refusal of it is told.
    pub is_close: bool,
}

/// The move at the beginning or end of a text, if there is exactly one.
pub fn around(script: Script<'_>, text: &str) -> Option<Around> {
    if text.chars().nth(LONGEST).is_some() {
        return None;
    }
    let text = &without_struck(text);
    let trails_off = text.trim_end().ends_with(['…']) || text.trim_end().ends_with("..");
    let own = without_quoted_lines(text);
    let is_quoted = own.trim_start().starts_with('>');
    let adorned = unadorned(&own);
    let alone = without_brackets(adorned);
    let alone = unadorned(&alone);
    let found = whole(script, adorned, true)
        .or_else(|| whole(script, alone, true))
        .or_else(|| rewritten(script, alone))
        // A quotation of others is more than a move.
        .or_else(|| if is_quoted { None } else { at_an_end(script, alone) });
    found.filter(|found| !trails_off || found.typed.is_written_out())
}

/// A text that is a whole move, apart from courtesies.
fn whole(script: Script<'_>, text: &str, is_close: bool) -> Option<Around> {
    let text = undecorated(text);
    let text = without_courtesy(text).unwrap_or(text);
    let offering = without_offer(text);
    for (text, is_offering) in [(offering.as_deref(), true), (Some(text), false)] {
        let typed = text.map(|text| script.parse(unadorned(text)));
        if let Some(typed) = typed.filter(|typed| typed.reads_as_move() && typed.is_one_move()) {
            return Some(Around { typed, is_offering, is_close });
        }
    }
    None
}

/// A move in unusual letters, or as a sentence: `EXD5`, `e2, e4`, `from e2 to e4`.
fn rewritten(script: Script<'_>, text: &str) -> Option<Around> {
    let is_joined =
        text.split_whitespace().any(|word| JOINING.contains(&word.to_lowercase().as_str()));
    let words = if is_joined { without_fillers(text) } else { text.to_owned() };
    let signs: String =
        text.chars().map(|it| if it.is_alphanumeric() { it } else { ' ' }).collect();
    let signs = signs.split_whitespace().collect::<Vec<_>>().join(" ");
    other_cases(text)
        .into_iter()
        .chain([words, signs])
        .filter(|other| other != text)
        .filter_map(|other| whole(script, &other, false))
        .find(|found| found.typed.is_written_out() || found.typed.names_piece())
}

/// A text with capitals, once in small letters and once with only its first letter a capital.
fn other_cases(text: &str) -> Vec<String> {
    let small = text.to_lowercase();
    let mut letters = small.chars();
    let capital =
        letters.next().map(|first| format!("{}{}", first.to_uppercase(), letters.as_str()));
    let is_capital = text.chars().any(char::is_uppercase);
    [Some(small), capital].into_iter().flatten().filter(|it| is_capital && it != text).collect()
}

/// A move in capitals, with the letters that were meant.
pub fn recased(script: Script<'_>, text: &str) -> Option<Typed> {
    let is_small = |letter: char| letter.is_lowercase();
    let is_long = text.chars().nth(LONGEST).is_some();
    let cases = if text.contains(is_small) || is_long { Vec::new() } else { other_cases(text) };
    let typed = cases.iter().map(|text| script.parse(text));
    typed.into_iter().find(|it| it.reads_as_move() && it.is_one_move() && it.is_written_out())
}

/// The move at one end of a text of several words, if there is no other move in it.
fn at_an_end(script: Script<'_>, text: &str) -> Option<Around> {
    let words = words(text);
    let shown: Vec<&str> = words.iter().map(|word| word.text).collect();
    (1..=MOST_WORDS.min(words.len().checked_sub(1)?)).rev().find_map(|count| {
        let behind = words.len() - count;
        let front = (&shown[..count], count..words.len());
        let back = (&shown[behind..], 0..behind);
        let ends = [(front, true), (back, false)];
        ends.into_iter().find_map(|((typed, others), is_in_front)| {
            let found = whole(script, unadorned(&typed.join(" ")), false)?;
            if has_move(script, &shown[others.clone()]) {
                return None;
            }
            let beside = if is_in_front {
                beside_front(&words, others.start)
            } else {
                beside_back(&words, others.end)
            };
            // Two squares can also be two moves. With more than remarks to the opponent, they are
            // talk.
            let is_pair = is_pair(script, typed);
            let is_written = found.typed.is_written_out() && !is_pair;
            let is_meant = are_companions(&beside) || is_written && !are_talk(&beside);
            let is_close = are_companions(&shown[others]) && !is_pair;
            is_meant.then_some(Around { is_close, ..found })
        })
    })
}

/// A word, and whether a part of the text ends after it.
struct Word<'a> {
    text: &'a str,
    is_last: bool,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    lines
        .flat_map(|line| {
            let nexts = line.iter().skip(1).copied().map(Some).chain([None]).collect::<Vec<_>>();
            let ends = line.into_iter().zip(nexts);
            ends.map(|(text, next)| Word {
                text,
                is_last: next.is_none_or(|next| ends_at(text, next)),
            })
        })
        .collect()
}

/// Whether a part of the text ends between two words.
fn ends_at(word: &str, next: &str) -> bool {
    let is_number = word.starts_with(|first: char| first.is_ascii_digit())
        && !word.contains(char::is_alphabetic);
    // "Qe2?? was bad" is about the move, and so is "exd6 e.p. would win".
    let is_praised = word.ends_with(['!', '?']) && next.starts_with(char::is_lowercase);
    let is_stop = |end: char| !end.is_alphanumeric() && !matches!(end, '\'' | '+' | '#' | '’');
    word.ends_with(is_stop) && !is_number && !is_praised && !matches!(word, "e.p." | "ep.")
}

/// The words after a move at the beginning, up to the end of its part of the text.
fn beside_front<'a>(words: &[Word<'a>], from: usize) -> Vec<&'a str> {
    if words[from - 1].is_last {
        return Vec::new();
    }
    let count = words[from..].iter().position(|word| word.is_last).map_or(0, |at| at + 1);
    words[from..from + count].iter().map(|word| word.text).collect()
}

/// The words before a move at the end, from the beginning of its part of the text.
fn beside_back<'a>(words: &[Word<'a>], to: usize) -> Vec<&'a str> {
    let from = words[..to].iter().rposition(|word| word.is_last).map_or(0, |at| at + 1);
    words[from..to].iter().map(|word| word.text).collect()
}

/// Whether one of the words is a move by itself.
fn has_move(script: Script<'_>, words: &[&str]) -> bool {
    words.iter().any(|word| {
        let word = unadorned(word);
        word.contains(|letter: char| letter.is_ascii_digit()) && script.parse(word).reads_as_move()
    })
}

/// Whether the words are two squares, which could also be two moves.
fn is_pair(script: Script<'_>, words: &[&str]) -> bool {
    let is_square = |word: &&str| {
        let typed = script.parse(unadorned(word));
        typed.reads_as_move() && !typed.is_written_out()
    };
    words.len() == 2 && words.iter().all(is_square) && !words[1].is_empty() && {
        let [first, second] = words else { return false };
        first.contains(|it: char| it.is_ascii_digit())
            && second.contains(|it: char| it.is_ascii_digit())
    }
}

/// The player's own lines, if they quote lines of others.
fn without_quoted_lines(text: &str) -> Cow<'_, str> {
    let is_quoted = |line: &&str| line.trim_start().starts_with('>');
    let own: Vec<&str> = text.lines().filter(|line| !is_quoted(line)).collect();
    let has_own = own.iter().any(|line| !line.trim().is_empty());
    if text.contains('>') && has_own { own.join("\n").into() } else { text.into() }
}

/// A text without struck-through parts, which are not meant.
fn without_struck(text: &str) -> Cow<'_, str> {
    let pieces: Vec<&str> = text.split("~~").collect();
    if pieces.len() < 3 { text.into() } else { pieces.into_iter().step_by(2).collect() }
}

/// A text without parts in brackets, if anything else is left.
fn without_brackets(text: &str) -> Cow<'_, str> {
    if !text.contains(['(', '[']) {
        return text.into();
    }
    let mut depth = 0_usize;
    let mut rest = String::new();
    for (at, letter) in text.char_indices() {
        match letter {
            // A Pawn's promotion in brackets is a part of the move.
            '(' | '[' if depth > 0 || at == 0 || text[..at].ends_with(char::is_whitespace) => {
                depth += 1;
            }
            ')' | ']' if depth > 0 => depth -= 1,
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    if rest.trim().is_empty() { text.into() } else { rest.into() }
}
