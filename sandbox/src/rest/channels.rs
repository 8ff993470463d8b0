//! REST requests about channels: read, change, delete and type in them, and open direct message
//! channels.

use serde_json::json;

use super::{Call, Reply};
use crate::api_error::{ApiError, FormErrors};
use crate::clock::now_ms;
use crate::world::{BOT, GUILD, World, permissions, read_id, text};

impl World {
    pub fn get_channel(&mut self, channel: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        Reply::ok(self.channel_json(place))
    }

    pub fn edit_channel(&mut self, call: &Call, channel: u64) -> Result<Reply, ApiError> {
        self.require(channel, 0)?;
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        let mut errors = FormErrors::default();
        if let Some(name) = call.body["name"].as_str() {
            errors.length("name", name, 1, 100);
        }
        if place.thread.is_some() {
            check_auto_archive(call, &mut errors);
            errors.finish()?;
            self.edit_thread(call, channel)?;
        } else {
            self.require_in_server(channel, permissions::MANAGE_CHANNELS)?;
            if let Some(topic) = call.body["topic"].as_str() {
                errors.length("topic", topic, 0, 1024);
            }
            errors.finish()?;
            if let Some(place) = self.channels.get_mut(&channel) {
                if let Some(topic) = call.body.get("topic") {
                    place.topic = topic.as_str().map(str::to_owned);
                }
                if let Some(name) = call.body["name"].as_str() {
                    name.clone_into(&mut place.name);
                }
            }
            self.announce_thread_update(channel);
        }
        self.get_channel(channel)
    }

    pub fn remove_channel(&mut self, channel: u64) -> Result<Reply, ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?.clone();
        if place.is_direct() {
            return Reply::ok(self.channel_json(&place));
        }
        let right = if place.thread.is_some() {
            permissions::MANAGE_THREADS
        } else {
            permissions::MANAGE_CHANNELS
        };
        self.require(channel, right)?;
        self.delete_channel(channel);
        Reply::ok(self.channel_json(&place))
    }

    pub fn type_in(&mut self, channel: u64) -> Result<Reply, ApiError> {
        let is_thread = self.channels.get(&channel).is_some_and(|place| place.thread.is_some());
        let right = if is_thread {
            permissions::SEND_MESSAGES_IN_THREADS
        } else {
            permissions::SEND_MESSAGES
        };
        self.require(channel, right)?;
        let mut json = json!({
            "channel_id": channel.to_string(), "user_id": BOT.to_string(),
            "timestamp": now_ms() / 1000,
        });
        if self.channels.get(&channel).is_some_and(|place| !place.is_direct()) {
            json["guild_id"] = text(GUILD);
            json["member"] = json!(self.member_json(BOT));
        }
        self.dispatch("TYPING_START", json);
        Reply::empty()
    }

    pub fn open_direct_channel(&mut self, call: &Call) -> Result<Reply, ApiError> {
        let recipient = read_id(&call.body["recipient_id"]).ok_or_else(|| {
            ApiError::field("recipient_id", "BASE_TYPE_REQUIRED", "This field is required")
        })?;
        let user = self.users.get(&recipient).ok_or_else(ApiError::unknown_user)?;
        if user.bot {
            return Err(ApiError::new(400, 50007, "Cannot send messages to this user"));
        }
        let channel = self.direct_channel(recipient);
        self.get_channel(channel)
    }
}

/// Threads are archived after an hour, a day, three days or a week.
pub(super) fn check_auto_archive(call: &Call, errors: &mut FormErrors) {
    let minutes = &call.body["auto_archive_duration"];
    if !minutes.is_null() && !matches!(minutes.as_u64(), Some(60 | 1440 | 4320 | 10080)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        errors.add("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}
