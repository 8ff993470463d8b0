//! The first moves of Ouk Chaktrang: the King's leap to the side, and the Met's two squares ahead.

use super::array::Array;
use super::gating::gates;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::{FERS, KING, ROOK};
use crate::convert::draft::Draft;

/// Adds the first moves and their rights.
pub(super) fn add(settings: &Settings, array: &Array, royals: Royals, draft: &mut Draft) {
    if !settings.is("cambodianMoves") {
        return;
    }
    if royals != Royals::One(KING) || !settings.is("gating") {
        let text = "cambodianMoves = true: the first moves of the King and the Met are missing";
        return draft.remark(settings.line("cambodianMoves"), text);
    }
    let label = |slot| settings.labels.get(&slot).copied();
    let rooks: Vec<char> = label(ROOK).into_iter().collect();
    for piece in &mut draft.pieces {
        if Some(piece.label) == label(KING) {
            piece.betza += "imfsN";
            piece.leaps_over_attacks = true;
            piece.first_leap_lost_to.clone_from(&rooks);
        } else if Some(piece.label) == label(FERS) {
            piece.betza += "imfD";
        }
    }
    let gates = gates(settings, array, draft);
    draft.rights = gates.iter().map(|square| square.to_string()).collect();
}
