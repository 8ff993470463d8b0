//! Rooms in which the bot may not write, and the users who were told so alone: each once, until
//! that changes.

use menagerie_core::PlayerId;
use ruma::{OwnedRoomId, RoomId};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// The users who were told, by room.
#[derive(Debug, Default)]
pub struct Mutes(Mutex<HashMap<OwnedRoomId, HashSet<PlayerId>>>);

impl Mutes {
    /// Whether a user was told already. From now on they count as told.
    pub fn note(&self, room: &RoomId, player: &PlayerId) -> bool {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        !rooms.entry(room.to_owned()).or_default().insert(player.clone())
    }

    /// The rights in a room have changed. Users who have to wait then are told anew.
    pub fn forget(&self, room: &RoomId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(room);
    }
}
