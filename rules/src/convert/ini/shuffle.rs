//! Arrays drawn at random, as in Chess960. Fairy-Stockfish is given the array. The program that
//! draws it puts Bishops on squares of different colors, and the King between the Rooks with which
//! he castles.

use super::array::Array;
use super::settings::Settings;
use super::slots::{BISHOP, Slot};
use crate::convert::draft::{Draft, ShuffleDraft};
use crate::{Color, Square};

/// Adds `[shuffle]`.
pub(super) fn add(settings: &Settings, array: &Array, draft: &mut Draft) {
    if !settings.is("chess960") {
        return;
    }
    let rank = |color: Color, rank: u8| -> Option<Vec<Slot>> {
        let squares = (0..draft.files).map(|file| Square::new(file, rank));
        let piece = |square: Option<Square>| array.board.get(&square?);
        squares.map(|square| Some(piece(square).filter(|it| it.1 == color)?.0)).collect()
    };
    let first = rank(Color::White, 0);
    let last = rank(Color::Black, draft.ranks - 1);
    let drawn = first.filter(|first| last.as_ref() == Some(first));
    let text = drawn.as_ref().and_then(|slots| {
        slots.iter().map(|slot| settings.labels.get(slot)).collect::<Option<String>>()
    });
    let Some(pieces) = text else {
        let text = "chess960 = true: the array is not drawn by lot";
        return draft.remark(settings.line("chess960"), text);
    };
    let is_pair = |label: &&char| pieces.matches(**label).count() == 2;
    let bishop = settings.labels.get(&BISHOP).filter(is_pair);
    let castler = draft.pieces.iter().find(|piece| !piece.castles_with.is_empty());
    let in_order = |label: &char| {
        castler.is_some_and(|it| it.label == *label || it.castles_with.contains(label))
    };
    draft.shuffle = Some(ShuffleDraft {
        opposite_colors: bishop.map(char::to_string).unwrap_or_default(),
        order: pieces.chars().filter(in_order).collect(),
        pieces,
    });
}
