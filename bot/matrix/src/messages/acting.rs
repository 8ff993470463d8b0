//! The one entry for every event of a room: it calls the code for the event's kind.

use crate::bot::Bot;
use crate::command_descriptions::undescribed;
use crate::encryption::Opened;
use crate::homeserver::fault::Fault;
use crate::messages::written::{Heard, heard};
use crate::messages::{edits, late_keys, message_handler};
use crate::posting::matrix_front::is_sealed;
use crate::rooms::joining;
use menagerie_chat::deliver::Wake;
use menagerie_chat::desk::DeskError;
use menagerie_core::Timestamp;
use menagerie_store::StoreError;
use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedUserId, RoomId};

/// Acts on an event. An event that was acted on before changes nothing. No message counts as
/// written before `before`, when the homeserver had no more news. `mark` tells this time from
/// another one.
///
/// # Errors
/// When nothing was stored. The event can be handled again.
pub async fn act(
    bot: &Bot,
    room: &RoomId,
    event: &Raw<AnySyncTimelineEvent>,
    before: Timestamp,
    mark: &str,
) -> Result<(), DeskError> {
    if undescribed::changes_powers(event) {
        bot.undescribed.add(room);
        // A text that was refused there may be allowed now.
        bot.front.mutes.forget(room);
        bot.services.wakes.wake(Wake::Server(bot.community(room).as_str().to_owned()));
    }
    let Some(encryption) = bot.front.encryption().filter(|_| is_sealed(event)) else {
        return act_on(bot, room, event, before, mark).await;
    };
    match encryption.read(room, event).await.map_err(unread)? {
        Opened::Read(opened) => {
            if let Ok(Some(sender)) = opened.get_field::<OwnedUserId>("sender") {
                late_keys::written_again(bot, room, &sender).await?;
            }
            act_on(bot, room, &opened, before, mark).await
        }
        Opened::NoKey { session, is_withheld } => {
            late_keys::wait(bot, room, event, session, is_withheld, before).await?;
            Ok(())
        }
        Opened::Never(why) => {
            tracing::warn!(why, "a sealed message is left alone");
            Ok(())
        }
    }
}

/// Acts on a sealed event whose key may have come. Returns whether it could be read, or never can.
///
/// # Errors
/// When nothing was stored. The event can be handled again.
pub async fn read(
    bot: &Bot,
    room: &RoomId,
    event: &Raw<AnySyncTimelineEvent>,
    before: Timestamp,
    mark: &str,
) -> Result<bool, DeskError> {
    let Some(encryption) = bot.front.encryption() else { return Ok(false) };
    match encryption.read(room, event).await.map_err(unread)? {
        Opened::Read(opened) => act_on(bot, room, &opened, before, mark).await.map(|()| true),
        Opened::NoKey { .. } => Ok(false),
        Opened::Never(_) => Ok(true),
    }
}

/// The keys could not be read or written now.
fn unread(fault: Fault) -> DeskError {
    tracing::debug!(%fault, "a sealed message could not be opened now");
    DeskError::Store(StoreError::late())
}

async fn act_on(
    bot: &Bot,
    room: &RoomId,
    event: &Raw<AnySyncTimelineEvent>,
    before: Timestamp,
    mark: &str,
) -> Result<(), DeskError> {
    let acted = match heard(room, &bot.front.me, event) {
        Some(Heard::Written(written)) => message_handler::hear(bot, &written, before).await,
        Some(Heard::Edited(edited)) => edits::correct(bot, room, *edited, before).await,
        Some(Heard::Reacted(reacted)) => message_handler::react(bot, room, &reacted, before).await,
        Some(Heard::Sealed) => joining::unread(bot, room, mark).await,
        None => match joining::successor(event) {
            Some(next) => joining::follow(bot, room, &next).await,
            None => {
                joining::noticed(bot, room, event).await;
                Ok(())
            }
        },
    };
    unless_unreadable(acted)
}

/// An event that can never be decided must not stop all others.
///
/// # Errors
/// When nothing was stored. The event can be handled again.
pub fn unless_unreadable(acted: Result<(), DeskError>) -> Result<(), DeskError> {
    match acted {
        Err(DeskError::Store(StoreError::Unreadable(why))) => {
            tracing::error!(why, "what was heard is left alone");
            Ok(())
        }
        acted => acted,
    }
}
