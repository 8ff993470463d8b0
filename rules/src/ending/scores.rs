//! What the results of a game are worth.

use crate::Termination;

/// What the winner and the loser of a game get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The winner's part.
    pub winner: u32,
    /// The loser's part.
    pub loser: u32,
}

/// What each kind of result is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the results say it all")]
pub struct Scores {
    pub checkmate: Score,
    pub stalemate: Score,
    pub restricted: Score,
    pub repetition: Score,
    pub resignation: Score,
    pub time: Score,
    /// What both get from a draw.
    pub draw: u32,
}

impl Scores {
    /// What a result on the board is worth to its winner and loser, or to both.
    pub const fn of(&self, termination: Termination) -> Score {
        match termination {
            Termination::Checkmate
            | Termination::Checks
            | Termination::Goal
            | Termination::Extinction
            | Termination::BareKing => self.checkmate,
            Termination::Stalemate => self.stalemate,
            Termination::Restricted => self.restricted,
            Termination::Repetition | Termination::PerpetualCheck => self.repetition,
            Termination::Counting
            | Termination::BareKings
            | Termination::Dead
            | Termination::MoveRule => Score { winner: self.draw, loser: self.draw },
        }
    }
}
