//! Rooms in which we may not write, and who was told so alone: each once, until that changes.

use menagerie_core::PlayerId;
use ruma::{OwnedRoomId, RoomId};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// Who was told of which room.
#[derive(Debug, Default)]
pub struct Mutes(Mutex<HashMap<OwnedRoomId, HashSet<PlayerId>>>);

impl Mutes {
    /// Whether somebody was told already; from now on they were.
    pub fn note(&self, room: &RoomId, player: &PlayerId) -> bool {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        !rooms.entry(room.to_owned()).or_default().insert(player.clone())
    }

    /// Who may do what there has changed: whoever has to wait then is told anew.
    pub fn forget(&self, room: &RoomId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(room);
    }
}
