//! Captures that name no square, as in old books and quick games. They name the files of a Pawn's
//! capture, `exd`, or the kinds of piece, `NxP`. Without its cross, `ed` is a word of talk too
//! often, as are `no` and `hi` on large boards. So it is not read.

use super::cursor::Cursor;
use super::part::{By, Files, Kinds, Naming, Part, Readings, Squareless};
use super::promotion::with_promotion;
use crate::{Color, Label, Move, Position, Refusal, Role, Variant};

/// Adds the reading of a text as such a capture. Talk can look like it, so it is never certain by
/// itself.
pub(super) fn squareless(variant: &Variant, text: &str, readings: &mut Readings) {
    let end = text.find(['=', '/', '(']).unwrap_or(text.len());
    let (body, rest) = text.split_at(end);
    let body = body.trim();
    // Kisses such as "xx" are no capture of an X.
    if body.bytes().all(|it| matches!(it, b'x' | b'X' | b':')) {
        return;
    }
    let files = files(variant, body);
    let kinds = kinds(variant, body);
    if files.is_none() && kinds.is_empty() {
        return;
    }
    let Some(promotion) = (Cursor { variant, rest }).promotion(readings) else { return };
    let part = |by, is_plain| Part::Squareless(Squareless { by, promotion, is_plain });
    let alone = files.filter(|_| kinds.is_empty()).map(|files| part(By::Files(files), true));
    let found = kinds.into_iter().map(|(kinds, is_plain)| match files {
        Some(files) => part(By::Either(files, kinds), true),
        None => part(By::Kinds(kinds), is_plain),
    });
    readings.parts.extend(alone.into_iter().chain(found));
}

/// `exd`, with neighbouring files only: `exe` and `axe` are words.
fn files(variant: &Variant, body: &str) -> Option<Files> {
    let [first, b'x' | b':', second] = *body.as_bytes() else { return None };
    let file = |letter: u8| letter.checked_sub(b'a').filter(|file| *file < variant.files);
    // Telephones write a capital first, which means a piece where the variant has such a piece.
    let is_piece = |letter: u8| {
        Label::plain(char::from(letter)).is_some_and(|it| variant.role_by_label(it).is_some())
    };
    let is_file = first.is_ascii_lowercase() || !is_piece(first);
    let from = file(first.to_ascii_lowercase()).filter(|_| is_file)?;
    let to = file(second).filter(|to| from.abs_diff(*to) == 1)?;
    let pawn = variant.roles().find(|role| variant.piece(*role).pawn)?;
    Some(Files { pawn, from, to })
}

/// `NxP`, `Knight takes Pawn`, `nxp`. Also whether all its letters are capitals.
fn kinds(variant: &Variant, body: &str) -> Vec<(Kinds, bool)> {
    let cursor = Cursor { variant, rest: body };
    let is_file = |letter: u8| (b'a'..b'a' + variant.files).contains(&letter);
    let ends_in_file = body.len() == 3 && body.bytes().last().is_some_and(is_file);
    let labelled = cursor.label().and_then(|(label, case, rest)| {
        variant.role_by_label(label).map(|role| (role, case == Color::White, rest))
    });
    let (names, naming) = cursor.names();
    let named = names.into_iter().filter(|_| naming == Naming::Name);
    let named = named.map(|(role, rest)| (role, false, rest));
    let read = |(taker, is_capital, rest)| {
        let mut after = Cursor { variant, rest };
        let separator = after.separator();
        let label = Label::split(after.rest).filter(|(.., rest)| rest.is_empty());
        let victim = match label {
            Some((label, ..)) => variant.role_by_label(label),
            None => variant.role_by_name(after.rest),
        };
        let is_plain = is_capital
            && !separator.loose
            && label.is_some_and(|(_, case, _)| case == Color::White);
        let victim = victim.filter(|_| separator.cross)?;
        Some((Kinds { taker, victim, ends_in_file }, is_plain))
    };
    labelled.into_iter().chain(named).filter_map(read).collect()
}

impl Squareless {
    /// The legal moves that the text means.
    pub fn find(&self, position: &Position, legal: &[Move]) -> Result<Vec<Move>, Refusal> {
        let variant = position.variant();
        let captures = legal.iter().filter_map(|mv| {
            let (_, taken) = position.captured(mv)?;
            Some((*mv, position.piece_at(mv.from)?.role, taken.role))
        });
        let (files, kinds) = match self.by {
            By::Files(files) => (Some(files), None),
            By::Kinds(kinds) => (None, Some(kinds)),
            By::Either(files, kinds) => (Some(files), Some(kinds)),
        };
        let (mut of_pawns, mut of_kinds) = (Vec::new(), Vec::new());
        for (mv, mover, taken) in captures {
            let is_from = |it: Files| (mv.from.file(), mv.to.file()) == (it.from, it.to);
            if variant.piece(mover).pawn && files.is_some_and(is_from) {
                of_pawns.push(mv);
            } else if kinds.is_some_and(|it| (it.taker, it.victim) == (mover, taken)) {
                of_kinds.push(mv);
            }
        }
        let is_open = files.is_some() || kinds.is_some_and(|it| it.ends_in_file);
        match (of_pawns.is_empty(), of_kinds.is_empty()) {
            (true, true) => Err(self.refusal(position)),
            // A small letter is mostly a file, even where only a piece can capture.
            (true, false) if is_open => Err(Refusal::SmallLetter(of_kinds)),
            _ => with_promotion(position.variant(), [of_pawns, of_kinds].concat(), self.promotion),
        }
    }

    fn refusal(&self, position: &Position) -> Refusal {
        let has = |role: Role| {
            position.pieces().any(|(_, it)| it.color == position.turn() && it.role == role)
        };
        match self.by {
            By::Files(Files { pawn, from, to }) | By::Either(Files { pawn, from, to }, _) => {
                Refusal::NoPawnTakes { pawn, from, to }
            }
            By::Kinds(Kinds { taker, .. }) if !has(taker) => {
                Refusal::NobodyThere { role: taker, file: None, rank: None }
            }
            By::Kinds(Kinds { taker, victim, .. }) => Refusal::NobodyTakes { taker, victim },
        }
    }
}
