//! The keys of the Olm machine in the bot's own database, so that a process that takes over goes on as the same
//! device.

use super::held_keys::{HeldKeys, One};
use super::key_rows::{self as rows, Rows};
use async_trait::async_trait;
use matrix_sdk_crypto::olm::{
    Account, InboundGroupSession, OlmMessageHash, OutboundGroupSession, PickledInboundGroupSession,
    PrivateCrossSigningIdentity, SenderDataType, Session, StaticAccountData,
};
use matrix_sdk_crypto::store::types::{
    BackupKeys, Changes, DehydratedDeviceKey, PendingChanges, RoomKeyCounts, RoomKeyWithheldEntry,
    RoomPendingKeyBundleDetails, RoomSettings, StoredRoomKeyBundleData,
};
use matrix_sdk_crypto::store::{CryptoStore, CryptoStoreError};
use matrix_sdk_crypto::vodozemac::Curve25519PublicKey;
use matrix_sdk_crypto::{DeviceData, GossipRequest, SecretInfo, TrackedUser, UserIdentityData};
use menagerie_store::{KeysOf, Store};
use ruma::events::secret::request::SecretName;
use ruma::{DeviceId, OwnedDeviceId, RoomId, TransactionId, UserId};
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use zeroize::Zeroizing;

type Result<T> = std::result::Result<T, CryptoStoreError>;

/// The keys of one device of the bot.
pub struct KeyStore {
    store: Arc<Store>,
    /// The device, as the store names it, and its user. How rooms are encrypted holds for every device.
    device: String,
    user: String,
    /// The changes of keys that wait to be stored together.
    held: Mutex<HeldKeys>,
    /// The part of the device that never changes, once it is known.
    account: Mutex<Option<StaticAccountData>>,
}

impl fmt::Debug for KeyStore {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("KeyStore").field("device", &self.device).finish_non_exhaustive()
    }
}

impl KeyStore {
    /// The keys of this device of this user.
    pub fn new(store: Arc<Store>, user: &UserId, device: &DeviceId) -> Self {
        let (device, user) = (format!("{user} {device}"), user.to_string());
        let (held, account) = Default::default();
        Self { store, device, user, held, account }
    }

    fn held(&self) -> MutexGuard<'_, HeldKeys> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on all changes are held, until [`Self::release`] stores them together.
    pub fn hold(&self) {
        self.held().open();
    }

    /// Stores all that was held, or nothing of it. What cannot be stored now stays held.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn release(&self) -> Result<()> {
        loop {
            let held = self.held().all();
            self.store.change_keys(&self.device, &held).await.map_err(CryptoStoreError::backend)?;
            if self.held().are_stored(held) {
                return Ok(());
            }
        }
    }

    pub(super) async fn write(&self, rows: Rows) -> Result<()> {
        let Some(rows) = self.held().take(rows.0) else { return Ok(()) };
        let (of_user, of_device): (Vec<_>, Vec<_>) =
            rows.into_iter().partition(|change| change.kind() == rows::ROOM);
        self.store.change_keys(&self.user, &of_user).await.map_err(CryptoStoreError::backend)?;
        self.store.change_keys(&self.device, &of_device).await.map_err(CryptoStoreError::backend)
    }

    fn owner(&self, kind: &str) -> &str {
        if kind == rows::ROOM { &self.user } else { &self.device }
    }

    pub(super) async fn one<T: DeserializeOwned>(
        &self,
        kind: &str,
        name: &str,
        part: &str,
    ) -> Result<Option<T>> {
        let (name, part) = (rows::fit(name), rows::fit(part));
        let held = self.held().one(kind, &name, &part);
        match held {
            One::Changed(value) => return Ok(Some(serde_json::from_str(&value)?)),
            One::Gone => return Ok(None),
            One::AsStored => {}
        }
        let found = self.store.key(self.owner(kind), kind, &name, &part).await;
        let found = found.map_err(CryptoStoreError::backend)?;
        Ok(found.map(|value| serde_json::from_str(&value)).transpose()?)
    }

    async fn all<T: DeserializeOwned>(&self, kind: &str, of: KeysOf<'_>) -> Result<Vec<T>> {
        let found = self.store.keys(self.owner(kind), kind, of).await;
        let found = found.map_err(CryptoStoreError::backend)?;
        let found = self.held().with(kind, of, found);
        Ok(found.iter().map(|it| serde_json::from_str(it)).collect::<serde_json::Result<_>>()?)
    }

    async fn readings(&self, of: KeysOf<'_>) -> Result<Vec<InboundGroupSession>> {
        let found: Vec<PickledInboundGroupSession> = self.all(rows::READING, of).await?;
        found.into_iter().map(|it| Ok(InboundGroupSession::from_pickle(it)?)).collect()
    }

    fn account(&self) -> Result<StaticAccountData> {
        let account = self.account.lock().unwrap_or_else(PoisonError::into_inner);
        account.clone().ok_or(CryptoStoreError::AccountUnset)
    }

    fn is(&self, account: &Account) {
        let known = Some(account.static_data().clone());
        *self.account.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }
}

#[async_trait]
impl CryptoStore for KeyStore {
    type Error = CryptoStoreError;

    async fn load_account(&self) -> Result<Option<Account>> {
        let Some(pickle) = self.one(rows::ACCOUNT, "", "").await? else { return Ok(None) };
        let account = Account::from_pickle(pickle)?;
        self.is(&account);
        Ok(Some(account))
    }

    async fn load_identity(&self) -> Result<Option<PrivateCrossSigningIdentity>> {
        let Some(pickle) = self.one(rows::IDENTITY, "", "").await? else { return Ok(None) };
        let identity = PrivateCrossSigningIdentity::from_pickle(pickle);
        Ok(Some(identity.map_err(|_| CryptoStoreError::UnpicklingError)?))
    }

    async fn save_changes(&self, changes: Changes) -> Result<()> {
        self.write(Rows::of(&changes).await?).await
    }

    async fn save_pending_changes(&self, changes: PendingChanges) -> Result<()> {
        let Some(account) = changes.account else { return Ok(()) };
        let mut rows = Rows::default();
        rows.keep(rows::ACCOUNT, "", "", &account.pickle())?;
        self.write(rows).await?;
        self.is(&account);
        Ok(())
    }

    async fn save_inbound_group_sessions(
        &self,
        sessions: Vec<InboundGroupSession>,
        backed_up_to_version: Option<&str>,
    ) -> Result<()> {
        let mut rows = Rows::default();
        for session in &sessions {
            rows.reading(session, backed_up_to_version).await?;
        }
        self.write(rows).await
    }

    async fn get_sessions(&self, sender_key: &str) -> Result<Option<Vec<Session>>> {
        let pickles = self.all(rows::SESSION, KeysOf::Name(sender_key)).await?;
        if pickles.is_empty() {
            return Ok(None);
        }
        let ours = self.get_own_device().await?.as_device_keys().clone();
        let sessions = pickles.into_iter().map(|pickle| {
            Session::from_pickle(ours.clone(), pickle).map_err(|_| CryptoStoreError::AccountUnset)
        });
        sessions.collect::<Result<_>>().map(Some)
    }

    async fn get_inbound_group_session(
        &self,
        room_id: &RoomId,
        session_id: &str,
    ) -> Result<Option<InboundGroupSession>> {
        let pickle = self.one(rows::READING, room_id.as_str(), session_id).await?;
        Ok(pickle.map(InboundGroupSession::from_pickle).transpose()?)
    }

    async fn get_withheld_info(
        &self,
        room_id: &RoomId,
        session_id: &str,
    ) -> Result<Option<RoomKeyWithheldEntry>> {
        self.one(rows::WITHHELD, room_id.as_str(), session_id).await
    }

    async fn get_withheld_sessions_by_room_id(
        &self,
        room_id: &RoomId,
    ) -> Result<Vec<RoomKeyWithheldEntry>> {
        self.all(rows::WITHHELD, KeysOf::Name(room_id.as_str())).await
    }

    async fn get_inbound_group_sessions(&self) -> Result<Vec<InboundGroupSession>> {
        self.readings(KeysOf::Everybody).await
    }

    async fn inbound_group_session_counts(
        &self,
        backup_version: Option<&str>,
    ) -> Result<RoomKeyCounts> {
        let counted = self.store.count_keys(&self.device, rows::READING, backup_version).await;
        let (total, backed_up) = counted.map_err(CryptoStoreError::backend)?;
        Ok(RoomKeyCounts { total, backed_up })
    }

    async fn get_inbound_group_sessions_by_room_id(
        &self,
        room_id: &RoomId,
    ) -> Result<Vec<InboundGroupSession>> {
        self.readings(KeysOf::Name(room_id.as_str())).await
    }

    async fn get_inbound_group_sessions_for_device_batch(
        &self,
        curve_key: Curve25519PublicKey,
        sender_data_type: SenderDataType,
        after_session_id: Option<String>,
        limit: usize,
    ) -> Result<Vec<InboundGroupSession>> {
        let mark = rows::mark(curve_key, sender_data_type);
        let after = after_session_id.unwrap_or_default();
        let mut found = self.readings(KeysOf::Marked(&mark, &after)).await?;
        found.truncate(limit);
        Ok(found)
    }

    async fn inbound_group_sessions_for_backup(
        &self,
        backup_version: &str,
        limit: usize,
    ) -> Result<Vec<InboundGroupSession>> {
        let mut found = self.readings(KeysOf::NotIn(backup_version)).await?;
        found.truncate(limit);
        Ok(found)
    }

    async fn mark_inbound_group_sessions_as_backed_up(
        &self,
        backup_version: &str,
        room_and_session_ids: &[(&RoomId, &str)],
    ) -> Result<()> {
        let mut rows = Rows::default();
        for (room, session) in room_and_session_ids {
            if let Some(session) = self.get_inbound_group_session(room, session).await? {
                session.mark_as_backed_up();
                rows.reading(&session, Some(backup_version)).await?;
            }
        }
        self.write(rows).await
    }

    // Each key says which version of the backup has it.
    async fn reset_backup_state(&self) -> Result<()> {
        Ok(())
    }

    async fn load_backup_keys(&self) -> Result<BackupKeys> {
        Ok(BackupKeys {
            decryption_key: self.one(rows::VALUE, rows::BACKUP_KEY, "").await?,
            backup_version: self.one(rows::VALUE, rows::BACKUP_VERSION, "").await?,
        })
    }

    async fn load_dehydrated_device_pickle_key(&self) -> Result<Option<DehydratedDeviceKey>> {
        self.one(rows::VALUE, rows::DEHYDRATED, "").await
    }

    async fn delete_dehydrated_device_pickle_key(&self) -> Result<()> {
        self.leave(rows::VALUE, rows::DEHYDRATED, "").await
    }

    async fn get_outbound_group_session(
        &self,
        room_id: &RoomId,
    ) -> Result<Option<OutboundGroupSession>> {
        let Some(pickle) = self.one(rows::GIVEN, room_id.as_str(), "").await? else {
            return Ok(None);
        };
        let account = self.account()?;
        Ok(Some(OutboundGroupSession::from_pickle(
            account.device_id,
            account.identity_keys,
            pickle,
        )?))
    }

    async fn load_tracked_users(&self) -> Result<Vec<TrackedUser>> {
        self.all(rows::FOLLOWED, KeysOf::Everybody).await
    }

    async fn save_tracked_users(&self, users: &[(&UserId, bool)]) -> Result<()> {
        let mut rows = Rows::default();
        for &(user, dirty) in users {
            let tracked = TrackedUser { user_id: user.to_owned(), dirty };
            rows.keep_of(rows::FOLLOWED, user.as_str(), "", Some(user), &tracked)?;
        }
        self.write(rows).await
    }

    async fn get_device(
        &self,
        user_id: &UserId,
        device_id: &DeviceId,
    ) -> Result<Option<DeviceData>> {
        self.one(rows::DEVICE, user_id.as_str(), device_id.as_str()).await
    }

    async fn get_user_devices(
        &self,
        user_id: &UserId,
    ) -> Result<HashMap<OwnedDeviceId, DeviceData>> {
        let found: Vec<DeviceData> = self.all(rows::DEVICE, KeysOf::Name(user_id.as_str())).await?;
        Ok(found.into_iter().map(|device| (device.device_id().to_owned(), device)).collect())
    }

    async fn get_own_device(&self) -> Result<DeviceData> {
        let account = self.account()?;
        let own = self.get_device(&account.user_id, &account.device_id).await?;
        own.ok_or(CryptoStoreError::AccountUnset)
    }

    async fn get_user_identity(&self, user_id: &UserId) -> Result<Option<UserIdentityData>> {
        self.one(rows::SIGNER, user_id.as_str(), "").await
    }

    async fn is_message_known(&self, message_hash: &OlmMessageHash) -> Result<bool> {
        let known = self.one(rows::HASH, &message_hash.sender_key, &message_hash.hash).await?;
        Ok(known.unwrap_or(false))
    }

    async fn get_outgoing_secret_requests(
        &self,
        request_id: &TransactionId,
    ) -> Result<Option<GossipRequest>> {
        self.one(rows::QUESTION, request_id.as_str(), "").await
    }

    async fn get_secret_request_by_info(
        &self,
        secret_info: &SecretInfo,
    ) -> Result<Option<GossipRequest>> {
        let number: Option<String> = self.one(rows::ASKED, &rows::asked(secret_info), "").await?;
        match number {
            Some(number) => self.one(rows::QUESTION, &number, "").await,
            None => Ok(None),
        }
    }

    async fn get_unsent_secret_requests(&self) -> Result<Vec<GossipRequest>> {
        let mut found: Vec<GossipRequest> = self.all(rows::QUESTION, KeysOf::Everybody).await?;
        found.retain(|question| !question.sent_out);
        Ok(found)
    }

    async fn delete_outgoing_secret_requests(&self, request_id: &TransactionId) -> Result<()> {
        let Some(question) = self.get_outgoing_secret_requests(request_id).await? else {
            return Ok(());
        };
        let mut rows = Rows::default();
        rows.leave(rows::QUESTION, request_id.as_str(), "");
        rows.leave(rows::ASKED, &rows::asked(&question.info), "");
        self.write(rows).await
    }

    async fn get_secrets_from_inbox(
        &self,
        secret_name: &SecretName,
    ) -> Result<Vec<Zeroizing<String>>> {
        let found: Vec<String> = self.all(rows::SECRET, KeysOf::Name(secret_name.as_str())).await?;
        Ok(found.into_iter().map(Zeroizing::new).collect())
    }

    async fn delete_secrets_from_inbox(&self, secret_name: &SecretName) -> Result<()> {
        let found: Vec<String> = self.all(rows::SECRET, KeysOf::Name(secret_name.as_str())).await?;
        let mut rows = Rows::default();
        for secret in found {
            rows.leave(rows::SECRET, secret_name.as_str(), &secret);
        }
        self.write(rows).await
    }

    async fn get_room_settings(&self, room_id: &RoomId) -> Result<Option<RoomSettings>> {
        self.one(rows::ROOM, room_id.as_str(), "").await
    }

    async fn get_received_room_key_bundle_data(
        &self,
        room_id: &RoomId,
        user_id: &UserId,
    ) -> Result<Option<StoredRoomKeyBundleData>> {
        self.one(rows::BUNDLE, room_id.as_str(), user_id.as_str()).await
    }

    async fn get_pending_key_bundle_details_for_room(
        &self,
        room_id: &RoomId,
    ) -> Result<Option<RoomPendingKeyBundleDetails>> {
        self.one(rows::AWAITED, room_id.as_str(), "").await
    }

    async fn get_all_rooms_pending_key_bundles(&self) -> Result<Vec<RoomPendingKeyBundleDetails>> {
        self.all(rows::AWAITED, KeysOf::Everybody).await
    }

    async fn has_downloaded_all_room_keys(&self, room_id: &RoomId) -> Result<bool> {
        Ok(self.one(rows::FETCHED, room_id.as_str(), "").await?.unwrap_or(false))
    }

    async fn get_custom_value(&self, key: &str) -> Result<Option<Vec<u8>>> {
        self.one(rows::VALUE, "custom", key).await
    }

    async fn set_custom_value(&self, key: &str, value: Vec<u8>) -> Result<()> {
        let mut rows = Rows::default();
        rows.keep(rows::VALUE, "custom", key, &value)?;
        self.write(rows).await
    }

    async fn remove_custom_value(&self, key: &str) -> Result<()> {
        self.leave(rows::VALUE, "custom", key).await
    }

    // The lock on the work of the house says already that no other process has this device.
    async fn try_take_leased_lock(&self, _: u32, _: &str, _: &str) -> Result<Option<u64>> {
        Ok(Some(1))
    }

    async fn next_batch_token(&self) -> Result<Option<String>> {
        self.one(rows::VALUE, rows::NEXT, "").await
    }

    async fn close(&self) -> Result<()> {
        Ok(())
    }

    async fn reopen(&self) -> Result<()> {
        Ok(())
    }

    async fn get_size(&self) -> Result<Option<usize>> {
        Ok(None)
    }
}
