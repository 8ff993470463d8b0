//! Castling: by a number of squares to either side, or to named squares.

use super::array::Array;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::Slot;
use crate::convert::draft::Draft;
use crate::convert::write::quoted;
use crate::{Color, Square, SquareSet};

/// One castling of one side, towards one side of the board.
pub(super) struct Way {
    pub king: Square,
    castler: Slot,
    pub partner: Square,
    kind: Slot,
    /// The number of squares he goes, where he stays well short of his partner.
    steps: Option<u8>,
}

/// Adds castling to the King, and the rights of the array.
pub(super) fn add(settings: &Settings, array: &Array, royals: Royals, draft: &mut Draft) {
    if !settings.is("castling") {
        return;
    }
    if settings.is("pieceDrops") && settings.is("castlingDroppedPiece") {
        return of_dropped(settings, draft);
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

/// Adds castling of a King and partners that come from the hand to their first squares.
fn of_dropped(settings: &Settings, draft: &mut Draft) {
    let line = settings.line("castlingDroppedPiece");
    let king_file = settings.file("castlingKingFile");
    let targets = ["castlingKingsideFile", "castlingQueensideFile"].map(|name| settings.file(name));
    let [right, left] = targets.map(|file| file.abs_diff(king_file));
    let letters_of = |name: &str| {
        let set = settings.set_of(name);
        let labels = settings.labels.iter().filter(move |(slot, _)| set.contains(**slot));
        labels.map(|(_, label)| *label).collect::<Vec<char>>()
    };
    let there =
        |label: &char| draft.pieces.iter().any(|piece| piece.label == *label && !piece.plus);
    let kings = letters_of("castlingKingPieceWhite");
    let mut partners = letters_of("castlingRookPiecesWhite");
    partners.retain(there);
    let rank = u8::try_from(settings.number("castlingRank")).unwrap_or(0).saturating_sub(1);
    let zone_of = |files: &[u8]| {
        let squares = files.iter().filter_map(|file| Square::new(*file, rank));
        squares.collect::<SquareSet>() & draft.squares()
    };
    let [home, corners] = [zone_of(&[king_file]), zone_of(&[0, draft.files - 1])];
    let fits = right == left && (2..=6).contains(&left) && !home.is_empty() && !corners.is_empty();
    // Where pieces are also dropped later, a partner that has moved would have its right again.
    let fits = fits && !partners.is_empty() && settings.is("mustDrop");
    let Some(king) = kings.first().copied().filter(|king| fits && there(king)) else {
        let text = "castlingDroppedPiece: a piece that was dropped does not castle";
        return draft.remark(line, text);
    };
    let [home, corners] = [home, corners].map(|squares| draft.zone_of(squares));
    for piece in &mut draft.pieces {
        if piece.label == king && !piece.plus {
            piece.betza += &format!("isO{left}");
            piece.castles_with.clone_from(&partners);
            piece.drops_unmoved_in.clone_from(&home);
        } else if partners.contains(&piece.label) && !piece.plus {
            piece.drops_unmoved_in.clone_from(&corners);
        }
    }
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
pub(super) fn way(settings: &Settings, array: &Array, draft: &Draft, letter: char) -> Option<Way> {
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
