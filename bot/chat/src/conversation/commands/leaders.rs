//! The command `leaders`: the best members of a community by rating, over all games or in one.

use super::registration::{Concern, Does, Registered};
use crate::conversation::common_options::variant;
use crate::conversation::{Answer, Question};
use menagerie_core::browse::{MOST_LEADERS, leaders, leaders_of_nowhere, ratings_later};
use menagerie_core::community::find_variant;
use menagerie_core::model::state::published;
use menagerie_core::rating::Pool;

pub(super) const LEADERS: Registered = Registered {
    options: || vec![variant()],
    concern: Concern::Caller,
    does: Does::Look(|question| Box::pin(question.leaders())),
};

impl Question<'_> {
    async fn leaders(&self) -> Result<Answer, Answer> {
        let Some(server) = &self.server else { return Ok(Answer::text(leaders_of_nowhere())) };
        let pool = match self.options.text("variant").trim() {
            "" => Pool::All,
            typed => {
                let own = self.store.server_variants(server, "").await?;
                let own = published(&own, typed).map(|own| own.variant.clone());
                Pool::Variant(match own {
                    Some(id) => id,
                    None => find_variant(typed)?.id.clone(),
                })
            }
        };
        let players = self.store.rated_in(server, &pool, self.now).await?;
        let Some(present) = self.store.present_ratings(players.clone(), self.now).await? else {
            return Ok(Answer::text(ratings_later()));
        };
        let rated = players.into_iter().filter_map(|player| {
            let rating = present.of(&pool, &player)?;
            Some((player, rating))
        });
        let mut rated: Vec<_> = rated.collect();
        rated.sort_by(|(_, one), (_, other)| other.at_least().total_cmp(&one.at_least()));
        let mut best = Vec::new();
        for (player, rating) in rated {
            if !self.is_private(&player).await? {
                best.push((player, rating));
            }
        }
        let more = best.len().saturating_sub(MOST_LEADERS);
        Ok(Answer::text(leaders(&pool, &best, more)))
    }
}
