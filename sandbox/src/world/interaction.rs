//! Interactions as they are stored: the person's part, the bot's answer, and the time limit.

use std::time::{Duration, Instant};

use serde_json::Value;

pub(crate) const COMMAND: u8 = 2;
pub(crate) const COMPONENT: u8 = 3;
pub(crate) const AUTOCOMPLETE: u8 = 4;
pub(crate) const MODAL: u8 = 5;

#[derive(Clone, Debug)]
pub(crate) struct StoredInteraction {
    pub id: u64,
    pub token: String,
    pub kind: u8,
    pub member: u64,
    pub channel: u64,
    /// The command's name or the custom id.
    pub name: String,
    /// The message whose component was used.
    pub source: Option<u64>,
    /// Whether it is a command of a message's menu.
    pub from_menu: bool,
    pub started: Instant,
    /// When the bot answered first, and with which callback type.
    pub acknowledged: Option<(Duration, u8)>,
    /// Whether no answer came in time.
    pub expired: bool,
    /// The message made by the first response or its deferral.
    pub original: Option<u64>,
    /// All messages this interaction has made, the original first.
    pub messages: Vec<u64>,
    /// After a deferral: whether the bot has shown something or has taken its promise back.
    pub completed: bool,
    /// Whether a deferral asked for a private answer.
    pub ephemeral: bool,
    pub choices: Option<Vec<Value>>,
    pub modal: Option<Value>,
    /// Whether the person has closed the notice about a failure.
    pub dismissed: bool,
}

impl StoredInteraction {
    pub fn new(id: u64, kind: u8, member: u64, channel: u64, name: &str) -> StoredInteraction {
        StoredInteraction {
            id,
            // Long and opaque, as Discord's are.
            token: format!("aW50ZXJhY3Rpb246{id:x}{:016x}", id.wrapping_mul(0x9E37_79B9_7F4A_7C15)),
            kind,
            member,
            channel,
            name: name.to_owned(),
            source: None,
            from_menu: false,
            started: Instant::now(),
            acknowledged: None,
            expired: false,
            original: None,
            messages: Vec::new(),
            completed: false,
            ephemeral: false,
            choices: None,
            modal: None,
            dismissed: false,
        }
    }

    /// The text of Discord's client when no answer came.
    pub fn failure(&self) -> Option<&'static str> {
        self.expired.then_some(match self.kind {
            COMPONENT => "This interaction failed",
            AUTOCOMPLETE => "Loading options failed",
            MODAL => "Something went wrong. Try again.",
            _ => "The application did not respond",
        })
    }
}
