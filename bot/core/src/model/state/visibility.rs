//! The right to see a game, challenge, problem or league that is named by its number. Not every
//! place of a community is for all of its members, so membership is not enough.

use crate::challenge::types::Challenge;
use crate::league::types::{League, LeagueStage};
use crate::model::state::{Game, Window};
use crate::problem::types::Problem;
use crate::{Place, PlayerId, Server};

/// A caller's sight of the community in which they ask, as its network says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// All of it: every member sees every place.
    All,
    /// These places, and nothing elsewhere.
    Only(Vec<Place>),
}

impl Visibility {
    /// Whether it includes a place.
    pub fn reaches(&self, place: &Place) -> bool {
        match self {
            Visibility::All => true,
            Visibility::Only(places) => places.contains(place),
        }
    }
}

/// A viewer: who looks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    /// The person.
    pub player: &'a PlayerId,
    /// The community from which they look; none in a private conversation.
    pub server: Option<&'a Server>,
    /// Their sight of that community.
    pub visibility: &'a Visibility,
}

impl Viewer<'_> {
    /// Whether they see a place of a community.
    pub fn sees(self, server: &Server, place: &Place) -> bool {
        self.server == Some(server) && self.visibility.reaches(place)
    }
}

impl Game {
    /// Whether a viewer may see the game. Its players may, wherever they are. Others may if they
    /// see one of its places and ask in the community of that place.
    pub fn is_visible_to(&self, viewer: Viewer<'_>) -> bool {
        self.side_of(viewer.player).is_some()
            || self.places().any(|(server, place)| viewer.sees(server, place))
    }

    /// Where it was begun and joined, each with its community. A viewer who sees that place sees
    /// the game's own places there, too.
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
    /// Whether a viewer may know of the challenge. Both players may. Others may if they ask in the
    /// community where it stands, and see its place or a window there.
    pub fn is_visible_to(&self, viewer: Viewer<'_>, windows: &[Window]) -> bool {
        self.challenger == *viewer.player
            || self.to.one() == Some(viewer.player)
            || viewer.sees(&self.server, &self.place)
            || windows.iter().flat_map(of_window).any(|(server, place)| viewer.sees(server, place))
    }
}

impl Problem {
    /// Whether the problem is open and a viewer may see it. Its author may, even if they do not see
    /// the place any more. Others may if they see the place.
    pub fn is_visible_to(&self, viewer: Viewer<'_>) -> bool {
        let is_own = self.author == *viewer.player && viewer.server == Some(&self.server);
        !self.is_withdrawn && (is_own || viewer.sees(&self.server, &self.place))
    }
}

impl League {
    /// Whether a viewer may see the season. Its members and its maker may if they ask in its community.
    /// Others may if they see its place. A draft is for its maker alone.
    pub fn is_visible_to(&self, viewer: Viewer<'_>) -> bool {
        let is_own = self.has(viewer.player) || self.made_by == *viewer.player;
        let is_own = is_own && viewer.server == Some(&self.server);
        match self.stage {
            LeagueStage::Draft => self.made_by == *viewer.player,
            _ => is_own || viewer.sees(&self.server, &self.place),
        }
    }
}

fn of_window(window: &Window) -> impl Iterator<Item = (&Server, &Place)> {
    let places = [Some(&window.place), window.own_place.as_ref()];
    places.into_iter().flatten().map(|place| (&window.server, place))
}
