//! The grammar of typed moves. A text may have several readings: `E4e6` is the piece on e4 going to e6,
//! and the Elephant on rank 4 going there. Which of them are legal is not asked here.

use crate::{Role, Square, Variant};

/// A reading of one part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Both squares are named.
    Full { role: Option<Role>, from: Square, to: Square, promotion: Option<Role> },
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
}

/// What could be made of a part.
#[derive(Default, Debug)]
pub(super) struct Readings {
    pub parts: Vec<Part>,
    /// Something like a square, but not of this board, where one was expected.
    pub off_board: Option<String>,
    /// A letter in a piece's place that is no piece.
    pub unknown_label: Option<char>,
}

impl Readings {
    /// Whether the text was meant as a part of a move, be its squares on the board or not.
    pub fn is_some_move(&self) -> bool {
        !self.parts.is_empty() || self.off_board.is_some()
    }
}

/// Reads one part in every way that makes sense.
pub(super) fn readings(variant: &Variant, text: &str) -> Readings {
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
                let begins = self.rest.get(..name.len());
                if name.len() > 1 && begins.is_some_and(|text| text.eq_ignore_ascii_case(name)) {
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
        self.spaces();
        if self.skip(&['-']) {
            self.skip(&['>']);
        } else {
            self.skip(&['x', 'X', ':']);
        }
        self.spaces();
        let Some(to) = self.square(readings) else { return };
        if let Some(promotion) = self.promotion() {
            readings.parts.push(Part::Full { role, from, to, promotion });
        }
    }

    /// `e6`, `exd5`, `Te7`, `Tde7`, `T2e7`, `Txe7`.
    fn short(self, role: Option<Role>, lowercase: bool, readings: &mut Readings) {
        for (file, rank, mut cursor) in self.origins(role.is_some(), readings) {
            let Some(to) = cursor.square(readings) else { continue };
            if let Some(promotion) = cursor.promotion() {
                readings.parts.push(Part::Short(Short {
                    role,
                    file,
                    rank,
                    to,
                    promotion,
                    lowercase,
                }));
            }
        }
    }

    /// What may stand for the origin in a short form, with the cross of a capture.
    fn origins(
        self,
        labelled: bool,
        readings: &mut Readings,
    ) -> Vec<(Option<u8>, Option<u8>, Cursor<'a>)> {
        let crossed = |mut cursor: Cursor<'a>| {
            let cross = cursor.skip(&['x', ':']);
            (cross, cursor)
        };
        let mut origins = vec![(None, None, crossed(self.clone()).1)];
        let file = self.rest.bytes().next().filter(u8::is_ascii_lowercase);
        if let Some(file) = file.map(|letter| letter - b'a').filter(|&f| f < self.variant.files) {
            let (cross, after) = crossed(Cursor { rest: &self.rest[1..], ..self.clone() });
            // Without a piece's letter, "bb4" could mean a Bishop: only "bxb4" is a Pawn.
            if cross || labelled {
                origins.push((Some(file), None, after));
            }
        }
        let digits = self.digits();
        if labelled && !digits.is_empty() && digits.len() <= 2 && !digits.starts_with('0') {
            let rank = digits.parse::<u8>().ok().filter(|&rank| rank <= self.variant.ranks);
            match rank {
                Some(rank) => {
                    let after = Cursor { rest: &self.rest[digits.len()..], ..self.clone() };
                    origins.push((None, Some(rank - 1), crossed(after).1));
                }
                None => {
                    readings.off_board.get_or_insert(digits.to_owned());
                }
            }
        }
        if !labelled {
            origins[0].2 = self;
        }
        origins
    }

    /// The rest of a move: nothing, or a promotion. `None` when it is something else.
    fn promotion(mut self) -> Option<Option<Role>> {
        self.spaces();
        if self.rest.is_empty() {
            return Some(None);
        }
        let named = if self.skip(&['(']) {
            self.skip(&['=']);
            self.rest.strip_suffix(')')?
        } else {
            self.skip(&['=', '/']);
            self.rest
        };
        let named = named.trim_matches(' ');
        let mut letters = named.chars();
        match (letters.next(), letters.next()) {
            (Some(label), None) => self.variant.role_by_label(label).map(Some),
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
