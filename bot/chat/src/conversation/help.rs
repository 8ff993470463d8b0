//! The answer of `help`. It knows the catalogue, which knows the commands, so it is in no file of theirs.

use super::catalogue::usage;
use super::{Answer, Question};
use crate::version::VERSION;
use menagerie_core::browse::Topic;
use menagerie_core::model::CommandName;

impl Question<'_> {
    /// How to play in short, or everything about a topic, with examples from the game here, or else
    /// from the first one there is. It names the program's version, for a report of a fault.
    pub(super) async fn help(&self) -> Result<Answer, Answer> {
        let variant = self.variant().await??;
        let word = self.options.text("topic");
        let topic = Topic::of_word(word);
        // A word may be a topic and a command; then the topic tells of both.
        let command = CommandName::named(word).filter(|_| Topic::titled(word).is_none());
        // A command is told alone, and its topic is one step away.
        let actions = menagerie_core::browse::topics(topic.filter(|_| command.is_none()));
        let text = match (command, topic) {
            (Some(command), _) => usage(command).told(),
            (None, Some(topic)) => {
                menagerie_core::browse::help_about(topic, &variant, self.hears_talk)
            }
            (None, None) => menagerie_core::browse::help(&variant, self.hears_talk)
                .line()
                .plain(format!("Menagerie {VERSION}")),
        };
        Ok(Answer { actions, ..Answer::text(text) })
    }
}
