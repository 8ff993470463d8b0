//! The grammar of typed moves. A text may have several readings: `E4e6` is the piece on e4 going to e6,
//! and the Elephant on rank 4 going there. Which of them are legal is not asked here.

use super::legible::uniform;
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
    let text = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
    let text = ["e.p.", "ep"]
        .iter()
        .find_map(|mark| text.strip_suffix(mark).filter(|rest| rest.ends_with(' ')))
        .unwrap_or(text)
        .trim();
    if let Some(long) = castling(text) {
        readings.parts.push(Part::Castling { long });
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

/// Whether a text is castling, and if so, the long one. Zeros are as good as letters.
pub(super) fn castling(text: &str) -> Option<bool> {
    match text.trim().to_ascii_uppercase().replace('0', "O").as_str() {
        "O-O" | "OO" => Some(false),
        "O-O-O" | "OOO" => Some(true),
        _ => None,
    }
}

/// What stands for the origin in a short form, and the text after it.
struct Origin<'a> {
    file: Option<u8>,
    rank: Option<u8>,
    cross: bool,
    cursor: Cursor<'a>,
    /// Whether it is a file without a cross, as in `ed4`.
    bare: bool,
}

/// A place in the text.
#[derive(Clone)]
struct Cursor<'a> {
    variant: &'a Variant,
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    fn skip(&mut self, letters: &[char]) -> bool {
        let shorter = self.rest.strip_prefix(letters);
        self.rest = shorter.unwrap_or(self.rest);
        shorter.is_some()
    }

    fn spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    /// The digits that come next.
    fn digits(&self) -> &'a str {
        let end = self.rest.find(|letter: char| !letter.is_ascii_digit());
        &self.rest[..end.unwrap_or(self.rest.len())]
    }

    /// A square, with its file in either case.
    fn square(&mut self, readings: &mut Readings) -> Option<Square> {
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        let after = Cursor { variant: self.variant, rest: &self.rest[1..] };
        let digits = after.digits();
        if digits.is_empty() {
            return None;
        }
        let text = format!("{}{}", letter.to_ascii_lowercase(), &digits[..digits.len().min(3)]);
        let square = Square::parse(&text).filter(|square| self.variant.contains(*square));
        if square.is_none() || digits.len() > 2 {
            readings.off_board.get_or_insert(text);
            return None;
        }
        self.rest = &after.rest[digits.len()..];
        square
    }

    /// A piece letter, if a square or another letter follows.
    fn label(&self) -> Option<(char, &'a str)> {
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        let rest = &self.rest[1..];
        (!rest.is_empty()).then_some((letter, rest))
    }

    /// The names of pieces that the text begins with, and what follows them.
    fn names(&self) -> Vec<(Role, &'a str)> {
        let mut found: Vec<(Role, &'a str)> = Vec::new();
        for role in self.variant.roles() {
            let piece = self.variant.piece(role);
            for name in std::iter::once(&piece.name).chain(&piece.aliases) {
                // The text has been made uniform.
                let name = if name.is_ascii() { name.clone() } else { uniform(name) };
                let begins = self.rest.get(..name.len());
                if name.len() > 1 && begins.is_some_and(|text| text.eq_ignore_ascii_case(&name)) {
                    let rest = &self.rest[name.len()..];
                    if rest.starts_with(' ') && found.iter().all(|(other, _)| *other != role) {
                        found.push((role, rest.trim_start_matches(' ')));
                    }
                }
            }
        }
        found
    }

    /// `e4-e6` and its variations.
    fn full(mut self, role: Option<Role>, readings: &mut Readings) {
        let Some(from) = self.square(readings) else { return };
        let spaced = self.rest.starts_with(' ');
        self.spaces();
        let mut cross = false;
        if self.skip(&['-']) {
            self.skip(&['>']);
        } else if spaced && self.rest.get(..3).is_some_and(|w| w.eq_ignore_ascii_case("to ")) {
            self.rest = &self.rest[3..];
        } else {
            cross = self.skip(&['x', 'X', ':']);
        }
        self.spaces();
        let Some(to) = self.square(readings) else { return };
        if let Some(promotion) = self.promotion(readings) {
            readings.parts.push(Part::Full { role, from, to, promotion, cross });
        }
    }

    /// `e6`, `exd5`, `Te7`, `Tde7`, `T2e7`, `Txe7`.
    fn short(self, role: Option<Role>, lowercase: bool, readings: &mut Readings) {
        for Origin { file, rank, cross, mut cursor, bare } in self.origins(role.is_some(), readings)
        {
            let Some(to) = cursor.square(readings) else { continue };
            // A Pawn goes to its own file or captures on the next.
            if bare && file.is_none_or(|file| file.abs_diff(to.file()) != 1) {
                continue;
            }
            if let Some(promotion) = cursor.promotion(readings) {
                readings.parts.push(Part::Short(Short {
                    role,
                    file,
                    rank,
                    to,
                    promotion,
                    lowercase,
                    cross,
                }));
            }
        }
    }

    /// What may stand for the origin in a short form, with the cross of a capture.
    fn origins(self, labelled: bool, readings: &mut Readings) -> Vec<Origin<'a>> {
        let crossed = |file: Option<u8>, rank: Option<u8>, mut cursor: Cursor<'a>| {
            let cross = cursor.skip(&['x', ':']);
            Origin { file, rank, cross, cursor, bare: false }
        };
        let mut origins = vec![crossed(None, None, self.clone())];
        let file = self.rest.bytes().next().filter(u8::is_ascii_lowercase);
        if let Some((letter, file)) = file
            .map(|letter| (char::from(letter), letter - b'a'))
            .filter(|&(_, file)| file < self.variant.files)
        {
            let after = Cursor { rest: &self.rest[1..], ..self.clone() };
            let origin = crossed(Some(file), None, after);
            // Without a cross, "bb4" could mean a Bishop; "ed4" is a Pawn if there is no E.
            let bare = !origin.cross && !labelled;
            if !bare || self.variant.role_by_label(letter).is_none() {
                origins.push(Origin { bare, ..origin });
            }
        }
        let digits = self.digits();
        if labelled && !digits.is_empty() && digits.len() <= 2 && !digits.starts_with('0') {
            let rank = digits.parse::<u8>().ok().filter(|&rank| rank <= self.variant.ranks);
            match rank {
                Some(rank) => {
                    let after = Cursor { rest: &self.rest[digits.len()..], ..self.clone() };
                    origins.push(crossed(None, Some(rank - 1), after));
                }
                None => {
                    readings.off_board.get_or_insert(digits.to_owned());
                }
            }
        }
        if !labelled {
            origins[0] = Origin { file: None, rank: None, cross: false, cursor: self, bare: false };
        }
        origins
    }

    /// The rest of a move: nothing, or a promotion. `None` when it is something else.
    fn promotion(mut self, readings: &mut Readings) -> Option<Option<Role>> {
        self.spaces();
        if self.rest.is_empty() {
            return Some(None);
        }
        let (named, signed) = if self.skip(&['(']) {
            self.skip(&['=']);
            (self.rest.strip_suffix(')')?, true)
        } else {
            let signed = self.skip(&['=', '/']);
            (self.rest, signed)
        };
        let named = named.trim_matches(' ');
        let mut letters = named.chars();
        match (letters.next(), letters.next()) {
            (Some(label), None) => {
                let role = self.variant.role_by_label(label);
                if role.is_none() && signed && label.is_ascii_alphabetic() {
                    readings.unknown_promotion = Some(label);
                }
                role.map(Some)
            }
            _ => self.variant.role_by_name(named).map(Some),
        }
    }

    /// `e5-`, `@-e5` or `-e5`.
    fn removal(mut self, readings: &mut Readings) {
        let at = self.skip(&['@']);
        self.spaces();
        let dash = self.skip(&['-']);
        self.spaces();
        if at && !dash {
            return;
        }
        let Some(square) = self.square(readings) else { return };
        self.spaces();
        let part = match (at, dash, self.rest) {
            (true, true, "") => Part::Remove(square),
            (false, true, "") => Part::RemoveSquare(square),
            (false, false, "-") => Part::Remove(square),
            _ => return,
        };
        readings.parts.push(part);
    }

    /// `Q-a16`, after its label.
    fn drop_piece(mut self, role: Role, readings: &mut Readings) {
        if !self.skip(&['-']) {
            return;
        }
        self.spaces();
        if let Some(to) = self.square(readings)
            && self.rest.is_empty()
        {
            readings.parts.push(Part::Drop { role, to });
        }
    }
}
