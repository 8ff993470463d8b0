//! The bot's own messages, looked up again: their buttons, and their places.

use crate::homeserver::fault::Fault;
use crate::messages::written::{Heard, Written, heard};
use crate::names::Spot;
use crate::posting::letter::{ACTIONS, INSTANCE, TYPED, command};
use crate::posting::matrix_front::MatrixFront;
use menagerie_core::model::ActionKind;
use ruma::api::client::filter::RoomEventFilter;
use ruma::api::client::message::get_message_events;
use ruma::api::client::room::get_room_event;
use ruma::{EventId, OwnedEventId, RoomId, UserId};
use serde_json::Value;

/// How many messages are searched for the bot's last one.
const LOOKED_THROUGH: u32 = 50;

/// A message of the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The event with which its thread begins, if it is in one.
    pub root: Option<OwnedEventId>,
    /// Its buttons.
    pub actions: Vec<ActionKind>,
    /// Its commands to choose in place of a typed one.
    pub typed: Vec<String>,
}

impl Own {
    /// The choice of a number.
    pub fn choice(&self, number: usize) -> Option<Choice> {
        let at = number.checked_sub(1)?;
        let pressed = self.actions.get(at).cloned().map(Choice::Press);
        pressed.or_else(|| self.typed.get(at).cloned().map(Choice::Type))
    }

    /// The same for a choice that stands there with its number and not with a command.
    pub fn numbered(&self, number: usize) -> Option<Choice> {
        self.choice(number).filter(|choice| match choice {
            Choice::Press(action) => command(action).is_none(),
            Choice::Type(_) => true,
        })
    }
}

/// A choice of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A button.
    Press(ActionKind),
    /// A command to type.
    Type(String),
}

impl MatrixFront {
    /// A message, if it is the bot's own.
    ///
    /// # Errors
    /// When the homeserver does not show it.
    pub(crate) async fn own(&self, room: &RoomId, event: &EventId) -> Result<Option<Own>, Fault> {
        let request = get_room_event::v3::Request::new(room.to_owned(), event.to_owned());
        match self.client.ask(request).await {
            Ok(found) => {
                let event = self.unsealed(room, found.event.cast_unchecked()).await?;
                Ok(own(&parsed(event.json().get()), &self.me, &self.store.instance))
            }
            Err(Fault::Gone | Fault::Refused(_)) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// A member's message in its first version.
    ///
    /// # Errors
    /// When the homeserver does not show it.
    pub(crate) async fn written(
        &self,
        room: &RoomId,
        event: &EventId,
    ) -> Result<Option<Written>, Fault> {
        let request = get_room_event::v3::Request::new(room.to_owned(), event.to_owned());
        match self.client.ask(request).await {
            Ok(found) => {
                let event = self.unsealed(room, found.event.cast_unchecked()).await?;
                Ok(match heard(room, &self.me, &event) {
                    Some(Heard::Written(written)) => Some(*written),
                    _ => None,
                })
            }
            Err(Fault::Gone | Fault::Refused(_)) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The bot's last message in a place. A number answers no earlier question, unless its message
    /// is named.
    ///
    /// # Errors
    /// When the homeserver does not show them.
    pub(crate) async fn last_message(&self, spot: &Spot) -> Result<Option<Own>, Fault> {
        let mut request = get_message_events::v3::Request::backward(spot.room.clone());
        request.limit = LOOKED_THROUGH.into();
        let mut filter = RoomEventFilter::default();
        filter.senders = Some(vec![self.me.clone()]);
        filter.types = Some(["m.room.message", "m.room.encrypted"].map(str::to_owned).to_vec());
        request.filter = filter;
        let found = self.client.ask(request).await?;
        for event in found.chunk {
            let event = self.unsealed(&spot.room, event.cast_unchecked()).await?;
            let event = parsed(event.json().get());
            let own =
                own(&event, &self.me, &self.store.instance).filter(|own| own.root == spot.root);
            if own.is_some() && !is_edit(&event) {
                return Ok(own);
            }
        }
        Ok(None)
    }
}

fn parsed(event: &str) -> Value {
    // The homeserver has parsed it before, so this cannot fail. If it did, nothing would be in it.
    serde_json::from_str(event).unwrap_or_default()
}

/// Whether an event is only an edit of another one.
fn is_edit(event: &Value) -> bool {
    event["content"]["m.relates_to"]["rel_type"] == "m.replace"
}

/// A message, if it is the bot's own. Messages of others have no buttons, and neither have those of another database.
fn own(event: &Value, me: &UserId, instance: &str) -> Option<Own> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    if event.get("sender").and_then(text).as_deref() != Some(me.as_str()) {
        return None;
    }
    let content = event.get("content")?;
    // Messages from before it was written there count.
    let is_ours = content.get(INSTANCE).is_none_or(|named| named == instance);
    let texts = |name: &str| {
        let texts = content.get(name).and_then(Value::as_array).filter(|_| is_ours);
        texts.into_iter().flatten().filter_map(Value::as_str)
    };
    let relation = content.get("m.relates_to");
    let is_thread = relation.and_then(|it| it.get("rel_type")).and_then(text);
    let root = relation.and_then(|it| it.get("event_id")).and_then(text);
    let root = root.filter(|_| is_thread.as_deref() == Some("m.thread"));
    Some(Own {
        root: root.and_then(|root| EventId::parse(root).ok()),
        actions: texts(ACTIONS).filter_map(ActionKind::decode).collect(),
        typed: texts(TYPED).map(str::to_owned).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::ChallengeId;
    use ruma::{event_id, user_id};
    use serde_json::json;

    #[test]
    fn only_our_own_messages_say_what_can_be_pressed() {
        let me = user_id!("@bot:hs.test");
        let event = |sender: &str| {
            json!({
                "sender": sender,
                "content": {
                    "body": "x",
                    "org.menagerie.actions": ["1:accept:17", "1:no such thing", 7],
                    "org.menagerie.typed": ["!rules chess"],
                    "m.relates_to": {"rel_type": "m.thread", "event_id": "$root"},
                },
            })
        };
        let expected = Own {
            root: Some(event_id!("$root").to_owned()),
            actions: vec![ActionKind::Accept(ChallengeId(17))],
            typed: vec!["!rules chess".to_owned()],
        };
        assert_eq!(own(&event("@bot:hs.test"), me, "0a"), Some(expected.clone()));
        assert_eq!(own(&event("@mallory:hs.test"), me, "0a"), None);
        assert_eq!(own(&json!({}), me, "0a"), None);
        // A bot that has begun anew counts from 1 again.
        let mut of_another = event("@bot:hs.test");
        of_another["content"]["org.menagerie.instance"] = json!("0b");
        assert_eq!(own(&of_another, me, "0b"), Some(expected.clone()));
        let without = Own { actions: Vec::new(), typed: Vec::new(), ..expected };
        assert_eq!(own(&of_another, me, "0a"), Some(without));
    }
}
