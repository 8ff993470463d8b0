//! Edited messages: those that Discord reports, and those edited during an absence, which it does
//! not report.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::names;
use menagerie_core::model::request::{Call, Command};
use menagerie_core::play::types::{Before, Correction, PlayRequest};
use menagerie_core::{CauseId, Place, Timestamp};
use serenity::model::channel::Message;
use serenity::model::event::MessageUpdateEvent;
use serenity::model::id::{GuildId, MessageId};
use std::sync::Arc;
use std::time::Duration;

/// How many seconds before we last listened messages are checked for edits. People correct what
/// they have just written.
const LOOKED_BACK: i64 = 60 * 60;
/// How many times a message is requested that may have been edited.
const TRIES: u32 = 5;
/// How long an edit rests that cannot be stored.
const NOT_STORED: Duration = Duration::from_secs(3);

/// Whether a person has edited the message. Discord itself changes one to add the preview of a
/// link.
pub fn is_edit(event: &MessageUpdateEvent) -> bool {
    event.guild_id.is_some() && event.edited_timestamp.is_some()
}

/// The message after the edit.
pub fn edited(event: &MessageUpdateEvent) -> Message {
    let mut message = Message::default();
    event.apply_to_message(&mut message);
    message.guild_id = event.guild_id;
    message
}

/// When a message was written or last edited, in milliseconds.
pub fn at(message: &Message) -> i64 {
    let written = milliseconds(message.id.created_at());
    message.edited_timestamp.map_or(written, |edited| milliseconds(edited).max(written))
}

fn milliseconds(at: serenity::model::Timestamp) -> i64 {
    i64::try_from(at.unix_timestamp_nanos() / 1_000_000).unwrap_or(i64::MAX)
}

/// The call of a message. If it was edited, the call is a correction at the moment of the edit.
pub fn heeding(call: Call, message: &Message, before: Before) -> Call {
    let (Some(edited), Command::Play(PlayRequest::Move { which, text, .. })) =
        (message.edited_timestamp, &call.command)
    else {
        return call;
    };
    let original = call.cause.clone();
    let (which, text) = (*which, text.clone());
    let correction = Correction { original: original.clone(), before };
    Call {
        cause: original.edit(milliseconds(edited)),
        at: Timestamp(edited.unix_timestamp().max(call.at.0)),
        command: Command::Play(PlayRequest::Correct { which, text, correction }),
        ..call
    }
}

/// An edit that cannot be stored now is acted on later.
pub fn later(bot: &Arc<Bot>, message: Message) {
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        tokio::time::sleep(NOT_STORED).await;
        bot.typed(message).await;
    });
}

/// Looks for messages on a server that were typed shortly before an absence and edited during it.
pub async fn look_back(bot: &Arc<Bot>, guild: GuildId, since: Timestamp) {
    if since.0 == 0 {
        return;
    }
    let since = Timestamp(since.0 - LOOKED_BACK);
    let typed = match bot.services.store.typed_since(since, &names::server(guild)).await {
        Ok(typed) => typed,
        Err(error) => {
            return tracing::warn!(%error, "it is not known what was edited while we were away");
        }
    };
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        for (cause, places) in typed {
            for place in places {
                if let Some(edited) = edited_since(&bot, &cause, &place).await {
                    bot.typed(edited).await;
                }
            }
        }
    });
}

/// A message of this place, if it was edited.
async fn edited_since(bot: &Bot, cause: &CauseId, place: &Place) -> Option<Message> {
    let channel = names::channel(place)?;
    let message =
        cause.original().address_on(names::NETWORK)?.parse().ok().filter(|id| *id != 0)?;
    // Messages written meanwhile are read before it.
    bot.reading.until_read(channel).await;
    for tried in 0..TRIES {
        bot.reading_pace.turn().await;
        match bot.http.turn().await.get_message(channel, MessageId::new(message)).await {
            Ok(found) => return Some(found).filter(|found| found.edited_timestamp.is_some()),
            Err(error) => match Fault::from(error) {
                Fault::Later(_) => tokio::time::sleep(Duration::from_secs(1 << tried)).await,
                _ => return None,
            },
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn event(edited: serde_json::Value) -> MessageUpdateEvent {
        let event = json!({
            "id": "175928847299117063", "channel_id": "7", "guild_id": "9", "content": "e2e4",
            "edited_timestamp": edited,
        });
        serde_json::from_value(event).expect("Discord sends it so")
    }

    #[test]
    fn only_what_a_person_has_edited_is_an_edit() {
        assert!(is_edit(&event(json!("2016-04-30T11:19:00.123000+00:00"))));
        assert!(!is_edit(&event(json!(null))), "Discord shows what a link leads to");
    }

    #[test]
    fn an_edit_counts_from_its_own_moment() {
        let edited = edited(&event(json!("2016-04-30T11:19:00.123000+00:00")));
        assert_eq!((edited.content.as_str(), at(&edited)), ("e2e4", 1_462_015_140_123));
        let unedited = self::edited(&event(json!(null)));
        assert_eq!(at(&unedited), 1_462_015_105_796);
    }
}
