//! Members' messages, edits and reactions, read from events as far as the bot needs them.

use crate::names::Spot;
use menagerie_core::Timestamp;
use menagerie_core::play::types::Before;
use ruma::events::room::message::{
    MessageType, OriginalSyncRoomMessageEvent, Relation, RoomMessageEventContent,
};
use ruma::events::{AnySyncMessageLikeEvent, AnySyncTimelineEvent, SyncMessageLikeEvent};
use ruma::serde::Raw;
use ruma::{EventId, MilliSecondsSinceUnixEpoch, OwnedEventId, OwnedUserId, RoomId, UserId};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The most names of users that are taken out of a text.
const MOST_PILLS: usize = 8;

/// A member's message.
#[derive(Clone, Debug)]
pub struct Written {
    /// The room or thread.
    pub spot: Spot,
    /// The event.
    pub event: OwnedEventId,
    /// The user.
    pub sender: OwnedUserId,
    /// The time, as their homeserver says.
    pub at: Timestamp,
    /// The text, without repeated words of another message.
    pub body: String,
    /// The mentioned users.
    pub mentions: BTreeSet<OwnedUserId>,
    /// The names that stand in the text for the mentioned users.
    pub pills: Vec<String>,
    /// The message to which it replies.
    pub replies_to: Option<OwnedEventId>,
    /// The form, if a client with forms has sent one.
    pub form: Option<Form>,
    /// The edit that has made it what it is.
    pub edit: Option<Edit>,
}

/// An edit of a message.
#[derive(Clone, Debug)]
pub struct Edit {
    /// Its own event.
    pub event: OwnedEventId,
    /// When it was made, as its homeserver says.
    pub at: Timestamp,
    /// The facts about the message from before the edit.
    pub before: Before,
}

/// An edit whose message has to be looked up, because only that tells the place.
#[derive(Clone, Debug)]
pub struct Edited {
    /// The message.
    pub original: OwnedEventId,
    /// The new text, as if it stood in the room by itself.
    pub now: Written,
}

/// A reaction to a message.
#[derive(Clone, Debug)]
pub struct Reacted {
    /// The event.
    pub event: OwnedEventId,
    /// The user.
    pub sender: OwnedUserId,
    /// The time, as their homeserver says.
    pub at: Timestamp,
    /// The message.
    pub to: OwnedEventId,
    /// The reaction itself.
    pub key: String,
}

/// A command from a client with forms, by the proposal MSC4391.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Form {
    /// Its name.
    pub command: String,
    /// The values, by name.
    #[serde(default, deserialize_with = "texts")]
    pub arguments: BTreeMap<String, String>,
}

/// One event, as far as the bot needs it.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A message.
    Written(Box<Written>),
    /// A reaction.
    Reacted(Reacted),
    /// An edit of a message.
    Edited(Box<Edited>),
    /// An encrypted event.
    Sealed,
}

/// The meaning of a room's event. `None` for the bot's own events, notices of other programs,
/// removals, and anything else that does not matter.
pub fn heard(room: &RoomId, me: &UserId, event: &Raw<AnySyncTimelineEvent>) -> Option<Heard> {
    let Ok(AnySyncTimelineEvent::MessageLike(parsed)) = event.deserialize() else { return None };
    if parsed.sender() == me {
        return None;
    }
    match parsed {
        AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(message)) => {
            match &message.content.relates_to {
                Some(Relation::Replacement(_)) => {
                    edited(room, message, event).map(|edited| Heard::Edited(Box::new(edited)))
                }
                _ => written(room, message, event).map(|it| Heard::Written(Box::new(it))),
            }
        }
        AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(reaction)) => {
            Some(Heard::Reacted(Reacted {
                event: reaction.event_id,
                sender: reaction.sender,
                at: seconds(reaction.origin_server_ts),
                to: reaction.content.relates_to.event_id,
                key: reaction.content.relates_to.key,
            }))
        }
        AnySyncMessageLikeEvent::RoomEncrypted(_) => Some(Heard::Sealed),
        _ => None,
    }
}

fn written(
    room: &RoomId,
    message: OriginalSyncRoomMessageEvent,
    event: &Raw<AnySyncTimelineEvent>,
) -> Option<Written> {
    let MessageType::Text(text) = message.content.msgtype else { return None };
    let (root, replies_to) = match message.content.relates_to {
        None => (None, None),
        Some(Relation::Reply(reply)) => (None, Some(reply.in_reply_to.event_id)),
        Some(Relation::Thread(thread)) => {
            let reply = thread.in_reply_to.filter(|_| !thread.is_falling_back);
            (Some(thread.event_id), reply.map(|reply| reply.event_id))
        }
        Some(_) => return None,
    };
    let body = without_repetition(&text.body, replies_to.as_deref());
    Some(Written {
        spot: Spot { room: room.to_owned(), root },
        event: message.event_id,
        sender: message.sender,
        at: seconds(message.origin_server_ts),
        body: body.trim().to_owned(),
        mentions: message.content.mentions.unwrap_or_default().user_ids,
        pills: text.formatted.map(|formatted| pills(&formatted.body)).unwrap_or_default(),
        replies_to,
        form: form(event),
        edit: None,
    })
}

fn edited(
    room: &RoomId,
    mut message: OriginalSyncRoomMessageEvent,
    event: &Raw<AnySyncTimelineEvent>,
) -> Option<Edited> {
    let Some(Relation::Replacement(replacement)) = message.content.relates_to.clone() else {
        return None;
    };
    let (original, new) = (replacement.event_id, replacement.new_content);
    let mut content = RoomMessageEventContent::new(new.msgtype);
    content.mentions = new.mentions;
    message.content = content;
    let mut now = written(room, message, event)?;
    let (event, at) = (now.event.clone(), now.at);
    now.edit = Some(Edit { event, at, before: Before::Read });
    Some(Edited { original, now })
}

/// The names in links to users, as clients write them: `<a href="https://matrix.to/#/@…">Bob</a>`.
fn pills(html: &str) -> Vec<String> {
    let links = html.split("https://matrix.to/#/").skip(1);
    let names = links.filter_map(|link| {
        let (address, rest) = link.split_once('>')?;
        let is_person = address.starts_with('@') || address.starts_with("%40");
        let (name, _) = rest.split_once('<')?;
        Some(unescaped(name)).filter(|name| is_person && !name.trim().is_empty())
    });
    names.take(MOST_PILLS).collect()
}

fn unescaped(html: &str) -> String {
    let text = html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&#39;", "'").replace("&amp;", "&")
}

/// Removes the words of the replied message. Older clients repeat them line by line behind a `>`,
/// and then leave a line empty.
fn without_repetition<'a>(body: &'a str, replies_to: Option<&EventId>) -> &'a str {
    let mut rest = body;
    if replies_to.is_none() || !rest.starts_with("> <") {
        return body;
    }
    while rest.starts_with("> ") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest.strip_prefix('\n').unwrap_or(rest)
}

fn form(event: &Raw<AnySyncTimelineEvent>) -> Option<Form> {
    let content: Value = event.get_field("content").ok()??;
    serde_json::from_value(content.get("org.matrix.msc4391.command")?.clone()).ok()
}

/// The values as texts. A user or a room is an object with an identifier.
fn texts<'de, D: serde::Deserializer<'de>>(given: D) -> Result<BTreeMap<String, String>, D::Error> {
    let given = BTreeMap::<String, Value>::deserialize(given)?;
    let text = |value: Value| match value {
        Value::String(text) => Some(text),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        Value::Object(object) => object.get("id")?.as_str().map(str::to_owned),
        _ => None,
    };
    Ok(given.into_iter().filter_map(|(name, value)| Some((name, text(value)?))).collect())
}

fn seconds(at: MilliSecondsSinceUnixEpoch) -> Timestamp {
    Timestamp(i64::try_from(u64::from(at.get()) / 1000).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests;
