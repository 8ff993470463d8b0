//! Castling, as far as it is the King's going so many squares to either side.

use super::array::Array;
use super::settings::Settings;
use super::slots::Slot;
use crate::convert::draft::Draft;
use crate::{Color, Square};

/// One side's castling to one side.
struct Way {
    king: Square,
    partner: Square,
    kind: Slot,
    steps: u8,
    straight: bool,
}

/// Adds castling to the King, and the rights of the array.
pub(super) fn add(settings: &Settings, array: &Array, royal: Slot, draft: &mut Draft) {
    if !settings.is("castling") {
        return;
    }
    let ways: Vec<Way> = array
        .rights
        .chars()
        .filter_map(|letter| way(settings, array, draft, royal, letter))
        .collect();
    let Some(first) = ways.first() else { return };
    let fits = |way: &&Way| way.straight && way.steps == first.steps && way.kind == first.kind;
    let kept: Vec<&Way> = ways.iter().filter(fits).collect();
    if kept.len() < ways.len() {
        let text = "castling: the King goes as far to one side as to the other, past no partner, with \
                    partners of one kind; the other ways are left out";
        draft.remark(array.line, text);
    }
    let Some(first) = kept.first() else { return };
    let label = settings.labels.get(&first.kind).copied();
    if let Some(king) = draft.pieces.iter_mut().find(|piece| piece.royal) {
        king.betza += &format!("isO{}", first.steps);
        king.castles_with = label;
    }
    let mut squares: Vec<Square> = kept.iter().flat_map(|way| [way.king, way.partner]).collect();
    squares.sort_unstable();
    squares.dedup();
    draft.rights = squares.iter().map(Square::to_string).collect();
}

/// What a letter of the array's rights means: `KQkq`, or the file of the partner.
fn way(
    settings: &Settings,
    array: &Array,
    draft: &Draft,
    royal: Slot,
    letter: char,
) -> Option<Way> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let side = ["White", "Black"][color.index()];
    let kings = settings.set_of(&format!("castlingKingPiece{side}"));
    if !kings.contains(royal) {
        return None;
    }
    let up = u8::try_from(settings.number("castlingRank")).ok()?.checked_sub(1)?;
    let rank = match color {
        Color::White => up,
        Color::Black => draft.ranks.checked_sub(up + 1)?,
    };
    let partners = settings.set_of(&format!("castlingRookPieces{side}"));
    let at = |file: u8| Square::new(file, rank).and_then(|square| array.board.get(&square));
    let is_partner = |file: &u8| {
        at(*file).is_some_and(|(slot, other)| *other == color && partners.contains(*slot))
    };
    let last = draft.files - 1;
    let file = match letter.to_ascii_lowercase() {
        'k' => (0..=settings.file("castlingRookKingsideFile").min(last)).rev().find(is_partner)?,
        'q' => (settings.file("castlingRookQueensideFile")..=last).find(is_partner)?,
        file @ 'a'..='p' => Some(file as u8 - b'a').filter(is_partner)?,
        _ => return None,
    };
    let king = (0..=last).find(|file| at(*file) == Some(&(royal, color)))?;
    let target = if file > king { "castlingKingsideFile" } else { "castlingQueensideFile" };
    let target = settings.file(target);
    let steps = target.abs_diff(king);
    let same_side = (target > king) == (file > king);
    Some(Way {
        king: Square::new(king, rank)?,
        partner: Square::new(file, rank)?,
        kind: at(file)?.0,
        steps,
        // A single step would be the King's own.
        straight: same_side && (2..=6).contains(&steps) && file.abs_diff(king) > steps,
    })
}
