//! REST requests about messages: list, read, write, change and delete them.

use std::time::Instant;

use serde_json::{Value, json};

use super::form::Purpose;
use super::{Call, Reply};
use crate::api_error::ApiError;
use crate::clock::now_ms;
use crate::world::channel::is_board;
use crate::world::message::{
    REGULAR, REPLY, Reference, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, StoredMessage,
};
use crate::world::{BOT, GUILD, World, permissions, read_id, text};

impl World {
    pub fn list_messages(&mut self, call: &Call, channel: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let limit = match call.query.get("limit").map(|limit| limit.parse::<usize>()) {
            None => 50,
            Some(Ok(limit @ 1..=100)) => limit,
            Some(_) => {
                let message = "int value should be between 1 and 100.";
                return Err(ApiError::field("limit", "NUMBER_TYPE_MAX", message));
            }
        };
        let may_read = self.require(channel, permissions::READ_MESSAGE_HISTORY).is_ok();
        let Some(messages) = self.messages.get(&channel).filter(|_| may_read) else {
            return Reply::ok(json!([]));
        };
        let parameter = |name| call.query.get(name).and_then(|id| id.parse::<u64>().ok());
        let visible: Vec<&StoredMessage> =
            messages.values().filter(|message| message.only_for.is_none()).collect();
        let chosen: Vec<&StoredMessage> = if let Some(after) = parameter("after") {
            visible.into_iter().filter(|message| message.id > after).take(limit).collect()
        } else if let Some(around) = parameter("around") {
            let older = visible.iter().filter(|message| message.id < around).count();
            let start = older.saturating_sub(limit / 2);
            visible.into_iter().skip(start).take(limit).collect()
        } else {
            let before = parameter("before").unwrap_or(u64::MAX);
            let older: Vec<&StoredMessage> =
                visible.into_iter().filter(|message| message.id < before).collect();
            older[older.len().saturating_sub(limit)..].to_vec()
        };
        // The newest comes first, for every request.
        let sight = self.rest_sight();
        Reply::ok(chosen.into_iter().rev().map(|it| self.message_json(it, sight)).collect())
    }

    pub fn get_message(&mut self, channel: u64, message: u64) -> Result<Reply, ApiError> {
        self.require(channel, permissions::READ_MESSAGE_HISTORY)?;
        let message = self.require_message(channel, message)?;
        Reply::ok(self.message_json(message, self.rest_sight()))
    }

    pub fn create_message(&mut self, call: &Call, channel: u64) -> Result<Reply, ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        if is_board(place.kind) {
            let text = "Cannot send messages in a non-text channel";
            return Err(ApiError::new(400, 50008, text));
        }
        let refuses = |recipient| self.closed_to_direct_messages.contains(&recipient);
        if place.recipient.is_some_and(refuses) {
            return Err(ApiError::new(403, 50007, "Cannot send messages to this user"));
        }
        let right = if place.thread.is_some() {
            permissions::SEND_MESSAGES_IN_THREADS
        } else {
            permissions::SEND_MESSAGES
        };
        self.require(channel, right)?;
        self.require_for_content(call, channel)?;
        self.require_unlocked(channel)?;
        let nonce = read_nonce(&call.body["nonce"])?;
        let enforced = call.body["enforce_nonce"] == true;
        if let Some(earlier) = self.message_by_nonce(channel, nonce.as_ref(), enforced) {
            return Reply::ok(earlier);
        }
        let id = self.snowflakes.next();
        let mut message = StoredMessage::new(id, channel, BOT, REGULAR);
        message.nonce = nonce;
        message.flags =
            call.body["flags"].as_u64().unwrap_or(0) & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS);
        self.read_reference(&mut message, &call.body["message_reference"])?;
        self.apply_form(&mut message, &call.body, &call.files, Purpose::Create)?;
        if let Some(nonce) = message.nonce.as_ref().filter(|_| enforced) {
            self.nonces.insert((channel, nonce.to_string()), (id, Instant::now()));
        }
        self.post(message);
        let message = self.require_message(channel, id)?;
        Reply::ok(self.sent_message_json(message, self.rest_sight()))
    }

    /// Only managers of threads can write in a locked thread.
    pub fn require_unlocked(&self, channel: u64) -> Result<(), ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        if !place.is_locked() || self.may_manage(channel) {
            return Ok(());
        }
        Err(if place.is_archived() {
            ApiError::thread_archived()
        } else {
            ApiError::new(403, 160_005, "This thread is locked")
        })
    }

    fn message_by_nonce(
        &mut self,
        channel: u64,
        nonce: Option<&Value>,
        enforced: bool,
    ) -> Option<Value> {
        let memory = self.options.nonce_memory;
        self.nonces.retain(|_, (_, since)| since.elapsed() < memory);
        let key = (channel, nonce.filter(|_| enforced)?.to_string());
        let (id, _) = self.nonces.get(&key)?;
        let message = self.message(channel, *id)?;
        Some(self.sent_message_json(message, self.rest_sight()))
    }

    fn read_reference(&self, message: &mut StoredMessage, value: &Value) -> Result<(), ApiError> {
        if value.is_null() {
            return Ok(());
        }
        let id = read_id(&value["message_id"]);
        let id = id.ok_or_else(|| {
            let path = "message_reference.message_id";
            ApiError::field(path, "BASE_TYPE_REQUIRED", "This field is required")
        })?;
        if value["type"] == 1 {
            let text = "The sandbox cannot forward messages";
            return Err(ApiError::field("message_reference.type", "BASE_TYPE_CHOICES", text));
        }
        let elsewhere = read_id(&value["channel_id"]).is_some_and(|it| it != message.channel);
        let exists = !elsewhere && self.require_message(message.channel, id).is_ok();
        if exists {
            self.require(message.channel, permissions::READ_MESSAGE_HISTORY)?;
            message.kind = REPLY;
            message.reference = Some(Reference { channel: message.channel, message: Some(id) });
        } else if value["fail_if_not_exists"] != false {
            let (code, text) = if elsewhere {
                (
                    "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL",
                    "Cannot reply to a message in a different channel",
                )
            } else {
                ("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            };
            return Err(ApiError::field("message_reference", code, text));
        }
        Ok(())
    }

    pub fn edit_message(&mut self, call: &Call, channel: u64, id: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let mut message = self.require_message(channel, id)?.clone();
        if message.author != BOT {
            return Err(ApiError::new(
                403,
                50005,
                "Cannot edit a message authored by another user",
            ));
        }
        if message.is_system() {
            return Err(ApiError::system_message());
        }
        self.require_for_content(call, channel)?;
        self.change_message(&mut message, call)?;
        Reply::ok(self.message_json(&message, self.rest_sight()))
    }

    /// Edits a message of the bot, in a channel or as an answer to an interaction.
    pub fn change_message(
        &mut self,
        message: &mut StoredMessage,
        call: &Call,
    ) -> Result<(), ApiError> {
        let place = self.channels.get(&message.channel).ok_or_else(ApiError::unknown_channel)?;
        if place.is_archived() && message.only_for.is_none() {
            return Err(ApiError::thread_archived());
        }
        self.apply_form(message, &call.body, &call.files, Purpose::Edit)?;
        if let Some(flags) = call.body["flags"].as_u64() {
            message.flags = message.flags & !SUPPRESS_EMBEDS | flags & SUPPRESS_EMBEDS;
        }
        message.edited_ms = Some(now_ms());
        self.replace_message(message.clone());
        Ok(())
    }

    /// Puts a changed copy back and announces it.
    pub fn replace_message(&mut self, message: StoredMessage) {
        let (channel, id) = (message.channel, message.id);
        if let Some(stored) = self.message_mut(channel, id) {
            *stored = message;
            self.dispatch_message("MESSAGE_UPDATE", channel, id);
        }
    }

    pub fn remove_message(&mut self, channel: u64, id: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let author = self.require_message(channel, id)?.author;
        if author != BOT {
            self.require_in_server(channel, permissions::MANAGE_MESSAGES)?;
        }
        self.delete_message(channel, id);
        Reply::empty()
    }

    pub fn delete_messages(&mut self, call: &Call, channel: u64) -> Result<Reply, ApiError> {
        self.require_in_server(channel, permissions::MANAGE_MESSAGES)?;
        let ids: Vec<u64> =
            call.body["messages"].as_array().into_iter().flatten().filter_map(read_id).collect();
        if !(2..=100).contains(&ids.len()) {
            let text = "You can only bulk delete between 2 and 100 messages at a time";
            return Err(ApiError::new(400, 50016, text));
        }
        let mut deleted = Vec::new();
        for id in ids {
            if self.require_message(channel, id).is_ok() && self.take_message(channel, id).is_some()
            {
                deleted.push(text(id));
            }
        }
        let json = json!({
            "ids": deleted, "channel_id": channel.to_string(), "guild_id": GUILD.to_string(),
        });
        self.dispatch("MESSAGE_DELETE_BULK", json);
        Reply::empty()
    }

    /// Deletes a message and announces that. Returns whether there was such a message.
    pub fn delete_message(&mut self, channel: u64, id: u64) -> bool {
        let Some(message) = self.take_message(channel, id) else { return false };
        if message.only_for.is_some() {
            return true;
        }
        let mut json = json!({ "id": id.to_string(), "channel_id": channel.to_string() });
        if self.channels.get(&channel).is_some_and(|place| !place.is_direct()) {
            json["guild_id"] = text(GUILD);
        }
        self.dispatch("MESSAGE_DELETE", json);
        true
    }

    /// Takes a message out without an event. Its thread counts one less.
    fn take_message(&mut self, channel: u64, id: u64) -> Option<StoredMessage> {
        let message = self.messages.get_mut(&channel)?.remove(&id)?;
        let thread = self.channels.get_mut(&channel).and_then(|place| place.thread.as_mut());
        if let Some(thread) = thread.filter(|_| message.only_for.is_none()) {
            thread.message_count = thread.message_count.saturating_sub(1);
        }
        Some(message)
    }
}

/// A nonce is a number or a text of at most 25 characters.
fn read_nonce(value: &Value) -> Result<Option<Value>, ApiError> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) if text.chars().count() > 25 => {
            let message = "Must be 25 or fewer in length.";
            Err(ApiError::field("nonce", "NONCE_TYPE_TOO_LONG", message))
        }
        Value::String(_) | Value::Number(_) => Ok(Some(value.clone())),
        _ => Err(ApiError::field("nonce", "NONCE_TYPE_INVALID", "Nonce must be an int or string.")),
    }
}
