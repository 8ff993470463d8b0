//! Whether a game is stopped, alone or with all games of its community.

use crate::model::refusal::Refusal;
use crate::model::state::Game;
use crate::moderation::types::{FreezeRefusal, Frozen};

/// The freezes of whole communities in which some games are played, each once. `here` is the freeze
/// of the caller's community.
pub fn stopped_communities(games: &[Game], here: Option<Frozen>) -> Vec<Frozen> {
    let mut found: Vec<Frozen> = Vec::new();
    for frozen in games.iter().filter_map(Game::stopped_with_all).chain(&here) {
        if !found.contains(frozen) {
            found.push(frozen.clone());
        }
    }
    found
}

impl Game {
    /// The freeze of this game alone, if one lasts.
    pub fn stopped_alone(&self) -> Option<&Frozen> {
        self.freezes.iter().find(|frozen| !frozen.is_of_all())
    }

    /// The freeze of all games of its community, if one lasts.
    pub fn stopped_with_all(&self) -> Option<&Frozen> {
        self.freezes.iter().find(|frozen| frozen.is_of_all())
    }

    /// The freeze to tell about a stopped game: the one that reaches farthest.
    pub fn stopped(&self) -> Option<&Frozen> {
        self.stopped_with_all().or_else(|| self.stopped_alone())
    }

    /// Checks that the game is not stopped.
    ///
    /// # Errors
    /// When it is: since when, why, and who can change that.
    pub fn goes_on(&self) -> Result<(), Refusal> {
        self.stopped().map_or(Ok(()), |frozen| Err(FreezeRefusal::Stands(frozen.clone()).into()))
    }
}
