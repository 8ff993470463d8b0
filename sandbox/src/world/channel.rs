//! Text channels, direct message channels and threads, as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{BOT, GUILD, World, text};
use crate::clock::iso;

pub(crate) const TEXT: u8 = 0;
pub(crate) const DIRECT: u8 = 1;
pub(crate) const PUBLIC_THREAD: u8 = 11;

#[derive(Clone, Debug)]
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
}

#[derive(Clone, Debug)]
pub(crate) struct ThreadState {
    pub owner: u64,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive_minutes: u64,
    pub archive_ms: u64,
    pub created_ms: u64,
    pub message_count: u64,
    pub total_sent: u64,
    /// Who joined, and when in milliseconds since 1970.
    pub members: BTreeMap<u64, u64>,
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

    pub fn is_direct(&self) -> bool {
        self.kind == DIRECT
    }

    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    pub fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}

impl World {
    /// A channel object; threads carry the bot's own membership when it has joined.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let last_message = channel.last_message.map_or(Value::Null, text);
        let mut json = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "flags": 0,
            "last_message_id": last_message,
        });
        if let Some(ms) = channel.last_pin_ms {
            json["last_pin_timestamp"] = json!(iso(ms));
        }
        if let Some(recipient) = channel.recipient {
            json["recipients"] = json!([self.user_json(recipient)]);
            return json;
        }
        json["guild_id"] = text(GUILD);
        json["name"] = json!(channel.name);
        json["parent_id"] = channel.parent.map_or(Value::Null, text);
        json["rate_limit_per_user"] = json!(0);
        let Some(thread) = &channel.thread else {
            json["topic"] = json!(channel.topic);
            json["position"] = json!(channel.position);
            json["permission_overwrites"] = self.overwrites_json(channel.id);
            json["nsfw"] = json!(false);
            return json;
        };
        json["owner_id"] = text(thread.owner);
        json["message_count"] = json!(thread.message_count);
        json["total_message_sent"] = json!(thread.total_sent);
        json["member_count"] = json!(thread.members.len().min(50));
        json["thread_metadata"] = thread_metadata(thread);
        if let Some(joined_ms) = thread.members.get(&BOT) {
            json["member"] = json!({
                "id": channel.id.to_string(), "user_id": BOT.to_string(),
                "join_timestamp": iso(*joined_ms), "flags": 1,
            });
        }
        json
    }

    /// The short channel object inside an interaction.
    pub fn interaction_channel_json(&self, channel: &Channel, user: u64) -> Value {
        let mut json = self.channel_json(channel);
        if !channel.is_direct() {
            json["permissions"] = json!(self.permissions_in(user, channel.id).to_string());
        }
        json
    }

    pub fn thread_member_json(&self, channel: &Channel, user: u64) -> Option<Value> {
        let joined_ms = channel.thread.as_ref()?.members.get(&user)?;
        Some(json!({
            "id": channel.id.to_string(),
            "user_id": user.to_string(),
            "join_timestamp": iso(*joined_ms),
            "flags": i32::from(user == BOT),
        }))
    }

    /// The direct message channel with a person, made when it is the first time.
    pub fn direct_channel(&mut self, person: u64) -> u64 {
        let known = self.channels.values().find(|channel| channel.recipient == Some(person));
        if let Some(channel) = known {
            return channel.id;
        }
        let id = self.snowflakes.next();
        self.channels.insert(id, Channel::direct(id, person));
        id
    }

    /// Whether a person sees a channel at all.
    pub fn sees_channel(&self, user: u64, channel: &Channel) -> bool {
        match channel.recipient {
            Some(recipient) => recipient == user || user == BOT,
            None => self.is_member(user),
        }
    }
}

fn thread_metadata(thread: &ThreadState) -> Value {
    json!({
        "archived": thread.archived,
        "archive_timestamp": iso(thread.archive_ms),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso(thread.created_ms),
    })
}
