//! Walls: squares that a move closes, as in Duck Chess and in the Game of the Amazons.
//!
//! # Design
//!
//! A wall is a piece of the file that belongs to no side and never moves by itself. It stands on the board
//! like any piece, so that lines and ways see it, but in neither side's set, so that nothing takes it. A
//! turn is one move: the piece that goes, and where the wall stands then.

use crate::board::Board;
use crate::pieces::piece::Cell;
use crate::{Role, Square, SquareSet};

/// The walls of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walls {
    /// The kind of piece that stands for a wall.
    pub piece: Role,
    /// Where each move puts one.
    pub rule: WallRule,
    /// The zone where alone one may stand, an index into [`Variant::zones`](crate::Variant::zones).
    pub zone: Option<usize>,
}

/// Where a move puts a wall. It is always an empty square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallRule {
    /// The only wall goes anywhere else, as the Duck.
    Moved,
    /// One more wall stands where the piece that has moved could go next, as an arrow of the Amazons.
    Shot,
    /// One more wall stands anywhere.
    Anywhere,
    /// One more wall stands on the square that the piece has left.
    Left,
}

/// The walls as the move generator looks them up.
#[derive(Debug)]
pub(crate) struct WallTable {
    pub cell: Cell,
    pub rule: WallRule,
    /// Where each side may put one.
    pub within: [SquareSet; 2],
}

impl WallTable {
    /// Whether one more wall may stand on a square, by a move of either side.
    pub fn may_stand(&self, board: &Board, square: Square) -> bool {
        let is_only = self.rule == WallRule::Moved && !board.walls().is_empty();
        !is_only && self.within.iter().any(|within| within.contains(square))
    }
}
