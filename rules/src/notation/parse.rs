//! The grammar of typed moves. A text may have several readings: `E4e6` is the piece on e4 going to e6,
//! and the Elephant on rank 4 going there. Which of them are legal is not asked here.

use super::cursor::Cursor;
use crate::{Role, Square, Variant};

/// A reading of one part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Both squares are named.
    Full { role: Option<Role>, from: Square, to: Square, promotion: Option<Role>, cross: bool },
    /// Only the destination is named, and perhaps something about the origin.
    Short(Short),
    /// `Q-a16`: a piece appears.
    Drop { role: Role, to: Square },
    /// `e5-` or `@-e5`: a piece disappears.
    Remove(Square),
    /// `-e5`: the square disappears.
    RemoveSquare(Square),
    /// `O-O`, or the long `O-O-O` towards the lower files.
    Castling { long: bool },
}

/// A short form: `e6`, `exd5`, `Tde7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Short {
    /// The piece; a Pawn's label is not written, but then neither may be another piece's.
    pub role: Option<Role>,
    pub file: Option<u8>,
    pub rank: Option<u8>,
    pub to: Square,
    pub promotion: Option<Role>,
    /// Whether it begins with a small letter that is perhaps a label, perhaps a file.
    pub lowercase: bool,
    /// Whether it says that something is captured.
    pub cross: bool,
}

/// What could be made of a part.
#[derive(Default, Debug)]
pub(super) struct Readings {
    pub parts: Vec<Part>,
    /// Something like a square, but not of this board, where one was expected.
    pub off_board: Option<String>,
    /// A letter in a piece's place that is no piece.
    pub unknown_label: Option<char>,
    /// A letter after the sign of a promotion that is no piece.
    pub unknown_promotion: Option<char>,
    /// Whether it is no move, but several one after the other.
    pub several: bool,
}

impl Readings {
    /// Whether the text was meant as a part of a move, be its squares on the board or not.
    pub fn is_some_move(&self) -> bool {
        !self.parts.is_empty()
            || self.off_board.is_some()
            || self.unknown_promotion.is_some()
            || self.several
    }

    /// Whether it is a move by itself, on this board.
    fn is_complete(&self) -> bool {
        self.parts.iter().any(Part::is_move)
    }
}

impl Part {
    /// Whether it is a move by itself; the others say what a move does.
    pub fn is_move(&self) -> bool {
        matches!(self, Part::Full { .. } | Part::Short(_) | Part::Castling { .. })
    }
}

/// Reads one part in every way that makes sense.
pub(super) fn readings(variant: &Variant, text: &str) -> Readings {
    let text = without_number(text);
    let mut readings = readings_of_one(variant, text);
    readings.several = readings.parts.is_empty() && are_several(variant, text);
    readings
}

/// The text without the number of a move in front: `1.`, `1...`, `12…`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let digits = text.len() - rest.len();
    let after = rest.trim_start_matches(['.', '…']);
    if (1..=4).contains(&digits) && after.len() < rest.len() { after.trim_start() } else { text }
}

/// Whether the words are several moves one after the other.
fn are_several(variant: &Variant, text: &str) -> bool {
    let words: Vec<&str> =
        text.split([' ', ',']).map(without_number).filter(|word| !word.is_empty()).collect();
    // Of a move at most this many: "Pawn e4 - e6", "P e4 to e6 e.p.".
    let longest = 5;
    let mut reached = vec![false; words.len() + 1];
    reached[0] = true;
    for first in 0..words.len() {
        for last in first..words.len().min(first + longest) {
            if reached[first] && !reached[last + 1] {
                let part = readings_of_one(variant, &words[first..=last].join(" "));
                reached[last + 1] = part.is_complete();
            }
        }
    }
    words.len() > 1 && reached[words.len()]
}

fn readings_of_one(variant: &Variant, text: &str) -> Readings {
    let mut readings = Readings::default();
    let text = without_remarks(text);
    let castlings = castlings(text);
    if !castlings.is_empty() {
        readings.parts = castlings.iter().map(|&long| Part::Castling { long }).collect();
        return readings;
    }
    let cursor = Cursor { variant, rest: text };
    cursor.clone().full(None, &mut readings);
    cursor.clone().short(None, false, &mut readings);
    cursor.clone().removal(&mut readings);
    if let Some((label, rest)) = cursor.label() {
        let after = Cursor { variant, rest: rest.trim_start_matches(' ') };
        match variant.role_by_label(label) {
            Some(role) => {
                after.clone().full(Some(role), &mut readings);
                after.clone().short(Some(role), label.is_ascii_lowercase(), &mut readings);
                after.drop_piece(role, &mut readings);
            }
            // "e4" begins with a file.
            None if rest.starts_with(|next: char| next.is_ascii_digit()) => {}
            None => readings.unknown_label = Some(label),
        }
    }
    for (role, rest) in cursor.names() {
        let after = Cursor { variant, rest };
        after.clone().full(Some(role), &mut readings);
        after.short(Some(role), false, &mut readings);
    }
    readings
}

/// The text without what is said about the move after it: `+`, `mate`, `e.p.`.
fn without_remarks(text: &str) -> &str {
    let text = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
    let follows = |rest: &&str, ends: fn(char) -> bool| rest.ends_with(ends);
    let word = |word: &&str| {
        let rest = text.get(..text.len().checked_sub(word.len())?)?;
        let is_it = text[rest.len()..].eq_ignore_ascii_case(word);
        Some(rest).filter(|rest| is_it && follows(rest, |end| matches!(end, ' ' | ',')))
    };
    let text = ["checkmate", "mate", "check"].iter().find_map(word).unwrap_or(text);
    let text = text.trim_end_matches([' ', ',', '+', '#']);
    // "a4xb3ep" ends with a square.
    ["e.p.", "ep"]
        .iter()
        .find_map(|mark| text.strip_suffix(mark))
        .filter(|rest| follows(rest, |end| end == ' ' || end.is_ascii_digit()))
        .unwrap_or(text)
        .trim()
}

/// The castlings that a text can mean, the long ones as `true`. Zeros are as good as letters, and a
/// word is either.
fn castlings(text: &str) -> &'static [bool] {
    match text.to_ascii_uppercase().replace('0', "O").as_str() {
        "O-O" | "OO" => &[false],
        "O-O-O" | "OOO" => &[true],
        "CASTLE" | "CASTLES" | "CASTLING" => &[false, true],
        _ => &[],
    }
}
