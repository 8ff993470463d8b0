//! Joining and leaving rooms: who may invite the bot, encrypted rooms that it cannot read, and
//! rooms that were closed and replaced.

use crate::bot::Bot;
use crate::homeserver::fault::Fault;
use crate::homeserver::retry::with_retries;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::Letter;
use crate::rooms::greeting;
use crate::rooms::leaving;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Server, message};
use menagerie_store::StoreError;
use ruma::api::client::alias::get_alias;
use ruma::api::client::membership::{join_room_by_id_or_alias, leave_room};
use ruma::api::client::sync::sync_events::v3::{InvitedRoom, JoinedRoom, State};
use ruma::events::room::member::{MembershipState, OriginalSyncRoomMemberEvent};
use ruma::events::{
    AnyStrippedStateEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncStateEvent,
};
use ruma::serde::Raw;
use ruma::{OwnedRoomId, OwnedUserId, RoomAliasId, RoomId, RoomOrAliasId, UserId};
use std::collections::HashSet;
use std::time::Duration;

/// How long an invitation is tried.
const LONGEST: Duration = Duration::from_hours(1);
/// How long it is tried to look up which room has replaced which.
const TIMEOUT: Duration = Duration::from_mins(1);

/// Whether an event is the bot's own arrival in a room.
pub fn is_own_arrival(event: &Raw<AnySyncTimelineEvent>, me: &UserId) -> bool {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(
        member,
    )))) = event.deserialize()
    else {
        return false;
    };
    // A changed display name is reported like an arrival.
    let was_in = member.unsigned.prev_content.as_ref();
    let was_in = was_in.is_some_and(|before| before.membership == MembershipState::Join);
    member.state_key == *me && member.content.membership == MembershipState::Join && !was_in
}

/// The room that replaces a closed one, if the event names it.
pub fn successor(event: &Raw<AnySyncTimelineEvent>) -> Option<OwnedRoomId> {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(
        SyncStateEvent::Original(closed),
    ))) = event.deserialize()
    else {
        return None;
    };
    Some(closed.content.replacement_room)
}

/// Whether an event turns on a room's encryption.
pub fn is_encryption(event: &Raw<AnySyncTimelineEvent>) -> bool {
    matches!(
        event.deserialize(),
        Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomEncryption(_)))
    )
}

/// Whether an event is about somebody's membership.
pub fn is_of_members(event: &Raw<AnySyncTimelineEvent>) -> bool {
    event.get_field::<String>("type").ok().flatten().is_some_and(|kind| kind == "m.room.member")
}

/// The events in the news of a room that say something of its state.
fn kinds(news: &JoinedRoom) -> impl Iterator<Item = String> {
    let states = match &news.state {
        State::Before(state) => &*state.events,
        State::After(state) => &*state.events,
        _ => &[],
    };
    let kind = |event: Result<Option<String>, serde_json::Error>| event.ok().flatten();
    let states = states.iter().map(|event| event.get_field("type"));
    let events = news.timeline.events.iter().map(|event| event.get_field("type"));
    states.chain(events).filter_map(kind)
}

/// Whether the news of a room says that it is encrypted.
fn turns_encryption_on(news: &JoinedRoom) -> bool {
    kinds(news).any(|kind| kind == "m.room.encryption")
}

/// Whether the news of a room says that it is encrypted, or who may read there.
pub fn changes_readers(news: &JoinedRoom) -> bool {
    let kinds_of_both = ["m.room.encryption", "m.room.history_visibility"];
    kinds(news).any(|kind| kinds_of_both.contains(&&*kind))
}

/// Whether the bot has to leave a room, because it cannot read the encrypted messages there.
pub async fn is_closed(bot: &Bot, room: &RoomId, news: &JoinedRoom) -> bool {
    // Encryption is never turned off again. The news of it may be from before the bot came in.
    turns_encryption_on(news) && bot.front.is_closed_to_us(room).await.unwrap_or(true)
}

/// Tells the room that the bot cannot read it, and leaves. `mark` tells this time from another one.
///
/// # Errors
/// When the database cannot be written.
pub async fn leave_sealed(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    let front = &bot.front;
    bot.undescribed.give_up(room).await;
    let language = front.language(Some(&bot.community(room))).await;
    let words = front.words(&message!("matrix-encrypted"), language).await;
    let letter = Letter { words, ..Letter::default() };
    let key = format!("{}-sealed-{room}-{mark}", front.store.instance);
    if let Err(fault) = front.send(&Spot::room(room), &key, &letter).await {
        tracing::warn!(%fault, "that a room cannot be read could not be said there");
    }
    leave(bot, room).await;
    gone(bot, room, mark).await
}

async fn leave(bot: &Bot, room: &RoomId) {
    let left = bot.front.client.ask(leave_room::v3::Request::new(room.to_owned())).await;
    if let Err(fault) = left {
        tracing::warn!(%fault, "a room could not be left");
    }
}

/// The bot is out of a room. `mark` tells this time from another one.
///
/// # Errors
/// When the database cannot be written.
pub async fn left(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    tracing::info!("we are in a room no more");
    let now = bot.services.clock.now();
    leaving::note_left(bot, room, mark, now).await?;
    gone(bot, room, mark).await
}

async fn gone(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    let front = &bot.front;
    front.directs.forget(&front.client, &front.me, room).await;
    if !bot.is_continued(room) {
        let now = bot.services.clock.now();
        bot.services.store.departed(&bot.community(room), now).await?;
    }
    bot.lost(room, mark).await
}

/// Finds rooms that removed the bot during an absence. `joined` has every room that the bot is in.
///
/// # Errors
/// When the database cannot be read or written.
pub async fn compare(bot: &Bot, joined: impl Iterator<Item = &RoomId>) -> Result<(), StoreError> {
    let ours: HashSet<Server> = joined.map(|room| bot.community(room)).collect();
    let store = &bot.services.store;
    for community in store.communities_on(names::NETWORK).await? {
        if !ours.contains(&community) {
            store.departed(&community, bot.services.clock.now()).await?;
        }
    }
    Ok(())
}

/// An encrypted event came. Any user can send what looks like one, so the room's state tells
/// whether the room is encrypted.
///
/// # Errors
/// When the database cannot be written.
pub async fn unread(bot: &Bot, room: &RoomId, mark: &str) -> Result<(), DeskError> {
    match bot.front.is_encrypted(room).await {
        Ok(true) => leave_sealed(bot, room, mark).await,
        Ok(false) => Ok(()),
        Err(fault) => {
            tracing::warn!(%fault, "whether a room is encrypted could not be looked up");
            Ok(())
        }
    }
}

/// Somebody has left a room or come into it. It may not be a direct room any more.
pub async fn noticed(bot: &Bot, room: &RoomId, event: &Raw<AnySyncTimelineEvent>) {
    let Ok(AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(
        member,
    )))) = event.deserialize()
    else {
        return;
    };
    let front = &bot.front;
    let Some(other) = front.directs.other_in(room).await else {
        return presence(bot, room, &member).await;
    };
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

/// A player has left a room in which they may play, or come back.
async fn presence(bot: &Bot, room: &RoomId, member: &OriginalSyncRoomMemberEvent) {
    let is_there = match member.content.membership {
        MembershipState::Join => true,
        MembershipState::Leave | MembershipState::Ban => false,
        _ => return,
    };
    let (player, server) = (names::player(&member.state_key), bot.community(room));
    match bot.services.store.plays_in(&player, &server).await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => return tracing::error!(%error, "who has left could not be looked up"),
    }
    let cause = CauseId::new("menagerie", format_args!("presence-{}", member.event_id));
    let what = EventKind::Presence { player, server, is_there };
    let at = bot.services.clock.now();
    let noted = bot.services.desk.tell(SystemEvent { cause, at, hears_talk: true, what }).await;
    if let Err(error) = noted {
        tracing::error!(%error, "that a player has left was not noted");
    }
}

/// A room was closed and replaced. The bot follows, and so do its games.
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
        return Ok(());
    }
    succeed(bot, new).await
}

/// A room that names the one before it continues that community, if the old room names it as well.
/// Otherwise any user could take over the rooms of others, from either side.
///
/// # Errors
/// When the database cannot be written.
async fn succeed(bot: &Bot, new: &RoomId) -> Result<(), DeskError> {
    let front = &bot.front;
    let before = with_retries(TIMEOUT, || front.predecessor(new)).await;
    let Ok(Some(old)) = before else { return Ok(()) };
    match with_retries(TIMEOUT, || front.successor(&old)).await {
        Ok(Some(named)) if named == new => {}
        _ => return Ok(()),
    }
    bot.succeeds(new, &old).await?;
    bot.lost(&old, "closed").await
}

/// An invitation, as far as it is reported.
#[derive(Clone)]
struct Invitation {
    room: OwnedRoomId,
    inviter: OwnedUserId,
    is_direct: bool,
}

/// Joins a room, if the inviting user may ask for that.
///
/// # Errors
/// When the database cannot be written.
pub async fn invited(bot: &Bot, room: &RoomId, invitation: &InvitedRoom) -> Result<(), DeskError> {
    let me = &bot.front.me;
    let mut inviter: Option<(OwnedUserId, bool)> = None;
    for event in &invitation.invite_state.events {
        if let Ok(AnyStrippedStateEvent::RoomMember(member)) = event.deserialize()
            && member.state_key == *me
        {
            inviter = Some((member.sender, member.content.is_direct.unwrap_or(false)));
        }
    }
    let Some((inviter, is_direct)) = inviter else { return Ok(()) };
    let may_invite = bot.servers.iter().any(|server| server == inviter.server_name());
    if !may_invite && !is_named(bot, room).await {
        tracing::info!(%inviter, "an invitation is declined: MATRIX_SERVERS does not name their homeserver");
        leave(bot, room).await;
        return Ok(());
    }
    let invitation = Invitation { room: room.to_owned(), inviter, is_direct };
    match accept(bot, &invitation).await? {
        Ok(()) => {}
        // The homeserver does not report it again. Other news is heard meanwhile.
        Err(fault) => {
            tracing::warn!(%fault, "an invitation is taken up later");
            let its_bot = bot.clone();
            bot.answering(async move { accept_later(&its_bot, &invitation).await });
        }
    }
    Ok(())
}

/// Whether the operator has named this room. The homeserver tells which room has an alias, because
/// any user can write one into an invitation.
async fn is_named(bot: &Bot, room: &RoomId) -> bool {
    for name in &bot.rooms {
        let is_it = match RoomAliasId::parse(name) {
            Ok(alias) => {
                let request = get_alias::v3::Request::new(alias);
                let found = bot.front.client.ask(request).await;
                found.is_ok_and(|found| found.room_id == room)
            }
            Err(_) => name == room.as_str(),
        };
        if is_it {
            return true;
        }
    }
    false
}

/// Accepts an invitation. The inner error may pass.
async fn accept(bot: &Bot, invitation: &Invitation) -> Result<Result<(), Fault>, DeskError> {
    let front = &bot.front;
    let Invitation { room, inviter, is_direct } = invitation;
    let request = join_room_by_id_or_alias::v3::Request::new(room.clone().into());
    match front.client.ask(request).await {
        Ok(_) => {
            tracing::info!(%inviter, is_direct, "came into a room");
            // A room that the bot cannot read is left as soon as its encryption is known.
            if !front.is_closed_to_us(room).await.unwrap_or(false) {
                bot.undescribed.add(room);
                greeting::greet(bot, room).await;
            }
        }
        Err(fault @ (Fault::Later(_) | Fault::Limited(_))) => return Ok(Err(fault)),
        Err(fault) => {
            tracing::warn!(%fault, "an invitation cannot be taken up");
            leave(bot, room).await;
            return Ok(Ok(()));
        }
    }
    // Clients also mark rooms with several people as direct. Then others would read messages for
    // one.
    if *is_direct
        && front.is_of_two(room, inviter).await.unwrap_or(false)
        && !front.is_closed_to_us(room).await.unwrap_or(true)
    {
        front.directs.add(&front.client, &front.me, inviter, room).await;
    }
    succeed(bot, room).await.map(Ok)
}

async fn accept_later(bot: &Bot, invitation: &Invitation) {
    // One at a time, because the homeserver's rate limit is for all of them.
    let _turn = bot.coming_in.lock().await;
    let tried = with_retries(LONGEST, || async {
        accept(bot, invitation).await.unwrap_or_else(|error| Err(Fault::Later(error.to_string())))
    });
    if let Err(fault) = tried.await {
        tracing::warn!(%fault, "an invitation was not taken up: it has to come again");
    }
}

/// Joins the rooms that the operator has named, if everybody may.
pub async fn enter_named(bot: &Bot) {
    for name in &bot.rooms {
        let Ok(room) = RoomOrAliasId::parse(name) else { continue };
        let request = join_room_by_id_or_alias::v3::Request::new(room);
        match bot.front.client.ask(request).await {
            Ok(entered) => greeting::greet(bot, &entered.room_id).await,
            Err(fault) => {
                tracing::warn!(%fault, room = name, "a room of MATRIX_ROOMS could not be entered; an invitation to it is accepted");
            }
        }
    }
}
