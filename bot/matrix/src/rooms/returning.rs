//! The return to a room that had removed the bot. Its games go on there, and messages from
//! meanwhile are read as far as the homeserver shows them.

use crate::bot::Bot;
use crate::messages::gaps;
use crate::messages::gaps::{Gap, Retries};
use crate::names;
use crate::names::Spot;
use crate::rooms::joining::is_own_arrival;
use crate::rooms::leaving;
use menagerie_chat::deliver::Wake;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Timestamp};
use menagerie_store::StoreError;
use ruma::api::client::sync::sync_events::v3::Timeline;
use ruma::events::room::member::MembershipState;
use ruma::events::{AnySyncStateEvent, AnySyncTimelineEvent, SyncStateEvent};
use ruma::serde::Raw;
use ruma::{RoomId, UserId};

/// Whether the bot has returned to a room: it was there once, and has come in with this news.
///
/// # Errors
/// When the database cannot be read.
pub async fn is_return(bot: &Bot, room: &RoomId, timeline: &Timeline) -> Result<bool, StoreError> {
    let me = &bot.front.me;
    if !timeline.events.iter().any(|event| is_own_arrival(event, me)) {
        return Ok(false);
    }
    Ok(bot.services.store.knows(&bot.community(room)).await?.is_some())
}

/// The bot is back in a room. Its games are told, and the messages from the time outside are read.
/// Returns these, oldest first, and the time of the removal. A gap that cannot be read now is
/// stored. `since` and `before` are the position in the news of all rooms, and its time.
///
/// # Errors
/// When the database cannot be read or written.
pub async fn returned(
    bot: &Bot,
    room: &RoomId,
    timeline: &Timeline,
    (since, before, mark): (&str, Timestamp, &str),
    retries: &mut Retries,
) -> Result<(Vec<Raw<AnySyncTimelineEvent>>, Timestamp), DeskError> {
    let me = &bot.front.me;
    let left = leaving::left(bot, room).await?;
    let (heard, at) = match &left {
        Some(left) => (left.mark.clone(), left.at),
        None => (since.to_owned(), before),
    };
    let place = names::place(&Spot::room(room));
    let server = bot.community(room);
    let cause = CauseId::new("menagerie", format_args!("returned-{}-{mark}", place.as_str()));
    let what = EventKind::Returned { server: server.clone(), place: Some(place) };
    let now = bot.services.clock.now();
    bot.services.desk.tell(SystemEvent { cause, at: now, hears_talk: true, what }).await?;
    bot.front.mutes.forget(room);
    bot.services.wakes.wake(Wake::Server(server.as_str().to_owned()));

    let events = &timeline.events;
    let came_in = events.iter().rposition(|event| is_own_arrival(event, me)).unwrap_or(0);
    let mut missed = events[..came_in].to_vec();
    let went = missed.iter().rposition(|event| is_own_departure(event, me));
    match (went, timeline.prev_batch.clone().filter(|_| timeline.limited)) {
        // Everything before that was heard.
        (Some(went), _) if left.is_some() => {
            missed.drain(..=went);
        }
        (None, Some(from)) => {
            let gap = Gap { room: room.to_owned(), from, since: heard, before: at };
            let mut all = gaps::close(bot, gap, retries).await?;
            let went = all.iter().rposition(|event| is_own_departure(event, me));
            if let Some(went) = went.filter(|_| left.is_some()) {
                all.drain(..=went);
            }
            all.append(&mut missed);
            missed = all;
        }
        _ => missed.retain(|event| written_at(event) >= Some(at.0)),
    }
    Ok((missed, at))
}

/// When an event was written, in unix seconds, as its homeserver says.
fn written_at(event: &Raw<AnySyncTimelineEvent>) -> Option<i64> {
    event.get_field::<i64>("origin_server_ts").ok().flatten().map(|at| at / 1_000)
}

/// Whether an event is the bot's own removal.
fn is_own_departure(event: &Raw<AnySyncTimelineEvent>, me: &UserId) -> bool {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(
        member,
    )))) = event.deserialize()
    else {
        return false;
    };
    member.state_key == *me
        && matches!(member.content.membership, MembershipState::Leave | MembershipState::Ban)
}
