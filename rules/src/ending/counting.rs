//! Counting, as in Makruk: the number of moves left to win when no Pawns are left.

use std::fmt;

use crate::Role;

/// The most moves that are counted.
pub(crate) const MOST_MOVES: u32 = 1_000;
const MOST_PLIES: u32 = 2 * MOST_MOVES;

/// How moves are counted towards a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    /// Board's honour: the number of moves without a Pawn, as long as neither side is bare.
    pub board: Option<u32>,
    /// The most pieces of a side, its King among them, with which the board's honour begins, Pawns or
    /// not. Without it, it begins when no Pawn is left.
    pub board_pieces: Option<u32>,
    /// Pieces' honour: the number of moves against a bare King. The first limit that fits the other
    /// side's pieces holds. Without a fitting limit nothing is counted.
    pub pieces: Vec<CountLimit>,
    /// Where the count against a bare King begins.
    pub begins: CountBegins,
}

/// The number of moves against a bare King with a certain piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountLimit {
    /// The kind of piece. Without one, all pieces that are left count.
    pub of: Option<Role>,
    /// The least number of these pieces.
    pub least: u32,
    /// The number of moves.
    pub moves: u32,
}

/// The number at which a count begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountBegins {
    /// At zero.
    Zero,
    /// At the number of all pieces on the board.
    Pieces,
}

/// A count that goes on, in plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The plies counted so far.
    pub plies: u32,
    /// The game is drawn after more plies than this.
    pub limit: u32,
}

impl Count {
    /// Whether the game is drawn.
    pub const fn is_over(self) -> bool {
        self.plies > self.limit
    }

    /// Reads a count as it is written in a FEN.
    pub(crate) fn read(text: &str) -> Option<Count> {
        let (plies, limit) = text.split_once('/')?;
        let count = Count { plies: plies.parse().ok()?, limit: limit.parse().ok()? };
        // A number has neither a sign nor a leading zero, and a count has an end.
        (count.to_string() == text && count.limit <= MOST_PLIES).then_some(count)
    }
}

impl fmt::Display for Count {
    /// As in a FEN: `6/32`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.plies, self.limit)
    }
}
