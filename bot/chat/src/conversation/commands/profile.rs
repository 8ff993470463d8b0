//! The command `profile`: the games that a member has played, as far as the caller may know.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question};
use crate::preferences::Preferences;
use menagerie_core::PlayerId;
use menagerie_core::browse::{Ratings, Reader, Tally};
use menagerie_core::community::types::Holder;
use menagerie_core::model::state::Game;
use menagerie_core::rating::{Pool, Rating};
use menagerie_store::StoreError;

pub(super) const PROFILE: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member)],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.profile())),
};

impl Question<'_> {
    /// The record of a member, or of the caller.
    async fn profile(&self) -> Result<Answer, Answer> {
        let whose = self.options.member().unwrap_or(&self.from);
        let is_private = self.is_private(whose).await?;
        let is_own = *whose == self.from;
        if is_private && !is_own {
            return Ok(Answer::text(menagerie_core::browse::kept_private(whose)));
        }
        let mut games = self.store.running_games_of(whose).await?;
        let tallies = if is_own {
            self.store.tallies_of(whose).await?
        } else {
            games.retain(|game| Some(&game.server) == self.server.as_ref());
            self.keep_begun_in_sight(&mut games).await;
            self.tallies_in_sight(whose).await?
        };
        let reader = if is_own { Reader::Oneself { is_private } } else { Reader::Other };
        let rated = if tallies.is_empty() { None } else { self.rated(whose, &tallies).await? };
        let running = games.len();
        let text = menagerie_core::browse::profile(whose, &tallies, running, rated, reader);
        Ok(Answer::text(text))
    }

    /// A member's rating over all games, if one of the variants that the reader knows of is rated.
    async fn rated(
        &self,
        whose: &PlayerId,
        tallies: &[Tally],
    ) -> Result<Option<Rating>, StoreError> {
        let present = self.store.present_ratings([whose.clone()].into(), self.now).await?;
        let Some(present) = present else { return Ok(None) };
        let knows = |id: &str| tallies.iter().any(|tally| tally.variant == id);
        let ratings = Ratings::of(whose, &present, &[]).within(knows);
        Ok(ratings.now.get(&Pool::All).copied())
    }

    /// Another member's results in this community, from games in places that the caller sees.
    pub(in crate::conversation) async fn tallies_in_sight(
        &self,
        whose: &PlayerId,
    ) -> Result<Vec<Tally>, StoreError> {
        let Some(server) = &self.server else { return Ok(Vec::new()) };
        // A caller who sees all places needs no count of their own.
        if self.sees_all().await {
            let mut tallies = self.store.tallies_of(whose).await?;
            tallies.retain(|tally| tally.server == *server);
            return Ok(tallies);
        }
        let tallies = self.store.tallies_by_place(whose, server).await?;
        let visibility = self.visibility(tallies.iter().map(|(place, _)| (server, place))).await;
        let seen = tallies.into_iter().filter(|(place, _)| visibility.reaches(place));
        Ok(seen.map(|(_, tally)| tally).collect())
    }

    /// Keeps the games that were begun where the caller sees it. A game counts in the place where
    /// it was begun.
    async fn keep_begun_in_sight(&self, games: &mut Vec<Game>) {
        let visibility =
            self.visibility(games.iter().map(|game| (&game.server, &game.place))).await;
        games.retain(|game| visibility.reaches(&game.place));
    }

    /// Whether a member keeps their profile private.
    pub(in crate::conversation) async fn is_private(
        &self,
        whose: &PlayerId,
    ) -> Result<bool, StoreError> {
        let settings = self.store.settings(&Holder::Player(whose.clone())).await?;
        Ok(Preferences::of(&settings).is_profile_private)
    }
}
