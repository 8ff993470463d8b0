//! The games to which a member can be challenged, as lists to pick one from.

use super::choices::limits;
use super::{Answer, Question};
use menagerie_core::challenge::may_answer;
use menagerie_core::community::types::GameKind;
use menagerie_core::message;
use menagerie_core::model::request::{Opponent, Presence};
use menagerie_core::model::{Action, ActionKind, CommandName, CommandReference, Group};
use menagerie_rules::{Shelf, Variant};
use std::sync::Arc;

/// The kinds that have a list of their own, in this order. A game is on the first list to which it belongs.
const KINDS: [GameKind; 3] =
    [GameKind::First, GameKind::Of(Shelf::VeryLarge), GameKind::Of(Shelf::Larger)];
/// The most games on a list: Discord's menus take no more.
const MOST: usize = 25;

impl Question<'_> {
    /// Games to pick for a challenge to a member, who has this account on the network, or to the bot.
    ///
    /// # Errors
    /// The refusal if they cannot be challenged here.
    pub async fn games_against(&self, who: &Opponent, account: &str) -> Result<Answer, Answer> {
        // The bot is challenged by a level.
        let is_bot = who.presence == Presence::Ourselves;
        if !is_bot {
            may_answer(&self.from, who)?;
        }
        let mut left = limits(self).await?.allowed_of_offered();
        let challenge = |variant: &Variant| {
            let step = CommandReference::of(CommandName::Challenge).with("variant", &variant.id);
            let step = if is_bot { step.with("level", 2) } else { step.with("opponent", account) };
            Action::new(variant.name.clone(), ActionKind::Do(step))
        };
        let list = |label, games: &[&Arc<Variant>]| {
            let actions: Vec<_> = games.iter().take(MOST).map(|it| challenge(it)).collect();
            (!actions.is_empty()).then_some(Group { label, actions })
        };
        let mut groups = Vec::new();
        for kind in KINDS {
            let (of_kind, others): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|variant| kind.has(variant));
            left = others;
            let label = message!("community-variants-kind", kind = kind.word());
            groups.extend(list(label, &of_kind));
        }
        groups.extend(list(message!("challenge-pick-more"), &left));
        Ok(Answer { groups, ..Answer::text(message!("challenge-pick-game")) })
    }
}
