//! Coming into rooms and leaving them: who may invite us, what we cannot read, and where a room goes
//! on that was closed.

use super::bot::Bot;
use super::fault::Fault;
use super::letter::Letter;
use super::names::Spot;
use crate::desk::DeskError;
use crate::game::Text;
use ruma::api::client::membership::{join_room_by_id_or_alias, leave_room};
use ruma::api::client::sync::sync_events::v3::{InvitedRoom, JoinedRoom, State};
use ruma::events::room::member::MembershipState;
use ruma::events::{
    AnyStrippedStateEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncStateEvent,
};
use ruma::serde::Raw;
use ruma::{OwnedRoomId, OwnedUserId, RoomId, RoomOrAliasId, UserId};

/// What is said in a room that we cannot read.
fn unreadable() -> Text {
    Text::from(
        "This room is encrypted, and I cannot read what is written here, so I leave. Invite me to a room without encryption: the games that were played here go on there.",
    )
}

/// Whether an event of a room is that we have come in.
pub fn is_own_arrival(event: &Raw<AnySyncTimelineEvent>, me: &UserId) -> bool {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(
        member,
    )))) = event.deserialize()
    else {
        return false;
    };
    // Who changes a name is told as if they came in again.
    let was_in = member.unsigned.prev_content.as_ref();
    let was_in = was_in.is_some_and(|before| before.membership == MembershipState::Join);
    member.state_key == *me && member.content.membership == MembershipState::Join && !was_in
}

/// The room in which one goes on that was closed, if an event says so.
pub fn successor(event: &Raw<AnySyncTimelineEvent>) -> Option<OwnedRoomId> {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(
        SyncStateEvent::Original(closed),
    ))) = event.deserialize()
    else {
        return None;
    };
    Some(closed.content.replacement_room)
}

/// Whether a room is encrypted from now on, as far as that is told.
pub async fn is_sealed(bot: &Bot, room: &RoomId, news: &JoinedRoom) -> bool {
    let is_encryption = |event: &Raw<AnySyncStateEvent>| {
        matches!(event.deserialize(), Ok(AnySyncStateEvent::RoomEncryption(_)))
    };
    let states = match &news.state {
        State::Before(state) => &state.events,
        State::After(state) => &state.events,
        _ => return false,
    };
    let in_timeline = news.timeline.events.iter().any(|event| {
        matches!(
            event.deserialize(),
            Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomEncryption(_)))
        )
    });
    // It is never taken away again; but we may have heard of it before we were in.
    (in_timeline || states.iter().any(is_encryption))
        && bot.front.is_encrypted(room).await.unwrap_or(true)
}

/// Says that we cannot read what is written, and leaves. `mark` tells this time from another one.
///
/// # Errors
/// When the database cannot be written.
pub async fn leave_sealed(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    let front = &bot.front;
    let words = front.words(&unreadable()).await;
    let letter = Letter { words, ..Letter::default() };
    let key = format!("{}-sealed-{room}-{mark}", front.store.instance);
    if let Err(fault) = front.send(&Spot::room(room), &key, &letter).await {
        tracing::warn!(%fault, "that a room cannot be read could not be said there");
    }
    leave(bot, room).await;
    front.directs.forget(&front.client, &front.me, room).await;
    bot.lost(room, mark).await
}

async fn leave(bot: &Bot, room: &RoomId) {
    let left = bot.front.client.ask(leave_room::v3::Request::new(room.to_owned())).await;
    if let Err(fault) = left {
        tracing::warn!(%fault, "a room could not be left");
    }
}

/// We are in a room no more. `mark` tells this time from another one.
///
/// # Errors
/// When the database cannot be written.
pub async fn left(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    tracing::info!("we are in a room no more");
    let front = &bot.front;
    front.directs.forget(&front.client, &front.me, room).await;
    bot.lost(room, mark).await
}

/// Somebody has left a room, or come into it: it may not be one of two any more.
pub async fn noticed(bot: &Bot, room: &RoomId, event: &Raw<AnySyncTimelineEvent>) {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(
        member,
    )))) = event.deserialize()
    else {
        return;
    };
    let front = &bot.front;
    let Some(other) = front.directs.other_in(room).await else { return };
    let is_gone = member.state_key == other
        && matches!(member.content.membership, MembershipState::Leave | MembershipState::Ban);
    let is_third = member.state_key != other
        && member.state_key != front.me
        && member.content.membership == MembershipState::Join;
    if is_gone || is_third {
        front.directs.forget(&front.client, &front.me, room).await;
    }
    if is_gone {
        leave(bot, room).await;
    }
}

/// A room was closed and goes on as another one: we follow, and so do its games.
///
/// # Errors
/// When the database cannot be written.
pub async fn follow(bot: &Bot, old: &RoomId, new: &RoomId) -> Result<(), DeskError> {
    if new == old {
        return Ok(());
    }
    let request = join_room_by_id_or_alias::v3::Request::new(new.to_owned().into());
    if let Err(fault) = bot.front.client.ask(request).await {
        tracing::warn!(%fault, "a room could not be followed; it waits for an invitation");
    }
    bot.succeeds(new, old).await?;
    bot.lost(old, "closed").await
}

/// Comes into a room, if whoever has invited us may do that.
pub async fn invited(bot: &Bot, room: &RoomId, invitation: &InvitedRoom) {
    let me = &bot.front.me;
    let mut inviter: Option<(OwnedUserId, bool)> = None;
    let mut aliases = Vec::new();
    let mut is_encrypted = false;
    for event in &invitation.invite_state.events {
        match event.deserialize() {
            Ok(AnyStrippedStateEvent::RoomMember(member)) if member.state_key == *me => {
                inviter = Some((member.sender, member.content.is_direct.unwrap_or(false)));
            }
            Ok(AnyStrippedStateEvent::RoomCanonicalAlias(known)) => {
                aliases.extend(known.content.alias.map(|alias| alias.to_string()));
            }
            Ok(AnyStrippedStateEvent::RoomEncryption(_)) => is_encrypted = true,
            _ => {}
        }
    }
    let Some((inviter, is_direct)) = inviter else { return };
    let is_named = bot.rooms.iter().any(|known| *known == room.as_str() || aliases.contains(known));
    let may_invite = bot.servers.iter().any(|server| server == inviter.server_name());
    if !may_invite && !is_named {
        tracing::info!(%inviter, "an invitation is declined: MATRIX_SERVERS does not name their homeserver");
        return leave(bot, room).await;
    }
    let request = join_room_by_id_or_alias::v3::Request::new(room.to_owned().into());
    match bot.front.client.ask(request).await {
        Ok(_) => {
            tracing::info!(%inviter, is_direct, is_encrypted, "came into a room");
            if is_direct && !is_encrypted {
                bot.front.directs.add(&bot.front.client, me, &inviter, room).await;
            }
        }
        // It comes again with what is heard next, as long as it stands.
        Err(fault @ (Fault::Later(_) | Fault::Limited(_))) => {
            tracing::warn!(%fault, "an invitation is taken up later");
        }
        Err(fault) => {
            tracing::warn!(%fault, "an invitation cannot be taken up");
            leave(bot, room).await;
        }
    }
}

/// Comes into the rooms that the operator has named, where everybody may.
pub async fn enter_named(bot: &Bot) {
    for name in &bot.rooms {
        let Ok(room) = RoomOrAliasId::parse(name) else { continue };
        let request = join_room_by_id_or_alias::v3::Request::new(room);
        if let Err(fault) = bot.front.client.ask(request).await {
            tracing::warn!(%fault, room = name, "a room of MATRIX_ROOMS could not be entered; an invitation to it is accepted");
        }
    }
}
