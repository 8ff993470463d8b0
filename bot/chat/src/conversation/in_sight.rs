//! The part of named or listed games, challenges and places that the caller may see.

use super::{Question, visibility_of};
use menagerie_core::browse::Wanted;
use menagerie_core::challenge::types::Challenge;
use menagerie_core::model::request::Command;
use menagerie_core::model::state::{Game, Viewer, Visibility};
use menagerie_core::{Place, PlayerId, Server};
use menagerie_store::{Ended, Store, StoreError};

impl Question<'_> {
    /// The caller's sight when they give this command.
    pub async fn visibility_of(&self, command: &Command) -> Visibility {
        visibility_of(self.store, self.lookup, (&self.from, self.server.as_ref()), command).await
    }

    /// The caller's sight of these places, each with its community. Places of other communities are
    /// not seen, and no network is asked about them.
    pub(super) async fn visibility<'a>(
        &'a self,
        places: impl IntoIterator<Item = (&'a Server, &'a Place)>,
    ) -> Visibility {
        let here = places.into_iter().filter(|(server, _)| self.server.as_ref() == Some(*server));
        let mut places: Vec<&Place> = here.map(|(_, place)| place).collect();
        places.sort_unstable();
        places.dedup();
        self.lookup.on(places).await
    }

    /// The caller, with the places that they see.
    pub(super) fn viewer<'a>(&'a self, visibility: &'a Visibility) -> Viewer<'a> {
        Viewer { player: &self.from, server: self.server.as_ref(), visibility }
    }

    /// Whether the caller sees every place of the community.
    pub(super) async fn sees_all(&self) -> bool {
        self.visibility(None).await == Visibility::All
    }

    /// Keeps those of the games of others that the caller may see.
    pub(super) async fn keep_seen(&self, games: &mut Vec<Game>) {
        let others = games.iter().filter(|game| game.side_of(&self.from).is_none());
        let visibility = self.visibility(others.flat_map(Game::begun_at)).await;
        games.retain(|game| game.is_visible_to(self.viewer(&visibility)));
    }

    /// A member's newest ended games in a community that the caller may see; at most ten. Games
    /// that the caller may not see do not count.
    pub(super) async fn finished_in_sight(
        &self,
        member: &PlayerId,
        server: &Server,
        variant: Option<&str>,
    ) -> Result<Vec<Game>, StoreError> {
        if self.sees_all().await {
            return self.store.finished_games(member, Some(server), variant).await;
        }
        let ended = self.store.ended_games(member, server, variant).await?;
        let visibility = self.visibility(ended.iter().map(|it| (server, &it.place))).await;
        let seen = |it: &&Ended| it.players.contains(&self.from) || visibility.reaches(&it.place);
        let mut games = Vec::new();
        for Ended { id, .. } in ended.iter().filter(seen).take(Store::FINISHED_AT_A_TIME) {
            games.extend(self.store.game(*id).await?);
        }
        Ok(games)
    }

    /// The newest open challenges that the caller sees. One batch more than a list shows at a time
    /// is enough to know whether there are more.
    pub(super) async fn joinable_in_sight(
        &self,
        wanted: &Wanted,
    ) -> Result<Vec<Challenge>, StoreError> {
        let Some(server) = &self.server else { return Ok(Vec::new()) };
        let variant = wanted.variant.as_ref().map(|variant| variant.id.as_str());
        let (by, mut before) = (wanted.member.as_ref(), None);
        let mut seen = Vec::new();
        loop {
            let found =
                self.store.joinable_challenges(&self.from, server, variant, by, before).await?;
            let is_last = by.is_some() || found.len() <= Store::JOINABLE_AT_A_TIME;
            before = found.last().map(|challenge| challenge.id);
            let visibility = self.visibility(found.iter().map(|it| (&it.server, &it.place))).await;
            let viewer = self.viewer(&visibility);
            seen.extend(found.into_iter().filter(|it| it.is_visible_to(viewer, &[])));
            if is_last || seen.len() > Store::JOINABLE_AT_A_TIME {
                return Ok(seen);
            }
        }
    }
}
