//! The upload of the keys with which the bot signs its device, for which a homeserver may want the password again.

use super::client::{Client, exchange, unreadable};
use super::fault::Fault;
use ruma::api::OutgoingRequest as _;
use ruma::api::auth_scheme::SendAccessToken;
use ruma::api::client::keys::upload_signing_keys;
use ruma::api::client::uiaa::UiaaResponse;
use ruma::api::error::FromHttpResponseError;
use std::borrow::Cow;

/// Why the keys to sign with were not taken.
pub enum Unasked {
    /// The homeserver wants the account's password with them.
    WantsPassword {
        /// Its name for this attempt.
        session: Option<String>,
    },
    /// There was a fault.
    Fault(Fault),
}

impl Client {
    /// Uploads the keys with which the bot signs its devices.
    ///
    /// # Errors
    /// When they are not taken.
    pub async fn upload_signing_keys(
        &self,
        request: upload_signing_keys::v3::Request,
    ) -> Result<upload_signing_keys::v3::Response, Unasked> {
        let token = SendAccessToken::Always(self.token.expose());
        let versions = Cow::Borrowed(&self.versions);
        let request = request
            .try_into_http_request::<Vec<u8>>(&self.homeserver, token, versions)
            .map_err(|error| Unasked::Fault(Fault::Senseless(error.to_string())))?;
        let answer = exchange(&self.http, request).await.map_err(Unasked::Fault)?;
        answer.map_err(|error| match error {
            FromHttpResponseError::Server(UiaaResponse::AuthResponse(wanted)) => {
                Unasked::WantsPassword { session: wanted.session }
            }
            FromHttpResponseError::Server(UiaaResponse::MatrixError(error)) => {
                Unasked::Fault(Fault::answered(&error))
            }
            _ => Unasked::Fault(unreadable()),
        })
    }
}
