//! What somebody has played, as far as whoever asks may know it.

use super::{Answer, Question};
use crate::game::{self, Holder, PlayerId, Reader};
use crate::preferences::Preferences;
use crate::store::StoreError;

impl Question<'_> {
    /// The record of a member, or one's own.
    pub(super) async fn profile(&self) -> Result<Answer, StoreError> {
        let whose = self.options.member().unwrap_or(&self.from);
        let is_private = self.is_private(whose).await?;
        let is_own = *whose == self.from;
        if is_private && !is_own {
            return Ok(Answer::text(game::kept_private(whose)));
        }
        let mut tallies = self.store.tallies_of(whose).await?;
        let mut games = self.store.running_games_of(whose).await?;
        if !is_own {
            tallies.retain(|tally| Some(&tally.server) == self.server.as_ref());
            games.retain(|game| Some(&game.server) == self.server.as_ref());
        }
        let reader = if is_own { Reader::Oneself { is_private } } else { Reader::Other };
        Ok(Answer::text(game::profile(whose, &tallies, games.len(), reader)))
    }

    /// Whether somebody keeps to themselves what they play.
    pub(super) async fn is_private(&self, whose: &PlayerId) -> Result<bool, StoreError> {
        let settings = self.store.settings(&Holder::Player(whose.clone())).await?;
        Ok(Preferences::of(&settings).is_profile_private)
    }
}
