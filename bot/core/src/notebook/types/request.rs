//! Requests about a player's private notes and lines.

use crate::model::request::Which;
use strum::{IntoStaticStr, VariantNames};

/// A request about private notes and lines.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum NotebookRequest {
    /// Adds a private note about a game.
    Note {
        /// The game.
        which: Which,
        /// The text, as typed.
        text: String,
    },
    /// Removes a private note.
    RemoveNote {
        /// The game.
        which: Which,
        /// The number of the note.
        number: usize,
    },
    /// Tries moves in private.
    Try {
        /// The game.
        which: Which,
        /// The line to try.
        trial: Trial,
    },
}

impl NotebookRequest {
    /// The game that it is about.
    pub fn which(&self) -> Which {
        match self {
            NotebookRequest::Note { which, .. }
            | NotebookRequest::RemoveNote { which, .. }
            | NotebookRequest::Try { which, .. } => *which,
        }
    }
}

/// A line to try, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// The moves.
    pub moves: String,
    /// The position at which a new line begins; empty to go on with the last line.
    pub at: String,
    /// How many plies of that line are dropped first.
    pub back: usize,
}
