//! Which pieces are royal: none, one of each side, or several.

use crate::attack::is_attacked;
use crate::board::Board;
use crate::piece::Cell;
use crate::tables::Tables;
use crate::{Color, Piece, Role, SquareSet};

/// Which pieces of a game are royal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// None: there is neither check nor checkmate.
    Nobody,
    /// Each side has exactly one of this kind, the King.
    One(Role),
    /// A side has one or more, of one kind or of several.
    Several(Royals),
}

/// When a side that has several royal pieces is in check: no move may leave it so, and it is checkmate
/// where every move would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royals {
    /// Any of them is attacked: all must be kept.
    All,
    /// It has one left, and that is attacked; as long as there are more they are captured like others.
    Last,
    /// All that it has are attacked at once; one of several may be captured.
    Duple,
}

impl Royalty {
    /// The kind of which each side has one, where that is so.
    pub const fn one(self) -> Option<Role> {
        match self {
            Royalty::One(role) => Some(role),
            Royalty::Nobody | Royalty::Several(_) => None,
        }
    }
}

/// The royal pieces of a side.
pub(crate) fn royals(tables: &Tables, board: &Board, own: Color) -> SquareSet {
    let is_royal = |square: &_| tables.kind(board.cell(*square)).royal;
    board.side(own).iter().filter(is_royal).collect()
}

/// Those of several royal pieces of a side that are in check.
pub(crate) fn in_check(tables: &Tables, board: &Board, own: Color, royals: Royals) -> SquareSet {
    let all = self::royals(tables, board, own);
    if royals == Royals::Last && all.len() > 1 {
        return SquareSet::EMPTY;
    }
    let is_attacked = |square: &_| is_attacked(tables, board, *square, own.other());
    let attacked: SquareSet = all.iter().filter(is_attacked).collect();
    match royals {
        Royals::Duple if attacked != all => SquareSet::EMPTY,
        _ => attacked,
    }
}

/// Whether such a piece may not be taken, so that it may not cross attacked squares when it castles: it is
/// royal, and where others could be given up for it, the last one.
pub(crate) fn is_indispensable(tables: &Tables, board: &Board, piece: Piece) -> bool {
    tables.kind(Cell::of(piece)).royal
        && match tables.royalty {
            Royalty::Several(Royals::Last | Royals::Duple) => {
                royals(tables, board, piece.color).len() == 1
            }
            Royalty::Several(Royals::All) | Royalty::One(_) | Royalty::Nobody => true,
        }
}
