//! How games end.

use crate::Color;

/// The end of a game by the rules of its variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who has won; nobody when it is a draw.
    pub winner: Option<Color>,
    /// By what.
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

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The King is in check and no move helps.
    Checkmate,
    /// No legal move, and no check.
    Stalemate,
    /// Only pieces are left that the variant does not let win.
    Restricted,
    /// The same position occurred too often.
    Repetition,
    /// A side has given check as often as that wins.
    Checks,
    /// A piece stands where that wins.
    Goal,
    /// One side has too few pieces left of those that it must keep.
    Extinction,
    /// The same position occurred too often, and one side has given check all the time.
    PerpetualCheck,
    /// One side has nothing left but its King.
    BareKing,
    /// As many moves were made without Pawns as the variant counts.
    Counting,
    /// Nothing but the Kings is left.
    BareKings,
    /// Nobody can win any more with what is left.
    Dead,
    /// As many moves were made without a capture, a Pawn's move or a promotion as end the game by itself.
    MoveRule,
}

/// Why the player to move may claim a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaim {
    /// The position has occurred as often as the variant asks for, usually three times.
    ThreefoldRepetition,
    /// This many moves of each side without a capture, a Pawn's move or a promotion.
    MoveRule {
        /// How many moves the variant asks for.
        moves: u32,
    },
}
