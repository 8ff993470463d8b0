//! Text channels, direct message channels and threads, as they are stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub(crate) const TEXT: u8 = 0;
pub(crate) const DIRECT: u8 = 1;
pub(crate) const VOICE: u8 = 2;
pub(crate) const GROUP: u8 = 3;
pub(crate) const NEWS: u8 = 5;
pub(crate) const NEWS_THREAD: u8 = 10;
pub(crate) const PUBLIC_THREAD: u8 = 11;
pub(crate) const PRIVATE_THREAD: u8 = 12;
pub(crate) const STAGE: u8 = 13;
pub(crate) const FORUM: u8 = 15;
pub(crate) const MEDIA: u8 = 16;

/// Whether a channel has only posts, and takes no messages of its own.
pub(crate) fn is_board(kind: u8) -> bool {
    matches!(kind, FORUM | MEDIA)
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Channel {
    pub id: u64,
    pub kind: u8,
    pub name: String,
    pub topic: Option<String>,
    pub parent: Option<u64>,
    pub position: usize,
    pub last_message: Option<u64>,
    pub last_pin_ms: Option<u64>,
    /// The person of a direct message channel.
    pub recipient: Option<u64>,
    pub thread: Option<ThreadState>,
    /// Whether the bot is not there: a group of people, or a channel of a server without it. People have it
    /// there all the same if they have added it to their account.
    #[serde(default)]
    pub outside: bool,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct ThreadState {
    pub owner: u64,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive_minutes: u64,
    pub archive_ms: u64,
    pub created_ms: u64,
    pub message_count: u64,
    pub total_sent: u64,
    /// The members, and when each joined, in milliseconds since 1970.
    pub members: BTreeMap<u64, u64>,
    /// Whether members who do not manage threads may let others in, if it is private.
    #[serde(default)]
    pub invitable: Option<bool>,
}

impl Channel {
    pub fn text(id: u64, name: &str, topic: &str, position: usize) -> Channel {
        Channel {
            id,
            kind: TEXT,
            name: name.to_owned(),
            topic: Some(topic.to_owned()),
            parent: None,
            position,
            last_message: None,
            last_pin_ms: None,
            recipient: None,
            thread: None,
            outside: false,
        }
    }

    pub fn direct(id: u64, recipient: u64) -> Channel {
        Channel {
            kind: DIRECT,
            topic: None,
            recipient: Some(recipient),
            ..Channel::text(id, "", "", 0)
        }
    }

    /// A group of people in which the bot is not.
    pub fn group(id: u64) -> Channel {
        Channel { kind: GROUP, topic: None, outside: true, ..Channel::text(id, "a group", "", 0) }
    }

    /// A channel of a server in which the bot is not.
    pub fn elsewhere(id: u64) -> Channel {
        Channel { outside: true, ..Channel::text(id, "elsewhere", "", 0) }
    }

    /// Whether it belongs to no server.
    pub fn is_direct(&self) -> bool {
        matches!(self.kind, DIRECT | GROUP)
    }

    /// Whether the server names it among its channels, as it does except for threads.
    pub fn is_listed(&self) -> bool {
        !self.is_direct() && !self.outside && self.thread.is_none()
    }

    pub fn has_threads(&self) -> bool {
        matches!(self.kind, TEXT | NEWS) || is_board(self.kind)
    }

    pub fn is_private(&self) -> bool {
        self.kind == PRIVATE_THREAD
    }

    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    pub fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}
