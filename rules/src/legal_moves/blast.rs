//! Explosions: a capture also removes the piece that captures, and what stands around.
//!
//! # Design
//!
//! A blast can take royal pieces of both sides, so each move of such a game is tried on a copy of the
//! board. A royal piece is in check where an enemy could capture it without losing its own side's
//! last hope: no royal piece captures, since it would vanish, and none may stand beside the blast.

use crate::board::Board;
use crate::compiled::tables::Tables;
use crate::squares::square::Direction;
use crate::{Role, Square, SquareSet};

/// The effect of a blast on the pieces of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explosions {
    /// The kinds that a blast beside them leaves in place.
    pub immune: Vec<Role>,
    /// The kinds of these that also stay where they capture.
    pub fireproof: Vec<Role>,
}

/// The squares around a square.
pub(crate) fn around(tables: &Tables, square: Square) -> SquareSet {
    Direction::all().filter_map(|direction| tables.step(square, direction)).collect()
}

/// The pieces that a blast takes besides those that meet on its square.
pub(crate) fn blasted(tables: &Tables, board: &Board, at: Square) -> SquareSet {
    let near = around(tables, at) & board.occupied();
    near.iter().filter(|square| !tables.kind(board.cell(*square)).immune).collect()
}
