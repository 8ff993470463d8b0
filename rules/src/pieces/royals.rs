//! The royal pieces of a side, and which of them are in check.

use crate::board::Board;
use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{attackers, is_attacked};
use crate::legal_moves::blast::around;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Color, Piece, Royals, Royalty, Square, SquareSet};

/// The royal pieces of a side.
pub(crate) fn royals(tables: &Tables, board: &Board, own: Color) -> SquareSet {
    let is_royal = |square: &_| tables.kind(board.cell(*square)).royal;
    board.side(own).iter().filter(is_royal).collect()
}

/// The royal pieces of a side that are in check, where it may have several.
pub(crate) fn in_check(tables: &Tables, board: &Board, own: Color, royals: Royals) -> SquareSet {
    let all = self::royals(tables, board, own);
    if royals == Royals::Last && all.len() > 1 {
        return SquareSet::EMPTY;
    }
    let is_attacked = |square: &_| {
        if tables.explodes {
            is_threatened(tables, board, *square, own.other())
        } else {
            is_attacked(tables, board, *square, own.other())
        }
    };
    let attacked: SquareSet = all.iter().filter(is_attacked).collect();
    let is_last = |square: &_| {
        all.iter().filter(|other| board.cell(*other) == board.cell(*square)).count() == 1
    };
    match royals {
        Royals::LastOfEach => attacked.iter().filter(is_last).collect(),
        Royals::Duple if attacked != all => SquareSet::EMPTY,
        _ => attacked,
    }
}

/// Whether a side is in check in a position of any game, also where it is not to move.
pub(crate) fn is_in_check(tables: &Tables, state: &State, own: Color) -> bool {
    match tables.royalty {
        Royalty::Nobody => false,
        Royalty::One(_) => is_attacked(tables, &state.board, state.king(own), own.other()),
        Royalty::Several(royals) => !in_check(tables, &state.board, own, royals).is_empty(),
    }
}

/// Whether a piece of this side could capture a royal piece on the square, in a game with explosions.
fn is_threatened(tables: &Tables, board: &Board, target: Square, by: Color) -> bool {
    !touches_king(tables, board, target, by)
        && !(attackers(tables, board, target, by) & !royals(tables, board, by)).is_empty()
}

/// Whether a royal piece of this side stands beside a square.
pub(crate) fn touches_king(tables: &Tables, board: &Board, square: Square, of: Color) -> bool {
    !(around(tables, square) & royals(tables, board, of)).is_empty()
}

/// Whether such a piece may not be taken, so that it may not castle across attacked squares. It
/// must be royal, and the last one where others could be given up for it.
pub(crate) fn is_indispensable(tables: &Tables, board: &Board, piece: Piece) -> bool {
    tables.kind(Cell::of(piece)).royal
        && match tables.royalty {
            Royalty::Several(Royals::Last | Royals::Duple) => {
                royals(tables, board, piece.color).len() == 1
            }
            Royalty::Several(Royals::LastOfEach) => {
                let is_like = |square: &Square| board.cell(*square) == Cell::of(piece);
                board.side(piece.color).iter().filter(is_like).count() == 1
            }
            Royalty::Several(Royals::All) | Royalty::One(_) | Royalty::Nobody => true,
        }
}
