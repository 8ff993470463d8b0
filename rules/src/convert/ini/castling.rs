//! Castling: by a number of squares to either side, or to named squares.

use super::array::Array;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::Slot;
use crate::convert::draft::Draft;
use crate::convert::write::quoted;
use crate::{Color, Square};

/// One castling of one side, towards one side of the board.
struct Way {
    king: Square,
    castler: Slot,
    partner: Square,
    kind: Slot,
    /// The number of squares he goes, where he stays well short of his partner.
    steps: Option<u8>,
}

/// Adds castling to the King, and the rights of the array.
pub(super) fn add(settings: &Settings, array: &Array, royals: Royals, draft: &mut Draft) {
    if !settings.is("castling") {
        return;
    }
    let letters = array.rights.chars();
    let ways: Vec<Way> = letters.filter_map(|letter| way(settings, array, draft, letter)).collect();
    let Some(first) = ways.first() else { return };
    let (castler, kind) = (first.castler, first.kind);
    let is_plain = |way: &Way| way.steps == first.steps && way.kind == kind;
    let range = first.steps.filter(|_| !settings.is("chess960") && ways.iter().all(is_plain));
    let squares = castles_to(settings, draft);
    let may = (royals == Royals::Nobody || royals.contains(castler))
        && ways.iter().all(|way| way.castler == castler);
    if !may || (range.is_none() && squares.is_none()) {
        let text =
            "castling: it is left out, since one kind of King castles, to squares of the board";
        return draft.remark(array.line, text);
    }
    let mut partners: Vec<char> = Vec::new();
    for label in ways.iter().filter_map(|way| settings.labels.get(&way.kind)) {
        if !partners.contains(label) {
            partners.push(*label);
        }
    }
    let label = settings.labels.get(&castler).copied();
    if let Some(king) = draft.pieces.iter_mut().find(|piece| Some(piece.label) == label) {
        match range {
            Some(steps) => king.betza += &format!("isO{steps}"),
            None => king.castles_to = squares,
        }
        king.castles_with = partners;
    }
    let mut squares: Vec<Square> = ways.iter().flat_map(|way| [way.king, way.partner]).collect();
    squares.sort_unstable();
    squares.dedup();
    draft.rights = squares.iter().map(Square::to_string).collect();
}

/// The first mover's squares for the castled King, towards the higher files and towards the lower,
/// as TOML.
fn castles_to(settings: &Settings, draft: &Draft) -> Option<String> {
    let rank = u8::try_from(settings.number("castlingRank")).ok()?.checked_sub(1)?;
    let files = ["castlingKingsideFile", "castlingQueensideFile"].map(|name| settings.file(name));
    // His partner's square is beside him, towards the middle.
    let fits = files.iter().all(|file| *file < draft.files)
        && rank < draft.ranks
        && files[0] > 0
        && files[1] + 1 < draft.files;
    let [right, left] = files.map(|file| Square::new(file, rank));
    let (right, left) = (right?.to_string(), left?.to_string());
    fits.then(|| format!("{{ king = [{}, {}] }}", quoted(&right), quoted(&left)))
}

/// The castling that a letter of the array's rights means: `KQkq`, or the file of the partner.
fn way(settings: &Settings, array: &Array, draft: &Draft, letter: char) -> Option<Way> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let side = ["White", "Black"][color.index()];
    let kings = settings.set_of(&format!("castlingKingPiece{side}"));
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
    let is_king =
        |file: &u8| at(*file).is_some_and(|(slot, other)| *other == color && kings.contains(*slot));
    let last = draft.files - 1;
    // If there are several Kings, the one on the named file castles.
    let named = Some(settings.file("castlingKingFile")).filter(is_king);
    let king = named.or_else(|| (0..=last).find(is_king))?;
    let file = match letter.to_ascii_lowercase() {
        'k' => (0..=settings.file("castlingRookKingsideFile").min(last)).rev().find(is_partner)?,
        'q' => (settings.file("castlingRookQueensideFile")..=last).find(is_partner)?,
        file @ 'a'..='p' => Some(file as u8 - b'a').filter(is_partner)?,
        _ => return None,
    };
    let target = if file > king { "castlingKingsideFile" } else { "castlingQueensideFile" };
    let target = settings.file(target);
    let steps = target.abs_diff(king);
    let same_side = (target > king) == (file > king);
    // A single step would be the King's own.
    let is_plain = same_side && (2..=6).contains(&steps) && file.abs_diff(king) > steps;
    Some(Way {
        king: Square::new(king, rank)?,
        castler: at(king)?.0,
        partner: Square::new(file, rank)?,
        kind: at(file)?.0,
        steps: is_plain.then_some(steps),
    })
}
