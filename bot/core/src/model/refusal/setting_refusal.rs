//! Refusals to change settings, and their words: the rule, then the next step.

use crate::model::state::Setting;
use crate::model::state::setting::set_by_a_server;
use crate::model::{CommandName, Term, Text};
use crate::shortened::shortened;

/// Why a setting is not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingRefusal {
    /// The setting belongs to a community, and this is none.
    NoServerToSet,
    /// Only managers change how everyone in a community sees boards.
    NotAManager,
    /// The setting has no such word; it has these.
    UnknownWord {
        /// The setting.
        setting: Setting,
        /// The typed text.
        typed: String,
        /// The possible words.
        known: Vec<&'static str>,
    },
}

impl SettingRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            SettingRefusal::NoServerToSet => text
                .step(CommandName::Server)
                .plain(format!(" sets {}. It is for all of a ", set_by_a_server()))
                .term(Term::Community)
                .plain(", and this is a private conversation. Use it in a ")
                .term(Term::Place)
                .plain(" of the ")
                .term(Term::Community)
                .plain("; how you see boards yourself is set with ")
                .step(CommandName::Settings)
                .plain("."),
            SettingRefusal::NotAManager => text
                .plain("You do not have ")
                .term(Term::ManagerRight)
                .plain(format!(", and only members with it set {} in this ", set_by_a_server()))
                .term(Term::Community)
                .plain(". Ask one of them; how you see boards yourself is set with ")
                .step(CommandName::Settings)
                .plain("."),
            SettingRefusal::UnknownWord { setting, typed, known } => {
                let name = setting.name();
                let text = text.plain(format!(
                    "There is no {name} called “{}”. Choose one of:",
                    shortened(typed)
                ));
                known.iter().fold(text, |text, word| text.plain(" ").code(*word)).plain(".")
            }
        }
    }
}
