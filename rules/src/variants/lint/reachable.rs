//! Where a piece could come to if nobody hindered it.

use crate::legal_moves::destinations::ever;
use crate::legal_moves::promotion::Promotion;
use crate::pieces::piece::Cell;
use crate::{Piece, Position, Square, SquareSet};

/// Whether such a piece, from where it stands in the array, could come to where it is promoted; true if
/// none stands there.
pub(crate) fn promotes_somewhere(start: &Position, piece: Piece) -> bool {
    let kind = start.tables().kind(Cell::of(piece));
    search(start, piece, |from, to| {
        let promotes = |promotion: &Promotion| {
            promotion.is_by(from, to, false) || promotion.is_by(from, to, true)
        };
        kind.promotion.as_deref().is_some_and(promotes)
    })
}

/// Whether such a piece, from where it stands in the array, could come to a square of some kind; true if
/// none stands in the array.
pub(crate) fn comes_to(start: &Position, piece: Piece, is_there: impl Fn(Square) -> bool) -> bool {
    search(start, piece, |_, to| is_there(to))
}

/// Whether one of its moves is of some kind, on a board on which nobody is in its way and there is always
/// somebody to capture.
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
