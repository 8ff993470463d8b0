//! Messages that come in sealed.

use super::device::{Encryption, settings};
use super::faults::unstored;
use crate::homeserver::fault::Fault;
use matrix_sdk_common::deserialized_responses::{
    DecryptedRoomEvent, VerificationLevel, VerificationState,
};
use matrix_sdk_crypto::MegolmError;
use matrix_sdk_crypto::vodozemac::megolm::{DecryptionError, MegolmMessage};
use ruma::RoomId;
use ruma::events::AnySyncTimelineEvent;
use ruma::serde::Raw;
use serde::Deserialize;

/// The outcome of a sealed event.
pub enum Opened {
    /// It can be read.
    Read(Raw<AnySyncTimelineEvent>),
    /// Its key has not come, or begins later.
    NoKey {
        /// The session that the key is of.
        session: String,
        /// Whether its owner's app keeps it from the bot.
        is_withheld: bool,
    },
    /// It can never be read, and why.
    Never(String),
}

/// The outside of a sealed event.
#[derive(Deserialize)]
struct Envelope {
    event_id: String,
    content: Content,
}

/// The inside of it, as far as it matters before anybody reads it.
#[derive(Deserialize)]
struct Inside {
    #[serde(rename = "type")]
    kind: String,
    state_key: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Content {
    #[serde(default)]
    session_id: String,
    #[serde(default)]
    ciphertext: serde_json::Value,
}

impl Encryption {
    /// Opens a sealed event.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn read(
        &self,
        room: &RoomId,
        event: &Raw<AnySyncTimelineEvent>,
    ) -> Result<Opened, Fault> {
        let Ok(envelope) = event.deserialize_as_unchecked::<Envelope>() else {
            return Ok(Opened::Never("it has not the form of a sealed event".to_owned()));
        };
        let session = envelope.content.session_id;
        let opened = match self.decrypt(room, event).await {
            // An older copy of the database may have lost it.
            Err(MegolmError::MissingRoomKey(None)) if self.is_in_backup(room, &session).await => {
                self.decrypt(room, event).await
            }
            opened => opened,
        };
        let opened = match opened {
            Ok(opened) => opened,
            Err(MegolmError::MissingRoomKey(code)) => {
                return Ok(Opened::NoKey { session, is_withheld: code.is_some() });
            }
            Err(MegolmError::Decryption(DecryptionError::UnknownMessageIndex(..))) => {
                return Ok(Opened::NoKey { session, is_withheld: false });
            }
            Err(MegolmError::Store(error)) => return Err(unstored(error)),
            Err(error) => return Ok(Opened::Never(error.to_string())),
        };
        // Only the homeserver could write another one's name on the envelope.
        if let VerificationState::Unverified(level @ VerificationLevel::MismatchedSender) =
            &opened.encryption_info.verification_state
        {
            return Ok(Opened::Never(level.to_string()));
        }
        let message = envelope.content.ciphertext.as_str().map(MegolmMessage::from_base64);
        let index = match message {
            Some(Ok(message)) => message.message_index(),
            _ => return Ok(Opened::Never("its text cannot be read".to_owned())),
        };
        // Inside, a member can write what they want. State is never sealed, and a sealed message is
        // never sealed again.
        let inside = opened.event.deserialize_as_unchecked::<Inside>().ok();
        if inside.is_none_or(|it| it.state_key.is_some() || it.kind != "m.room.message") {
            return Ok(Opened::Never("it is no message".to_owned()));
        }
        // The same text in another envelope would be the same move again.
        let is_first = self.keys.is_first(room, &session, index, &envelope.event_id).await;
        if !is_first.map_err(unstored)? {
            return Ok(Opened::Never("it repeats an earlier message".to_owned()));
        }
        Ok(Opened::Read(opened.event.cast_unchecked()))
    }

    /// Whether a key was found in the backup. If that cannot be asked now, the message waits for its key.
    async fn is_in_backup(&self, room: &RoomId, session: &str) -> bool {
        let fetched = self.fetch(room, session).await;
        fetched.unwrap_or_else(|fault| {
            tracing::debug!(%fault, "the backup of keys could not be asked");
            false
        })
    }

    /// Asks other devices of the bot's account for a key, if there are any.
    pub async fn ask_for_key(&self, room: &RoomId, event: &Raw<AnySyncTimelineEvent>) {
        let asked = self.machine.request_room_key(event.cast_ref_unchecked(), room).await;
        let Ok((before, now)) = asked else { return };
        for request in before.iter().chain([&now]) {
            if let Err(fault) = self.ask(request).await {
                tracing::debug!(%fault, "nobody was asked for a key");
            }
        }
    }

    async fn decrypt(
        &self,
        room: &RoomId,
        event: &Raw<AnySyncTimelineEvent>,
    ) -> Result<DecryptedRoomEvent, MegolmError> {
        self.machine.decrypt_room_event(event.cast_ref_unchecked(), room, &settings()).await
    }
}
