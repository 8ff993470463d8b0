//! The rooms that are to be looked at, whether our commands may be described there.

use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId};
use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The rooms that are to be looked at.
#[derive(Debug, Default)]
pub struct Rooms {
    waiting: Mutex<BTreeSet<OwnedRoomId>>,
    filled: Notify,
    /// Rooms that we are about to leave.
    given_up: Mutex<BTreeSet<OwnedRoomId>>,
    /// Held while something is put into a room.
    describing: tokio::sync::Mutex<()>,
}

impl Rooms {
    /// In a room something has changed that matters for that: we have come in, or may do more.
    pub fn add(&self, room: &RoomId) {
        lock(&self.given_up).remove(room);
        lock(&self.waiting).insert(room.to_owned());
        self.filled.notify_one();
    }

    /// We leave a room: nothing is described there any more, and nothing is under way to it.
    pub async fn give_up(&self, room: &RoomId) {
        lock(&self.waiting).remove(room);
        lock(&self.given_up).insert(room.to_owned());
        drop(self.describing.lock().await);
    }

    /// Puts something into a room, unless we leave it.
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

    /// The next one, as soon as there is one.
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

/// Whether an event is that people may do more in a room, or less.
pub fn changes_powers(event: &Raw<AnySyncTimelineEvent>) -> bool {
    let kind = event.get_field::<String>("type").ok().flatten();
    kind.is_some_and(|kind| kind == "m.room.power_levels")
}
