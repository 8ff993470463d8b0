//! Messages that were written while nobody listened.
//!
//! A connection that was lost and made anew, or a restart, leaves a gap. After each READY every
//! running game's place is compared with what was looked at last, and read on from there.

use super::events::Bot;
use super::fault::{Fault, patiently};
use super::{messages, names};
use crate::store::Cursor;
use serenity::builder::GetMessages;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::HashMap;
use std::time::Duration;

/// How many messages Discord gives at a time, the most it can.
const PAGE: u8 = 100;
/// How many pages are read of one place in one go; a place is read on at the next READY.
const MOST_PAGES: usize = 50;
/// How often a place is tried again that cannot be read, each time after twice the seconds.
const TRIES: u32 = 8;

/// The newest message of each active thread, as Discord told on connecting.
pub type Newest = HashMap<ChannelId, Option<MessageId>>;

/// How far each running game's place has been read.
pub async fn cursors(bot: &Bot) -> Vec<Cursor> {
    bot.store.cursors_of_running_games().await.unwrap_or_else(|error| {
        tracing::error!(%error, "the games' places could not be read");
        Vec::new()
    })
}

/// Reads what was missed in the running games' places since `cursors`.
pub async fn catch_up(bot: &Bot, cursors: &[Cursor], told: &Newest) {
    for cursor in cursors {
        let Some(channel) = names::channel(&cursor.place) else { continue };
        // Threads that sleep are not told about; messages may have been written before they did.
        let last = match told.get(&channel) {
            Some(last) => *last,
            None => match newest_in(bot, channel).await {
                Ok(last) => last,
                Err(Fault::PlaceGone) => {
                    lost(bot, channel).await;
                    continue;
                }
                // Reading it will tell whether there is anything.
                Err(_) => Some(MessageId::new(u64::MAX)),
            },
        };
        let seen = match cursor.message.as_ref().and_then(names::channel_and_message) {
            Some((_, seen)) => seen,
            None => MessageId::new(names::first_id_at(cursor.started)),
        };
        if last.is_some_and(|last| last > seen) {
            read_on(bot, channel, seen).await;
        }
    }
}

/// The newest message's id that Discord names for a channel.
async fn newest_in(bot: &Bot, channel: ChannelId) -> Result<Option<MessageId>, Fault> {
    let channel = patiently(|| bot.http.get_channel(channel)).await?;
    Ok(channel.guild().and_then(|channel| channel.last_message_id))
}

/// A channel or thread is gone; a game that was played there goes on elsewhere.
pub async fn lost(bot: &Bot, channel: ChannelId) {
    let place = names::place(channel);
    if let Err(error) = bot.store.place_lost(&place, bot.hears_talk).await {
        tracing::error!(%channel, %error, "a lost place was not noted");
    }
}

/// Reads a place from `seen` to its end; what fails is tried again from where it failed.
async fn read_on(bot: &Bot, channel: ChannelId, mut seen: MessageId) {
    let mut tries = 0;
    let mut pages = 0;
    while tries < TRIES && pages < MOST_PAGES {
        match read_page(bot, channel, &mut seen).await {
            Ok(true) => pages += 1,
            Ok(false) => return,
            Err(why) => {
                tracing::warn!(%channel, why, "missed messages were not read yet");
                tokio::time::sleep(Duration::from_secs(1 << tries)).await;
                tries += 1;
            }
        }
    }
    tracing::error!(%channel, "some missed messages are not read until the next connection");
}

/// Reads the messages after `seen` and moves it on; true if there may be more.
async fn read_page(bot: &Bot, channel: ChannelId, seen: &mut MessageId) -> Result<bool, String> {
    let page = GetMessages::new().after(*seen).limit(PAGE);
    let read = channel.messages(&bot.http, page).await;
    let mut missed = read.map_err(|error| Fault::of(&error).words())?;
    missed.sort_by_key(|message| message.id);
    for message in &missed {
        messages::handle(bot, message).await.map_err(|error| error.to_string())?;
        *seen = message.id;
    }
    Ok(missed.len() == usize::from(PAGE))
}
