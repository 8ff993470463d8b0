//! The grammar of typed moves. A text may have several readings: `E4e6` is the piece on e4 going to
//! e6, and the Elephant on rank 4 going there. The grammar does not ask which of them are legal.

use super::cursor::Cursor;
use super::numbered_files::by_numbers;
use super::part::{Naming, Part, Readings};
use super::squareless::squareless;
use crate::{Color, Passing, Square, Variant};

/// Reads one part in every way that makes sense.
pub(super) fn readings(variant: &Variant, text: &str) -> Readings {
    let Numbered { number, text, .. } = numbered(text);
    let mut readings = readings_of_one(variant, text);
    readings.is_line = are_several(variant, text);
    readings.several = readings.parts.is_empty() && readings.is_line;
    readings.number = number;
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    let numbers = numbers.filter(|digits| !digits.is_empty()).count();
    readings.names_two_squares = numbers == 2 && text.split(' ').skip(1).all(is_of_move);
    readings
}

/// Whether a word that is not the first can belong to a move: it has a number, or joins two
/// squares.
fn is_of_move(word: &str) -> bool {
    let joins = ["-", "->", "x", ":", "to", "takes", "captures"];
    word.contains(|letter: char| letter.is_ascii_digit())
        || joins.iter().any(|it| word.eq_ignore_ascii_case(it))
        || word.chars().all(|letter| !letter.is_alphabetic())
}

/// A move with the signs in front of it.
pub(super) struct Numbered<'a> {
    /// The number of the move.
    pub number: Option<u32>,
    /// Whether dots stand where the first move of a pair would: `…e5`, `1...e5`, `1. … e5`.
    pub has_ellipsis: bool,
    /// The move.
    pub text: &'a str,
}

/// Takes the move number off a text, as `1.`, `1...` or `12…`, or dots alone.
pub(super) fn numbered(text: &str) -> Numbered<'_> {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    let after = rest.trim_start_matches(['.', '…', ' ']);
    let dots = &rest[..rest.len() - after.len()];
    let has_ellipsis = dots.contains('…') || dots.matches('.').count() > 1;
    let is_number = (1..=4).contains(&digits.len()) && dots.contains(['.', '…']);
    if is_number || digits.is_empty() && has_ellipsis {
        Numbered { number: digits.parse().ok(), has_ellipsis, text: after }
    } else {
        Numbered { number: None, has_ellipsis: false, text }
    }
}

/// Whether the words are several moves one after the other.
fn are_several(variant: &Variant, text: &str) -> bool {
    let words: Vec<&str> = text
        .split([' ', ','])
        .map(|word| numbered(word).text)
        .filter(|word| !word.is_empty())
        .collect();
    // The most words of one move: "Pawn e4 - e6", "P e4 to e6 e.p.".
    let longest = 5;
    let mut reached = vec![false; words.len() + 1];
    reached[0] = true;
    for first in 0..words.len() {
        for last in first..words.len().min(first + longest) {
            let is_all = first == 0 && last + 1 == words.len();
            if reached[first] && !reached[last + 1] && !is_all {
                let part = readings_of_one(variant, &words[first..=last].join(" "));
                reached[last + 1] = part.is_complete();
            }
        }
    }
    words.len() > 1 && reached[words.len()]
}

fn readings_of_one(variant: &Variant, text: &str) -> Readings {
    let mut readings = Readings::default();
    let (text, has_word) = without_remarks(text);
    readings.has_word = has_word;
    let castlings = castlings(text);
    if !castlings.is_empty() {
        let dashed = text.contains('-');
        readings.parts = castlings.iter().map(|&long| Part::Castling { long, dashed }).collect();
        return readings;
    }
    let may_pass = variant.passing != Passing::Never || variant.has_locusts();
    if may_pass && text.eq_ignore_ascii_case("pass") {
        readings.parts.push(Part::Pass);
        return readings;
    }
    let cursor = Cursor { variant, rest: text };
    cursor.full(None, &mut readings);
    cursor.short(None, Naming::Nothing, &mut readings);
    cursor.removal(&mut readings);
    cursor.drop_in_words(&mut readings);
    if let Some((label, case, rest)) = cursor.label() {
        let after = Cursor { variant, rest };
        match variant.role_by_label(label) {
            Some(role) => {
                after.full(Some(role), &mut readings);
                after.drop_piece(role, &mut readings);
                let file = Square::parse(&format!("{}1", label.of(Color::Black)));
                let is_file = file.is_some_and(|square| square.file() < variant.files);
                // With a prime it is a label in either case.
                let naming = match case {
                    Color::Black if is_file => Naming::SmallLabel,
                    Color::Black if !label.is_primed() => Naming::SmallLabelOnly,
                    _ => Naming::Label,
                };
                after.short(Some(role), naming, &mut readings);
            }
            // "e4" begins with a file.
            None if rest.starts_with(|next: char| next.is_ascii_digit()) => {}
            // "Springer f3" begins with a word, and not with a letter.
            None if letters_before_digit(rest) > MOST_BEHIND_LABEL => {}
            None => readings.unknown_label = Some(label.of(case)),
        }
    }
    let (names, naming) = cursor.names();
    for (role, rest) in names {
        let after = Cursor { variant, rest };
        after.full(Some(role), &mut readings);
        after.drop_piece(role, &mut readings);
        after.short(Some(role), naming, &mut readings);
    }
    by_numbers(variant, text, &mut readings);
    squareless(variant, text, &mut readings);
    readings
}

/// The most letters between a label and the rank: a file, a cross, and another file.
const MOST_BEHIND_LABEL: usize = 3;

fn letters_before_digit(text: &str) -> usize {
    text.chars()
        .take_while(|letter| !letter.is_ascii_digit())
        .filter(|it| it.is_alphabetic())
        .count()
}

/// Remarks about a Pawn's capture of another Pawn in passing.
const IN_PASSING: [&str; 6] = ["e.p.", "e.p", "e. p", "ep", "en passant", "in passing"];

/// The text without the remark behind the move: `+`, `mate`, `e.p.`. Also whether that was a word,
/// which may be talk too.
fn without_remarks(text: &str) -> (&str, bool) {
    let text = without_marks(text);
    // One full stop ends a sentence; several trail off into talk.
    let stopped = text.strip_suffix('.').filter(|rest| !rest.ends_with('.'));
    let text = stopped.map_or(text, without_marks);
    let follows = |rest: &&str, ends: fn(char) -> bool| rest.ends_with(ends);
    let word = |word: &&str| {
        let rest = text.get(..text.len().checked_sub(word.len())?)?;
        let is_it = text[rest.len()..].eq_ignore_ascii_case(word);
        Some(rest).filter(|rest| is_it && follows(rest, |end| matches!(end, ' ' | ',')))
    };
    let before = ["checkmate", "mate", "check"].iter().find_map(word);
    let text = before.unwrap_or(text);
    let text = text.trim_end_matches([' ', ',', '+', '#']);
    // "a4xb3ep" ends with a square.
    let text = IN_PASSING
        .iter()
        .find_map(|mark| {
            let (rest, end) = text.split_at_checked(text.len().checked_sub(mark.len())?)?;
            end.eq_ignore_ascii_case(mark).then_some(rest)
        })
        .filter(|rest| follows(rest, |end| end == ' ' || end.is_ascii_digit()))
        .unwrap_or(text)
        .trim();
    (text, before.is_some())
}

/// The text without the signs of check and of praise behind it.
fn without_marks(text: &str) -> &str {
    text.trim_end_matches(['+', '#', '!', '?', ' '])
}

/// The castlings that a text can mean; the long one is `true`. Zeros are as good as letters, and a
/// word means either.
fn castlings(text: &str) -> &'static [bool] {
    let text = text.to_ascii_uppercase().replace('0', "O").replace(" - ", "-");
    match text.as_str() {
        "O-O" | "OO" => return &[false],
        "O-O-O" | "OOO" => return &[true],
        _ => {}
    }
    let words: Vec<&str> = text.split([' ', '-']).filter(|word| !word.is_empty()).collect();
    let is_castling = |word: &&str| matches!(*word, "CASTLE" | "CASTLES" | "CASTLING");
    let others: Vec<&str> = words.iter().filter(|word| !is_castling(word)).copied().collect();
    match (words.len() - others.len(), others.as_slice()) {
        (1, []) => &[false, true],
        (1, ["SHORT" | "KINGSIDE"] | ["KING" | "KINGS" | "KING'S", "SIDE"]) => &[false],
        (1, ["LONG" | "QUEENSIDE"] | ["QUEEN" | "QUEENS" | "QUEEN'S", "SIDE"]) => &[true],
        _ => &[],
    }
}
