//! The command `stats`: how often each variant was played in a community, in the places that the
//! caller sees.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::{Answer, Question};
use menagerie_core::browse::{stats, stats_of_nowhere};

pub(super) const STATS: Registered = Registered {
    options: Vec::new,
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::InCommunities,
    does: Does::Look(|question| Box::pin(question.stats())),
};

impl Question<'_> {
    async fn stats(&self) -> Result<Answer, Answer> {
        let Some(server) = &self.server else { return Ok(Answer::text(stats_of_nowhere())) };
        let mut played = self.store.played_in(server).await?;
        let visibility = self.visibility(played.iter().map(|it| (server, &it.place))).await;
        played.retain(|it| visibility.reaches(&it.place));
        let own = self.store.server_variants(server, "").await?;
        Ok(Answer::text(stats(&played, &own)))
    }
}
