//! The rooms that are to be looked at, whether our commands may be described there.

use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;

/// The rooms that are to be looked at.
#[derive(Debug, Default)]
pub struct Rooms {
    waiting: Mutex<BTreeSet<OwnedRoomId>>,
    filled: Notify,
}

impl Rooms {
    /// In a room something has changed that matters for that: we have come in, or may do more.
    pub fn add(&self, room: &RoomId) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(room.to_owned());
        self.filled.notify_one();
    }

    /// The next one, as soon as there is one.
    pub async fn next(&self) -> OwnedRoomId {
        loop {
            let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_first();
            match next {
                Some(room) => return room,
                None => self.filled.notified().await,
            }
        }
    }
}

/// Whether an event is that people may do more in a room, or less.
pub fn changes_powers(event: &Raw<AnySyncTimelineEvent>) -> bool {
    let kind = event.get_field::<String>("type").ok().flatten();
    kind.is_some_and(|kind| kind == "m.room.power_levels")
}
