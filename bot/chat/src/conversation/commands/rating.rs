//! The command `rating`: how strong a member is by their rated games.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question, Show};
use crate::rating_chart::RatingChart;
use menagerie_core::browse::{RatingReader, Ratings, kept_private, ratings_later};

pub(super) const RATING: Registered = Registered {
    options: || vec![OptionSchema::of("member", Kind::Member)],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.rating())),
};

impl Question<'_> {
    /// The ratings of a member, or of the caller.
    async fn rating(&self) -> Result<Answer, Answer> {
        let whose = self.options.member().unwrap_or(&self.from);
        let is_own = *whose == self.from;
        if !is_own && self.is_private(whose).await? {
            return Ok(Answer::text(kept_private(whose)));
        }
        let Some(kept) = self.store.ratings_of(whose, self.now).await? else {
            return Ok(Answer::text(ratings_later()));
        };
        let mut ratings = Ratings::of(whose, &kept.present, &kept.months);
        if !is_own {
            let tallies = self.tallies_in_sight(whose).await?;
            ratings = ratings.within(|id| tallies.iter().any(|tally| tally.variant == id));
        }
        let reader = if is_own { RatingReader::Oneself } else { RatingReader::Other };
        let answer = Answer::text(ratings.told(reader));
        let theme = self.wishes().await?.look.theme;
        Ok(match RatingChart::of(&ratings.over_all()) {
            Some(chart) => answer.showing(Show::Ratings { chart: Box::new(chart), theme }),
            None => answer,
        })
    }
}
