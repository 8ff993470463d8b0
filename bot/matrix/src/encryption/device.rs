//! The bot's own device, and the requests that it wants to be made.

use super::backup_state::is_older;
use super::faults::{passing, unsealed, unstored};
use super::key_store::KeyStore;
use super::known_rooms::Rooms;
use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use matrix_sdk_crypto::store::CryptoStore as _;
use matrix_sdk_crypto::types::requests::{AnyOutgoingRequest, OutgoingRequest, ToDeviceRequest};
use matrix_sdk_crypto::{DecryptionSettings, EncryptionSyncChanges, OlmMachine, TrustRequirement};
use menagerie_store::Store;
use ruma::api::client::keys::{get_keys, upload_keys, upload_signatures};
use ruma::api::client::sync::sync_events::v3::Response;
use ruma::api::client::to_device::send_event_to_device;
use ruma::{DeviceId, OwnedRoomId, UserId};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Mutex;

/// How many rounds of requests are made at once. One answer can make the machine ask for more.
const ROUNDS: usize = 5;

/// The bot's device, with which it reads and writes in encrypted rooms.
pub struct Encryption {
    pub(super) machine: OlmMachine,
    pub(super) client: Arc<Client>,
    pub(super) keys: Arc<KeyStore>,
    pub(super) rooms: Rooms,
    /// The last news that was taken, by its token, and the keys that came with it.
    heard: Mutex<Option<(String, Vec<NewKey>)>>,
    /// Held while requests of the machine are under way, so that none is made twice.
    pub(super) turn: Mutex<()>,
}

/// The outcome of opening the device.
pub enum Opening {
    /// It can be used.
    Ready(Box<Encryption>),
    /// The homeserver knows no encryption, or gave no device with the login.
    Unknown,
    /// The homeserver has keys of the device that this database does not have. Only another login helps.
    Lost,
}

/// A key that has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewKey {
    /// The room.
    pub room: OwnedRoomId,
    /// The session whose messages can be read now.
    pub session: String,
}

impl Encryption {
    /// Opens the device with which the bot is logged in.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be read.
    pub async fn open(
        client: &Arc<Client>,
        store: &Arc<Store>,
        me: &UserId,
    ) -> Result<Opening, Fault> {
        let Some(device) = client.device.as_deref() else { return Ok(Opening::Unknown) };
        let keys = Arc::new(KeyStore::new(Arc::clone(store), me, device));
        let is_new = keys.load_account().await.map_err(unstored)?.is_none();
        match is_published(client, me, device).await {
            Ok(true) if is_new => return Ok(Opening::Lost),
            Ok(_) => {}
            Err(Fault::Gone | Fault::Senseless(_) | Fault::Refused(_)) if is_new => {
                return Ok(Opening::Unknown);
            }
            // A device that has worked before is not given up for an error that may pass.
            Err(fault) => return Err(passing(fault)),
        }
        // After a restart each room gets a new key. So a database that was restored from a copy never writes with
        // a key in the same way twice.
        keys.begin().await.map_err(unstored)?;
        if !is_new && is_older(client, &keys).await? {
            keys.forget_sessions().await.map_err(unstored)?;
        }
        let machine = OlmMachine::with_store(me, device, Arc::clone(&keys), None).await;
        let machine = machine.map_err(unstored)?;
        let (rooms, heard, turn) = Default::default();
        let encryption = Self { machine, client: Arc::clone(client), keys, rooms, heard, turn };
        encryption.machine.update_tracked_users([me]).await.map_err(unstored)?;
        encryption.settle().await.map_err(passing)?;
        Ok(Opening::Ready(Box::new(encryption)))
    }

    /// Takes what the homeserver tells of keys and devices. Returns the keys that have come.
    ///
    /// # Errors
    /// When that cannot be stored. The same news can be taken again.
    pub async fn hear(&self, news: &Response) -> Result<Vec<NewKey>, Fault> {
        let mut heard = self.heard.lock().await;
        // The machine remembers news that could not be stored, and would not take it twice.
        if heard.as_ref().is_none_or(|(token, _)| *token != news.next_batch) {
            self.keys.hold();
            let keys = self.take(news).await?;
            *heard = Some((news.next_batch.clone(), keys));
        }
        self.keys.release().await.map_err(unstored)?;
        Ok(heard.as_ref().map(|(_, keys)| keys.clone()).unwrap_or_default())
    }

    async fn take(&self, news: &Response) -> Result<Vec<NewKey>, Fault> {
        let changes = EncryptionSyncChanges {
            to_device_events: news.to_device.events.clone(),
            changed_devices: &news.device_lists,
            one_time_keys_counts: &news.device_one_time_keys_count,
            unused_fallback_keys: news.device_unused_fallback_key_types.as_deref(),
            next_batch_token: Some(news.next_batch.clone()),
        };
        let taken = self.machine.receive_sync_changes(changes, &settings()).await;
        let (_, keys) = match taken.map_err(unsealed) {
            Ok(taken) => taken,
            // It would be the same the next time, and everybody would wait for it.
            Err(Fault::Senseless(why)) => {
                tracing::error!(why, "news of keys is left alone");
                return Ok(Vec::new());
            }
            Err(fault) => return Err(fault),
        };
        let keys = keys.into_iter();
        Ok(keys.map(|key| NewKey { room: key.room_id, session: key.session_id }).collect())
    }

    /// Makes the requests that the machine wants, unless somebody does that already.
    ///
    /// # Errors
    /// The homeserver's error. What was not asked is asked the next time.
    pub async fn settle(&self) -> Result<(), Fault> {
        let Ok(_turn) = self.turn.try_lock() else { return Ok(()) };
        self.ask_all().await?;
        // A device that asks for a key may have no session with the bot yet.
        if let Some((number, claim)) =
            self.machine.get_missing_sessions(std::iter::empty()).await.map_err(unstored)?
        {
            let answer = self.client.ask(claim).await?;
            self.machine.mark_request_as_sent(&number, &answer).await.map_err(unsealed)?;
            self.ask_all().await?;
        }
        Ok(())
    }

    /// The same for the caller who has the turn.
    pub(super) async fn ask_all(&self) -> Result<(), Fault> {
        for _ in 0..ROUNDS {
            let requests = self.machine.outgoing_requests().await.map_err(unstored)?;
            if requests.is_empty() {
                break;
            }
            for request in &requests {
                match self.ask(request).await {
                    // Members can bring the bot to a request that no homeserver takes. Nobody waits for that one.
                    Err(fault @ (Fault::Gone | Fault::Senseless(_) | Fault::Refused(_))) => {
                        tracing::warn!(%fault, "a request about keys is given up");
                        self.give_up(request).await?;
                    }
                    asked => asked?,
                }
            }
        }
        Ok(())
    }

    /// The machine need not make this request again.
    async fn give_up(&self, request: &OutgoingRequest) -> Result<(), Fault> {
        let number = request.request_id();
        let marked = match request.request() {
            AnyOutgoingRequest::ToDeviceRequest(_) => {
                let answer = send_event_to_device::v3::Response::new();
                self.machine.mark_request_as_sent(number, &answer).await
            }
            AnyOutgoingRequest::SignatureUpload(_) => {
                let answer = upload_signatures::v3::Response::new();
                self.machine.mark_request_as_sent(number, &answer).await
            }
            AnyOutgoingRequest::KeysQuery(_) => {
                let answer = get_keys::v3::Response::new();
                self.machine.mark_request_as_sent(number, &answer).await
            }
            // The bot's own keys are of use only when the homeserver has them.
            _ => return Err(Fault::Later("the homeserver does not take the keys".to_owned())),
        };
        marked.map_err(unsealed)
    }

    pub(super) async fn ask(&self, request: &OutgoingRequest) -> Result<(), Fault> {
        let number = request.request_id();
        let marked = match request.request() {
            AnyOutgoingRequest::KeysUpload(request) => {
                let answer = match self.client.ask(request.clone()).await {
                    // The database is an older copy, and keys of these numbers were given out already. The next
                    // ones have numbers of their own.
                    Err(Fault::Senseless(why)) if request.device_keys.is_none() => {
                        tracing::warn!(
                            why,
                            "keys of an older copy of the database are passed over"
                        );
                        upload_keys::v3::Response::new(BTreeMap::default())
                    }
                    answer => answer?,
                };
                self.machine.mark_request_as_sent(number, &answer).await
            }
            AnyOutgoingRequest::KeysQuery(request) => {
                let mut asked = get_keys::v3::Request::new();
                asked.device_keys = request.device_keys.clone();
                let answer = self.client.ask(asked).await?;
                self.machine.mark_request_as_sent(number, &answer).await
            }
            AnyOutgoingRequest::KeysClaim(request) => {
                let answer = self.client.ask(request.clone()).await?;
                self.machine.mark_request_as_sent(number, &answer).await
            }
            AnyOutgoingRequest::ToDeviceRequest(request) => {
                return self.tell_devices(request).await;
            }
            AnyOutgoingRequest::SignatureUpload(request) => {
                let answer = self.client.ask(request.clone()).await?;
                self.machine.mark_request_as_sent(number, &answer).await
            }
            // The bot begins no verification in a room.
            AnyOutgoingRequest::RoomMessage(_) => Ok(()),
        };
        marked.map_err(unsealed)
    }

    pub(super) async fn tell_devices(&self, request: &ToDeviceRequest) -> Result<(), Fault> {
        let asked = send_event_to_device::v3::Request::new_raw(
            request.event_type.clone(),
            request.txn_id.clone(),
            request.messages.clone(),
        );
        let answer = self.client.ask(asked).await?;
        self.machine.mark_request_as_sent(&request.txn_id, &answer).await.map_err(unsealed)
    }
}

/// Whether the homeserver has keys of a device.
async fn is_published(client: &Client, me: &UserId, device: &DeviceId) -> Result<bool, Fault> {
    let mut asked = get_keys::v3::Request::new();
    asked.device_keys.insert(me.to_owned(), vec![device.to_owned()]);
    let known = client.ask(asked).await?.device_keys;
    Ok(known.get(me).is_some_and(|devices| devices.contains_key(device)))
}

/// Messages of every device are read, as in the apps of members: a device that nobody has signed is told apart
/// by nobody here.
pub(super) fn settings() -> DecryptionSettings {
    DecryptionSettings { sender_device_trust_requirement: TrustRequirement::Untrusted }
}
