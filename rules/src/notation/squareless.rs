//! Captures that name no square, as old books and quick hands write them: by the files of a Pawn's capture,
//! `exd`, or by the kinds, `NxP`. The same without its cross, `ed`, is a word of talk too often, as `no` and
//! `hi` on large boards, and is not read.

use super::cursor::Cursor;
use super::part::{Naming, Part, Readings};
use super::promotion::with_promotion;
use crate::{Color, Label, Move, Position, Refusal, Role, Variant};

/// Such a capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Squareless {
    by: By,
    promotion: Option<Role>,
    /// Whether it is written as it is printed, with capitals for the kinds.
    pub is_plain: bool,
}

/// What is named in place of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// The files, from 0, of a Pawn.
    Files { pawn: Role, from: u8, to: u8 },
    /// The kind that takes, and the one that is taken.
    Kinds { taker: Role, victim: Role },
}

/// Adds what a text means as such a capture. As talk can look like it, it is never certain by itself.
pub(super) fn squareless(variant: &Variant, text: &str, readings: &mut Readings) {
    let end = text.find(['=', '/', '(']).unwrap_or(text.len());
    let (body, rest) = text.split_at(end);
    let body = body.trim();
    // Kisses are no capture of an X.
    if body.bytes().all(|it| matches!(it, b'x' | b'X' | b':')) {
        return;
    }
    let found: Vec<(By, bool)> =
        files(variant, body).map(|by| (by, true)).into_iter().chain(kinds(variant, body)).collect();
    if found.is_empty() {
        return;
    }
    let Some(promotion) = (Cursor { variant, rest }).promotion(readings) else { return };
    let part = |(by, is_plain)| Part::Squareless(Squareless { by, promotion, is_plain });
    readings.parts.extend(found.into_iter().map(part));
}

/// `exd`, of neighbouring files: `exe` and `axe` are words.
fn files(variant: &Variant, body: &str) -> Option<By> {
    let [first, b'x' | b':', second] = *body.as_bytes() else { return None };
    let file = |letter: u8| letter.checked_sub(b'a').filter(|file| *file < variant.files);
    // Telephones begin with a capital, which is a piece where there is such a piece.
    let is_piece = |letter: u8| {
        Label::plain(char::from(letter)).is_some_and(|it| variant.role_by_label(it).is_some())
    };
    let is_file = first.is_ascii_lowercase() || !is_piece(first);
    let from = file(first.to_ascii_lowercase()).filter(|_| is_file)?;
    let to = file(second).filter(|to| from.abs_diff(*to) == 1)?;
    let pawn = variant.roles().find(|role| variant.piece(*role).pawn)?;
    Some(By::Files { pawn, from, to })
}

/// `NxP`, `Knight takes Pawn`, `nxp`; and whether it has capitals alone.
fn kinds(variant: &Variant, body: &str) -> Vec<(By, bool)> {
    let cursor = Cursor { variant, rest: body };
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
        Some((By::Kinds { taker, victim }, is_plain))
    };
    labelled.into_iter().chain(named).filter_map(read).collect()
}

impl Squareless {
    /// The legal moves that it means.
    pub fn find(&self, position: &Position, legal: &[Move]) -> Result<Vec<Move>, Refusal> {
        let variant = position.variant();
        let fits = |mv: &&Move| {
            let taken = position.captured(mv).map(|(_, piece)| piece.role);
            let mover = position.piece_at(mv.from).map(|piece| piece.role);
            let (Some(taken), Some(mover)) = (taken, mover) else { return false };
            match self.by {
                By::Files { from, to, .. } => {
                    variant.piece(mover).pawn && (mv.from.file(), mv.to.file()) == (from, to)
                }
                By::Kinds { taker, victim } => (mover, taken) == (taker, victim),
            }
        };
        let moves: Vec<Move> = legal.iter().filter(fits).copied().collect();
        if moves.is_empty() {
            Err(self.refusal(position))
        } else {
            with_promotion(moves, self.promotion)
        }
    }

    fn refusal(&self, position: &Position) -> Refusal {
        let has = |role: Role| {
            position.pieces().any(|(_, it)| it.color == position.turn() && it.role == role)
        };
        match self.by {
            By::Files { pawn, from, to } => Refusal::NoPawnTakes { pawn, from, to },
            By::Kinds { taker, .. } if !has(taker) => {
                Refusal::NobodyThere { role: taker, file: None, rank: None }
            }
            By::Kinds { taker, victim } => Refusal::NobodyTakes { taker, victim },
        }
    }
}
