//! Look-ups on the homeserver that are needed to understand a message, such as the members of its room.

use crate::bot::{Bot, Origin};
use crate::homeserver::fault::Fault;
use crate::homeserver::retry::with_retries;
use crate::messages::written::Written;
use crate::names;
use crate::names::{Member, Spot};
use crate::posting::own_messages::Own;
use menagerie_core::model::request::{Opponent, Presence};
use ruma::events::room::member::MembershipState;
use ruma::{EventId, OwnedEventId, OwnedUserId, RoomId};
use std::time::Duration;

/// How long such a look-up is tried. The message is not heard again.
const UNTIL_LEARNED: Duration = Duration::from_mins(1);

/// A message, if it is the bot's own. If the look-up fails for long, it counts as nobody's.
pub async fn own(bot: &Bot, room: &RoomId, event: &OwnedEventId) -> Option<Own> {
    match with_retries(UNTIL_LEARNED, || bot.front.own(room, event)).await {
        Ok(own) => own,
        Err(fault) => {
            tracing::warn!(%fault, "what an answer is to could not be looked at");
            None
        }
    }
}

/// A member's message in its first version.
pub async fn written(bot: &Bot, room: &RoomId, event: &EventId) -> Option<Written> {
    match with_retries(UNTIL_LEARNED, || bot.front.written(room, event)).await {
        Ok(written) => written,
        Err(fault) => {
            tracing::warn!(%fault, "what was edited could not be looked at");
            None
        }
    }
}

/// The bot's last message in a place.
pub async fn last_message(bot: &Bot, spot: &Spot) -> Option<Own> {
    with_retries(UNTIL_LEARNED, || bot.front.last_message(spot)).await.unwrap_or_default()
}

/// The members of the room of a message. None, if the look-up fails.
pub async fn members(bot: &Bot, origin: &Origin) -> Vec<Member> {
    match with_retries(UNTIL_LEARNED, || bot.front.members(&origin.spot.room)).await {
        Ok(members) => members,
        Err(fault) => {
            tracing::warn!(%fault, "who is in a room could not be looked up");
            Vec::new()
        }
    }
}

/// A named user, with what the room knows of them.
pub async fn person(bot: &Bot, origin: &Origin, user: OwnedUserId) -> Opponent {
    let presence = if user == bot.front.me {
        Presence::Ourselves
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
