//! A row: so many pieces of a side on one line, as in noughts and crosses.

use crate::Role;

/// How a row of pieces decides a game. Only the side that has just moved is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The kinds of piece that stand in it.
    pub pieces: Vec<Role>,
    /// The number of pieces, 2 to 16.
    pub length: u8,
    /// The lines along which it may lie.
    pub along: Vec<RowLine>,
    /// Whether other squares may lie between its pieces.
    pub gaps: bool,
    /// Whether the side that has it wins rather than loses.
    pub wins: bool,
}

/// A kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowLine {
    /// Up and down.
    Files,
    /// From side to side.
    Ranks,
    /// Both ways.
    Diagonals,
}
