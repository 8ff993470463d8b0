//! REST requests about reactions with ordinary emoji.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::api_error::ApiError;
use crate::world::message::StoredReaction;
use crate::world::{BOT, GUILD, World, permissions, text};

impl World {
    pub fn answer_reactions(
        &mut self,
        call: &Call,
        channel: u64,
        message: u64,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        self.require(channel, permissions::READ_MESSAGE_HISTORY)?;
        self.require_message(channel, message)?;
        let archived = self.channels.get(&channel).is_some_and(|place| place.is_archived());
        if archived && call.method != "GET" {
            return Err(ApiError::thread_archived());
        }
        match (call.method.as_str(), rest) {
            ("GET", [emoji]) => {
                let message = self.require_message(channel, message)?;
                let reaction = message.reactions.iter().find(|it| it.emoji == *emoji);
                let users = reaction.map(|it| it.users.as_slice()).unwrap_or_default();
                Reply::ok(users.iter().map(|user| self.user_json(*user)).collect())
            }
            ("PUT", [emoji, "@me"]) => {
                if emoji.is_empty() || emoji.is_ascii() {
                    return Err(ApiError::new(400, 10014, "Unknown Emoji"));
                }
                let reacted = self.require_message(channel, message)?;
                if !reacted.reactions.iter().any(|it| it.emoji == *emoji) {
                    self.require(channel, permissions::ADD_REACTIONS)?;
                }
                self.react(channel, message, emoji, BOT, true);
                Reply::empty()
            }
            ("DELETE", [emoji, "@me"]) => {
                self.react(channel, message, emoji, BOT, false);
                Reply::empty()
            }
            ("DELETE", [emoji, user]) => {
                self.require_in_server(channel, permissions::MANAGE_MESSAGES)?;
                let user = user.parse().map_err(|_| ApiError::unknown_user())?;
                self.react(channel, message, emoji, user, false);
                Reply::empty()
            }
            ("DELETE", []) => {
                self.require_in_server(channel, permissions::MANAGE_MESSAGES)?;
                if let Some(message) = self.message_mut(channel, message) {
                    message.reactions.clear();
                }
                let json = json!({
                    "channel_id": channel.to_string(), "message_id": message.to_string(),
                    "guild_id": GUILD.to_string(),
                });
                self.dispatch("MESSAGE_REACTION_REMOVE_ALL", json);
                Reply::empty()
            }
            _ => Err(ApiError::not_found()),
        }
    }

    /// Adds or removes one reaction and announces it. If it is so already, nothing happens.
    pub fn react(&mut self, channel: u64, id: u64, emoji: &str, user: u64, adds: bool) {
        let Some(message) = self.message_mut(channel, id) else { return };
        let author = message.author;
        let known = message.reactions.iter().position(|it| it.emoji == emoji);
        let place = known.unwrap_or_else(|| {
            let fresh = StoredReaction { emoji: emoji.to_owned(), users: Vec::new() };
            message.reactions.push(fresh);
            message.reactions.len() - 1
        });
        let users = &mut message.reactions[place].users;
        let had = users.contains(&user);
        users.retain(|it| *it != user);
        if adds {
            users.push(user);
        }
        message.reactions.retain(|it| !it.users.is_empty());
        if had == adds {
            return;
        }
        let mut json = json!({
            "user_id": user.to_string(),
            "channel_id": channel.to_string(),
            "message_id": id.to_string(),
            "emoji": { "id": null, "name": emoji },
            "burst": false,
            "type": 0,
        });
        if self.channels.get(&channel).is_some_and(|place| !place.is_direct()) {
            json["guild_id"] = text(GUILD);
            if adds {
                json["member"] = self.member_json(user).unwrap_or(Value::Null);
            }
        }
        if adds {
            json["message_author_id"] = text(author);
            json["burst_colors"] = json!([]);
        }
        let kind = if adds { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.dispatch(kind, json);
    }
}
