//! Messages as they are stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::BOT;

pub(crate) const REGULAR: u8 = 0;
pub(crate) const RECIPIENT_ADD: u8 = 1;
pub(crate) const NAME_CHANGE: u8 = 4;
pub(crate) const PIN: u8 = 6;
pub(crate) const THREAD_CREATED: u8 = 18;
pub(crate) const REPLY: u8 = 19;
pub(crate) const CHAT_INPUT: u8 = 20;
pub(crate) const THREAD_STARTER: u8 = 21;
pub(crate) const CONTEXT_MENU: u8 = 23;

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct StoredMessage {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub kind: u8,
    pub content: String,
    pub edited_ms: Option<u64>,
    pub flags: u64,
    /// The users who are really pinged.
    pub mentions: Vec<u64>,
    pub mention_everyone: bool,
    pub attachments: Vec<StoredAttachment>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub reactions: Vec<StoredReaction>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub reference: Option<Reference>,
    /// The interaction that this message answers.
    pub origin: Option<Origin>,
    /// The one person who sees an ephemeral message.
    pub only_for: Option<u64>,
    /// Its number in a thread.
    pub position: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct Reference {
    pub channel: u64,
    pub message: Option<u64>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct StoredAttachment {
    pub id: u64,
    pub name: String,
    pub description: Option<String>,
    pub content_type: Option<String>,
    pub size: usize,
    pub dimensions: Option<(u32, u32)>,
    /// Whether an embed shows it, so that it is not listed among the attachments.
    pub embedded: bool,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct StoredReaction {
    pub emoji: String,
    pub users: Vec<u64>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Origin {
    pub interaction: u64,
    /// The interaction's type: 2 command, 3 component, 5 modal.
    pub kind: u8,
    pub name: String,
    pub user: u64,
    /// The message whose button was pressed.
    pub source: Option<u64>,
    /// Set on followups.
    pub original: Option<u64>,
}

impl StoredMessage {
    pub fn new(id: u64, channel: u64, author: u64, kind: u8) -> StoredMessage {
        StoredMessage {
            id,
            channel,
            author,
            kind,
            content: String::new(),
            edited_ms: None,
            flags: 0,
            mentions: Vec::new(),
            mention_everyone: false,
            attachments: Vec::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            reactions: Vec::new(),
            nonce: None,
            pinned: false,
            reference: None,
            origin: None,
            only_for: None,
            position: None,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.attachments.is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
    }

    pub fn is_visible_to(&self, user: u64) -> bool {
        self.only_for.is_none_or(|only| only == user || user == BOT)
    }

    /// Whether it makes no sound.
    pub fn is_silent(&self) -> bool {
        self.flags & SUPPRESS_NOTIFICATIONS != 0
    }

    /// Whether it is a line of Discord's own, such as that a member was added. Nobody can edit or
    /// pin it.
    pub fn is_system(&self) -> bool {
        !matches!(self.kind, REGULAR | REPLY | CHAT_INPUT | CONTEXT_MENU)
    }

    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }
}

/// Whether an application may read what people write.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sight {
    Whole,
    WithoutContent,
}
