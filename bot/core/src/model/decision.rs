//! The output of a decision: facts to store, effects to deliver, and the reply to the caller.

use super::refusal::Refusal;
use super::request::ViewRequest;
use super::state::Allowance;
use super::{Action, Effect, Fact, Moment, OfferId, Text};
use crate::GameId;
use crate::message;
use crate::model::turn_notice::TurnNotice;
use crate::problem::types::ProblemRefusal;
use serde::{Deserialize, Serialize};

/// Everything that follows from one input. It is stored whole or not at all.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// The facts that have become true.
    pub facts: Vec<Fact>,
    /// The messages for others, in this order.
    pub effects: Vec<Effect>,
    /// The answer to the caller.
    pub reply: Reply,
    /// The name, in the program, of the rule that has refused the request.
    pub refusal: Option<String>,
    /// The answer if the same cause comes again, where the reply holds something that must not be
    /// stored.
    pub again: Option<Reply>,
    /// The players whose turn it is from now on, to be told as they wish.
    pub calls: Vec<TurnNotice>,
}

/// The answer to the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Nothing: the result is there to see, or the message was not meant for the bot.
    #[default]
    Nothing,
    /// The request is done. Said only where the caller alone reads it.
    Done(Text),
    /// The request is refused, and why.
    Refused(Text),
    /// The request is not done yet: the caller must choose.
    Ask(Text, Vec<Action>),
    /// The request is done, and this view is the answer, perhaps below some words.
    Look(Option<Text>, ViewRequest),
    /// The text was answered where it was typed, and nothing was played in this moment of the game.
    /// This is only stored, for a later edit of the text.
    Unplayed(GameId, Moment),
}

/// A fact and its effect, which belong together.
impl Extend<(Fact, Effect)> for Decision {
    fn extend<T: IntoIterator<Item = (Fact, Effect)>>(&mut self, more: T) {
        for (fact, effect) in more {
            self.facts.push(fact);
            self.effects.push(effect);
        }
    }
}

impl Decision {
    /// Whether there are no facts, no effects and no answer.
    pub fn changes_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.effects.is_empty()
            && self.calls.is_empty()
            && self.again.is_none()
            && self.reply == Reply::Nothing
    }

    /// Whether a message gets an answer where all can see it, or causes a post there that nobody is
    /// to answer.
    pub fn talks_in_public(&self) -> bool {
        let says = |effect: &Effect| matches!(effect, Effect::Say { .. });
        self.effects.iter().any(says) || self.posts_problem()
    }

    fn posts_problem(&self) -> bool {
        let posts =
            |effect: &Effect| matches!(effect, Effect::Offer { offer: OfferId::Problem(_), .. });
        self.effects.iter().any(posts)
    }

    /// The same decision with only the public answers that the allowance permits.
    pub fn within(mut self, allowance: Allowance) -> Self {
        if allowance != Allowance::Answer && self.posts_problem() {
            return Refusal::from(ProblemRefusal::TooManyLately).into();
        }
        for effect in &mut self.effects {
            if let (Effect::Say { text, actions, .. }, Allowance::LastWord) = (effect, allowance) {
                actions.clear();
                *text = message!("notice-silent-for-a-minute");
            }
        }
        if allowance == Allowance::Silence {
            self.effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
            // A message without an answer leaves no trace, so that nobody fills the database with
            // nonsense.
            self.again = self.again.filter(|again| !matches!(again, Reply::Unplayed(..)));
        }
        self
    }
}

impl From<Refusal> for Decision {
    fn from(refusal: Refusal) -> Self {
        let name = refusal.name();
        let reply = Reply::Refused(refusal.text());
        Decision { reply, refusal: Some(name), ..Decision::default() }
    }
}
