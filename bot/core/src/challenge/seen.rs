//! The places where a game is seen: where it was begun, and in its windows.

use crate::challenge::types::Challenge;
use crate::model::request::Call;
use crate::model::state::{Game, Window};
use crate::{Place, Server};

impl Game {
    /// The same game with its place on a network. If it has none there, with the place where it was
    /// begun.
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

    /// The same game as it is seen by a challenge that is shown with it. If it has no place of its
    /// own, none is made for that.
    #[must_use]
    pub fn as_it_stands(self) -> Self {
        if self.place_lost {
            return self;
        }
        let own_place = Some(self.home().clone());
        Self { own_place, ..self }
    }

    /// Whether it is played at a place.
    pub fn is_seen_at(&self, place: &Place) -> bool {
        self.home() == place || self.windows.iter().any(|window| window.is_at(place))
    }

    /// Whether it was begun at a place and is played elsewhere.
    pub fn was_begun_at(&self, place: &Place) -> bool {
        let is_begun = self.place == *place && self.home() != place;
        is_begun || self.windows.iter().any(|window| window.place == *place && !window.is_at(place))
    }

    /// Whether it is seen on a network.
    pub fn is_seen_on(&self, network: &str) -> bool {
        let windows = self.windows.iter().map(Window::network);
        windows.chain([self.place.network()]).any(|known| known == network)
    }

    /// The communities whose members may look, the one where it was begun first.
    pub fn communities(&self) -> Vec<Server> {
        let windows = self.windows.iter().map(|window| window.server.clone());
        std::iter::once(self.server.clone()).chain(windows).collect()
    }
}

/// The windows of the game that will come of a challenge: those of the game that it follows, and
/// one where the caller accepts it, if that is on another network.
pub fn windows(followed: &[Window], call: &Call, challenge: &Challenge) -> Vec<Window> {
    let here = call.place.network();
    let followed = followed.iter().map(|window| Window { own_place: None, ..window.clone() });
    let mut windows: Vec<Window> = followed.collect();
    if let Some(server) = call.server.as_ref().filter(|_| here != challenge.place.network()) {
        // A lost place stays, so that its player is told alone. It goes only if there is a place on
        // that network.
        windows.retain(|window| !window.place_lost || window.network() != here);
        if windows.iter().all(|window| window.network() != here) {
            windows.push(Window::new(server.clone(), call.place.clone()));
        }
    }
    windows
}
