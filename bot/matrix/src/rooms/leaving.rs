//! The position in rooms that removed the bot, so that it reads on from there after its return.

use crate::bot::Bot;
use crate::names;
use menagerie_core::Timestamp;
use menagerie_store::StoreError;
use ruma::{RoomId, UserId};

/// The position in a room at the bot's removal, and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The token up to which everything was heard.
    pub mark: String,
    /// When.
    pub at: Timestamp,
}

/// The name under which the store remembers it.
fn name(me: &UserId, room: &RoomId) -> String {
    format!("left {me} {room}")
}

/// The bot was removed from a room, after it had heard everything up to `mark`.
///
/// # Errors
/// When the database cannot be written.
pub async fn note_left(
    bot: &Bot,
    room: &RoomId,
    mark: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    let store = &bot.services.store;
    let name = name(&bot.front.me, room);
    // A removal that is heard again was noted before.
    if store.remembered(names::NETWORK, &name).await?.is_some() {
        return Ok(());
    }
    store.remember(names::NETWORK, &name, &serde_json::json!([mark, at.0]).to_string()).await
}

/// The position in a room, if the bot was removed from it.
///
/// # Errors
/// When the database cannot be read.
pub async fn left(bot: &Bot, room: &RoomId) -> Result<Option<Left>, StoreError> {
    let name = name(&bot.front.me, room);
    let remembered = bot.services.store.remembered(names::NETWORK, &name).await?;
    Ok(remembered.as_deref().and_then(read))
}

/// The messages from the time outside of a room were acted on.
///
/// # Errors
/// When the database cannot be read or written.
pub async fn is_read(bot: &Bot, room: &RoomId) -> Result<(), StoreError> {
    let (store, name) = (&bot.services.store, name(&bot.front.me, room));
    match store.remembered(names::NETWORK, &name).await? {
        Some(value) => store.forget_remembered(names::NETWORK, &name, &value).await,
        None => Ok(()),
    }
}

fn read(value: &str) -> Option<Left> {
    let (mark, at) = serde_json::from_str(value).ok()?;
    Some(Left { mark, at: Timestamp(at) })
}
