//! Reads the words of a typed move one after the other: squares, labels, names, promotions.

use super::legible::uniform;
use super::part::{Naming, Part, Readings, Short};
use crate::{Color, Label, Role, Square, Variant};

/// The fewest letters that stand for a name.
const FEWEST_LETTERS: usize = 3;

/// The origin in a short form, and the text after it.
struct Origin<'a> {
    file: Option<u8>,
    rank: Option<u8>,
    separator: Separator,
    cursor: Cursor<'a>,
    /// Whether it is a file without a cross, as in `ed4`.
    bare: bool,
}

/// The separator between a piece or its origin and the destination.
#[derive(Clone, Copy, Default)]
pub(super) struct Separator {
    /// Whether it says that the move captures.
    pub cross: bool,
    /// Whether it is a dash or a word, which also occur in talk.
    pub loose: bool,
}

/// A place in the text.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub variant: &'a Variant,
    pub rest: &'a str,
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

    /// A dash, a cross or a word for one, with spaces around it; nothing is skipped without one.
    pub fn separator(&mut self) -> Separator {
        let rest = self.rest.trim_start_matches(' ');
        let is_spaced = rest.len() < self.rest.len();
        let dash = rest.strip_prefix("->").or_else(|| rest.strip_prefix('-'));
        let word = || rest.split_once(' ').filter(|_| is_spaced);
        let (cross, loose, after) = if let Some(after) = dash {
            (false, true, after)
        } else if let Some(after) = rest.strip_prefix(['x', 'X', ':']) {
            (true, false, after)
        } else {
            match word().map(|(word, after)| (word.to_ascii_lowercase(), after)) {
                Some((word, after)) if word == "to" => (false, true, after),
                Some((word, after)) if word == "takes" || word == "captures" => (true, true, after),
                _ => return Separator::default(),
            }
        };
        self.rest = after.trim_start_matches(' ');
        Separator { cross, loose }
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

    /// A label and its case, if a square or another letter follows.
    pub fn label(&self) -> Option<(Label, Color, &'a str)> {
        // A plus is part of a label only in games that have such labels.
        let is_known =
            |label: Label| !label.is_promoted() || self.variant.role_by_label(label).is_some();
        Label::split(self.rest).filter(|(label, _, rest)| !rest.is_empty() && is_known(*label))
    }

    /// The names of pieces at the beginning of the text, at least their first letters, with the
    /// text after them. Also whether the names are whole.
    pub fn names(&self) -> (Vec<(Role, &'a str)>, Naming) {
        let whole = self.whole_names();
        let space = self.rest.find(' ').filter(|_| whole.is_empty());
        let Some((begun, rest)) = space.map(|space| self.rest.split_at(space)) else {
            return (whole, Naming::Name);
        };
        let is_begun = |name: &String| {
            let beginning = name.get(..begun.len());
            beginning.is_some_and(|beginning| beginning.eq_ignore_ascii_case(begun))
        };
        let has_name = |role: &Role| {
            let piece = self.variant.piece(*role);
            std::iter::once(&piece.name).chain(&piece.aliases).any(is_begun)
        };
        let is_long_enough = begun.len() >= FEWEST_LETTERS;
        let roles = self.variant.roles().filter(|role| is_long_enough && has_name(role));
        let begun = roles.map(|role| (role, rest)).collect();
        (begun, Naming::Beginning)
    }

    /// The whole names of pieces at the beginning of the text, with the text after them.
    fn whole_names(&self) -> Vec<(Role, &'a str)> {
        let mut found: Vec<(Role, &'a str)> = Vec::new();
        for role in self.variant.roles() {
            let piece = self.variant.piece(role);
            for name in std::iter::once(&piece.name).chain(&piece.aliases) {
                // The typed text is uniform already.
                let name = if name.is_ascii() { name.clone() } else { uniform(name) };
                let begins = self.rest.get(..name.len());
                if name.len() > 1 && begins.is_some_and(|text| text.eq_ignore_ascii_case(&name)) {
                    let rest = &self.rest[name.len()..];
                    let ends = rest.starts_with([' ', '-', ':', 'x', '@', '*']);
                    if ends && found.iter().all(|(other, _)| *other != role) {
                        found.push((role, rest));
                    }
                }
            }
        }
        found
    }

    /// `e4-e6` and its variations.
    pub fn full(mut self, role: Option<Role>, readings: &mut Readings) {
        self.spaces();
        let Some(from) = self.square(readings) else { return };
        let Separator { cross, .. } = self.separator();
        self.spaces();
        let Some(next) = self.square(readings) else { return };
        let (over, to) = self.onward(next, false, readings);
        if let Some(promotion) = self.promotion(readings) {
            readings.parts.push(Part::Full { role, from, over, to, promotion, cross });
        }
    }

    /// The squares of a move from its second square on, the last one and perhaps one before it:
    /// `f8`, or `g7xf8` in a game with moves of two steps.
    fn onward(
        &mut self,
        next: Square,
        is_separated: bool,
        readings: &mut Readings,
    ) -> (Option<Square>, Square) {
        if !self.variant.has_locusts() {
            return (None, next);
        }
        let mut further = *self;
        further.separator();
        // "so: b1a3" is no Silver General's move.
        if is_separated && further.rest == self.rest {
            return (None, next);
        }
        further.spaces();
        match further.square(readings) {
            Some(to) => {
                *self = further;
                (Some(next), to)
            }
            None => (None, next),
        }
    }

    /// `e6`, `exd5`, `Te7`, `Tde7`, `T2e7`, `Txe7`, `Troll to e7`.
    pub fn short(self, role: Option<Role>, naming: Naming, readings: &mut Readings) {
        for Origin { file, rank, separator, mut cursor, bare } in
            self.origins(role.is_some(), readings)
        {
            let Some(next) = cursor.square(readings) else { continue };
            let (over, to) = if role.is_some() && separator.cross {
                cursor.onward(next, true, readings)
            } else {
                (None, next)
            };
            // A Pawn goes to its own file or captures on the next.
            if bare && file.is_none_or(|file| file.abs_diff(to.file()) != 1) {
                continue;
            }
            if let Some(promotion) = cursor.promotion(readings) {
                readings.parts.push(Part::Short(Short {
                    role,
                    file,
                    rank,
                    over,
                    to,
                    promotion,
                    naming,
                    cross: separator.cross,
                    loose: separator.loose,
                }));
            }
        }
    }

    /// The possible origins in a short form, with the separator in front of the destination.
    fn origins(mut self, labelled: bool, readings: &mut Readings) -> Vec<Origin<'a>> {
        let separated = |file: Option<u8>, rank: Option<u8>, mut cursor: Cursor<'a>| {
            let separator = if labelled {
                cursor.separator()
            } else {
                Separator { cross: cursor.skip(&['x', ':']), loose: false }
            };
            Origin { file, rank, separator, cursor, bare: false }
        };
        let mut nothing = separated(None, None, self);
        nothing.cursor.spaces();
        let mut origins = vec![nothing];
        self.spaces();
        let file = self.rest.bytes().next().filter(u8::is_ascii_lowercase);
        if let Some((letter, file)) = file
            .map(|letter| (Label::plain(char::from(letter)), letter - b'a'))
            .filter(|&(_, file)| file < self.variant.files)
        {
            let after = Cursor { rest: &self.rest[1..], ..self };
            let origin = separated(Some(file), None, after);
            // Without a cross, "bb4" could mean a Bishop; "ed4" is a Pawn if there is no E.
            let bare = !origin.separator.cross && !labelled;
            if !bare || letter.and_then(|letter| self.variant.role_by_label(letter)).is_none() {
                origins.push(Origin { bare, ..origin });
            }
        }
        let digits = self.digits();
        if labelled && !digits.is_empty() && digits.len() <= 2 && !digits.starts_with('0') {
            let rank = digits.parse::<u8>().ok().filter(|&rank| rank <= self.variant.ranks);
            match rank {
                Some(rank) => {
                    let after = Cursor { rest: &self.rest[digits.len()..], ..self };
                    origins.push(separated(None, Some(rank - 1), after));
                }
                None => {
                    readings.off_board.get_or_insert(digits.to_owned());
                }
            }
        }
        if !labelled {
            origins[0] = Origin {
                file: None,
                rank: None,
                separator: Separator::default(),
                cursor: self,
                bare: false,
            };
        }
        origins
    }

    /// The rest of a move: nothing, or a promotion. `None` when it is something else.
    #[expect(clippy::option_option, reason = "unreadable, absent and there are three answers")]
    pub fn promotion(mut self, readings: &mut Readings) -> Option<Option<Role>> {
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
        match Label::read(named) {
            Some(label) => {
                let role = self.variant.role_by_label(label);
                if role.is_none() && signed {
                    readings.unknown_promotion = Some(named.to_owned());
                }
                role.map(Some)
            }
            None => self.variant.role_by_name(named).map(Some),
        }
    }

    /// `e5-`, `@-e5` or `-e5`.
    pub fn removal(mut self, readings: &mut Readings) {
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

    /// `Q-a16` or `P@e5`, after the label or the name.
    pub fn drop_piece(mut self, role: Role, readings: &mut Readings) {
        self.spaces();
        let has_sign = self.variant.hands.is_some() && self.skip(&['@', '*']);
        if !has_sign && !self.skip(&['-']) {
            return;
        }
        self.spaces();
        if let Some(to) = self.square(readings)
            && self.rest.is_empty()
        {
            readings.parts.push(Part::Drop { role, to, is_move: has_sign });
        }
    }

    /// `drop P e5`, `drop Pawn on e5`: a piece from the hand by that word.
    pub fn drop_in_words(self, readings: &mut Readings) {
        let Some((word, rest)) = self.rest.split_once(' ') else { return };
        if self.variant.hands.is_none() || !["drop", "drops"].contains(&&*word.to_lowercase()) {
            return;
        }
        let after = Cursor { rest, ..self };
        let labelled = after.label().and_then(|(label, _, rest)| {
            self.variant.role_by_label(label).map(|role| (role, rest))
        });
        for (role, rest) in labelled.into_iter().chain(after.names().0) {
            let mut cursor = Cursor { rest, ..self };
            cursor.skip(&['@', '*']);
            cursor.spaces();
            cursor.rest = ["on ", "to "]
                .iter()
                .find_map(|it| cursor.rest.strip_prefix(it))
                .unwrap_or(cursor.rest);
            if let Some(to) = cursor.square(readings)
                && cursor.rest.is_empty()
            {
                readings.parts.push(Part::Drop { role, to, is_move: true });
            }
        }
    }
}
