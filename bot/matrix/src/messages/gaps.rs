//! Gaps: room messages that were too many to come as news, read back page by page. A room that
//! cannot be read now holds up no other. Its gap is stored, and is read when the homeserver allows
//! it.

use crate::bot::Bot;
use crate::homeserver::fault::Fault;
use crate::homeserver::retry::with_retries;
use crate::messages::acting::act;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::Letter;
use crate::rooms::joining;
use menagerie_chat::desk::DeskError;
use menagerie_core::{Timestamp, message};
use menagerie_metrics::metrics;
use menagerie_store::StoreError;
use ruma::api::client::filter::RoomEventFilter;
use ruma::api::client::message::get_message_events;
use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId, UserId};
use std::time::Duration;

/// The events of a page, and the most pages of a gap: 20,000 events.
const PAGE: u32 = 100;
const PAGES: usize = 200;
/// How long a page may take before other rooms are heard first.
const A_PAGE: Duration = Duration::from_secs(10);
/// How long a gap is tried while everything else waits for it.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The pause between two later tries: the first, and the longest.
const REST: Duration = Duration::from_secs(5);
const LONGEST_REST: Duration = Duration::from_mins(5);
/// After how many seconds a gap is given up: a day.
const HOPELESS: i64 = 24 * 60 * 60;

/// The event types that the bot reads.
const KINDS: [&str; 8] = [
    "m.room.message",
    "m.reaction",
    "m.room.member",
    "m.room.encrypted",
    "m.room.encryption",
    "m.room.history_visibility",
    "m.room.tombstone",
    "m.room.power_levels",
];

/// The filter for these event types.
pub fn of_interest() -> RoomEventFilter {
    let mut filter = RoomEventFilter::default();
    filter.types = Some(KINDS.map(str::to_owned).to_vec());
    filter
}

/// A part of a room's history that is still to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The room.
    pub room: OwnedRoomId,
    /// The token from which it is read backward.
    pub from: String,
    /// The token of its beginning. Everything before it has been heard.
    pub since: String,
    /// When the homeserver had no more news.
    pub before: Timestamp,
}

impl Gap {
    fn name(me: &UserId, room: &RoomId) -> String {
        format!("{}{room}", prefix(me))
    }

    fn value(&self) -> String {
        serde_json::json!([self.from, self.since, self.before.0]).to_string()
    }

    fn read(room: &str, value: &str) -> Option<Self> {
        let (from, since, before) = serde_json::from_str(value).ok()?;
        Some(Self { room: RoomId::parse(room).ok()?, from, since, before: Timestamp(before) })
    }

    /// This gap joined with an older one of the same room, and with everything between.
    fn with(self, older: Option<Self>) -> Self {
        match older {
            Some(older) => Self { since: older.since, before: older.before, ..self },
            None => self,
        }
    }
}

/// The prefix under which the store remembers gaps.
fn prefix(me: &UserId) -> String {
    format!("gap {me} ")
}

/// Whether the gaps of one batch of news are read with retries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Retries {
    /// Faults may pass.
    #[default]
    Allowed,
    /// We have waited for one fault in vain.
    UsedUp,
}

/// The events in a gap, oldest first. If they cannot be read now, the result is empty, and the gap
/// is stored.
///
/// # Errors
/// When it cannot be stored.
pub async fn close(
    bot: &Bot,
    gap: Gap,
    retries: &mut Retries,
) -> Result<Vec<Raw<AnySyncTimelineEvent>>, StoreError> {
    let read = match retries {
        Retries::Allowed => with_retries(TIMEOUT, || missed(bot, &gap)).await,
        Retries::UsedUp => missed(bot, &gap).await,
    };
    match read {
        Ok(events) => Ok(events),
        Err(fault) => {
            // A fault of one room may be a fault of all. They wait only once.
            *retries = Retries::UsedUp;
            tracing::error!(%fault, "what was missed in a room could not be read: it is tried again later");
            let store = &bot.services.store;
            let name = Gap::name(&bot.front.me, &gap.room);
            let older = store.remembered(names::NETWORK, &name).await?;
            let older = older.and_then(|value| Gap::read(gap.room.as_str(), &value));
            store.remember(names::NETWORK, &name, &gap.with(older).value()).await?;
            bot.gaps.are_open_now(true);
            Ok(Vec::new())
        }
    }
}

/// Checks whether gaps were left at the last stop.
///
/// # Errors
/// When the database cannot be read.
pub async fn recall(bot: &Bot) -> Result<(), StoreError> {
    let store = &bot.services.store;
    let known = store.all_remembered(names::NETWORK, &prefix(&bot.front.me)).await?;
    bot.gaps.are_open_now(!known.is_empty());
    Ok(())
}

/// Reads the stored gaps as soon as the homeserver allows it, until it is dropped.
pub async fn close_all(bot: &Bot) {
    let mut rest = REST;
    loop {
        // The absence is reported before that.
        bot.gaps.news().await;
        tokio::time::sleep(rest).await;
        match close_each(bot).await {
            Ok(()) => {}
            Err(DeskError::Closed) => return std::future::pending().await,
            Err(DeskError::Store(error)) => {
                tracing::debug!(%error, "what was missed in a room waits until it can be stored");
            }
        }
        rest = if bot.gaps.are_open() { (rest * 2).min(LONGEST_REST) } else { REST };
    }
}

async fn close_each(bot: &Bot) -> Result<(), DeskError> {
    let (store, prefix) = (&bot.services.store, prefix(&bot.front.me));
    let known = store.all_remembered(names::NETWORK, &prefix).await?;
    for (room, value) in &known {
        let is_done = match Gap::read(room, value) {
            Some(gap) => close_later(bot, &gap).await?,
            None => true,
        };
        if is_done {
            let name = format!("{prefix}{room}");
            store.forget_remembered(names::NETWORK, &name, value).await?;
        }
    }
    recall(bot).await?;
    Ok(())
}

/// Whether a gap is done with.
async fn close_later(bot: &Bot, gap: &Gap) -> Result<bool, DeskError> {
    let age = bot.services.clock.now().0 - gap.before.0;
    match missed(bot, gap).await {
        Ok(events) => {
            for event in events {
                act(bot, &gap.room, &event, gap.before, &gap.from).await?;
            }
            tracing::info!("what was missed in a room has been read");
            Ok(true)
        }
        Err(Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized) if age < HOPELESS => {
            Ok(false)
        }
        Err(fault) => {
            tracing::error!(%fault, "what was missed in a room can not be read: it is given up");
            metrics().readings_given_up.inc();
            let language = bot.front.language(Some(&bot.community(&gap.room))).await;
            let words = bot.front.words(&message!("matrix-missed"), language).await;
            let letter = Letter { words, quiet: true, ..Letter::default() };
            let key = format!("{}-gap-{}-{}", bot.front.store.instance, gap.room, gap.since);
            match bot.front.send(&Spot::room(&gap.room), &key, &letter).await {
                Err(Fault::Later(_) | Fault::Limited(_)) if age < HOPELESS => return Ok(false),
                Err(fault) => tracing::warn!(%fault, "that could not be said there"),
                Ok(_) => {}
            }
            Ok(true)
        }
    }
}

/// The events of a gap, oldest first, without those from before the bot came in.
async fn missed(bot: &Bot, gap: &Gap) -> Result<Vec<Raw<AnySyncTimelineEvent>>, Fault> {
    let mut events = Vec::new();
    let mut from = gap.from.clone();
    for _ in 0..PAGES {
        let mut request = get_message_events::v3::Request::backward(gap.room.clone());
        request.from = Some(from.clone());
        request.to = Some(gap.since.clone());
        request.limit = PAGE.into();
        request.filter = of_interest();
        let page = tokio::time::timeout(A_PAGE, bot.front.client.ask(request)).await;
        let page = page.map_err(|_| Fault::Later("it answers too slowly".to_owned()))??;
        bot.services.network_presence.hears(names::NETWORK);
        // An empty page need not be the last. Some homeservers count events that the filter leaves
        // out.
        let mut is_whole = false;
        for event in page.chunk {
            let event: Raw<AnySyncTimelineEvent> = event.cast_unchecked();
            is_whole |= joining::is_own_arrival(&event, &bot.front.me);
            if is_whole {
                break;
            }
            events.push(event);
        }
        match page.end {
            Some(end) if !is_whole && end != from => from = end,
            _ => {
                events.reverse();
                return Ok(events);
            }
        }
    }
    tracing::error!("more was missed in a room than is read: what is older is given up");
    metrics().readings_given_up.inc();
    events.reverse();
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_remembered_as_it_is_and_another_one_behind_it_widens_it() {
        let gap = |from: &str, since: &str, before| Gap {
            room: RoomId::parse("!a:hs.test").expect("it is one"),
            from: from.to_owned(),
            since: since.to_owned(),
            before: Timestamp(before),
        };
        let first = gap("s7 \"_1", "s1", 100);
        assert_eq!(Gap::read("!a:hs.test", &first.value()), Some(first.clone()));
        assert_eq!(gap("s20", "s9", 300).with(Some(first)), gap("s20", "s1", 100));
        assert_eq!(gap("s20", "s9", 300).with(None), gap("s20", "s9", 300));
        assert_eq!(Gap::read("!a:hs.test", "nonsense"), None);
    }
}
