//! REST requests about pinned messages: list, pin and unpin them.

use serde_json::{Value, json};

use super::Reply;
use crate::api_error::ApiError;
use crate::clock::{iso, now_ms};
use crate::world::message::{PIN, Reference, StoredMessage};
use crate::world::{BOT, GUILD, World, permissions, text};

impl World {
    pub fn list_pins(&mut self, channel: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        // A bot that may not read the history gets none of it, as in a list of messages.
        let may_read = self.require(channel, permissions::READ_MESSAGE_HISTORY).is_ok();
        let pinned = self
            .messages
            .get(&channel)
            .filter(|_| may_read)
            .into_iter()
            .flat_map(|all| all.values().rev());
        let pinned = pinned.filter(|message| message.pinned);
        Reply::ok(pinned.map(|message| self.message_json(message, self.rest_sight())).collect())
    }

    pub fn list_pins_with_times(&mut self, channel: u64) -> Result<Reply, ApiError> {
        let at = self.channels.get(&channel).and_then(|place| place.last_pin_ms);
        let pins = self.list_pins(channel)?.body;
        let items: Vec<Value> = pins
            .as_array()
            .into_iter()
            .flatten()
            .map(|message| json!({ "pinned_at": iso(at.unwrap_or(0)), "message": message }))
            .collect();
        Reply::ok(json!({ "items": items, "has_more": false }))
    }

    pub fn pin(&mut self, channel: u64, id: u64, pinned: bool) -> Result<Reply, ApiError> {
        let may = self.require(channel, permissions::PIN_MESSAGES);
        // Servers from before 2026 grant pinning with MANAGE_MESSAGES.
        may.or_else(|_| self.require(channel, permissions::MANAGE_MESSAGES))?;
        if self.channels.get(&channel).is_some_and(|place| place.is_archived()) {
            return Err(ApiError::thread_archived());
        }
        let mut message = self.require_message(channel, id)?.clone();
        if message.is_system() {
            return Err(ApiError::system_message());
        }
        if message.pinned == pinned {
            return Reply::empty();
        }
        message.pinned = pinned;
        self.replace_message(message);
        let now = now_ms();
        let mut json = json!({ "channel_id": channel.to_string(), "last_pin_timestamp": iso(now) });
        if let Some(place) = self.channels.get_mut(&channel) {
            place.last_pin_ms = Some(now);
            if !place.is_direct() {
                json["guild_id"] = text(GUILD);
            }
        }
        self.dispatch("CHANNEL_PINS_UPDATE", json);
        if pinned {
            let notice = self.snowflakes.next();
            let mut notice = StoredMessage::new(notice, channel, BOT, PIN);
            notice.reference = Some(Reference { channel, message: Some(id) });
            self.post(notice);
        }
        Reply::empty()
    }
}
