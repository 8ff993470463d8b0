//! The world as one person sees it, in plain structs. Ids are texts on their way to the page.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::world::World;
use crate::world::message::StoredMessage;

/// A member of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Member {
    /// The user's id.
    #[serde(serialize_with = "as_text")]
    pub id: u64,
    /// The display name, "Ann".
    pub name: String,
    /// Whether it is an application, not a person.
    pub bot: bool,
}

/// A thread.
#[derive(Clone, Debug, Serialize)]
pub struct Thread {
    /// The thread's id, which is a channel id.
    #[serde(serialize_with = "as_text")]
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Its channel.
    #[serde(serialize_with = "maybe_as_text")]
    pub parent: Option<u64>,
    /// Whether it is archived. The next message wakes it.
    pub archived: bool,
    /// Whether it is closed to members who do not manage threads.
    pub locked: bool,
    /// Whether only its members and managers of threads see it.
    pub private: bool,
    /// The members who have joined.
    #[serde(serialize_with = "all_as_text")]
    pub members: Vec<u64>,
}

/// A message as one person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// The message's id.
    #[serde(serialize_with = "as_text")]
    pub id: u64,
    /// Its channel or thread.
    #[serde(serialize_with = "as_text")]
    pub channel: u64,
    /// Its author.
    #[serde(serialize_with = "as_text")]
    pub author: u64,
    /// When it was sent, in milliseconds since 1970, UTC.
    pub at_ms: u64,
    /// Discord's message type: 0 regular, 19 reply, 20 answer to a command and so on.
    pub kind: u8,
    /// The text.
    pub content: String,
    /// The files, including those that are shown inside embeds.
    pub attachments: Vec<Attachment>,
    /// The embeds as the bot sent them, completed.
    pub embeds: Vec<Value>,
    /// The rows of buttons and menus.
    pub components: Vec<Value>,
    /// The message to which it replies.
    pub reply: Option<ReplyView>,
    /// The users who are really pinged.
    #[serde(serialize_with = "all_as_text")]
    pub mentions: Vec<u64>,
    /// Whether everyone is pinged.
    pub mention_everyone: bool,
    /// The one person who sees it, if it is private.
    #[serde(serialize_with = "maybe_as_text")]
    pub ephemeral_for: Option<u64>,
    /// Whether it was changed since it was sent.
    pub edited: bool,
    /// Whether it makes no sound.
    pub silent: bool,
    /// Whether it shows “Menagerie is thinking…”.
    pub loading: bool,
    /// Whether it is pinned to its channel.
    pub pinned: bool,
    /// The thread that began with it.
    #[serde(serialize_with = "maybe_as_text")]
    pub thread: Option<u64>,
    /// The reactions.
    pub reactions: Vec<Reaction>,
    /// The command that it answers, and its caller.
    pub command: Option<CommandView>,
}

/// A reaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reaction {
    /// The emoji itself.
    pub emoji: String,
    /// The users who reacted with it.
    #[serde(serialize_with = "all_as_text")]
    pub users: Vec<u64>,
}

/// The command that a message answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommandView {
    /// Without the slash.
    pub name: String,
    /// Its caller.
    #[serde(serialize_with = "as_text")]
    pub user: u64,
}

/// The message to which a reply points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplyView {
    /// Its id.
    #[serde(serialize_with = "maybe_as_text")]
    pub message: Option<u64>,
    /// Its author; `None` when it was deleted.
    #[serde(serialize_with = "maybe_as_text")]
    pub author: Option<u64>,
    /// Its text.
    pub content: String,
}

/// An uploaded file.
#[derive(Clone, Serialize)]
pub struct Attachment {
    /// The attachment's id.
    #[serde(serialize_with = "as_text")]
    pub id: u64,
    /// The file name.
    pub name: String,
    /// The alternative text.
    pub description: Option<String>,
    /// Its type, "image/png".
    pub content_type: Option<String>,
    /// Width and height of a picture in pixels.
    pub dimensions: Option<(u32, u32)>,
    /// Whether an embed shows it.
    pub embedded: bool,
    /// The file itself.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
}

impl fmt::Debug for Attachment {
    /// The bytes are left out, because nobody can read them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Attachment")
            .field("name", &self.name)
            .field("description", &self.description)
            .field("dimensions", &self.dimensions)
            .field("bytes", &self.bytes.len())
            .finish_non_exhaustive()
    }
}

impl World {
    pub fn members(&self) -> Vec<Member> {
        let present = self.users.values().filter(|user| !user.left);
        present.map(|user| Member { id: user.id, name: user.name.clone(), bot: user.bot }).collect()
    }

    /// The id of the member with a display name.
    pub fn member_named(&self, name: &str) -> Option<u64> {
        let mut present = self.users.values().filter(|user| !user.left);
        present.find(|user| user.name == name).map(|user| user.id)
    }

    /// The messages of a channel that a person sees, oldest first.
    pub fn messages_for(&self, viewer: u64, channel: u64) -> Vec<Message> {
        let seen =
            self.channels.get(&channel).is_some_and(|place| self.sees_channel(viewer, place));
        let messages = self.messages.get(&channel).filter(|_| seen);
        messages
            .into_iter()
            .flat_map(|all| all.values())
            .filter(|message| message.is_visible_to(viewer))
            .map(|message| self.view(message))
            .collect()
    }

    /// The threads of a channel, oldest first, with those that are hidden from some.
    pub fn threads_of(&self, channel: u64) -> Vec<Thread> {
        self.channels
            .values()
            .filter(|place| place.parent == Some(channel))
            .filter_map(|place| {
                let thread = place.thread.as_ref()?;
                Some(Thread {
                    id: place.id,
                    name: place.name.clone(),
                    parent: place.parent,
                    archived: thread.archived,
                    locked: thread.locked,
                    private: place.is_private(),
                    members: thread.members.keys().copied().collect(),
                })
            })
            .collect()
    }

    pub fn view(&self, message: &StoredMessage) -> Message {
        let reply =
            message.reference.filter(|_| matches!(message.kind, 19 | 21)).map(|reference| {
                let referenced =
                    reference.message.and_then(|id| self.message(reference.channel, id));
                ReplyView {
                    message: reference.message,
                    author: referenced.map(|referenced| referenced.author),
                    content: referenced
                        .map(|referenced| referenced.content.clone())
                        .unwrap_or_default(),
                }
            });
        let attachments = message.attachments.iter().map(|attachment| Attachment {
            id: attachment.id,
            name: attachment.name.clone(),
            description: attachment.description.clone(),
            content_type: attachment.content_type.clone(),
            dimensions: attachment.dimensions,
            embedded: attachment.embedded,
            bytes: self.files.get(&attachment.id).map_or_else(|| [].into(), |it| it.bytes.clone()),
        });
        let reactions = message.reactions.iter().map(|reaction| Reaction {
            emoji: reaction.emoji.clone(),
            users: reaction.users.clone(),
        });
        let origin = message.origin.as_ref().filter(|origin| origin.kind == 2);
        Message {
            id: message.id,
            channel: message.channel,
            author: message.author,
            at_ms: crate::clock::snowflake_ms(message.id),
            kind: message.kind,
            content: message.content.clone(),
            attachments: attachments.collect(),
            embeds: message.embeds.clone(),
            components: message.components.clone(),
            reply,
            mentions: message.mentions.clone(),
            mention_everyone: message.mention_everyone,
            ephemeral_for: message.only_for,
            edited: message.edited_ms.is_some(),
            silent: message.is_silent(),
            loading: message.is_loading(),
            pinned: message.pinned,
            thread: self.channels.get(&message.id).map(|thread| thread.id),
            reactions: reactions.collect(),
            command: origin
                .filter(|origin| origin.original.is_none())
                .map(|origin| CommandView { name: origin.name.clone(), user: origin.user }),
        }
    }
}

// JavaScript's numbers cannot hold a snowflake.
fn as_text<S: Serializer>(id: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(id)
}

#[expect(clippy::ref_option, reason = "this is how serde calls it")]
fn maybe_as_text<S: Serializer>(id: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
    match id {
        Some(id) => serializer.collect_str(id),
        None => serializer.serialize_none(),
    }
}

fn all_as_text<S: Serializer>(ids: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(ids.iter().map(u64::to_string))
}
