//! Facts about the course of a game.

use crate::GameId;
use crate::model::state::{End, Ruling};
use crate::plan::types::Plan;
use menagerie_rules::Color;

/// A fact about the course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFact {
    /// A move was played.
    MovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// A conditional move was played, in answer to the move before it.
    ConditionalMovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// A player has changed their conditional moves.
    PlanSettled {
        /// The game.
        game: GameId,
        /// The player's side.
        by: Color,
        /// The new plan; nothing if it is gone.
        plan: Option<Plan>,
    },
    /// The last move was taken back.
    MoveTakenBack {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
        /// The side that agreed; nobody, if the move was taken back alone.
        agreed_by: Option<Color>,
    },
    /// A game has ended.
    Ended {
        /// The game.
        game: GameId,
        /// Its result.
        end: End,
    },
    /// A moderator has ended a game.
    Adjudicated {
        /// The game.
        game: GameId,
        /// The moderator and the reason.
        ruling: Ruling,
    },
}
