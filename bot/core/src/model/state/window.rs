//! A window: the second place of a game, on another network, where a player has joined it.

use crate::{Place, Server};

/// A second place of a game, on a network of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The community whose members may look, too.
    pub server: Server,
    /// The place where it was joined.
    pub place: Place,
    /// Whether that place does not exist any more.
    pub place_lost: bool,
    /// The game's own place there, once it exists.
    pub own_place: Option<Place>,
}

impl Window {
    /// A window in which nothing was shown yet.
    pub fn new(server: Server, place: Place) -> Self {
        Self { server, place, place_lost: false, own_place: None }
    }

    /// Its network. The game has no other place there.
    pub fn network(&self) -> &str {
        self.place.network()
    }

    /// Whether the game is played at a place of it.
    pub fn is_at(&self, place: &Place) -> bool {
        self.own_place.as_ref().unwrap_or(&self.place) == place
    }
}
