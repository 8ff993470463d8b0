//! What was said in a room while there was too much of it to come as news: it is read back page by
//! page. A room in which that does not work now keeps no other one waiting: where its gap is is
//! remembered, and it is read when the homeserver lets us.

use crate::bot::Bot;
use crate::homeserver::fault::Fault;
use crate::homeserver::retry::patiently;
use crate::messages::acting::act;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::Letter;
use crate::rooms::joining;
use menagerie_chat::desk::DeskError;
use menagerie_chat::network::missed_for_good;
use menagerie_core::Timestamp;
use menagerie_core::model::Text;
use menagerie_metrics::measures;
use menagerie_store::StoreError;
use ruma::api::client::filter::RoomEventFilter;
use ruma::api::client::message::get_message_events;
use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId, UserId};
use std::time::Duration;

/// How many events a page has, and how many pages are read back at most: 20,000 events.
const PAGE: u32 = 100;
const PAGES: usize = 200;
/// How long a page may take before others are heard first.
const A_PAGE: Duration = Duration::from_secs(10);
/// For how long it is tried to read a gap while everybody waits for that.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long we rest between two tries later: first, and at most.
const REST: Duration = Duration::from_secs(5);
const LONGEST_REST: Duration = Duration::from_mins(5);
/// After how many seconds a gap is given up: a day.
const HOPELESS: i64 = 24 * 60 * 60;

/// The events that are of interest.
const KINDS: [&str; 7] = [
    "m.room.message",
    "m.reaction",
    "m.room.member",
    "m.room.encrypted",
    "m.room.encryption",
    "m.room.tombstone",
    "m.room.power_levels",
];

/// The events that are of interest.
pub fn of_interest() -> RoomEventFilter {
    let mut filter = RoomEventFilter::default();
    filter.types = Some(KINDS.map(str::to_owned).to_vec());
    filter
}

/// A stretch of a room that is still to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The room.
    pub room: OwnedRoomId,
    /// Where it is read from, backward.
    pub from: String,
    /// Where it began: what was before that has been heard.
    pub since: String,
    /// When the homeserver had nothing more for us.
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

    /// This one and an older one of the same room that was not read yet, with all that is between.
    fn with(self, older: Option<Self>) -> Self {
        match older {
            Some(older) => Self { since: older.since, before: older.before, ..self },
            None => self,
        }
    }
}

/// Under which names gaps are remembered.
fn prefix(me: &UserId) -> String {
    format!("gap {me} ")
}

/// How patient we are with the gaps of one batch of news.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Patience {
    /// A fault may pass.
    #[default]
    Whole,
    /// We have waited for one in vain.
    Gone,
}

/// The events in a gap, oldest first; if they cannot be read now, none, and the gap is remembered.
///
/// # Errors
/// When it cannot be remembered.
pub async fn close(
    bot: &Bot,
    gap: Gap,
    patience: &mut Patience,
) -> Result<Vec<Raw<AnySyncTimelineEvent>>, StoreError> {
    let read = match patience {
        Patience::Whole => patiently(PATIENCE, || missed(bot, &gap)).await,
        Patience::Gone => missed(bot, &gap).await,
    };
    match read {
        Ok(events) => Ok(events),
        Err(fault) => {
            // What is wrong with one room may be wrong with all: they wait only once.
            *patience = Patience::Gone;
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

/// Looks whether gaps were left when we last stopped.
///
/// # Errors
/// When the database cannot be read.
pub async fn recall(bot: &Bot) -> Result<(), StoreError> {
    let store = &bot.services.store;
    let known = store.all_remembered(names::NETWORK, &prefix(&bot.front.me)).await?;
    bot.gaps.are_open_now(!known.is_empty());
    Ok(())
}

/// Reads what is in the gaps that are remembered, as soon as the homeserver lets us; until it is
/// dropped.
pub async fn close_all(bot: &Bot) {
    let mut rest = REST;
    loop {
        // That we were away is told before that.
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

/// Whether nothing more is to be done about a gap.
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
            measures().readings_given_up.inc();
            let words = bot.front.words(&Text::from(missed_for_good("the homeserver"))).await;
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

/// The events of a gap, oldest first; but for those before we came in.
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
        // A page may be empty and not the last: what is not of interest counts in some homeservers.
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
    measures().readings_given_up.inc();
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
