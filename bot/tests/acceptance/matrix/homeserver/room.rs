//! A room: its events in their order, and what follows from them.

use super::event::Event;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A room. Its state is what its state events say, the last one of each kind and key.
pub struct Room {
    pub id: String,
    /// From 12 on, creators have all power and the identifier names no server.
    pub version: u8,
    /// The users with all power, in rooms of a version that has creators.
    pub creators: Vec<String>,
    /// In the order of their positions.
    pub events: Vec<Event>,
}

/// The reader of an event, because its own transaction is told to its sender's session only.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub user: &'a str,
    pub token: &'a str,
}

impl Room {
    pub fn event(&self, id: &str) -> Option<&Event> {
        self.events.iter().find(|event| event.id == id)
    }

    /// The state of one kind and key as it was at a position.
    pub fn state_at(&self, kind: &str, key: &str, position: u64) -> Option<&Event> {
        let until = self.events.iter().rev().skip_while(|event| event.position > position);
        until.into_iter().find(|event| event.is_state(kind, key))
    }

    pub fn state(&self, kind: &str, key: &str) -> Option<&Event> {
        self.state_at(kind, key, u64::MAX)
    }

    /// All state as it was at a position, one event for each kind and key.
    pub fn all_state_at(&self, position: u64) -> Vec<&Event> {
        let mut found = BTreeMap::new();
        for event in self.events.iter().take_while(|event| event.position <= position) {
            if let Some(key) = &event.state_key {
                found.insert((&event.kind, key), event);
            }
        }
        found.into_values().collect()
    }

    /// `join`, `invite`, `leave`, `ban`; `leave` for a person who was never here.
    pub fn membership(&self, user: &str) -> &str {
        self.membership_at(user, u64::MAX)
    }

    pub fn membership_at(&self, user: &str, position: u64) -> &str {
        let member = self.state_at("m.room.member", user, position);
        member.and_then(|event| event.content["membership"].as_str()).unwrap_or("leave")
    }

    pub fn has(&self, user: &str) -> bool {
        self.membership(user) == "join"
    }

    /// The people in the room.
    pub fn joined(&self) -> Vec<&Event> {
        let members = self.all_state_at(u64::MAX).into_iter();
        members
            .filter(|it| it.kind == "m.room.member" && it.content["membership"] == "join")
            .collect()
    }

    /// Up to which position somebody may read: without end in the room, up to the end of the stay
    /// after it, nothing without a stay.
    pub fn visibility(&self, user: &str) -> Option<u64> {
        let last = self.state("m.room.member", user)?;
        match last.content["membership"].as_str() {
            Some("join") => Some(u64::MAX),
            Some("leave" | "ban") => {
                let was = self.membership_at(user, last.position - 1);
                (was == "join").then_some(last.position)
            }
            _ => None,
        }
    }

    /// Where the stay began in which somebody is here now: renaming oneself begins none.
    pub fn joined_at(&self, user: &str) -> u64 {
        let own = self.events.iter().rev().filter(|event| event.is_state("m.room.member", user));
        let stay = own.take_while(|event| event.content["membership"] == "join");
        stay.last().map_or(0, |event| event.position)
    }

    /// An event as a client reads it, with what else the room knows about it.
    pub fn shown(&self, event: &Event, reader: Reader) -> Value {
        let mut shown = self.shown_alone(event, reader);
        let relations = self.relations(event, reader);
        let unsigned = &mut shown["unsigned"];
        unsigned["membership"] = json!(self.membership_at(reader.user, event.position));
        if relations.as_object().is_some_and(|them| !them.is_empty()) {
            unsigned["m.relations"] = relations;
        }
        shown
    }

    fn shown_alone(&self, event: &Event, reader: Reader) -> Value {
        let mut shown = event.plain();
        shown["room_id"] = json!(self.id);
        let unsigned = &mut shown["unsigned"];
        if let Some((_, name)) = event.transaction.as_ref().filter(|(by, _)| by == reader.token) {
            unsigned["transaction_id"] = json!(name);
        }
        if let Some(redaction) = event.redacted_by.as_ref().and_then(|id| self.event(id)) {
            unsigned["redacted_by"] = json!(redaction.id);
            unsigned["redacted_because"] = redaction.plain();
        }
        let key = event.state_key.as_deref();
        let before = key.and_then(|key| self.state_at(&event.kind, key, event.position - 1));
        if let Some(before) = before {
            unsigned["prev_content"] = before.content.clone();
            unsigned["prev_sender"] = json!(before.sender);
            unsigned["replaces_state"] = json!(before.id);
        }
        shown
    }

    /// The last edit by its own sender, and the thread that it begins.
    fn relations(&self, event: &Event, reader: Reader) -> Value {
        let mut relations = json!({});
        let to_it = |kind: &'static str| {
            self.events.iter().rev().filter(move |it| it.relation() == Some((kind, &event.id)))
        };
        let mut edits = to_it("m.replace");
        let edit = edits.find(|it| it.sender == event.sender && it.kind == event.kind);
        if let Some(edit) = edit.filter(|_| event.redacted_by.is_none()) {
            relations["m.replace"] = self.shown_alone(edit, reader);
        }
        if let Some(latest) = to_it("m.thread").next() {
            relations["m.thread"] = json!({
                "latest_event": self.shown_alone(latest, reader),
                "count": to_it("m.thread").count(),
                "current_user_participated": event.sender == reader.user
                    || to_it("m.thread").any(|it| it.sender == reader.user),
            });
        }
        relations
    }
}
