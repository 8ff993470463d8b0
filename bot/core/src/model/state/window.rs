//! A window: the second place of a game, on another network, where a player has joined it.

use crate::{Place, Server};

/// A second place of a game, on a network of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The community whose members may look, too.
    pub server: Server,
    /// Where it was joined.
    pub place: Place,
    /// Whether that place does not exist any more.
    pub place_lost: bool,
    /// Where it is played there, once that place exists.
    pub own_place: Option<Place>,
}

impl Window {
    /// One in which nothing was shown yet.
    pub fn new(server: Server, place: Place) -> Self {
        Self { server, place, place_lost: false, own_place: None }
    }

    /// Its network, on which the game has no other place.
    pub fn network(&self) -> &str {
        self.place.network()
    }

    /// Whether the game is played at a place of it.
    pub fn is_at(&self, place: &Place) -> bool {
        self.own_place.as_ref().unwrap_or(&self.place) == place
    }
}
