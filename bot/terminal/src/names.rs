//! The addresses of the terminal's players and places.

use menagerie_core::{CauseId, GameId, Place, PlayerId, Server};
use std::fmt;

/// The network's prefix of every address.
pub const NETWORK: &str = "terminal";

/// A person at the keyboard.
pub fn player(name: &str) -> PlayerId {
    PlayerId::new(NETWORK, name)
}

/// The place where challenges are made.
pub fn room() -> Place {
    Place::new(NETWORK, "room")
}

/// The place where a game is played.
pub fn table(game: GameId) -> Place {
    Place::new(NETWORK, format_args!("table-{game}"))
}

/// The game of a table.
pub fn game_at(place: &Place) -> Option<GameId> {
    place.address_on(NETWORK)?.strip_prefix("table-")?.parse().ok().map(GameId)
}

/// The community of all players at a keyboard.
pub fn house() -> Server {
    Server::new(NETWORK, "house")
}

/// The cause of a typed line.
pub fn cause(line: impl fmt::Display) -> CauseId {
    CauseId::new(NETWORK, line)
}
