//! Channels and threads as JSON.

use serde_json::{Value, json};

use super::channel::{Channel, ThreadState};
use super::{BOT, ELSEWHERE, GUILD, World, text};
use crate::clock::iso;

impl World {
    /// A channel object. A thread has the bot's own membership in it, if the bot has joined.
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
        if channel.is_direct() {
            json["recipients"] = json!([]);
            json["name"] = json!(channel.name);
            return json;
        }
        json["guild_id"] = text(if channel.outside { ELSEWHERE } else { GUILD });
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
}

fn thread_metadata(thread: &ThreadState) -> Value {
    let mut metadata = json!({
        "archived": thread.archived,
        "archive_timestamp": iso(thread.archive_ms),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso(thread.created_ms),
    });
    if let Some(invitable) = thread.invitable {
        metadata["invitable"] = json!(invitable);
    }
    metadata
}
