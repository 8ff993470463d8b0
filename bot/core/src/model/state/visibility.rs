//! Who may see a game, challenge or problem that is named by its number. Not every place of a
//! community is for all of its members, so membership is not enough.

use crate::model::state::{Challenge, Game, Problem, Window};
use crate::{Place, PlayerId, Server};

/// What somebody sees of the community in which they ask, as its network says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// All of it: whoever is in it is where everything is.
    All,
    /// These places, and nothing that is elsewhere.
    Only(Vec<Place>),
}

impl Visibility {
    /// Whether it goes as far as a place.
    pub fn reaches(&self, place: &Place) -> bool {
        match self {
            Visibility::All => true,
            Visibility::Only(places) => places.contains(place),
        }
    }
}

/// Who looks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    /// Who.
    pub player: &'a PlayerId,
    /// In which community; in none in a private conversation.
    pub server: Option<&'a Server>,
    /// What they see of it.
    pub visibility: &'a Visibility,
}

impl Viewer<'_> {
    /// Whether they see what is at a place of a community.
    pub fn sees(self, server: &Server, place: &Place) -> bool {
        self.server == Some(server) && self.visibility.reaches(place)
    }
}

impl Game {
    /// Whether somebody may see the game: its players, wherever they are, and whoever sees a place of
    /// it and asks in the community of that place.
    pub fn is_visible_to(&self, viewer: Viewer<'_>) -> bool {
        self.side_of(viewer.player).is_some()
            || self.places().any(|(server, place)| viewer.sees(server, place))
    }

    /// Where it was begun and joined, each with its community: who sees that sees the game's own places
    /// there, too.
    pub fn begun_at(&self) -> impl Iterator<Item = (&Server, &Place)> {
        let joined = self.windows.iter().map(|window| (&window.server, &window.place));
        std::iter::once((&self.server, &self.place)).chain(joined)
    }

    /// Every place in which it is seen, each with its community.
    fn places(&self) -> impl Iterator<Item = (&Server, &Place)> {
        let begun = [Some(&self.place), self.own_place.as_ref()];
        let begun = begun.into_iter().flatten().map(|place| (&self.server, place));
        begun.chain(self.windows.iter().flat_map(of_window))
    }
}

impl Challenge {
    /// Whether somebody may know of the challenge: both whom it concerns, and whoever asks in the
    /// community where it stands and sees the place, there or in a window.
    pub fn is_visible_to(&self, viewer: Viewer<'_>, windows: &[Window]) -> bool {
        self.challenger == *viewer.player
            || self.to.one() == Some(viewer.player)
            || viewer.sees(&self.server, &self.place)
            || windows.iter().flat_map(of_window).any(|(server, place)| viewer.sees(server, place))
    }
}

impl Problem {
    /// Whether the problem stands and is shown to somebody: to its author, who may have lost sight of
    /// the place, and to whoever sees that.
    pub fn is_visible_to(&self, viewer: Viewer<'_>) -> bool {
        let is_own = self.author == *viewer.player && viewer.server == Some(&self.server);
        !self.is_withdrawn && (is_own || viewer.sees(&self.server, &self.place))
    }
}

fn of_window(window: &Window) -> impl Iterator<Item = (&Server, &Place)> {
    let places = [Some(&window.place), window.own_place.as_ref()];
    places.into_iter().flatten().map(|place| (&window.server, place))
}
