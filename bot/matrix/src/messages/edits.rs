//! Edits of messages. An edit tells neither the thread of its message nor whether that was a
//! command. So the message is looked up again, if that can matter.

use crate::bot::Bot;
use crate::messages::lookups;
use crate::messages::meaning::{Circumstances, Meaning, meaning};
use crate::messages::message_handler;
use crate::messages::written::{Edited, Written};
use crate::names;
use menagerie_chat::desk::DeskError;
use menagerie_core::Timestamp;
use menagerie_core::model::CommandName;
use menagerie_core::play::types::Before;
use ruma::RoomId;

/// Reads the edited message again, if it may be a correction of a move. No message counts as
/// written before `since`.
///
/// # Errors
/// When nothing was stored. The edit can be handled again.
pub async fn correct(
    bot: &Bot,
    room: &RoomId,
    edited: Edited,
    since: Timestamp,
) -> Result<(), DeskError> {
    let Edited { original, now } = edited;
    let is_known = bot.services.store.has_acted_on(&names::cause(original.as_str())).await?;
    // A message that was not acted on was talk, unless it was a command to move.
    if !is_known && !is_command(bot, room, &now).await {
        return Ok(());
    }
    let Some(first) = lookups::written(bot, room, &original).await else { return Ok(()) };
    // Any user can send an event that names another user's message.
    if first.sender != now.sender {
        return Ok(());
    }
    let was_command = is_command(bot, room, &first).await;
    if !is_known && !was_command {
        return Ok(());
    }
    let edit = now.edit.map(|mut edit| {
        if was_command {
            edit.before = Before::Asked(first.at);
        }
        edit
    });
    let (body, mentions, pills, form) = (now.body, now.mentions, now.pills, now.form);
    let written = Written { body, mentions, pills, form, edit, ..first };
    message_handler::hear(bot, &written, since).await
}

/// Whether a message is a command to move, or an unknown command.
async fn is_command(bot: &Bot, room: &RoomId, written: &Written) -> bool {
    let other = bot.front.directs.other_in(room).await;
    let is_alone = other.is_some_and(|other| other == written.sender);
    // A reply to the bot is read the same way. It is known if it was about a move.
    let language = bot.language_of_author(room, &written.sender, is_alone).await;
    let how = Circumstances { is_alone, to_us: false, language };
    let (meaning, _) = meaning(written, &bot.front.me, how);
    matches!(meaning, Meaning::Ask(CommandName::Move, _) | Meaning::Unknown(_))
}
