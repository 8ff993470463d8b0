//! Messages that were written while nobody listened.
//!
//! A connection that was lost and made anew, or a restart, leaves a gap. After each READY every
//! running game's place is compared with what was looked at last.

use super::events::Bot;
use super::fault::Fault;
use super::{messages, names};
use serenity::builder::GetMessages;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::HashMap;

/// How many messages Discord gives at a time, the most it can.
const PAGE: u8 = 100;
/// How many pages are read of one place; who writes more than that has not typed moves.
const MOST_PAGES: usize = 20;

/// The newest message of each active thread, as Discord told on connecting.
pub type Newest = HashMap<ChannelId, Option<MessageId>>;

/// Looks at what was missed in the running games' places.
///
/// With `newest`, only at those places that it names; with `None`, at all others, asking Discord
/// for each.
pub async fn catch_up(bot: &Bot, newest: &Newest, only_named: bool) {
    let places = match bot.store.places_of_running_games().await {
        Ok(places) => places,
        Err(error) => return tracing::error!(%error, "the games' places could not be read"),
    };
    for place in places {
        let Some(channel) = names::channel(&place) else { continue };
        let last = match newest.get(&channel) {
            Some(last) if only_named => *last,
            None if !only_named => match newest_in(bot, channel).await {
                Ok(last) => last,
                Err(Fault::PlaceGone) => {
                    lost(bot, channel).await;
                    continue;
                }
                Err(fault) => {
                    tracing::warn!(%channel, why = fault.words(), "a game's place was not read");
                    continue;
                }
            },
            _ => continue,
        };
        let seen = match bot.store.cursor(&place).await {
            Ok(cursor) => cursor.as_ref().and_then(names::channel_and_message).map(|(_, id)| id),
            Err(error) => return tracing::error!(%error, "a cursor could not be read"),
        };
        // Nothing was looked at yet: a game is younger than its thread, whose id tells its age,
        // and what was said in a place before the game began is no move in it.
        let seen = seen.unwrap_or_else(|| MessageId::new(channel.get()));
        if last.is_some_and(|last| last > seen) {
            read_on(bot, channel, seen).await;
        }
    }
}

/// The newest message's id that Discord names for a channel.
async fn newest_in(bot: &Bot, channel: ChannelId) -> Result<Option<MessageId>, Fault> {
    let channel = bot.http.get_channel(channel).await.map_err(|error| Fault::of(&error))?;
    Ok(channel.guild().and_then(|channel| channel.last_message_id))
}

/// A channel or thread is gone; a game that was played there goes on in another thread.
pub async fn lost(bot: &Bot, channel: ChannelId) {
    if let Err(error) = bot.store.thread_lost(&names::place(channel)).await {
        tracing::error!(%channel, %error, "a lost thread was not noted");
    }
}

async fn read_on(bot: &Bot, channel: ChannelId, mut seen: MessageId) {
    for _ in 0..MOST_PAGES {
        let page = GetMessages::new().after(seen).limit(PAGE);
        let mut missed = match channel.messages(&bot.http, page).await {
            Ok(missed) => missed,
            Err(error) => {
                let why = Fault::of(&error).words();
                return tracing::warn!(%channel, why, "missed messages were not read");
            }
        };
        missed.sort_by_key(|message| message.id);
        for message in &missed {
            messages::handle(bot, message).await;
        }
        let Some(last) = missed.last() else { return };
        seen = last.id;
        let cursor = names::message(channel, seen);
        if let Err(error) = bot.store.advance_cursor(&names::place(channel), &cursor).await {
            return tracing::error!(%error, "a cursor was not stored");
        }
        if missed.len() < usize::from(PAGE) {
            return;
        }
    }
    tracing::warn!(%channel, "too many missed messages; the rest is not read");
}
