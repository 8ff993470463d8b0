//! Counting, as in Makruk: how many moves are left to win when there are no Pawns any more.

use std::fmt;

use crate::Role;

/// The most moves that are counted.
pub(crate) const MOST_MOVES: u32 = 1_000;
const MOST_PLIES: u32 = 2 * MOST_MOVES;

/// How moves are counted towards a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    /// Board's honour: how many moves there are without a Pawn, as long as neither side is bare.
    pub board: Option<u32>,
    /// Pieces' honour: how many moves there are against a bare King. The first one holds that fits what the
    /// other side has; without one nothing is counted.
    pub pieces: Vec<CountLimit>,
    /// Where the count against a bare King begins.
    pub begins: CountBegins,
}

/// How many moves there are against a bare King with some piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountLimit {
    /// The kind of piece; with none, whatever is left.
    pub of: Option<Role>,
    /// How many of it there are at least.
    pub least: u32,
    /// The number of moves.
    pub moves: u32,
}

/// Where a count begins.
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
    /// With more plies than these the game is drawn.
    pub limit: u32,
}

impl Count {
    /// Whether the game is drawn.
    pub const fn is_over(self) -> bool {
        self.plies > self.limit
    }

    /// Reads it as it is written.
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
