//! Requests to move.

use crate::model::Moment;
use crate::model::request::Which;
use crate::play::types::Correction;
use strum::{IntoStaticStr, VariantNames};

/// A request to move.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum PlayRequest {
    /// Plays a move, as typed.
    Move {
        /// The game.
        which: Which,
        /// The typed text.
        text: String,
        /// The moment in which the choice was shown, if an action was pressed.
        shown: Option<Moment>,
    },
    /// Reads a text again that was edited.
    Correct {
        /// The game.
        which: Which,
        /// The new text.
        text: String,
        /// The bot's knowledge of the old text.
        correction: Correction,
    },
}

impl PlayRequest {
    /// The game that it is about.
    pub fn which(&self) -> Which {
        match self {
            Self::Move { which, .. } | Self::Correct { which, .. } => *which,
        }
    }
}
