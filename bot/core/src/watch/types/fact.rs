//! Facts about the spectators of a game.

use crate::{GameId, PlayerId};
use menagerie_rules::Color;

/// A fact about the spectators of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WatchFact {
    /// A person watches a game of others.
    Watched {
        /// The game.
        game: GameId,
        /// The spectator.
        watcher: PlayerId,
    },
    /// A side has changed whether spectators may analyze its game.
    AnalysisSettled {
        /// The game.
        game: GameId,
        /// The side.
        by: Color,
        /// How often the side has changed it by now. After an odd number, an analysis is forbidden.
        changes: u32,
    },
    /// The place where the spectators of a game talked does not exist any more.
    PlaceLost(GameId),
}
