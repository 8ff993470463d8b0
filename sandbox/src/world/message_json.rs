//! Messages as JSON, and the parts of them that the bot may read.

use serde_json::{Value, json};

use super::mentions::mentioned_users;
use super::message::{
    CONTEXT_MENU, Origin, REPLY, SUPPRESS_EMBEDS, Sight, StoredMessage, StoredReaction,
    THREAD_STARTER,
};
use super::{BOT, GUILD, World, text};
use crate::clock::{iso, snowflake_ms};

impl World {
    /// A message object in REST's form.
    pub fn message_json(&self, message: &StoredMessage, sight: Sight) -> Value {
        let mut json = self.message_json_without_reference(message, sight);
        if let Some(reference) = message.reference {
            let mut pointer = json!({ "type": 0, "channel_id": reference.channel.to_string() });
            if self.channels.get(&reference.channel).is_some_and(|channel| !channel.is_direct()) {
                pointer["guild_id"] = text(GUILD);
            }
            if let Some(id) = reference.message {
                pointer["message_id"] = text(id);
                if matches!(message.kind, REPLY | THREAD_STARTER | CONTEXT_MENU) {
                    let referenced = self
                        .message(reference.channel, id)
                        .map_or(Value::Null, |it| self.message_json_without_reference(it, sight));
                    json["referenced_message"] = referenced;
                }
            }
            json["message_reference"] = pointer;
        }
        json
    }

    fn message_json_without_reference(&self, message: &StoredMessage, sight: Sight) -> Value {
        let hidden = sight == Sight::WithoutContent && self.hides_content(message);
        let mut json = json!({
            "id": message.id.to_string(),
            "channel_id": message.channel.to_string(),
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": iso(snowflake_ms(message.id)),
            "edited_timestamp": message.edited_ms.map(iso),
            "tts": false,
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|id| self.user_json(*id)).collect::<Vec<_>>(),
            "mention_roles": [],
            "attachments": self.attachments_json(message),
            "embeds": if message.flags & SUPPRESS_EMBEDS == 0 { json!(message.embeds) } else { json!([]) },
            "components": message.components,
            "pinned": message.pinned,
            "type": message.kind,
            "flags": message.flags,
        });
        if hidden {
            json["content"] = json!("");
            for list in ["attachments", "embeds", "components"] {
                json[list] = json!([]);
            }
        }
        if !message.reactions.is_empty() {
            json["reactions"] = message.reactions.iter().map(reaction_json).collect();
        }
        if let Some(position) = message.position {
            json["position"] = json!(position);
        }
        if let Some(origin) = &message.origin {
            json["webhook_id"] = text(BOT);
            json["application_id"] = text(BOT);
            json["interaction_metadata"] = self.origin_json(origin, message);
            if origin.kind == 2 {
                json["interaction"] = json!({
                    "id": origin.interaction.to_string(), "type": 2, "name": origin.name,
                    "user": self.user_json(origin.user),
                });
            }
        }
        if let Some(thread) = self.channels.get(&message.id).filter(|it| it.thread.is_some()) {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    /// The form in the answer to sending it. Only this form and its event hold the nonce.
    pub fn sent_message_json(&self, message: &StoredMessage, sight: Sight) -> Value {
        let mut json = self.message_json(message, sight);
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        json
    }

    /// The form of MESSAGE_CREATE and MESSAGE_UPDATE, with the server and the author's membership.
    pub fn message_event_json(&self, message: &StoredMessage, sight: Sight) -> Value {
        let mut json = self.sent_message_json(message, sight);
        if self.channels.get(&message.channel).is_some_and(|channel| !channel.is_direct()) {
            json["guild_id"] = text(GUILD);
            if message.origin.is_none()
                && let Some(member) = self.partial_member_json(message.author)
            {
                json["member"] = member;
            }
            if let Some(mentions) = json["mentions"].as_array_mut() {
                for (mention, id) in mentions.iter_mut().zip(&message.mentions) {
                    if let Some(member) = self.partial_member_json(*id) {
                        mention["member"] = member;
                    }
                }
            }
        }
        json
    }

    /// Whether the content is hidden. Without the privileged intent, it is shown only in direct
    /// messages, in the bot's own messages, in messages that mention it, and in replies with ping
    /// to its regular messages (not to its answer to an interaction).
    fn hides_content(&self, message: &StoredMessage) -> bool {
        let direct = self.channels.get(&message.channel).is_some_and(|channel| channel.is_direct());
        if direct || message.author == BOT {
            return false;
        }
        if !message.mentions.contains(&BOT) {
            return true;
        }
        let named = mentioned_users(&message.content).contains(&BOT);
        let replies_to_regular = message.reference.is_some_and(|reference| {
            let replied = reference.message.and_then(|id| self.message(reference.channel, id));
            replied.is_some_and(|replied| replied.author == BOT && replied.origin.is_none())
        });
        !named && !replies_to_regular
    }

    fn origin_json(&self, origin: &Origin, message: &StoredMessage) -> Value {
        let mut json = json!({
            "id": origin.interaction.to_string(),
            "type": origin.kind,
            "user": self.user_json(origin.user),
            "authorizing_integration_owners": if self.is_outside(message.channel) {
                json!({ "1": origin.user.to_string() })
            } else {
                json!({ "0": GUILD.to_string() })
            },
        });
        if let Some(original) = origin.original {
            json["original_response_message_id"] = text(original);
        }
        match (origin.kind, origin.source) {
            (2, _) => {
                json["name"] = json!(origin.name);
                json["command_type"] = json!(if message.kind == CONTEXT_MENU { 3 } else { 1 });
            }
            (3, Some(source)) => json["interacted_message_id"] = text(source),
            (5, source) => {
                let mut trigger = json.clone();
                trigger["type"] = json!(if source.is_some() { 3 } else { 2 });
                if let Some(source) = source {
                    trigger["interacted_message_id"] = text(source);
                }
                json["triggering_interaction_metadata"] = trigger;
            }
            _ => {}
        }
        json
    }
}

fn reaction_json(reaction: &StoredReaction) -> Value {
    json!({
        "emoji": { "id": null, "name": reaction.emoji },
        "count": reaction.users.len(),
        "count_details": { "normal": reaction.users.len(), "burst": 0 },
        "burst_colors": [],
        "burst_count": 0,
        "burst_me": false,
        "me": reaction.users.contains(&BOT),
        "me_burst": false,
    })
}
