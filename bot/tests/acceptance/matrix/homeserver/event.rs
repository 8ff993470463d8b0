//! One event of a room.

use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

/// An event before it has a place in a room.
pub struct Draft {
    pub kind: String,
    pub sender: String,
    /// There is one for state only.
    pub state_key: Option<String>,
    pub content: Value,
}

impl Draft {
    pub fn message(kind: &str, sender: &str, content: Value) -> Self {
        Self { kind: kind.into(), sender: sender.into(), state_key: None, content }
    }

    pub fn state(kind: &str, key: &str, sender: &str, content: Value) -> Self {
        Self { state_key: Some(key.into()), ..Self::message(kind, sender, content) }
    }

    pub fn member(user: &str, sender: &str, content: Value) -> Self {
        Self::state("m.room.member", user, sender, content)
    }
}

/// An event with its place.
#[derive(Clone, Debug)]
pub struct Event {
    pub id: String,
    pub kind: String,
    pub sender: String,
    pub state_key: Option<String>,
    pub content: Value,
    /// Milliseconds since 1970.
    pub at: u64,
    /// Its place among everything that happens on this homeserver, from 1.
    pub position: u64,
    /// The token and the transaction with which it was sent.
    pub transaction: Option<(String, String)>,
    /// The redaction that has emptied it.
    pub redacted_by: Option<String>,
}

impl Event {
    pub fn new(id: String, position: u64, draft: Draft) -> Self {
        let Draft { kind, sender, state_key, content } = draft;
        Self {
            id,
            kind,
            sender,
            state_key,
            content,
            at: now(),
            position,
            transaction: None,
            redacted_by: None,
        }
    }

    pub fn is_state(&self, kind: &str, key: &str) -> bool {
        self.kind == kind && self.state_key.as_deref() == Some(key)
    }

    /// Its relation to another event, if it has one.
    pub fn relation(&self) -> Option<(&str, &str)> {
        let relation = &self.content["m.relates_to"];
        Some((relation["rel_type"].as_str()?, relation["event_id"].as_str()?))
    }

    /// Takes out what it said. Memberships stay, else nobody would know who is in the room.
    pub fn redact(&mut self, redaction: &str) {
        let membership = self.content.get("membership").cloned();
        self.content = membership.map_or(json!({}), |it| json!({"membership": it}));
        self.redacted_by = Some(redaction.into());
    }

    /// As clients read it, but for what only its room knows.
    pub fn plain(&self) -> Value {
        let mut shown = json!({
            "type": self.kind,
            "event_id": self.id,
            "sender": self.sender,
            "origin_server_ts": self.at,
            "content": self.content,
            "unsigned": {"age": now().saturating_sub(self.at)},
        });
        if let Some(key) = &self.state_key {
            shown["state_key"] = json!(key);
        }
        if self.kind == "m.room.redaction" {
            shown["redacts"] = self.content["redacts"].clone();
        }
        shown
    }

    /// The view of somebody who is not in the room yet.
    pub fn stripped(&self) -> Value {
        json!({"type": self.kind, "state_key": self.state_key, "sender": self.sender, "content": self.content})
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    since.as_millis() as u64
}
