//! Messages whose key has not come yet. They are kept, with the time at which they were written.

use crate::bot::Bot;
use crate::names;
use menagerie_core::Timestamp;
use menagerie_store::StoreError;
use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, OwnedUserId, RoomId, UserId};
use serde::{Deserialize, Serialize};

/// How many messages wait at most, of one sender and of all.
const MOST_OF_ONE: usize = 50;
const MOST: usize = 1_000;

/// A message that waits for its key.
#[derive(Serialize, Deserialize)]
pub struct Late {
    /// Its room.
    pub room: OwnedRoomId,
    /// Its writer.
    pub sender: OwnedUserId,
    /// The session that the key is of.
    pub session: String,
    /// Whether its sender's app keeps the key from the bot on purpose.
    pub is_withheld: bool,
    /// When it was heard.
    pub heard: i64,
    /// Up to when everything had been heard before.
    pub before: i64,
    /// Whether the room was told.
    pub is_said: bool,
    /// The message itself.
    pub event: Raw<AnySyncTimelineEvent>,
}

/// The prefix under which the store remembers them.
fn prefix(me: &UserId) -> String {
    format!("late {me} ")
}

impl Late {
    /// The event of the message.
    pub fn event_id(&self) -> String {
        self.event.get_field::<String>("event_id").ok().flatten().unwrap_or_default()
    }

    /// The name in the store. The sender stands in it, so that it goes with their data.
    fn name(&self, me: &UserId) -> String {
        format!("{}{} {} {}", prefix(me), self.sender, self.room, self.event_id())
    }

    fn value(&self) -> String {
        // Texts and numbers alone, so this cannot fail. If it did, nothing would wait.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A message that waits, as the store has it.
pub struct Waiting {
    name: String,
    value: String,
    /// The message.
    pub late: Late,
}

impl Waiting {
    /// Nobody waits for it any more.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget(&self, bot: &Bot) -> Result<(), StoreError> {
        bot.services.store.forget_remembered(names::NETWORK, &self.name, &self.value).await
    }

    /// The room was told that it waits.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn was_said(mut self, bot: &Bot) -> Result<(), StoreError> {
        self.late.is_said = true;
        let value = self.late.value();
        bot.services.store.remember(names::NETWORK, &self.name, &value).await
    }
}

/// All that waits, in the order in which it was written.
///
/// # Errors
/// When the database cannot be read.
pub async fn waiting(bot: &Bot) -> Result<Vec<Waiting>, StoreError> {
    let prefix = prefix(&bot.front.me);
    let known = bot.services.store.all_remembered(names::NETWORK, &prefix).await?;
    let read = known.into_iter().filter_map(|(name, value)| {
        let late = serde_json::from_str(&value).ok()?;
        Some(Waiting { name: format!("{prefix}{name}"), value, late })
    });
    let mut waiting: Vec<Waiting> = read.collect();
    waiting.sort_by_key(|it| it.late.event.get_field::<i64>("origin_server_ts").ok().flatten());
    Ok(waiting)
}

/// A message has come without its key.
///
/// # Errors
/// When that cannot be stored.
pub async fn wait(
    bot: &Bot,
    room: &RoomId,
    event: &Raw<AnySyncTimelineEvent>,
    session: String,
    is_withheld: bool,
    before: Timestamp,
) -> Result<(), StoreError> {
    let Ok(Some(sender)) = event.get_field("sender") else { return Ok(()) };
    if sender == bot.front.me {
        return Ok(());
    }
    let late = Late {
        room: room.to_owned(),
        sender,
        session,
        is_withheld,
        heard: bot.services.clock.now().0,
        before: before.0,
        is_said: false,
        event: event.clone(),
    };
    let name = late.name(&bot.front.me);
    let known = waiting(bot).await?;
    if known.iter().any(|it| it.name == name) {
        return Ok(());
    }
    // The oldest of this sender makes room.
    let mut own = known.iter().filter(|it| it.late.sender == late.sender);
    if own.clone().count() >= MOST_OF_ONE
        && let Some(oldest) = own.next()
    {
        oldest.forget(bot).await?;
    } else if known.len() >= MOST {
        return Ok(());
    }
    let is_asked = known.iter().any(|it| it.late.session == late.session);
    if let Some(encryption) = bot.front.encryption().filter(|_| !is_asked) {
        encryption.ask_for_key(room, event).await;
    }
    bot.late_keys.are_missed(true);
    bot.services.store.remember(names::NETWORK, &name, &late.value()).await
}

/// Somebody has written again what could not be read, as the room was asked to. What waits of them there does not
/// count any more, or it would be done twice.
///
/// # Errors
/// When the database cannot be written.
pub async fn written_again(bot: &Bot, room: &RoomId, sender: &UserId) -> Result<(), StoreError> {
    if !bot.late_keys.are_open() {
        return Ok(());
    }
    for it in waiting(bot).await? {
        if it.late.is_said && it.late.room == room && it.late.sender == sender {
            it.forget(bot).await?;
        }
    }
    Ok(())
}
