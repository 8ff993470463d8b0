//! The outcome of a game: the winner, the reason, and the draws that a player may claim.

use crate::Color;

/// The end of a game by the rules of its variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The side that has won. There is none after a draw.
    pub winner: Option<Color>,
    /// The way in which the game ended.
    pub termination: Termination,
}

impl Outcome {
    pub(crate) const fn won(winner: Color, termination: Termination) -> Outcome {
        Outcome { winner: Some(winner), termination }
    }

    pub(crate) const fn drawn(termination: Termination) -> Outcome {
        Outcome { winner: None, termination }
    }
}

/// The way in which a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The King is in check and no move helps.
    Checkmate,
    /// No legal move, and no check.
    Stalemate,
    /// One side has only pieces left with which the variant does not let it win.
    Restricted,
    /// The same position occurred too often.
    Repetition,
    /// A side has given enough checks to win.
    Checks,
    /// Enough pieces stand on the goal to win.
    Goal,
    /// One side has too few pieces left of those that decide the game.
    Extinction,
    /// So many pieces of a side stand in a row.
    Row,
    /// The same position occurred too often, and one side has given check all the time.
    PerpetualCheck,
    /// One side has only its King left.
    BareKing,
    /// The count of moves without Pawns has reached its limit.
    Counting,
    /// Only the Kings are left.
    BareKings,
    /// Both sides have passed, or one has while the Kings faced each other.
    Passes,
    /// The game would have been drawn, and one side's pieces count more.
    Points,
    /// Neither side can win any more with the pieces left.
    Dead,
    /// The number of moves without a capture, a Pawn's move or a promotion ends the game by itself.
    MoveRule,
}

/// Why the player to move may claim a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaim {
    /// The position has occurred as often as the variant asks for, usually three times.
    ThreefoldRepetition,
    /// This many moves of each side without a capture, a Pawn's move or a promotion.
    MoveRule {
        /// The number of moves the variant asks for.
        moves: u32,
    },
}
