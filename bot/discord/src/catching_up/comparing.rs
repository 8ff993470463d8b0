//! The comparison of a server's places, as Discord describes them on connecting, with the messages
//! that we have looked at.
//!
//! Discord names the newest message of every channel and of every active thread. A place is read
//! only if that message is newer than the last one we have looked at. For places that Discord does
//! not name, their channels are searched (see [`crate::catching_up::archived_threads`]).

use crate::bot::Bot;
use crate::catching_up::news::News;
use crate::catching_up::pending_messages::Extent;
use crate::catching_up::searches::Search;
use crate::names;
use menagerie_core::Timestamp;
use menagerie_store::Cursor;
use serenity::model::id::{ChannelId, GuildId, MessageId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The wait when the games' places cannot be read.
const NOT_READ: Duration = Duration::from_secs(3);

/// The newest message of each place, as Discord names it on connecting.
pub type Newest = HashMap<ChannelId, Option<MessageId>>;

/// Compares a server's places with Discord's description, and has those with news read.
pub async fn compare(bot: &Arc<Bot>, guild: GuildId, newest: &Newest) {
    let comparison = bot.reading.compare(guild, Extent::Server);
    let cursors = loop {
        match bot.services.store.cursors_in(&names::server(guild)).await {
            Ok(cursors) => break cursors,
            // Every message written there waits for it.
            Err(error) => tracing::error!(%error, "the games' places could not be read"),
        }
        tokio::time::sleep(NOT_READ).await;
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
    for channel in unnamed_game_places(bot, guild, newest).await {
        bot.searches.ask(channel, Search::Itself);
    }
    // The comparison keeps this time from moving on, and then the searches do.
    let since = bot.heard_at();
    for (parent, seen) in asleep {
        let is_named = newest.contains_key(&parent);
        let search = if is_named { Search::Threads { seen, since } } else { Search::Itself };
        bot.searches.ask(parent, search);
    }
    comparison.found(news);
}

/// The channels for games that Discord does not name. They are hidden or gone.
async fn unnamed_game_places(bot: &Bot, guild: GuildId, newest: &Newest) -> Vec<ChannelId> {
    match bot.services.store.limits(&names::server(guild)).await {
        Ok(limits) => {
            let channels = limits.places.iter().filter_map(names::channel);
            channels.filter(|channel| !newest.contains_key(channel)).collect()
        }
        Err(error) => {
            // The next session looks for them again.
            tracing::error!(%error, "the places where games are begun could not be read");
            Vec::new()
        }
    }
}

/// Compares threads of a server that have become visible.
pub async fn compare_threads(bot: &Arc<Bot>, guild: GuildId, newest: &Newest) {
    let comparison = bot.reading.compare(guild, Extent::Threads);
    let mut news = Vec::new();
    for (channel, last) in newest {
        match bot.services.store.cursor(&names::place(*channel)).await {
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

/// The last message looked at in a place. Messages from before its game do not matter.
fn seen_at(bot: &Bot, channel: ChannelId, position: i64, started: Timestamp) -> MessageId {
    let stored = u64::try_from(position).unwrap_or(0).max(names::first_id_at(started));
    let stored = MessageId::new(stored);
    bot.reading.looked_at(channel).map_or(stored, |looked| looked.max(stored))
}
