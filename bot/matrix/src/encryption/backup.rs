//! The backup of keys on the homeserver, sealed for the bot alone. An older copy of the database finds there what it
//! does not have.

use super::backup_state::UNDER_WAY;
use super::device::Encryption;
use super::faults::{unsealed, unstored};
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::found;
use matrix_sdk_crypto::olm::ExportedRoomKey;
use matrix_sdk_crypto::store::types::BackupDecryptionKey;
use matrix_sdk_crypto::types::RoomKeyBackupInfo;
use ruma::RoomId;
use ruma::api::client::backup::{
    BackupAlgorithm, add_backup_keys, create_backup_version, get_backup_keys_for_session,
    get_latest_backup_info,
};
use ruma::serde::Raw;

/// How many batches of keys are sent at once.
const BATCHES: usize = 5;

impl Encryption {
    /// Turns the backup on, and makes it if there is none. A backup of somebody else stays as it is.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be written.
    pub async fn turn_backup_on(&self) -> Result<(), Fault> {
        let backup = self.machine.backup_machine();
        let known = backup.get_backup_keys().await.map_err(unstored)?.decryption_key;
        let there = self.client.ask(get_latest_backup_info::v3::Request::new()).await;
        let (key, version) = match (known, found(there)?) {
            (Some(key), Some(there)) => {
                let info = there.algorithm.deserialize_as_unchecked::<RoomKeyBackupInfo>();
                if !info.is_ok_and(|info| key.backup_key_matches(&info)) {
                    tracing::warn!("the keys are not backed up: the homeserver has another backup");
                    return Ok(());
                }
                (key, there.version)
            }
            (None, Some(_)) => {
                tracing::warn!(
                    "the keys are not backed up: the homeserver has a backup of another login"
                );
                return Ok(());
            }
            (known, None) => {
                let key = known.unwrap_or_else(BackupDecryptionKey::new);
                let version = self.make_backup(&key).await?;
                (key, version)
            }
        };
        let public = key.megolm_v1_public_key();
        public.set_version(version.clone());
        backup.save_decryption_key(Some(key), Some(version)).await.map_err(unstored)?;
        backup.enable_backup_v1(public).await.map_err(unstored)
    }

    async fn make_backup(&self, key: &BackupDecryptionKey) -> Result<String, Fault> {
        let backup = self.machine.backup_machine();
        // It is kept before the homeserver knows of it, or nobody could open the backup.
        let kept = backup.save_decryption_key(Some(key.clone()), None).await;
        kept.map_err(unstored)?;
        let mut info = key.to_backup_info();
        let unsigned =
            |error: matrix_sdk_crypto::SignatureError| Fault::Senseless(error.to_string());
        backup.sign_backup(&mut info).await.map_err(unsigned)?;
        let info = Raw::new(&info).map_err(|error| Fault::Senseless(error.to_string()))?;
        let info = info.cast_unchecked::<BackupAlgorithm>();
        let made = self.client.ask(create_backup_version::v3::Request::new(info)).await?;
        Ok(made.version)
    }

    /// Sends new keys to the backup.
    ///
    /// # Errors
    /// When the homeserver does not take them. They are sent the next time.
    pub async fn back_up(&self) -> Result<(), Fault> {
        if !self.machine.backup_machine().enabled().await {
            return Ok(());
        }
        for _ in 0..BATCHES {
            let batch = self.machine.backup_machine().backup().await.map_err(unstored)?;
            let Some((number, batch)) = batch else { break };
            self.keys.keep_etag(UNDER_WAY).await.map_err(unstored)?;
            let asked = add_backup_keys::v3::Request::new(batch.version, batch.rooms);
            let answer = self.client.ask(asked).await?;
            self.machine.mark_request_as_sent(&number, &answer).await.map_err(unsealed)?;
            self.keys.keep_etag(&answer.etag).await.map_err(unstored)?;
        }
        Ok(())
    }

    /// Looks for a key in the backup. Returns whether it can be used now.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be written.
    pub(super) async fn fetch(&self, room: &RoomId, session: &str) -> Result<bool, Fault> {
        let kept = self.machine.backup_machine().get_backup_keys().await.map_err(unstored)?;
        let (Some(key), Some(version)) = (kept.decryption_key, kept.backup_version) else {
            return Ok(false);
        };
        let asked = get_backup_keys_for_session::v3::Request::new(
            version.clone(),
            room.to_owned(),
            session.to_owned(),
        );
        let Some(answer) = found(self.client.ask(asked).await)? else { return Ok(false) };
        let Ok(data) = answer.key_data.deserialize() else { return Ok(false) };
        let Ok(opened) = key.decrypt_session_data(data.session_data) else { return Ok(false) };
        let opened =
            ExportedRoomKey::from_backed_up_room_key(room.to_owned(), session.to_owned(), opened);
        let taken = self.machine.store().import_room_keys(vec![opened], Some(&version), |_, _| {});
        Ok(taken.await.map_err(unstored)?.imported_count > 0)
    }
}
