//! What has to be learned of the homeserver before it is understood what somebody has written.

use crate::bot::{Bot, Origin};
use crate::homeserver::fault::Fault;
use crate::homeserver::retry::patiently;
use crate::messages::written::Written;
use crate::names;
use crate::names::{Member, Spot};
use crate::posting::own_messages::Own;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Opponent, Presence};
use ruma::events::room::member::MembershipState;
use ruma::{EventId, OwnedEventId, OwnedUserId, RoomId};
use std::time::Duration;

/// For how long it is tried to learn what something written needs to be understood: nobody hears it
/// again.
const UNTIL_LEARNED: Duration = Duration::from_mins(1);

/// A message, if it is ours. What cannot be learned for long is nobody's.
pub async fn own(bot: &Bot, room: &RoomId, event: &OwnedEventId) -> Option<Own> {
    match patiently(UNTIL_LEARNED, || bot.front.own(room, event)).await {
        Ok(own) => own,
        Err(fault) => {
            tracing::warn!(%fault, "what an answer is to could not be looked at");
            None
        }
    }
}

/// What somebody has written, as it was at first.
pub async fn written(bot: &Bot, room: &RoomId, event: &EventId) -> Option<Written> {
    match patiently(UNTIL_LEARNED, || bot.front.written(room, event)).await {
        Ok(written) => written,
        Err(fault) => {
            tracing::warn!(%fault, "what was edited could not be looked at");
            None
        }
    }
}

/// The last message of ours in a place.
pub async fn last_message(bot: &Bot, spot: &Spot) -> Option<Own> {
    patiently(UNTIL_LEARNED, || bot.front.last_message(spot)).await.unwrap_or_default()
}

/// Whether what somebody may do in the room matters for a command.
pub fn needs_authority(verb: CommandName) -> bool {
    matches!(
        verb,
        CommandName::Server
            | CommandName::Places
            | CommandName::Variants
            | CommandName::Variant
            | CommandName::Adjudicate
            | CommandName::Freeze
            | CommandName::Thaw
            | CommandName::Problem
    )
}

/// What somebody may do in the room; who cannot be looked up may do the least.
pub async fn authority(bot: &Bot, origin: &Origin) -> Authority {
    let asked = || bot.front.authority(&origin.spot.room, &origin.user);
    match patiently(UNTIL_LEARNED, asked).await {
        Ok(authority) => authority,
        Err(fault) => {
            tracing::warn!(%fault, "what somebody may do could not be looked up");
            Authority::Player
        }
    }
}

/// Who is in the room where something was written; nobody, if that cannot be looked up.
pub async fn members(bot: &Bot, origin: &Origin) -> Vec<Member> {
    match patiently(UNTIL_LEARNED, || bot.front.members(&origin.spot.room)).await {
        Ok(members) => members,
        Err(fault) => {
            tracing::warn!(%fault, "who is in a room could not be looked up");
            Vec::new()
        }
    }
}

/// Somebody who is named, with what the room knows of them.
pub async fn person(bot: &Bot, origin: &Origin, user: OwnedUserId) -> Opponent {
    let presence = if user == bot.front.me {
        Presence::Bot
    } else {
        match bot.front.membership(&origin.spot.room, &user).await {
            Ok(MembershipState::Join) | Err(Fault::Later(_) | Fault::Limited(_)) => {
                Presence::Member
            }
            _ => Presence::Absent,
        }
    };
    Opponent { player: names::player(&user), presence }
}
