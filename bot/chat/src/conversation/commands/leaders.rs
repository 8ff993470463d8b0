//! The command `leaders`: the best members of a community by rating, over all games or in one.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::variant;
use crate::conversation::{Answer, Question};
use menagerie_core::browse::{MOST_LEADERS, leaders, leaders_of_nowhere, ratings_later};
use menagerie_core::rating::Pool;
use std::collections::BTreeSet;

pub(super) const LEADERS: Registered = Registered {
    options: || vec![variant()],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::InCommunities,
    does: Does::Look(|question| Box::pin(question.leaders())),
};

impl Question<'_> {
    async fn leaders(&self) -> Result<Answer, Answer> {
        let Some(server) = &self.server else { return Ok(Answer::text(leaders_of_nowhere())) };
        let (pool, name) = match self.options.text("variant").trim() {
            "" => (Pool::All, None),
            typed => {
                let variant = self.variant_named(typed).await??;
                (Pool::Variant(variant.id.clone()), Some(variant.name.clone()))
            }
        };
        let mut played = self.store.rated_in(server, &pool).await?;
        let visibility = self.visibility(played.iter().map(|(_, place)| (server, place))).await;
        played.retain(|(_, place)| visibility.reaches(place));
        let players: BTreeSet<_> = played.into_iter().map(|(player, _)| player).collect();
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
        let mut rest = rated.into_iter();
        while best.len() < MOST_LEADERS
            && let Some((player, rating)) = rest.next()
        {
            if !self.is_private(&player).await? {
                best.push((player, rating));
            }
        }
        let is_estimate = best.iter().any(|(player, _)| present.is_estimate(&pool, player));
        // Whether one of the rest keeps their profile private is not looked up.
        let is_cut = rest.len() > 0;
        Ok(Answer::text(leaders(name.as_deref(), &best, is_cut, is_estimate)))
    }
}
