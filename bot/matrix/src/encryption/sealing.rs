//! Messages on their way into an encrypted room, and who gets the key to them.

use super::device::Encryption;
use super::faults::{passing, unsealed, unstored};
use super::known_rooms::{Kind, Known};
use super::room_facts;
use crate::homeserver::fault::Fault;
use futures_util::future::BoxFuture;
use matrix_sdk_crypto::store::CryptoStoreError;
use matrix_sdk_crypto::store::types::RoomSettings;
use matrix_sdk_crypto::types::requests::ToDeviceRequest;
use matrix_sdk_crypto::{CollectStrategy, EncryptionSettings, OlmError, SetRoomSettingsError};
use ruma::api::client::keys::claim_keys;
use ruma::events::AnyMessageLikeEventContent;
use ruma::events::room::encryption::RoomEncryptionEventContent;
use ruma::events::room::history_visibility::HistoryVisibility;
use ruma::serde::Raw;
use ruma::{OwnedTransactionId, OwnedUserId, RoomId, UserId};
use std::sync::Arc;
use std::time::Duration;

type StoreResult<T> = Result<T, CryptoStoreError>;

/// A request for the first keys of devices, with its number.
type Claim = Option<(OwnedTransactionId, claim_keys::v3::Request)>;

impl Encryption {
    /// Somebody has come into a room or left it, or news of it is missing.
    pub fn people_changed(&self, room: &RoomId) {
        let mut rooms = self.rooms.lock();
        let known = rooms.entry(room.to_owned()).or_default();
        known.changes += 1;
        known.people = None;
    }

    /// A room may be encrypted from now on, or others may read what is written there.
    pub fn encryption_changed(&self, room: &RoomId) {
        let mut rooms = self.rooms.lock();
        let known = rooms.entry(room.to_owned()).or_default();
        *known = Known { changes: known.changes + 1, ..Known::default() };
    }

    /// The facts about a room.
    fn known(&self, room: &RoomId) -> Known {
        self.rooms.lock().get(room).cloned().unwrap_or_default()
    }

    /// Keeps what the homeserver has said, unless the room has changed since it was asked.
    fn learn(&self, room: &RoomId, asked_at: u64, learn: impl FnOnce(&mut Known)) {
        let mut rooms = self.rooms.lock();
        let known = rooms.entry(room.to_owned()).or_default();
        if known.changes == asked_at {
            learn(known);
        }
    }

    /// Whether a room is encrypted. Once it was, it is for ever. The homeserver cannot change that.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be read.
    pub async fn is_on(&self, room: &RoomId) -> Result<bool, Fault> {
        Ok(self.encryption_of(room).await?.is_some())
    }

    async fn encryption_of(&self, room: &RoomId) -> Result<Option<EncryptionSettings>, Fault> {
        let known = self.known(room);
        match known.kind {
            Kind::Unknown => {}
            Kind::Open => return Ok(None),
            Kind::Encrypted(settings) => return Ok(Some(settings)),
        }
        let stored = self.machine.room_settings(room).await.map_err(unstored)?;
        let found = match stored {
            Some(stored) => Some(self.with_history(room, content(&stored)).await?),
            None => match room_facts::encryption(&self.client, room).await? {
                Some(found) => {
                    self.note(room, &found).await?;
                    Some(self.with_history(room, found).await?)
                }
                None => None,
            },
        };
        let kind = found.clone().map_or(Kind::Open, Kind::Encrypted);
        self.learn(room, known.changes, |known| known.kind = kind);
        Ok(found)
    }

    async fn with_history(
        &self,
        room: &RoomId,
        content: RoomEncryptionEventContent,
    ) -> Result<EncryptionSettings, Fault> {
        let history = room_facts::history_visibility(&self.client, room).await?;
        Ok(EncryptionSettings::new(content, history, CollectStrategy::AllDevices))
    }

    /// Remembers how a room is encrypted, for good.
    async fn note(&self, room: &RoomId, found: &RoomEncryptionEventContent) -> Result<(), Fault> {
        let count = |many: ruma::UInt| usize::try_from(u64::from(many)).unwrap_or(usize::MAX);
        let settings = RoomSettings {
            algorithm: found.algorithm.as_str().into(),
            only_allow_trusted_devices: false,
            session_rotation_period: found
                .rotation_period_ms
                .map(|ms| Duration::from_millis(ms.into())),
            session_rotation_period_messages: found.rotation_period_msgs.map(count),
        };
        match self.machine.set_room_settings(room, &settings).await {
            // The first settings stay.
            Ok(()) | Err(SetRoomSettingsError::EncryptionDowngrade) => Ok(()),
            Err(SetRoomSettingsError::Store(error)) => Err(unstored(error)),
            Err(error) => Err(Fault::Refused(error.to_string())),
        }
    }

    /// Seals a message for everybody who may read it in a room.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be written.
    pub fn seal<'a>(
        &'a self,
        room: &'a RoomId,
        kind: &'a str,
        content: &'a Raw<AnyMessageLikeEventContent>,
    ) -> BoxFuture<'a, Result<Raw<AnyMessageLikeEventContent>, Fault>> {
        Box::pin(async move {
            let settings = self.encryption_of(room).await?;
            let settings =
                settings.ok_or_else(|| Fault::Senseless("it is not encrypted".to_owned()))?;
            let _turn = self.turn.lock().await;
            let people = self.people(room, &settings.history_visibility).await?;
            // The message itself can be sent. So what a homeserver refuses here passes, or is mended by somebody.
            self.give_key(room, &people, settings).await.map_err(passing)?;
            let sealed = self.machine.encrypt_room_event_raw(room, kind, content).await;
            let sealed = sealed.map_err(|error| Fault::Later(error.to_string()))?;
            Ok(sealed.content.cast_unchecked())
        })
    }

    /// Gives the key of a room to everybody's devices that do not have it yet.
    async fn give_key(
        &self,
        room: &RoomId,
        people: &[OwnedUserId],
        settings: EncryptionSettings,
    ) -> Result<(), Fault> {
        self.follow(people).await.map_err(unstored)?;
        self.ask_all().await?;
        // If somebody had their data deleted, the knowledge of their devices went with it.
        for user in people {
            if !self.keys.follows(user).await.map_err(unstored)? {
                self.query(user).await?;
                self.keys.follow(user).await.map_err(unstored)?;
            }
        }
        if let Some((number, claim)) = self.missing(people).await.map_err(unstored)? {
            let answer = self.client.ask(claim).await?;
            self.machine.mark_request_as_sent(&number, &answer).await.map_err(unsealed)?;
        }
        for request in self.given(room, people, settings).await.map_err(unsealed)? {
            self.tell_devices(&request).await?;
        }
        Ok(())
    }

    // The machine takes borrowed iterators. A future that holds one has no lifetime that the compiler would
    // believe to be sendable, unless it is boxed by itself.

    fn follow<'a>(&'a self, people: &'a [OwnedUserId]) -> BoxFuture<'a, StoreResult<()>> {
        Box::pin(self.machine.update_tracked_users(people.iter().map(AsRef::as_ref)))
    }

    fn missing<'a>(&'a self, people: &'a [OwnedUserId]) -> BoxFuture<'a, StoreResult<Claim>> {
        Box::pin(self.machine.get_missing_sessions(people.iter().map(AsRef::as_ref)))
    }

    fn given<'a>(
        &'a self,
        room: &'a RoomId,
        people: &'a [OwnedUserId],
        settings: EncryptionSettings,
    ) -> BoxFuture<'a, Result<Vec<Arc<ToDeviceRequest>>, OlmError>> {
        Box::pin(self.machine.share_room_key(room, people.iter().map(AsRef::as_ref), settings))
    }

    async fn people(
        &self,
        room: &RoomId,
        history: &HistoryVisibility,
    ) -> Result<Vec<OwnedUserId>, Fault> {
        let known = self.known(room);
        if let Some(people) = known.people {
            return Ok(people);
        }
        let with_invited = *history != HistoryVisibility::Joined;
        let found = room_facts::readers(&self.client, room, with_invited).await?;
        self.learn(room, known.changes, |known| known.people = Some(found.clone()));
        Ok(found)
    }

    /// Whether a user has a device that can read encrypted messages.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be read.
    pub async fn can_read(&self, user: &UserId) -> Result<bool, Fault> {
        let _turn = self.turn.lock().await;
        Ok(self.query(user).await.map_err(passing)? > 0)
    }
}

/// The settings of a room as its event has them.
fn content(settings: &RoomSettings) -> RoomEncryptionEventContent {
    let mut content = RoomEncryptionEventContent::new(settings.algorithm.as_str().into());
    let period = settings.session_rotation_period;
    content.rotation_period_ms =
        period.and_then(|period| ruma::UInt::try_from(period.as_millis()).ok());
    let messages = settings.session_rotation_period_messages;
    content.rotation_period_msgs = messages.and_then(|many| ruma::UInt::try_from(many).ok());
    content
}
