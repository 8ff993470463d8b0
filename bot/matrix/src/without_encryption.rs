//! The stand-in for the folder `encryption` in a build without it: there is no device, so encrypted rooms are left.

#![allow(
    dead_code,
    clippy::missing_errors_doc,
    clippy::unused_async,
    reason = "nothing of it ever exists"
)]

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use menagerie_config::Secret;
use menagerie_store::{OperatorError, Store};
use ruma::api::client::sync::sync_events::v3::Response;
use ruma::events::room::MediaSource;
use ruma::events::{AnyMessageLikeEventContent, AnySyncTimelineEvent};
use ruma::serde::Raw;
use ruma::{OwnedMxcUri, OwnedRoomId, RoomId, UserId};
use std::sync::Arc;

/// A device for encrypted rooms, of which there is none.
pub enum Encryption {}

/// The outcome of opening the device: nothing.
pub enum Opening {
    Ready(Box<Encryption>),
    Unknown,
    Lost,
}

/// The outcome of a sealed event.
pub enum Opened {
    Read(Raw<AnySyncTimelineEvent>),
    NoKey { session: String, is_withheld: bool },
    Never(String),
}

/// A key that has come.
pub struct NewKey {
    pub room: OwnedRoomId,
    pub session: String,
}

/// Whether the bot's device is signed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Signing {
    Done,
    NeedsRecovery,
    NeedsPassword,
}

/// The outcome of a recovery.
pub enum Recovery {
    Done,
    WrongKey,
    NothingThere,
}

/// A sealed file, of which there is none.
pub struct Sealed {
    pub text: Vec<u8>,
    never: Encryption,
}

impl Sealed {
    pub fn at(self, _: OwnedMxcUri) -> MediaSource {
        match self.never {}
    }
}

/// Nothing is sealed.
pub fn seal(_: &[u8]) -> Result<Sealed, Fault> {
    Err(Fault::Senseless("this build has no encryption".to_owned()))
}

/// No recovery keys are known.
pub async fn recovery_keys(_: &str) -> Result<Vec<(String, String)>, OperatorError> {
    Ok(Vec::new())
}

impl Encryption {
    pub async fn open(_: &Arc<Client>, _: &Arc<Store>, _: &UserId) -> Result<Opening, Fault> {
        Ok(Opening::Unknown)
    }

    pub async fn hear(&self, _: &Response) -> Result<Vec<NewKey>, Fault> {
        match *self {}
    }

    pub async fn settle(&self) -> Result<(), Fault> {
        match *self {}
    }

    pub async fn back_up(&self) -> Result<(), Fault> {
        match *self {}
    }

    pub fn people_changed(&self, _: &RoomId) {
        match *self {}
    }

    pub fn encryption_changed(&self, _: &RoomId) {
        match *self {}
    }

    pub async fn read(&self, _: &RoomId, _: &Raw<AnySyncTimelineEvent>) -> Result<Opened, Fault> {
        match *self {}
    }

    pub async fn ask_for_key(&self, _: &RoomId, _: &Raw<AnySyncTimelineEvent>) {
        match *self {}
    }

    pub async fn is_on(&self, _: &RoomId) -> Result<bool, Fault> {
        match *self {}
    }

    pub async fn can_read(&self, _: &UserId) -> Result<bool, Fault> {
        match *self {}
    }

    pub async fn seal(
        &self,
        _: &RoomId,
        _: &str,
        _: &Raw<AnyMessageLikeEventContent>,
    ) -> Result<Raw<AnyMessageLikeEventContent>, Fault> {
        match *self {}
    }

    pub async fn sign(&self, _: Option<&(String, Secret)>) -> Result<Signing, Fault> {
        match *self {}
    }

    pub async fn turn_backup_on(&self) -> Result<(), Fault> {
        match *self {}
    }

    pub async fn store_secrets(&self, _: &Store) -> Result<(), Fault> {
        match *self {}
    }

    pub async fn recovery_key(&self, _: &Store) -> Result<Option<Secret>, Fault> {
        match *self {}
    }

    pub async fn recover(&self, _: &Store, _: &Secret) -> Result<Recovery, Fault> {
        match *self {}
    }
}
