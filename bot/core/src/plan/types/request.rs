//! The requests about conditional moves: show, add, drop.

use crate::model::Moment;
use crate::model::request::Which;
use strum::{IntoStaticStr, VariantNames};

/// A request about a player's conditional moves in a game.
#[derive(Clone, Debug)]
pub struct PlanRequest {
    /// The game.
    pub which: Which,
    /// The wanted action.
    pub deed: PlanDeed,
}

/// An action on a player's conditional moves.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum PlanDeed {
    /// Shows them.
    Show,
    /// Adds a line.
    Add {
        /// The moves, as typed.
        line: String,
        /// The moment in which the question was shown, if the player has confirmed that the line
        /// ends with a resignation.
        confirmed: Option<Moment>,
    },
    /// Drops the move with a number, as typed, and all that follows upon it; or `all`.
    Drop(String),
    /// Adds and drops at once, which is refused.
    AddAndDrop,
}
