//! The requests about conditional moves: show, add, drop.

use crate::model::Moment;

/// What a player wishes of their conditional moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRequest {
    /// To see them.
    Show,
    /// To add a line.
    Add {
        /// The moves, as typed.
        line: String,
        /// When it was shown, if it was confirmed that the game is given up at its end.
        confirmed: Option<Moment>,
    },
    /// To drop the one of a number, as typed, with all that follows upon it, or `all`.
    Drop(String),
    /// To do both at once, which is not done.
    AddAndDrop,
}
