//! Where a game is seen: where it was begun, and in its windows.

use super::{Call, Challenge, Game, Place, Server, Window, World};

impl Game {
    /// The same game with the place that it has on a network, if it has one there, and with that
    /// where it was begun otherwise.
    #[must_use]
    pub fn seen_on(self, network: &str) -> Self {
        let window = self.windows.iter().find(|window| window.network() == network).cloned();
        match window {
            Some(Window { server, place, place_lost, own_place }) => {
                Self { server, place, place_lost, own_place, ..self }
            }
            None => self,
        }
    }

    /// Whether it is played at a place.
    pub fn is_seen_at(&self, place: &Place) -> bool {
        self.home() == place || self.windows.iter().any(|window| window.is_at(place))
    }

    /// Whether a network has a place in which it is seen.
    pub fn is_seen_on(&self, network: &str) -> bool {
        let windows = self.windows.iter().map(Window::network);
        windows.chain([self.place.network()]).any(|known| known == network)
    }

    /// Whether the members of a community may look.
    pub fn is_seen_in(&self, server: &Server) -> bool {
        self.server == *server || self.windows.iter().any(|window| window.server == *server)
    }
}

/// Where else a game will be seen that comes of a challenge: wherever the game is that it follows, and
/// where whoever accepts it does that, if that is on another network.
pub fn windows(world: &World, call: &Call, challenge: &Challenge) -> Vec<Window> {
    let home = challenge.place.network();
    let followed = world.windows.iter().filter(|window| !window.place_lost);
    let mut windows: Vec<Window> =
        followed.map(|window| Window::new(window.server.clone(), window.place.clone())).collect();
    let here = call.place.network();
    let is_known = here == home || windows.iter().any(|window| window.network() == here);
    if let (Some(server), false) = (&call.server, is_known) {
        windows.push(Window::new(server.clone(), call.place.clone()));
    }
    windows
}
