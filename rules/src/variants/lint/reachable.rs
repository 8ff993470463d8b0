//! The squares that a piece could reach if no other piece hindered it.

use crate::legal_moves::destinations::ever;
use crate::legal_moves::promotion::Promotion;
use crate::pieces::piece::Cell;
use crate::{Piece, Position, Square, SquareSet};

/// Whether such a piece could come from its square in the array to a promotion. True if the array
/// has no such piece.
pub(crate) fn promotes_somewhere(start: &Position, piece: Piece) -> bool {
    let kind = start.tables().kind(Cell::of(piece));
    search(start, piece, |from, to| {
        let promotes = |promotion: &Promotion| {
            promotion.is_by(from, to, false) || promotion.is_by(from, to, true)
        };
        kind.promotion.as_deref().is_some_and(promotes)
    })
}

/// Whether such a piece could come from its square in the array to a wanted square. True if the
/// array has no such piece.
pub(crate) fn comes_to(start: &Position, piece: Piece, is_there: impl Fn(Square) -> bool) -> bool {
    search(start, piece, |_, to| is_there(to))
}

/// Whether one of its moves is wanted, on a board without a piece in its way and with a piece to
/// capture on every square.
fn search(start: &Position, piece: Piece, is_wanted: impl Fn(Square, Square) -> bool) -> bool {
    let (tables, cell) = (start.tables(), Cell::of(piece));
    let mut seen: SquareSet =
        start.pieces().filter(|(_, other)| *other == piece).map(|(square, _)| square).collect();
    if seen.is_empty() {
        return true;
    }
    let mut open: Vec<Square> = seen.iter().collect();
    while let Some(from) = open.pop() {
        let to = ever(tables, from, cell, *start.state.board.unmoved());
        for to in to & !seen {
            if is_wanted(from, to) {
                return true;
            }
            seen.insert(to);
            open.push(to);
        }
    }
    false
}
