//! The sync loop: it hears the homeserver's news in order, from where it stopped. The position is
//! stored only after all consequences of the news.

use crate::bot::Bot;
use crate::command_descriptions::describing::describe_everywhere;
use crate::homeserver::fault::Fault;
use crate::homeserver::login::MatrixError;
use crate::messages::acting::{act, unless_unreadable};
use crate::messages::gaps;
use crate::messages::gaps::{Gap, Retries, of_interest};
use crate::messages::key_arrivals;
use crate::names;
use crate::posting::matrix_front::is_sealed;
use crate::rooms::{joining, leaving, returning};
use menagerie_chat::desk::DeskError;
use menagerie_chat::network::NetworkError;
use menagerie_core::Timestamp;
use menagerie_store::StoreError;
use ruma::api::client::filter::FilterDefinition;
use ruma::api::client::sync::sync_events::v3::{Filter, Request, Response, Timeline};
use ruma::events::AnySyncTimelineEvent;
use ruma::presence::PresenceState;
use ruma::serde::Raw;
use ruma::{RoomId, UserId};
use std::time::Duration;

/// How long the homeserver may wait for news.
const POLL: Duration = Duration::from_secs(30);
/// The same while messages wait for their keys, of which members are told in time.
const SHORT_POLL: Duration = Duration::from_secs(5);
/// The longest that answers hold up the next news.
const ANSWERS: Duration = Duration::from_secs(5);
/// The pause when the homeserver does not answer: the first, and the longest.
const REST: Duration = Duration::from_secs(1);
const LONGEST_REST: Duration = Duration::from_secs(10);
/// The pause when the database takes nothing.
const UNTIL_STORED: Duration = Duration::from_secs(2);

/// How many events of a room come at once. Further ones are read page by page.
const AT_ONCE: u32 = 50;

/// The name under which the store remembers the position.
fn since_name(me: &UserId) -> String {
    format!("since {me}")
}

/// Hears the news until it is dropped, or until the homeserver does not know the bot any more.
///
/// # Errors
/// When the homeserver does not accept the bot, or the database cannot be read.
pub async fn listen(bot: &Bot) -> Result<(), NetworkError> {
    gaps::recall(bot).await.map_err(unreadable)?;
    tokio::select! {
        ended = hear(bot) => ended,
        () = gaps::close_all(bot) => Ok(()),
        () = describe_everywhere(bot) => Ok(()),
    }
}

async fn hear(bot: &Bot) -> Result<(), NetworkError> {
    let name = since_name(&bot.front.me);
    let store = &bot.services.store;
    let mut since = store.remembered(names::NETWORK, &name).await.map_err(unreadable)?;
    // An invitation is reported once. Each start asks for open ones, because the last run may have
    // ended during one.
    let mut asks_what_stands = true;
    let mut rest = REST;
    let mut before = bot.services.clock.now();
    loop {
        let from = since.as_deref().filter(|_| !asks_what_stands);
        let poll = if bot.late_keys.are_open() { SHORT_POLL } else { POLL };
        match bot.front.client.ask(request(from, poll)).await {
            Ok(response) => {
                bot.services.network_presence.hears(names::NETWORK);
                rest = REST;
                let next = response.next_batch.clone();
                if asks_what_stands && since.is_some() {
                    asks_what_stands = false;
                    invitations(bot, &response).await?;
                    let joined = response.rooms.join.keys().map(AsRef::as_ref);
                    joining::compare(bot, joined).await.map_err(unreadable)?;
                    continue;
                }
                if since.is_none() {
                    // This comes before any room is joined. Messages there are heard from then on.
                    store.remember(names::NETWORK, &name, &next).await.map_err(unreadable)?;
                    asks_what_stands = false;
                }
                bot.services.network_presence.returned(names::NETWORK).await;
                let now = bot.services.clock.now();
                while let Err(error) = take(bot, &response, since.as_deref(), before).await {
                    match error {
                        DeskError::Closed => return Ok(()),
                        // If it cannot be stored now, the same news is heard again, and nothing is
                        // done twice.
                        DeskError::Store(error) => {
                            tracing::debug!(%error, "what was heard waits until it can be stored");
                            tokio::time::sleep(UNTIL_STORED).await;
                        }
                    }
                }
                before = now;
                bot.answered(ANSWERS).await;
                if since.as_ref() != Some(&next) {
                    match store.remember(names::NETWORK, &name, &next).await {
                        Ok(()) => {}
                        Err(error) => tracing::debug!(%error, "how far we heard is noted later"),
                    }
                }
                since = Some(next);
                // If messages are still to be read, clocks wait for them as long as they ever do.
                if bot.gaps.are_open() {
                    bot.gaps.heard();
                } else {
                    bot.services.network_presence.caught_up(names::NETWORK);
                }
            }
            Err(Fault::Unauthorized) => {
                let error = if bot.front.logs_in {
                    MatrixError::BadKeptToken
                } else {
                    MatrixError::BadToken
                };
                return Err(error.into());
            }
            Err(fault) => {
                bot.services.network_presence.left(names::NETWORK);
                tracing::warn!(%fault, "the homeserver does not answer");
                tokio::time::sleep(wait(&fault, rest)).await;
                rest = (rest * 2).min(LONGEST_REST);
            }
        }
    }
}

/// Joins the rooms to which the bot is invited.
async fn invitations(bot: &Bot, response: &Response) -> Result<(), NetworkError> {
    for (room, invitation) in &response.rooms.invite {
        let invited = joining::invited(bot, room, invitation).await;
        if let Err(error) = unless_unreadable(invited) {
            let words = error.to_string();
            return Err(NetworkError { words, is_setting: false });
        }
    }
    Ok(())
}

fn unreadable(error: StoreError) -> NetworkError {
    NetworkError { words: error.to_string(), is_setting: false }
}

fn wait(fault: &Fault, rest: Duration) -> Duration {
    match fault {
        Fault::Limited(told) => (*told).max(rest),
        _ => rest,
    }
}

fn request(since: Option<&str>, poll: Duration) -> Request {
    let mut filter = FilterDefinition::default();
    filter.presence.types = Some(Vec::new());
    filter.account_data.types = Some(Vec::new());
    filter.room.ephemeral.types = Some(Vec::new());
    filter.room.account_data.types = Some(Vec::new());
    let kinds = ["m.room.encryption", "m.room.history_visibility"];
    filter.room.state.types = Some(kinds.map(str::to_owned).to_vec());
    filter.room.timeline = of_interest();
    // Messages from before the first arrival are not for the bot.
    filter.room.timeline.limit = Some(since.map_or(1, |_| AT_ONCE).into());
    let mut request = Request::new();
    request.filter = Some(Filter::FilterDefinition(filter));
    request.since = since.map(str::to_owned);
    request.set_presence = PresenceState::Offline;
    request.timeout = Some(if since.is_some() { poll } else { Duration::ZERO });
    request
}

/// Acts on all news. News that was acted on before changes nothing.
async fn take(
    bot: &Bot,
    response: &Response,
    since: Option<&str>,
    before: Timestamp,
) -> Result<(), DeskError> {
    let mark = &response.next_batch;
    let mut retries = Retries::default();
    sealed_news(bot, response).await?;
    for (room, news) in &response.rooms.leave {
        // Messages from before the removal count.
        if let Some(since) = since {
            let gap = gap(room, &news.timeline, since, before);
            for event in all_of(bot, gap, &news.timeline, &mut retries).await? {
                if is_readable(bot, &event) {
                    act(bot, room, &event, before, mark).await?;
                }
            }
        }
        unless_unreadable(joining::left(bot, room, mark).await)?;
    }
    for (room, news) in &response.rooms.join {
        let returns = returning::is_return(bot, room, &news.timeline).await?;
        bot.services.store.arrived(&bot.community(room)).await?;
        let is_closed = joining::is_closed(bot, room, news).await;
        if let Some(since) = since.filter(|_| returns && !is_closed) {
            let (timeline, heard) = (&news.timeline, (since, before, mark.as_str()));
            let missed = returning::returned(bot, room, timeline, heard, &mut retries);
            let (missed, left_at) = missed.await?;
            for event in missed.iter().filter(|event| is_readable(bot, event)) {
                act(bot, room, event, left_at, mark).await?;
            }
            leaving::is_read(bot, room).await?;
        }
        if let Some(since) = since {
            let gap = gap(room, &news.timeline, since, before);
            let events = all_of(bot, gap, &news.timeline, &mut retries).await?;
            // Messages from before the room's encryption count as well.
            let readable = match events.iter().position(joining::is_encryption) {
                Some(at) if is_closed => at,
                None if is_closed => 0,
                _ => events.len(),
            };
            for event in &events[..readable] {
                act(bot, room, event, before, mark).await?;
            }
        }
        if is_closed {
            unless_unreadable(joining::leave_sealed(bot, room, mark).await)?;
        }
    }
    for (room, invitation) in &response.rooms.invite {
        unless_unreadable(joining::invited(bot, room, invitation).await)?;
    }
    Ok(())
}

/// Takes what the news says of keys, devices and rooms, before any message is read.
async fn sealed_news(bot: &Bot, response: &Response) -> Result<(), DeskError> {
    let Some(encryption) = bot.front.encryption() else { return Ok(()) };
    for (room, news) in &response.rooms.join {
        if joining::changes_readers(news) {
            encryption.encryption_changed(room);
        }
        if news.timeline.limited || news.timeline.events.iter().any(joining::is_of_members) {
            encryption.people_changed(room);
        }
    }
    let keys = encryption.hear(response).await.map_err(|fault| {
        tracing::debug!(%fault, "the news of keys could not be taken now");
        DeskError::Store(StoreError::late())
    })?;
    if let Err(fault) = encryption.settle().await {
        tracing::warn!(%fault, "requests about keys are made again later");
    }
    if let Err(fault) = encryption.back_up().await {
        tracing::debug!(%fault, "keys are backed up later");
    }
    if !keys.is_empty() {
        key_arrivals::came(bot, &keys, &response.next_batch).await?;
    }
    key_arrivals::look(bot, &response.next_batch).await
}

/// Whether the bot can try to read an event of a room that it has left.
fn is_readable(bot: &Bot, event: &Raw<AnySyncTimelineEvent>) -> bool {
    bot.front.encryption().is_some() || !is_sealed(event)
}

/// The part of a room's history that has not come with the news, if there is one.
fn gap(room: &RoomId, timeline: &Timeline, since: &str, before: Timestamp) -> Option<Gap> {
    let from = timeline.prev_batch.clone().filter(|_| timeline.limited)?;
    Some(Gap { room: room.to_owned(), from, since: since.to_owned(), before })
}

/// The events of a room since the last news of it, oldest first, without those from before the bot
/// came in.
async fn all_of(
    bot: &Bot,
    gap: Option<Gap>,
    timeline: &Timeline,
    retries: &mut Retries,
) -> Result<Vec<Raw<AnySyncTimelineEvent>>, DeskError> {
    let mut events = timeline.events.clone();
    let is_arrival = |event: &_| joining::is_own_arrival(event, &bot.front.me);
    if let Some(came_in) = events.iter().rposition(is_arrival) {
        return Ok(events.split_off(came_in + 1));
    }
    let mut all = match gap {
        Some(gap) => gaps::close(bot, gap, retries).await?,
        None => Vec::new(),
    };
    all.append(&mut events);
    Ok(all)
}
