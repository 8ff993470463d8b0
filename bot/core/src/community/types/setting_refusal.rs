//! Refusals to change settings, and the message for each: the rule, then the next step.

use crate::community::types::Setting;
use crate::message;
use crate::model::Text;
use crate::model::refusal::choices;
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
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            SettingRefusal::NoServerToSet => message!("setting-refused-no-community"),
            SettingRefusal::NotAManager => message!("setting-refused-not-a-manager"),
            SettingRefusal::UnknownWord { setting, typed, known } => message!(
                "setting-refused-unknown-word",
                setting = setting.name(),
                typed = shortened(typed),
                known = choices(known),
            ),
        }
    }
}
