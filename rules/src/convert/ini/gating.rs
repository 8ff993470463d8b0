//! Gates, behind which pieces enter from the hand.

use super::array::Array;
use super::castling::way;
use super::settings::Settings;
use super::slots::Slot;
use crate::convert::draft::Draft;
use crate::{Color, Square, SquareSet};

/// Marks the pieces that are gates, and adds their rights to the array.
pub(super) fn add(settings: &Settings, array: &Array, draft: &mut Draft) {
    let enters = !array.in_hand.is_empty() || settings.is("capturesToHand");
    if !settings.is("gating") || !settings.is("seirawanGating") || !enters {
        return;
    }
    let line = settings.line("gating");
    if settings.is("capturesToHand") && !settings.is("pieceDrops") {
        return draft.remark(line, "gating: captured pieces are dropped, or do not come to a hand");
    }
    let gates = gates(settings, array, draft);
    let mut all = gates;
    all =
        draft.rights.iter().filter_map(|name| Square::parse(name)).fold(all, |mut all, square| {
            all.insert(square);
            all
        });
    draft.rights = all.iter().map(|square| square.to_string()).collect();
    let is_gate = |slot: Slot| {
        let mut squares = array.board.iter().filter(|(_, (other, _))| *other == slot);
        squares.any(|(square, _)| gates.contains(*square))
    };
    for (slot, letter) in &settings.labels {
        let piece = draft.pieces.iter_mut().find(|piece| piece.label == *letter && !piece.plus);
        if let Some(piece) = piece {
            piece.gate = is_gate(*slot);
        }
    }
    if draft.hands.is_none() {
        draft.hands = Some(vec!["no_drops"]);
        draft.in_hand.clone_from(&array.in_hand);
    }
}

/// The squares of the gates: those of castling, and those of files.
pub(super) fn gates(settings: &Settings, array: &Array, draft: &Draft) -> SquareSet {
    let mut gates = SquareSet::EMPTY;
    for letter in array.rights.chars() {
        if matches!(letter, 'K' | 'Q' | 'k' | 'q') {
            let way = way(settings, array, draft, letter);
            way.into_iter().flat_map(|way| [way.king, way.partner]).for_each(|it| gates.insert(it));
            continue;
        }
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rank = if color == Color::White { 0 } else { draft.ranks - 1 };
        let file = ('a'..='p').position(|file| file == letter.to_ascii_lowercase());
        let square = file.and_then(|file| Square::new(file as u8, rank));
        let is_own = |square: &Square| array.board.get(square).is_some_and(|(_, it)| *it == color);
        square.into_iter().filter(is_own).for_each(|square| gates.insert(square));
    }
    gates
}
