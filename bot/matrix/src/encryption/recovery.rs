//! The recovery key. It opens the secrets that lie sealed on the homeserver: the keys with which the bot signs its
//! device, and the key of the backup. So a bot whose database is lost can be trusted again.

use super::device::Encryption;
use super::faults::unstored;
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::found;
use matrix_sdk_crypto::secret_storage::{AesHmacSha2EncryptedData, SecretStorageKey};
use matrix_sdk_crypto::store::types::{BackupDecryptionKey, CrossSigningKeyExport};
use menagerie_config::Secret;
use menagerie_store::{KeyChange, KeyRow, OperatorError, Reader, Store};
use ruma::api::client::config::{get_global_account_data, set_global_account_data};
use ruma::events::secret::request::SecretName;
use ruma::events::secret_storage::key::SecretStorageKeyEventContent;
use ruma::events::{EventContentFromType as _, GlobalAccountDataEventType};
use ruma::serde::Raw;
use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The kind of the row with the recovery key. It is of the account and not of a device.
const RECOVERY: &str = "recovery";

/// The recovery key as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    /// The key that the operator writes down.
    key: String,
    /// Its description on the homeserver, and its name there.
    description: Value,
    name: String,
}

/// A secret on the homeserver, by the name of the key that opens it.
#[derive(Deserialize)]
struct Stored {
    encrypted: BTreeMap<String, AesHmacSha2EncryptedData>,
}

/// The outcome of a recovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// The device is signed, and the backup can be read.
    Done,
    /// The key does not open what is there.
    WrongKey,
    /// Nothing is there.
    NothingThere,
}

/// The recovery keys of the bot's accounts in the database at `url`, each with its user. A running bot may have the
/// database open.
///
/// # Errors
/// When there is no database, or it cannot be read.
pub async fn recovery_keys(url: &str) -> Result<Vec<(String, String)>, OperatorError> {
    let reader = Reader::open(url).await?;
    let kept = reader.keys_of_kind(RECOVERY).await;
    reader.end().await?;
    let keys = kept?.into_iter().filter_map(|(user, kept)| {
        serde_json::from_str::<Kept>(&kept).ok().map(|kept| (user, kept.key))
    });
    Ok(keys.collect())
}

impl Encryption {
    /// Seals the secrets on the homeserver, if they are not there. Secrets of somebody else stay.
    ///
    /// # Errors
    /// When the homeserver does not take them, or the database cannot be written.
    pub async fn store_secrets(&self, store: &Store) -> Result<(), Fault> {
        let there = self.default_key().await?;
        let kept = self.kept(store).await?;
        let (key, kept) = match (kept, there) {
            (Some(kept), Some(there)) if kept.name == there => return Ok(()),
            (Some(kept), None) => {
                let key = opened(&kept);
                (key.ok_or_else(|| Fault::Senseless("the kept key is broken".to_owned()))?, kept)
            }
            (None, None) => {
                let key = SecretStorageKey::new();
                let kept = Kept {
                    key: key.to_base58(),
                    description: serde_json::to_value(key.event_content()).map_err(unwritten)?,
                    name: key.key_id().to_owned(),
                };
                self.keep(store, &kept).await?;
                (key, kept)
            }
            (_, Some(_)) => {
                tracing::warn!("another program has set up the recovery of the bot's account");
                return Ok(());
            }
        };
        let description = format!("m.secret_storage.key.{}", kept.name);
        self.put(&description, &kept.description).await?;
        for (name, secret) in self.secrets().await? {
            let sealed = key.encrypt(secret.into_bytes(), &SecretName::from(name));
            self.put(name, &json!({"encrypted": {&kept.name: sealed}})).await?;
        }
        // Only now the key counts.
        self.put("m.secret_storage.default_key", &json!({"key": kept.name})).await
    }

    /// The recovery key that this database has already.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn recovery_key(&self, store: &Store) -> Result<Option<Secret>, Fault> {
        Ok(self.kept(store).await?.map(|kept| Secret::new(kept.key)))
    }

    /// Takes the secrets from the homeserver, and signs the bot's device with them.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be written.
    pub async fn recover(&self, store: &Store, written: &Secret) -> Result<Recovery, Fault> {
        let Some(name) = self.default_key().await? else { return Ok(Recovery::NothingThere) };
        let description = format!("m.secret_storage.key.{name}");
        let Some(description) = self.get(&description).await? else {
            return Ok(Recovery::NothingThere);
        };
        let kept = Kept { key: written.expose().to_owned(), description, name };
        let Some(key) = opened(&kept) else { return Ok(Recovery::WrongKey) };
        let mut export = CrossSigningKeyExport::default();
        for (name, to) in [
            ("m.cross_signing.master", &mut export.master_key),
            ("m.cross_signing.self_signing", &mut export.self_signing_key),
            ("m.cross_signing.user_signing", &mut export.user_signing_key),
        ] {
            *to = self.secret(&key, &kept.name, name).await?;
        }
        let imported = self.machine.import_cross_signing_keys(export).await;
        if imported.is_err() {
            return Ok(Recovery::WrongKey);
        }
        let (me, device) = (self.machine.user_id(), self.machine.device_id());
        if let Some(device) = self.machine.get_device(me, device, None).await.map_err(unstored)? {
            let signed = device.verify().await;
            let signed = signed.map_err(|error| Fault::Senseless(error.to_string()))?;
            self.client.ask(signed).await?;
        }
        self.query(me).await?;
        let backup = self.secret(&key, &kept.name, "m.megolm_backup.v1").await?;
        if let Some(Ok(backup)) = backup.map(|key| BackupDecryptionKey::from_base64(&key)) {
            let machine = self.machine.backup_machine();
            machine.save_decryption_key(Some(backup), None).await.map_err(unstored)?;
        }
        self.keep(store, &kept).await?;
        Ok(Recovery::Done)
    }

    /// The secrets that are stored, each by its name.
    async fn secrets(&self) -> Result<Vec<(&'static str, String)>, Fault> {
        let keys = self.machine.export_cross_signing_keys().await.map_err(unstored)?;
        let keys = keys.unwrap_or_default();
        let backup = self.machine.backup_machine().get_backup_keys().await.map_err(unstored)?;
        let all = [
            ("m.cross_signing.master", keys.master_key.clone()),
            ("m.cross_signing.self_signing", keys.self_signing_key.clone()),
            ("m.cross_signing.user_signing", keys.user_signing_key.clone()),
            ("m.megolm_backup.v1", backup.decryption_key.map(|key| key.to_base64())),
        ];
        Ok(all.into_iter().filter_map(|(name, secret)| Some((name, secret?))).collect())
    }

    async fn secret(
        &self,
        key: &SecretStorageKey,
        key_name: &str,
        name: &str,
    ) -> Result<Option<String>, Fault> {
        let Some(stored) = self.get(name).await? else { return Ok(None) };
        let stored: Option<Stored> = serde_json::from_value(stored).ok();
        let sealed = stored.and_then(|mut stored| stored.encrypted.remove(key_name));
        let opened = sealed.and_then(|it| key.decrypt(&it, &SecretName::from(name)).ok());
        Ok(opened.and_then(|secret| String::from_utf8(secret).ok()))
    }

    /// The name of the key that opens the secrets on the homeserver.
    async fn default_key(&self) -> Result<Option<String>, Fault> {
        let there = self.get("m.secret_storage.default_key").await?;
        Ok(there.and_then(|it| it["key"].as_str().map(str::to_owned)))
    }

    async fn get(&self, name: &str) -> Result<Option<Value>, Fault> {
        let me = self.machine.user_id().to_owned();
        let asked = get_global_account_data::v3::Request::new(me, kind(name));
        let there = found(self.client.ask(asked).await)?;
        Ok(there.and_then(|there| serde_json::from_str(there.account_data.json().get()).ok()))
    }

    async fn put(&self, name: &str, value: &Value) -> Result<(), Fault> {
        let me = self.machine.user_id().to_owned();
        let value = Raw::new(value).map_err(unwritten)?.cast_unchecked();
        let asked = set_global_account_data::v3::Request::new_raw(me, kind(name), value);
        self.client.ask(asked).await.map(drop)
    }

    async fn kept(&self, store: &Store) -> Result<Option<Kept>, Fault> {
        let me = self.machine.user_id().as_str();
        let kept = store.key(me, RECOVERY, "", "").await;
        let kept = kept.map_err(|error| Fault::Later(error.to_string()))?;
        Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
    }

    async fn keep(&self, store: &Store, kept: &Kept) -> Result<(), Fault> {
        let row = KeyRow {
            kind: RECOVERY,
            name: String::new(),
            part: String::new(),
            mark: None,
            person: None,
            backup: None,
            value: serde_json::to_string(kept).map_err(unwritten)?,
        };
        let me = self.machine.user_id().as_str();
        let stored = store.change_keys(me, &[KeyChange::Keep(row)]).await;
        stored.map_err(|error| Fault::Later(error.to_string()))
    }
}

fn kind(name: &str) -> GlobalAccountDataEventType {
    GlobalAccountDataEventType::from(name)
}

/// The key that somebody has written down, if it is that of this description.
fn opened(kept: &Kept) -> Option<SecretStorageKey> {
    let description = to_raw_value(&kept.description).ok()?;
    let kind = format!("m.secret_storage.key.{}", kept.name);
    let description = SecretStorageKeyEventContent::from_parts(&kind, &description).ok()?;
    SecretStorageKey::from_account_data(&kept.key, description).ok()
}

fn unwritten(error: serde_json::Error) -> Fault {
    Fault::Senseless(error.to_string())
}
