//! What whoever asks a question sees of what it names or lists.

use super::{Question, sight_of};
use crate::game::{Command, Game, Place, Server, Sight, Viewer};

impl Question<'_> {
    /// What the caller sees who gives a command.
    pub async fn sight_of(&self, command: &Command) -> Sight {
        sight_of(self.store, self.eyes, (&self.from, self.server.as_ref()), command).await
    }

    /// What the caller sees of these places, each of which is of a community. Those of other ones
    /// than theirs are not seen, and nobody needs to be asked about them.
    pub(super) async fn sight<'a>(
        &'a self,
        places: impl IntoIterator<Item = (&'a Server, &'a Place)>,
    ) -> Sight {
        let here = places.into_iter().filter(|(server, _)| self.server.as_ref() == Some(*server));
        let mut places: Vec<&Place> = here.map(|(_, place)| place).collect();
        places.sort_unstable();
        places.dedup();
        self.eyes.on(places).await
    }

    /// The caller, with what they see.
    pub(super) fn viewer<'a>(&'a self, sight: &'a Sight) -> Viewer<'a> {
        Viewer { player: &self.from, server: self.server.as_ref(), sight }
    }

    /// Leaves of some games those that the caller may see.
    pub(super) async fn keep_seen(&self, games: &mut Vec<Game>) {
        let others = games.iter().filter(|game| game.side_of(&self.from).is_none());
        let sight = self.sight(others.flat_map(Game::places)).await;
        games.retain(|game| game.is_visible_to(self.viewer(&sight)));
    }
}
