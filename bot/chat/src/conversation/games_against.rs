//! The games to which a member can be challenged, as lists to pick one from.

use super::choices::limits;
use super::{Answer, Question};
use menagerie_core::message;
use menagerie_core::model::request::GameKind;
use menagerie_core::model::{Action, ActionKind, CommandName, CommandReference, Group};
use menagerie_rules::{Shelf, Variant};

/// The kinds that have a list, in this order. A game is on the first list to which it belongs.
const KINDS: [GameKind; 4] = [
    GameKind::First,
    GameKind::Of(Shelf::VeryLarge),
    GameKind::Of(Shelf::Larger),
    GameKind::Of(Shelf::Drops),
];
/// The most games on a list: Discord's menus take no more.
const MOST: usize = 25;

impl Question<'_> {
    /// Games to pick for a challenge to a member, by their account on this network, or to the bot.
    ///
    /// # Errors
    /// The answer if the limits of the community cannot be read.
    pub async fn games_against(&self, opponent: &str, is_bot: bool) -> Result<Answer, Answer> {
        let limits = limits(self).await.map_err(Answer::from)?;
        let mut left = limits.allowed_of_offered();
        let challenge = |variant: &Variant| {
            let step = CommandReference::of(CommandName::Challenge).with("variant", &variant.id);
            let step = if is_bot { step.with("level", 2) } else { step.with("opponent", opponent) };
            Action::new(variant.name.clone(), ActionKind::Do(step))
        };
        let mut groups = Vec::new();
        for kind in KINDS {
            let (of_kind, others): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|variant| kind.has(variant));
            left = others;
            let actions: Vec<_> = of_kind.iter().take(MOST).map(|it| challenge(it)).collect();
            if !actions.is_empty() {
                let label = message!("community-variants-kind", kind = kind.word());
                groups.push(Group { label, actions });
            }
        }
        Ok(Answer { groups, ..Answer::text(message!("challenge-pick-game")) })
    }
}
