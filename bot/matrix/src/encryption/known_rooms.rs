//! The facts about encrypted rooms.

use matrix_sdk_crypto::EncryptionSettings;
use ruma::{OwnedRoomId, OwnedUserId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The facts about rooms, so that a message costs no more requests than without encryption.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<OwnedRoomId, Known>>);

/// The facts about a room.
#[derive(Clone, Default)]
pub struct Known {
    /// How often it has changed, so that no answer from before a change is kept.
    pub changes: u64,
    /// Whether and how it is encrypted.
    pub kind: Kind,
    /// The readers there: the members, and the invited people where these may read.
    pub people: Option<Vec<OwnedUserId>>,
}

/// Whether and how a room is encrypted.
#[derive(Clone, Default)]
pub enum Kind {
    /// Nobody has asked yet.
    #[default]
    Unknown,
    /// It is not.
    Open,
    /// It is, like this.
    Encrypted(EncryptionSettings),
}

impl Rooms {
    /// All of it.
    pub fn lock(&self) -> MutexGuard<'_, HashMap<OwnedRoomId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
