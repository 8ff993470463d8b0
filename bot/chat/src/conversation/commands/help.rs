//! The commands `help` (how to play) and `rules` (the rules of a game).

use super::registration::{Call, Concern, Registered};
use crate::conversation::common_options::variant;
use crate::conversation::{Answer, Question, Show};
use crate::version::VERSION;
use menagerie_core::model::request::Which;
use menagerie_store::StoreError;

pub(super) const HELP: Registered = Registered {
    words: "How to play, by examples",
    options: Vec::new,
    concern: Concern::Play,
    call: Call::Nothing,
    look: Some(|question| Box::pin(async { question.help().await.map(Some) })),
};

pub(super) const RULES: Registered = Registered {
    words: "How the pieces of a game move",
    options: || vec![variant()],
    concern: Concern::Play,
    call: Call::Nothing,
    look: Some(|question| Box::pin(async { question.rules().await.map(Some) })),
};

impl Question<'_> {
    /// How to play, with examples from the game here, or else from the first one there is. It names
    /// the program's version, for a report of a fault.
    async fn help(&self) -> Result<Answer, StoreError> {
        let variant = self.variant().await?;
        Ok(variant.map_or_else(Answer::from, |variant| {
            let text = menagerie_core::browse::help(&variant, self.hears_talk);
            Answer::text(text.line().plain(format!("Menagerie {VERSION}")))
        }))
    }

    /// The rules of the named variant, or else of the game here, or else of the first variant.
    async fn rules(&self) -> Result<Answer, StoreError> {
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Ok(refusal.into()),
        };
        let look = self.wishes().await?.look;
        let mut text = menagerie_core::browse::rules(&variant);
        // A caller who names nothing where nothing is played did not ask about this game.
        if self.options.text("variant").is_empty() && self.game(Which::Here).await?.is_err() {
            text = text.line().then(menagerie_core::browse::other_rules());
        }
        Ok(Answer::text(text).showing(Show::Sheet { variant, look }))
    }
}
