//! Messages that were written while nobody listened.
//!
//! Discord names the newest message of every channel and of every thread that is awake; only
//! places where that is newer than what we have looked at are read. Of places that it does not name,
//! their channels are searched (see [`super::searches`]).

use super::early::Extent;
use super::events::Bot;
use super::fault::Fault;
use super::news::News;
use super::reading::End;
use super::searches::Search;
use super::{messages, names};
use crate::desk::DeskError;
use crate::game::{CauseId, Happening, Incident, Timestamp};
use crate::store::Cursor;
use serenity::builder::GetMessages;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, GuildId, MessageId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

/// How many messages Discord gives at a time: the most it can.
const PAGE: u8 = 100;
/// How many pages are read of one place before others have their turn.
const MOST_PAGES: usize = 20;
/// How many places are read side by side.
const SIDE_BY_SIDE: usize = 4;
/// How often a place is tried that cannot be read, each time after twice the seconds, at most 64.
const TRIES: u32 = 10;
/// How long a place is left alone when what is written there cannot be stored.
const NOT_STORED: Duration = Duration::from_secs(3);

/// The newest message of each place, as Discord tells on connecting.
pub type Newest = HashMap<ChannelId, Option<MessageId>>;

/// Compares a server's places with what Discord tells of them, and has those read that have news.
pub async fn compare(bot: &Arc<Bot>, guild: GuildId, newest: &Newest) {
    let comparison = bot.reading.compare(guild, Extent::Server);
    let cursors = loop {
        match bot.store.cursors_in(&names::server(guild)).await {
            Ok(cursors) => break cursors,
            // Whatever is written there waits for it.
            Err(error) => tracing::error!(%error, "the games' places could not be read"),
        }
        tokio::time::sleep(NOT_STORED).await;
    };
    let mut news = Vec::new();
    let mut asleep: HashMap<ChannelId, HashMap<ChannelId, MessageId>> = HashMap::new();
    for cursor in &cursors {
        let Some(channel) = names::channel(&cursor.place) else { continue };
        let seen = seen(bot, channel, cursor);
        match newest.get(&channel) {
            Some(last) => news.extend(News::at(channel, seen, *last)),
            None => {
                let parent = cursor.thread_of.as_ref().and_then(names::channel).unwrap_or(channel);
                asleep.entry(parent).or_default().insert(channel, seen);
            }
        }
    }
    tracing::info!(places = cursors.len(), news = news.len(), "a server was compared");
    // The comparison keeps that from moving on, and then the searches do.
    let since = bot.heard_at();
    for (parent, seen) in asleep {
        let is_named = newest.contains_key(&parent);
        let search = if is_named { Search::Threads { seen, since } } else { Search::Itself };
        bot.searches.ask(parent, search);
    }
    comparison.found(news);
}

/// Compares threads of a server that have come into sight.
pub async fn compare_threads(bot: &Arc<Bot>, guild: GuildId, newest: &Newest) {
    let comparison = bot.reading.compare(guild, Extent::Threads);
    let mut news = Vec::new();
    for (channel, last) in newest {
        match bot.store.cursor(&names::place(*channel)).await {
            Ok(Some((position, started))) => {
                let seen = seen_at(bot, *channel, position, started);
                news.extend(News::at(*channel, seen, *last));
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "a place could not be compared"),
        }
    }
    comparison.found(news);
}

fn seen(bot: &Bot, channel: ChannelId, cursor: &Cursor) -> MessageId {
    seen_at(bot, channel, cursor.position, cursor.started)
}

/// Up to where a place was looked at; before its game began nothing is of interest.
fn seen_at(bot: &Bot, channel: ChannelId, position: i64, started: Timestamp) -> MessageId {
    let stored = u64::try_from(position).unwrap_or(0).max(names::first_id_at(started));
    let stored = MessageId::new(stored);
    bot.reading.looked_at(channel).map_or(stored, |looked| looked.max(stored))
}

/// A channel or thread is gone; a game that was played there goes on elsewhere.
pub async fn lost(bot: &Bot, channel: ChannelId) {
    let place = names::place(channel);
    let cause = CauseId::new("menagerie", format_args!("lost-{}", place.as_str()));
    let what = Happening::PlaceLost { place, game: None };
    let at = bot.clock.now();
    let incident = Incident { cause, at, hears_talk: bot.hears_talk, what };
    if let Err(error) = bot.desk.tell(incident).await {
        tracing::error!(%channel, %error, "a lost place was not noted");
    }
}

/// Reads places that have news, several side by side, until it is dropped.
pub async fn read(bot: Arc<Bot>) {
    let seats = Arc::new(Semaphore::new(SIDE_BY_SIDE));
    let mut tasks = JoinSet::new();
    loop {
        // It is never closed.
        let Ok(seat) = Arc::clone(&seats).acquire_owned().await else { return };
        let (channel, from) = bot.reading.next().await;
        while tasks.try_join_next().is_some() {}
        let (bot, seats) = (Arc::clone(&bot), Arc::clone(&seats));
        tasks.spawn(async move { read_place(&bot, channel, from, &seats, seat).await });
    }
}

/// Reads a place to its end, or as far as it can be read now.
async fn read_place(
    bot: &Bot,
    channel: ChannelId,
    mut seen: MessageId,
    seats: &Arc<Semaphore>,
    mut seat: OwnedSemaphorePermit,
) {
    let mut tries = 0;
    let mut pages = 0;
    while pages < MOST_PAGES {
        let told = bot.reading.told(channel);
        match page(bot, channel, seen).await {
            Ok(missed) => {
                pages += 1;
                for message in &missed {
                    match messages::handle(bot, message).await {
                        Ok(()) => seen = message.id,
                        Err(DeskError::Closed) => return,
                        Err(error) => {
                            tracing::debug!(%channel, %error, "reading rests");
                            drop(seat);
                            tokio::time::sleep(NOT_STORED).await;
                            return bot.reading.again(channel, seen);
                        }
                    }
                }
                if missed.len() < usize::from(PAGE)
                    && bot.reading.finish(channel, seen, told) == End::Reached
                {
                    return;
                }
            }
            Err(Fault::PlaceGone) => {
                lost(bot, channel).await;
                return bot.reading.give_up(channel);
            }
            Err(Fault::Later(why)) if tries < TRIES => {
                tracing::warn!(%channel, why, "missed messages were not read yet");
                // Meanwhile others are read.
                drop(seat);
                tokio::time::sleep(Duration::from_secs(1 << tries.min(6))).await;
                let Ok(again) = Arc::clone(seats).acquire_owned().await else { return };
                seat = again;
                tries += 1;
            }
            Err(fault) => {
                let why = fault.words();
                tracing::error!(%channel, why, "missed messages cannot be read");
                return bot.reading.give_up(channel);
            }
        }
    }
    bot.reading.again(channel, seen);
}

/// The oldest messages after `seen`, in the order in which they were written.
async fn page(bot: &Bot, channel: ChannelId, seen: MessageId) -> Result<Vec<Message>, Fault> {
    bot.reading_pace.turn().await;
    let page = GetMessages::new().after(seen).limit(PAGE);
    let mut missed = channel.messages(&bot.http, page).await.map_err(|error| Fault::of(&error))?;
    missed.sort_by_key(|message| message.id);
    Ok(missed)
}
