//! The commands `help` (how to play) and `rules` (the rules of a game).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::variant;
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question, Show};
use menagerie_core::GameId;
use menagerie_core::browse::Topic;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::Which;
use menagerie_rules::Variant;
use menagerie_words::{Reader, without_links};
use std::sync::Arc;

pub(super) const HELP: Registered = Registered {
    options: || vec![OptionSchema::of("topic", topics())],
    concern: Concern::Play,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.help())),
};

pub(super) const RULES: Registered = Registered {
    options: || vec![variant(), OptionSchema::of("whole", Kind::Flag)],
    concern: Concern::Play,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.rules())),
};

/// The topics, and the names of all commands.
fn topics() -> Kind {
    let topics = Topic::ALL
        .map(|topic| (without_links(&topic.title(), Reader::LOG), topic.word().to_owned()));
    let is_topic = |name: &str| Topic::ALL.iter().any(|topic| topic.word() == name);
    let commands = CommandName::ALL.into_iter().map(CommandName::name);
    let commands = commands.filter(|name| !is_topic(name));
    let commands = commands.map(|name| (name.to_owned(), name.to_owned()));
    Kind::Search(topics.into_iter().chain(commands).collect())
}

impl Question<'_> {
    /// The rules of the named variant, or else of the game here, or else of the first variant.
    async fn rules(&self) -> Result<Answer, Answer> {
        let variant = self.variant().await??;
        self.rules_as_wanted(variant).await
    }

    /// The rules of a game, as they were when it began.
    ///
    /// # Errors
    /// The refusal if the caller may not see it.
    pub async fn rules_of(&self, game: GameId) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        self.rules_as_wanted(Arc::clone(game.variant())).await
    }

    async fn rules_as_wanted(&self, variant: Arc<Variant>) -> Result<Answer, Answer> {
        let look = self.wishes().await?.look;
        if self.options.flag("whole") {
            let text = menagerie_core::browse::whole_rules(&variant);
            return Ok(Answer::text(text).showing(Show::Sheet { variant, look }));
        }
        let mut text = menagerie_core::browse::rules(&variant);
        // A caller who names nothing where nothing is played did not ask about this game.
        if self.options.text("variant").is_empty() && self.game(Which::Here).await?.is_err() {
            text = text.line().then(menagerie_core::browse::other_rules());
        }
        let actions = vec![menagerie_core::browse::to_whole_rules(&variant)];
        Ok(Answer { actions, ..Answer::text(text) }.showing(Show::Sheet { variant, look }))
    }
}
