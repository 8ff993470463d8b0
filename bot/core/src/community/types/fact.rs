//! Facts about a community.

use crate::Server;
use crate::community::types::{Holder, LimitChange, Setting};

/// A fact about a community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommunityFact {
    /// A person or a community has changed a setting.
    SettingChanged {
        /// The holder of the setting.
        holder: Holder,
        /// The setting.
        setting: Setting,
        /// The new word.
        word: String,
    },
    /// A community has changed where games are begun, or which.
    LimitChanged(LimitChange),
    /// A community's settings are deleted, with all that belongs to nobody else.
    Forgotten(Server),
}
