//! Messages: how they are kept, how they look on the wire, and what of them the bot may read.

use serde_json::{Value, json};

use super::mentions::mentioned_users;
use super::{BOT, GUILD, World, text};
use crate::clock::{iso, snowflake_ms};

pub(crate) const REGULAR: u8 = 0;
pub(crate) const RECIPIENT_ADD: u8 = 1;
pub(crate) const NAME_CHANGE: u8 = 4;
pub(crate) const PIN: u8 = 6;
pub(crate) const THREAD_CREATED: u8 = 18;
pub(crate) const REPLY: u8 = 19;
pub(crate) const CHAT_INPUT: u8 = 20;
pub(crate) const THREAD_STARTER: u8 = 21;
pub(crate) const CONTEXT_MENU: u8 = 23;

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

#[derive(Clone, Debug)]
pub(crate) struct StoredMessage {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub kind: u8,
    pub content: String,
    pub edited_ms: Option<u64>,
    pub flags: u64,
    /// Who is really pinged.
    pub mentions: Vec<u64>,
    pub mention_everyone: bool,
    pub attachments: Vec<StoredAttachment>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub reactions: Vec<StoredReaction>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub reference: Option<Reference>,
    /// The interaction this message answers.
    pub origin: Option<Origin>,
    /// The one person who sees an ephemeral message.
    pub only_for: Option<u64>,
    /// Its number in a thread.
    pub position: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Reference {
    pub channel: u64,
    pub message: Option<u64>,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredAttachment {
    pub id: u64,
    pub name: String,
    pub description: Option<String>,
    pub content_type: Option<String>,
    pub size: usize,
    pub dimensions: Option<(u32, u32)>,
    /// Shown by an embed, therefore not listed among the attachments.
    pub embedded: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredReaction {
    pub emoji: String,
    pub users: Vec<u64>,
}

#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub interaction: u64,
    /// The interaction's type: 2 command, 3 component, 5 modal.
    pub kind: u8,
    pub name: String,
    pub user: u64,
    /// The message whose button was pressed.
    pub source: Option<u64>,
    /// Set on followups.
    pub original: Option<u64>,
}

impl StoredMessage {
    pub fn new(id: u64, channel: u64, author: u64, kind: u8) -> StoredMessage {
        StoredMessage {
            id,
            channel,
            author,
            kind,
            content: String::new(),
            edited_ms: None,
            flags: 0,
            mentions: Vec::new(),
            mention_everyone: false,
            attachments: Vec::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            reactions: Vec::new(),
            nonce: None,
            pinned: false,
            reference: None,
            origin: None,
            only_for: None,
            position: None,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.attachments.is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
    }

    pub fn is_visible_to(&self, user: u64) -> bool {
        self.only_for.is_none_or(|only| only == user || user == BOT)
    }

    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }
}

/// Whether an application may read what people write.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sight {
    Whole,
    WithoutContent,
}

impl World {
    /// A message object as REST sends it.
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
            json["interaction_metadata"] = self.origin_json(origin);
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

    /// The form in answer to sending it: the only one, with its event, that holds the nonce.
    pub fn sent_message_json(&self, message: &StoredMessage, sight: Sight) -> Value {
        let mut json = self.message_json(message, sight);
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        json
    }

    /// The form of MESSAGE_CREATE and MESSAGE_UPDATE: with the server and the author's membership.
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

    /// Without the privileged intent, content is shown only in direct messages, in the bot's own
    /// messages, in messages that mention it, and in replies with ping to a regular message of it
    /// (not to its answer to an interaction).
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

    fn origin_json(&self, origin: &Origin) -> Value {
        let mut json = json!({
            "id": origin.interaction.to_string(),
            "type": origin.kind,
            "user": self.user_json(origin.user),
            "authorizing_integration_owners": { "0": GUILD.to_string() },
        });
        if let Some(original) = origin.original {
            json["original_response_message_id"] = text(original);
        }
        match (origin.kind, origin.source) {
            (2, _) => {
                json["name"] = json!(origin.name);
                json["command_type"] = json!(1);
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
