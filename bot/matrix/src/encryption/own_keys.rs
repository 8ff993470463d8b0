//! The data that the bot keeps beside the keys that the Olm machine asks for: where a start begins anew, the state of
//! the backup, whose devices are followed, and which messages were read.

use super::key_rows::{self as rows, Rows};
use super::key_store::KeyStore;
use matrix_sdk_crypto::store::{CryptoStore as _, CryptoStoreError};
use menagerie_store::KeyChange;
use ruma::{RoomId, UserId};

type Result<T> = std::result::Result<T, CryptoStoreError>;

impl KeyStore {
    /// Begins anew: forgets the keys with which the bot writes, whose devices it follows, and which keys were withheld.
    /// The next message of each room gets a new key, and asks for the devices of the members who are there then.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn begin(&self) -> Result<()> {
        let all =
            [rows::GIVEN, rows::FOLLOWED, rows::WITHHELD].map(|kind| KeyChange::DropAll { kind });
        self.write(Rows(all.to_vec())).await
    }

    /// Forgets the sessions with devices of others. The next key for a device opens a new one.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_sessions(&self) -> Result<()> {
        self.write(Rows(vec![KeyChange::DropAll { kind: rows::SESSION }])).await
    }

    /// The homeserver's name for the state in which this database has left the backup.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn etag(&self) -> Result<Option<String>> {
        self.one(rows::VALUE, rows::ETAG, "").await
    }

    /// Keeps that name.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn keep_etag(&self, etag: &str) -> Result<()> {
        let mut rows = Rows::default();
        rows.keep(rows::VALUE, rows::ETAG, "", &etag)?;
        self.write(rows).await
    }

    /// Whether the devices of a user are followed, as the database has it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn follows(&self, user: &UserId) -> Result<bool> {
        let known: Option<serde_json::Value> = self.one(rows::FOLLOWED, user.as_str(), "").await?;
        Ok(known.is_some())
    }

    /// Follows the devices of a user, which were asked for just now.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn follow(&self, user: &UserId) -> Result<()> {
        self.save_tracked_users(&[(user, false)]).await
    }

    /// Whether this event is the first one with this message of a session. From then on no other one is.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn is_first(
        &self,
        room: &RoomId,
        session: &str,
        index: u32,
        event: &str,
    ) -> Result<bool> {
        let message = format!("{room} {session}");
        let known: Option<String> = self.one(rows::READ, &message, &index.to_string()).await?;
        if let Some(known) = known {
            return Ok(known == event);
        }
        let mut rows = Rows::default();
        rows.keep(rows::READ, &message, &index.to_string(), &event)?;
        self.write(rows).await?;
        Ok(true)
    }

    pub(super) async fn leave(&self, kind: &'static str, name: &str, part: &str) -> Result<()> {
        let mut rows = Rows::default();
        rows.leave(kind, name, part);
        self.write(rows).await
    }
}
