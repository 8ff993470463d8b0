//! The output of a decision: facts to store, effects to deliver, and the reply to the caller.

use super::refusal::{ProblemRefusal, Refusal};
use super::request::ViewRequest;
use super::state::Allowance;
use super::{Action, CommandName, Effect, Fact, Moment, OfferId, Text};
use crate::GameId;
use crate::model::turn_notice::TurnNotice;
use serde::{Deserialize, Serialize};

/// Everything that follows from one call. It is stored whole or not at all.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What has become true.
    pub facts: Vec<Fact>,
    /// What others shall see, in this order.
    pub effects: Vec<Effect>,
    /// What the caller is told.
    pub reply: Reply,
    /// Which rule has refused it, by the name that it has in the program.
    pub refusal: Option<String>,
    /// What the same cause is told again, where the reply holds what must not be stored.
    pub again: Option<Reply>,
    /// Whose turn it is from now on, to be told as they wish.
    pub calls: Vec<TurnNotice>,
}

/// What the caller is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Nothing: what was asked is there to see, or it was not meant for us.
    #[default]
    Nothing,
    /// It is done. Said only where the caller alone hears it.
    Done(Text),
    /// It is not done, and why.
    Refused(Text),
    /// It is not done yet: a choice is to be made.
    Ask(Text, Vec<Action>),
    /// It is done, and this is to be looked at, perhaps below some words.
    Look(Option<Text>, ViewRequest),
    /// It was answered where it was typed: nothing was played in this moment of the game. This is only
    /// stored, for whoever corrects what they have typed.
    Unplayed(GameId, Moment),
}

/// What belongs together: something that is true from now on, and how others see it.
impl Extend<(Fact, Effect)> for Decision {
    fn extend<T: IntoIterator<Item = (Fact, Effect)>>(&mut self, more: T) {
        for (fact, effect) in more {
            self.facts.push(fact);
            self.effects.push(effect);
        }
    }
}

impl Decision {
    /// Whether nothing follows, and nobody is told anything.
    pub fn changes_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.effects.is_empty()
            && self.calls.is_empty()
            && self.again.is_none()
            && self.reply == Reply::Nothing
    }

    /// Whether a message is answered where all can see it, or something posted there that nobody is
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

    /// The same with as much said in public as is allowed.
    pub fn within(mut self, allowance: Allowance) -> Self {
        if allowance != Allowance::Answer && self.posts_problem() {
            return Refusal::from(ProblemRefusal::TooManyLately).into();
        }
        for effect in &mut self.effects {
            if let (Effect::Say { text, actions, .. }, Allowance::LastWord) = (effect, allowance) {
                actions.clear();
                *text = Text::new()
                    .plain("I have answered you many times here, so I am silent for a minute. Moves that can be played are played all the same; commands like ")
                    .step(CommandName::Move)
                    .plain(" and ")
                    .step(CommandName::Help)
                    .plain(" are always answered, to you alone.");
            }
        }
        if allowance == Allowance::Silence {
            self.effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
            // What was not answered leaves no trace, so that nobody fills the database with nonsense.
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
