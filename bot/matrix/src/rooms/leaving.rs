//! Where we had come to in rooms that we had to leave: it is read on from there when we are back.

use crate::bot::Bot;
use crate::names;
use menagerie_core::Timestamp;
use menagerie_store::StoreError;
use ruma::{RoomId, UserId};

/// Where we had come to in a room when we had to go, and when that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Up to where we have heard.
    pub mark: String,
    /// When.
    pub at: Timestamp,
}

/// Under which name it is remembered.
fn name(me: &UserId, room: &RoomId) -> String {
    format!("left {me} {room}")
}

/// We had to leave a room, having heard everything up to `mark`.
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
    // What is heard again was noted.
    if store.remembered(names::NETWORK, &name).await?.is_some() {
        return Ok(());
    }
    store.remember(names::NETWORK, &name, &serde_json::json!([mark, at.0]).to_string()).await
}

/// Where we had come to in a room, if we had to leave it.
///
/// # Errors
/// When the database cannot be read.
pub async fn left(bot: &Bot, room: &RoomId) -> Result<Option<Left>, StoreError> {
    let name = name(&bot.front.me, room);
    let remembered = bot.services.store.remembered(names::NETWORK, &name).await?;
    Ok(remembered.as_deref().and_then(read))
}

/// What was written while we were out of a room is acted on.
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
