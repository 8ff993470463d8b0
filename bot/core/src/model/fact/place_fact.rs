//! Facts about the places of a game.

use crate::model::state::Window;
use crate::{GameId, Place, Timestamp};
use menagerie_rules::Color;

/// A fact about the places of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceFact {
    /// A game is seen on another network, too.
    WindowOpened {
        /// The game.
        game: GameId,
        /// The window.
        window: Window,
    },
    /// The own place of a game does not exist any more.
    OwnPlaceLost {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A place where a game was begun or joined does not exist any more.
    Lost {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A game whose place was lost goes on at another one of the same network.
    Adopted {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A player has left the community where a game is played, or is back.
    PresenceNoted {
        /// The game.
        game: GameId,
        /// The player's side.
        side: Color,
        /// Since when they are known to be gone; nothing if they are back.
        gone_at: Option<Timestamp>,
    },
    /// A lost place of a game is its place again, with the place of its own that it had there.
    Regained {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
}
