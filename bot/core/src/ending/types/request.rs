//! Requests that end a game, and for the report of one.

use crate::GameId;
use crate::model::Text;
use crate::model::request::Which;
use menagerie_rules::Color;
use strum::{IntoStaticStr, VariantNames};

/// A request that can end a game, or is about a game that has ended.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum EndingRequest {
    /// Gives up the game; asks for confirmation first.
    Resign {
        /// The game.
        which: Which,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Offer a draw, accept a standing offer, or claim a draw that the rules grant.
    Draw {
        /// The game.
        which: Which,
    },
    /// Answers the draw offer that was made at `ply`.
    AnswerDraw {
        /// The game.
        game: GameId,
        /// The ply at which the offer was made.
        ply: usize,
        /// The side that made it, if the action names it.
        by: Option<Color>,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Shows the report of a finished game to all who see it.
    ShowReport {
        /// The game.
        which: Which,
        /// The words of the report.
        words: Text,
    },
}

impl EndingRequest {
    /// The game that it is about.
    pub fn which(&self) -> Which {
        match self {
            EndingRequest::Resign { which, .. }
            | EndingRequest::Draw { which }
            | EndingRequest::ShowReport { which, .. } => *which,
            EndingRequest::AnswerDraw { game, .. } => Which::Number(*game),
        }
    }
}
