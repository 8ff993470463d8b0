//! The queue of rooms in which the commands may have to be described.

use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId};
use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The queue of rooms.
#[derive(Debug, Default)]
pub struct Rooms {
    waiting: Mutex<BTreeSet<OwnedRoomId>>,
    filled: Notify,
    /// The rooms that the bot is about to leave.
    given_up: Mutex<BTreeSet<OwnedRoomId>>,
    /// Held while a description is sent to a room.
    describing: tokio::sync::Mutex<()>,
}

impl Rooms {
    /// The bot has come into a room, or its rights there have changed.
    pub fn add(&self, room: &RoomId) {
        lock(&self.given_up).remove(room);
        lock(&self.waiting).insert(room.to_owned());
        self.filled.notify_one();
    }

    /// The bot leaves a room. No description is sent there any more, and none is under way.
    pub async fn give_up(&self, room: &RoomId) {
        lock(&self.waiting).remove(room);
        lock(&self.given_up).insert(room.to_owned());
        drop(self.describing.lock().await);
    }

    /// Sends something to a room, unless the bot leaves it.
    pub async fn unless_given_up<T>(
        &self,
        room: &RoomId,
        describe: impl Future<Output = T>,
    ) -> Option<T> {
        let _turn = self.describing.lock().await;
        if lock(&self.given_up).contains(room) {
            return None;
        }
        Some(describe.await)
    }

    /// Waits for the next room.
    pub async fn next(&self) -> OwnedRoomId {
        loop {
            let next = lock(&self.waiting).pop_first();
            match next {
                Some(room) => return room,
                None => self.filled.notified().await,
            }
        }
    }
}

fn lock(rooms: &Mutex<BTreeSet<OwnedRoomId>>) -> MutexGuard<'_, BTreeSet<OwnedRoomId>> {
    rooms.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether an event changes the rights in a room.
pub fn changes_powers(event: &Raw<AnySyncTimelineEvent>) -> bool {
    let kind = event.get_field::<String>("type").ok().flatten();
    kind.is_some_and(|kind| kind == "m.room.power_levels")
}
