//! Hearing what happens on the homeserver: in order, from where we stopped, and noting how far that
//! is only when everything that follows from it is stored.

use super::bot::Bot;
use super::client::Client;
use super::fault::Fault;
use super::names;
use super::written::{Heard, heard};
use super::{hearing, joining};
use crate::desk::DeskError;
use crate::game::Timestamp;
use crate::network::NetworkError;
use crate::store::StoreError;
use ruma::api::client::filter::{FilterDefinition, RoomEventFilter};
use ruma::api::client::message::get_message_events;
use ruma::api::client::sync::sync_events::v3::{Filter, JoinedRoom, Request, Response};
use ruma::events::AnySyncTimelineEvent;
use ruma::presence::PresenceState;
use ruma::serde::Raw;
use ruma::{RoomId, UserId};
use std::time::Duration;

/// How long the homeserver may wait for news.
const POLL: Duration = Duration::from_secs(30);
/// How long answers may hold up what is heard next.
const ANSWERS: Duration = Duration::from_secs(5);
/// How long we rest when the homeserver does not answer: first, and at most.
const REST: Duration = Duration::from_secs(1);
const LONGEST_REST: Duration = Duration::from_secs(10);
/// How long we wait for the database when it takes nothing.
const UNTIL_STORED: Duration = Duration::from_secs(2);

/// How many events of a room come at once; what is more is read page by page.
const AT_ONCE: u32 = 50;
/// How many events a page has, and how many pages are read back at most: 20,000 events.
const PAGE: u32 = 100;
const PAGES: usize = 200;

/// The events that are of interest.
const KINDS: [&str; 6] = [
    "m.room.message",
    "m.reaction",
    "m.room.member",
    "m.room.encrypted",
    "m.room.encryption",
    "m.room.tombstone",
];

/// Under which name it is remembered how far we have heard.
fn since_name(me: &UserId) -> String {
    format!("since {me}")
}

/// Hears what happens until it is dropped, or until the homeserver does not know us any more.
///
/// # Errors
/// When the homeserver does not accept us, or the database cannot be read.
pub async fn listen(bot: &Bot) -> Result<(), NetworkError> {
    let name = since_name(&bot.front.me);
    let store = &bot.services.store;
    let mut since = store.remembered(names::NETWORK, &name).await.map_err(unreadable)?;
    // An invitation is told once. What stands is asked for at each start, for we may have ended over it.
    let mut asks_what_stands = true;
    let mut rest = REST;
    let mut before = bot.services.clock.now();
    loop {
        let from = since.as_deref().filter(|_| !asks_what_stands);
        match bot.front.client.ask(request(from)).await {
            Ok(response) => {
                rest = REST;
                let next = response.next_batch.clone();
                if asks_what_stands && since.is_some() {
                    asks_what_stands = false;
                    invitations(bot, &response).await?;
                    continue;
                }
                if since.is_none() {
                    // Before we come in anywhere: what is said there from then on is heard.
                    store.remember(names::NETWORK, &name, &next).await.map_err(unreadable)?;
                    asks_what_stands = false;
                }
                bot.services.attendance.returned(names::NETWORK).await;
                let now = bot.services.clock.now();
                while let Err(error) = take(bot, &response, since.as_deref(), before).await {
                    match error {
                        DeskError::Closed => return Ok(()),
                        // What cannot be stored now is heard again, and nothing is done twice.
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
                bot.services.attendance.caught_up(names::NETWORK);
            }
            Err(Fault::Unauthorized) => {
                return Err(NetworkError { words: UNKNOWN.to_owned(), is_setting: true });
            }
            Err(fault) => {
                bot.services.attendance.left(names::NETWORK);
                tracing::warn!(%fault, "the homeserver does not answer");
                tokio::time::sleep(wait(&fault, rest)).await;
                rest = (rest * 2).min(LONGEST_REST);
            }
        }
    }
}

/// Comes into the rooms into which we are invited.
async fn invitations(bot: &Bot, response: &Response) -> Result<(), NetworkError> {
    for (room, invitation) in &response.rooms.invite {
        if let Err(error) = joining::invited(bot, room, invitation).await {
            let words = error.to_string();
            return Err(NetworkError { words, is_setting: false });
        }
    }
    Ok(())
}

/// What is said when the homeserver has forgotten us.
pub const UNKNOWN: &str = "the homeserver does not accept the access token of MATRIX_ACCESS_TOKEN any more: it was revoked, or the account was removed. Make a new one for the bot's account and write it there, or set MATRIX_USER and MATRIX_PASSWORD instead";

fn unreadable(error: StoreError) -> NetworkError {
    NetworkError { words: error.to_string(), is_setting: false }
}

fn wait(fault: &Fault, rest: Duration) -> Duration {
    match fault {
        Fault::Limited(told) => (*told).max(rest),
        _ => rest,
    }
}

fn request(since: Option<&str>) -> Request {
    let mut filter = FilterDefinition::default();
    filter.presence.types = Some(Vec::new());
    filter.account_data.types = Some(Vec::new());
    filter.room.ephemeral.types = Some(Vec::new());
    filter.room.account_data.types = Some(Vec::new());
    filter.room.state.types = Some(vec!["m.room.encryption".to_owned()]);
    filter.room.timeline = of_interest();
    // What was said before we first came is not for us.
    filter.room.timeline.limit = Some(since.map_or(1, |_| AT_ONCE).into());
    let mut request = Request::new();
    request.filter = Some(Filter::FilterDefinition(filter));
    request.since = since.map(str::to_owned);
    request.set_presence = PresenceState::Offline;
    request.timeout = Some(if since.is_some() { POLL } else { Duration::ZERO });
    request
}

fn of_interest() -> RoomEventFilter {
    let mut filter = RoomEventFilter::default();
    filter.types = Some(KINDS.map(str::to_owned).to_vec());
    filter
}

/// Acts on everything that the homeserver has to say. Again, it changes nothing.
async fn take(
    bot: &Bot,
    response: &Response,
    since: Option<&str>,
    before: Timestamp,
) -> Result<(), DeskError> {
    for room in response.rooms.leave.keys() {
        joining::left(bot, room, &response.next_batch).await?;
    }
    for (room, news) in &response.rooms.join {
        if joining::is_sealed(bot, room, news).await {
            joining::leave_sealed(bot, room, &response.next_batch).await?;
            continue;
        }
        let Some(since) = since else { continue };
        for event in all_of(bot, room, news, since).await {
            act(bot, room, &event, before, &response.next_batch).await?;
        }
    }
    for (room, invitation) in &response.rooms.invite {
        joining::invited(bot, room, invitation).await?;
    }
    Ok(())
}

async fn act(
    bot: &Bot,
    room: &RoomId,
    event: &Raw<AnySyncTimelineEvent>,
    before: Timestamp,
    mark: &str,
) -> Result<(), DeskError> {
    let acted = match heard(room, &bot.front.me, event) {
        Some(Heard::Written(written)) => hearing::hear(bot, &written, before).await,
        Some(Heard::Reacted(reacted)) => hearing::react(bot, room, &reacted, before).await,
        Some(Heard::Sealed) => joining::unread(bot, room, mark).await,
        None => match joining::successor(event) {
            Some(next) => joining::follow(bot, room, &next).await,
            None => {
                joining::noticed(bot, room, event).await;
                Ok(())
            }
        },
    };
    match acted {
        // One that can never be decided must not make us deaf to all others.
        Err(DeskError::Store(StoreError::Unreadable(why))) => {
            tracing::error!(why, "a message is left alone");
            Ok(())
        }
        acted => acted,
    }
}

/// The events of a room since we last heard of it, oldest first; but for those before we came in.
async fn all_of(
    bot: &Bot,
    room: &RoomId,
    news: &JoinedRoom,
    since: &str,
) -> Vec<Raw<AnySyncTimelineEvent>> {
    let me = &bot.front.me;
    let mut events = news.timeline.events.clone();
    let mut came_in = events.iter().rposition(|event| joining::is_own_arrival(event, me));
    if came_in.is_none()
        && news.timeline.limited
        && let Some(from) = &news.timeline.prev_batch
    {
        let mut missed = missed(&bot.front.client, me, room, from, since).await;
        missed.append(&mut events);
        events = missed;
        came_in = events.iter().rposition(|event| joining::is_own_arrival(event, me));
    }
    events.split_off(came_in.map_or(0, |at| at + 1))
}

/// The events of a room between what we last heard and what has come now, oldest first.
async fn missed(
    client: &Client,
    me: &UserId,
    room: &RoomId,
    from: &str,
    since: &str,
) -> Vec<Raw<AnySyncTimelineEvent>> {
    let mut events = Vec::new();
    let mut from = from.to_owned();
    for _ in 0..PAGES {
        let mut request = get_message_events::v3::Request::backward(room.to_owned());
        request.from = Some(from.clone());
        request.to = Some(since.to_owned());
        request.limit = PAGE.into();
        request.filter = of_interest();
        let page = match patiently(client, request).await {
            Ok(page) => page,
            Err(fault) => {
                tracing::error!(%fault, "what was missed in a room could not be read");
                break;
            }
        };
        let mut is_whole = page.chunk.is_empty();
        for event in page.chunk {
            let event: Raw<AnySyncTimelineEvent> = event.cast_unchecked();
            is_whole |= joining::is_own_arrival(&event, me);
            events.push(event);
            if is_whole {
                break;
            }
        }
        match page.end {
            Some(end) if !is_whole && end != from => from = end,
            _ => break,
        }
    }
    events.reverse();
    events
}

/// Asks until the homeserver answers, or refuses.
async fn patiently(
    client: &Client,
    request: get_message_events::v3::Request,
) -> Result<get_message_events::v3::Response, Fault> {
    let mut rest = REST;
    loop {
        match client.ask(request.clone()).await {
            Err(fault @ (Fault::Later(_) | Fault::Limited(_))) => {
                tokio::time::sleep(wait(&fault, rest)).await;
                rest = (rest * 2).min(LONGEST_REST);
            }
            answered => return answered,
        }
    }
}
