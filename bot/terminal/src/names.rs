//! What a terminal's people and places are called.

use menagerie_core::{CauseId, GameId, Place, PlayerId, Server};
use std::fmt;

/// The network's name in front of every address.
pub const NETWORK: &str = "terminal";

/// A person at the keyboard.
pub fn player(name: &str) -> PlayerId {
    PlayerId::new(NETWORK, name)
}

/// Where challenges are made.
pub fn room() -> Place {
    Place::new(NETWORK, "room")
}

/// Where a game is played.
pub fn table(game: GameId) -> Place {
    Place::new(NETWORK, format_args!("table-{game}"))
}

/// The game that is played at a table.
pub fn game_at(place: &Place) -> Option<GameId> {
    place.address_on(NETWORK)?.strip_prefix("table-")?.parse().ok().map(GameId)
}

/// What everybody at a keyboard is a member of.
pub fn house() -> Server {
    Server::new(NETWORK, "house")
}

/// A line that was typed.
pub fn cause(line: impl fmt::Display) -> CauseId {
    CauseId::new(NETWORK, line)
}
