//! The keys with which the bot signs its device. Clients begin to leave out devices that their owner has not
//! signed.

use super::device::Encryption;
use super::faults::{unsealed, unstored};
use crate::homeserver::fault::Fault;
use crate::homeserver::signing_keys::Unasked;
use matrix_sdk_crypto::types::requests::AnyIncomingResponse;
use menagerie_config::Secret;
use ruma::TransactionId;
use ruma::api::client::keys::{get_keys, upload_signing_keys};
use ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};

/// Whether the bot's device is signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signing {
    /// It is.
    Done,
    /// The account has keys to sign with that this database does not have. Only the recovery key helps.
    NeedsRecovery,
    /// The homeserver wants the account's password for that.
    NeedsPassword,
}

impl Encryption {
    /// Signs the bot's device. The keys for that are made if the account has none.
    ///
    /// # Errors
    /// When the homeserver does not answer, or the database cannot be written.
    pub async fn sign(&self, password: Option<&(String, Secret)>) -> Result<Signing, Fault> {
        let _turn = self.turn.lock().await;
        let me = self.machine.user_id();
        self.query(me).await?;
        let status = self.machine.cross_signing_status().await;
        if status.is_complete() && self.is_signed().await? {
            return Ok(Signing::Done);
        }
        let known = self.machine.get_identity(me, None).await.map_err(unstored)?;
        if !status.is_complete() && known.is_some() {
            return Ok(Signing::NeedsRecovery);
        }
        let requests = self.machine.bootstrap_cross_signing(false).await.map_err(unstored)?;
        if let Some(keys) = &requests.upload_keys_req {
            self.ask(keys).await?;
        }
        let mut asked = upload_signing_keys::v3::Request::new();
        let ours = &requests.upload_signing_keys_req;
        asked.master_key = ours.master_key.as_ref().map(|key| key.to_raw());
        asked.self_signing_key = ours.self_signing_key.as_ref().map(|key| key.to_raw());
        asked.user_signing_key = ours.user_signing_key.as_ref().map(|key| key.to_raw());
        let answer = match self.client.upload_signing_keys(asked.clone()).await {
            Ok(answer) => answer,
            Err(Unasked::WantsPassword { session }) => {
                let Some((user, password)) = password else {
                    return Ok(Signing::NeedsPassword);
                };
                asked.auth = Some(by_password(user, password, session));
                match self.client.upload_signing_keys(asked).await {
                    Ok(answer) => answer,
                    Err(Unasked::WantsPassword { .. }) => return Ok(Signing::NeedsPassword),
                    Err(Unasked::Fault(fault)) => return Err(fault),
                }
            }
            Err(Unasked::Fault(fault)) => return Err(fault),
        };
        let number = TransactionId::new();
        let answer = AnyIncomingResponse::SigningKeysUpload(&answer);
        self.machine.mark_request_as_sent(&number, answer).await.map_err(unsealed)?;
        self.client.ask(requests.upload_signatures_req).await?;
        self.query(me).await?;
        Ok(Signing::Done)
    }

    /// Whether the bot's device is signed by the keys that the bot has.
    pub(super) async fn is_signed(&self) -> Result<bool, Fault> {
        let (me, device) = (self.machine.user_id(), self.machine.device_id());
        let device = self.machine.get_device(me, device, None).await.map_err(unstored)?;
        Ok(device.is_some_and(|device| device.is_cross_signed_by_owner()))
    }

    /// Asks for the devices of a user, and returns how many there are.
    pub(super) async fn query(&self, user: &ruma::UserId) -> Result<usize, Fault> {
        let (number, query) = self.machine.query_keys_for_users([user]);
        let mut asked = get_keys::v3::Request::new();
        asked.device_keys = query.device_keys;
        let answer = self.client.ask(asked).await?;
        self.machine.mark_request_as_sent(&number, &answer).await.map_err(unsealed)?;
        if answer.failures.contains_key(user.server_name().as_str()) {
            return Err(Fault::Later("another homeserver does not tell its keys".to_owned()));
        }
        Ok(answer.device_keys.get(user).map_or(0, std::collections::BTreeMap::len))
    }
}

fn by_password(user: &str, password: &Secret, session: Option<String>) -> AuthData {
    let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_owned()));
    let mut given = Password::new(user, password.expose().to_owned());
    given.session = session;
    AuthData::Password(given)
}
