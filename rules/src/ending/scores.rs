//! The points for the results of a game.

use crate::Termination;

/// The points that the winner and the loser of a game get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The winner's points.
    pub winner: u32,
    /// The loser's points.
    pub loser: u32,
}

/// The points for each kind of result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the results say it all")]
pub struct Scores {
    pub checkmate: Score,
    pub stalemate: Score,
    pub restricted: Score,
    pub repetition: Score,
    pub resignation: Score,
    pub time: Score,
    /// The points that both get for a draw.
    pub draw: u32,
}

impl Scores {
    /// The points for a result on the board, for its winner and its loser.
    pub const fn of(&self, termination: Termination) -> Score {
        match termination {
            Termination::Checkmate
            | Termination::Checks
            | Termination::Goal
            | Termination::Extinction
            | Termination::Row
            | Termination::BareKing
            | Termination::Points => self.checkmate,
            Termination::Stalemate => self.stalemate,
            Termination::Restricted => self.restricted,
            Termination::Repetition | Termination::PerpetualCheck => self.repetition,
            Termination::Counting
            | Termination::Passes
            | Termination::BareKings
            | Termination::Dead
            | Termination::MoveRule => Score { winner: self.draw, loser: self.draw },
        }
    }
}
