//! The HTTP client for a homeserver: ruma's types, sent through reqwest.

use crate::homeserver::fault::Fault;
use crate::homeserver::well_known;
use crate::names::NETWORK;
use menagerie_chat::traces;
use menagerie_config::Secret;
use menagerie_metrics::metrics;
use ruma::api::auth_scheme::{AuthScheme, SendAccessToken};
use ruma::api::client::account::whoami;
use ruma::api::client::discovery::get_supported_versions;
use ruma::api::client::session::login;
use ruma::api::client::uiaa::{MatrixUserIdentifier, UserIdentifier};
use ruma::api::error::FromHttpResponseError;
use ruma::api::path_builder::PathBuilder;
use ruma::api::{IncomingResponse, OutgoingRequest, SupportedVersions};
use ruma::exports::http;
use ruma::{OwnedDeviceId, OwnedUserId};
use std::borrow::Cow;
use std::time::{Duration, Instant};

/// The longest that connecting to the homeserver may take.
const CONNECT: Duration = Duration::from_secs(10);
/// The longest that a request may take. It is longer than the homeserver's wait for news. It is
/// shorter than the time that a clock waits for messages under way, so that a hanging connection
/// costs nobody a game.
const REQUEST: Duration = Duration::from_mins(1);

/// A homeserver on which the bot is logged in.
pub struct Client {
    pub(super) http: reqwest::Client,
    pub(super) homeserver: String,
    pub(super) versions: SupportedVersions,
    pub(super) token: Secret,
    /// The device of the login, if it has one. Only a device has keys.
    pub device: Option<OwnedDeviceId>,
}

/// A homeserver without a login yet.
pub struct Homeserver {
    http: reqwest::Client,
    address: String,
    versions: SupportedVersions,
}

impl Homeserver {
    /// Finds the homeserver at an address, as clients do. It is there, or a file there names it.
    ///
    /// # Errors
    /// When there is no homeserver.
    pub async fn find(address: &str) -> Result<Self, Fault> {
        let http = reqwest::Client::builder()
            .connect_timeout(CONNECT)
            .timeout(REQUEST)
            .user_agent(concat!("menagerie/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| Fault::Senseless(error.to_string()))?;
        let fault = match versions(&http, address).await {
            Ok(versions) => return Ok(Self { http, address: address.to_owned(), versions }),
            Err(fault @ (Fault::Later(_) | Fault::Limited(_))) => return Err(fault),
            Err(fault) => fault,
        };
        let Some(named) = well_known::named(&http, address).await? else {
            let found =
                format!("there is no homeserver ({fault}), and no {} names one", well_known::PATH);
            return Err(Fault::NoHomeserver(found));
        };
        match versions(&http, &named).await {
            Ok(versions) => {
                tracing::info!(address, named, "the address names a homeserver elsewhere");
                Ok(Self { http, address: named, versions })
            }
            Err(fault) => Err(fault.at(&format!("{named}, which {} names", well_known::PATH))),
        }
    }

    /// Logs in with a password. The token has to be kept, because homeservers limit logins.
    ///
    /// # Errors
    /// When the homeserver refuses the login.
    pub async fn log_in(&self, user: &str, password: &Secret) -> Result<Secret, Fault> {
        let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_owned()));
        let password = login::v3::Password::new(user, password.expose().to_owned());
        let mut asked = login::v3::Request::new(login::v3::LoginInfo::Password(password));
        asked.initial_device_display_name = Some("Menagerie".to_owned());
        let versions = Cow::Borrowed(&self.versions);
        let asked = asked
            .try_into_http_request::<Vec<u8>>(&self.address, SendAccessToken::None, versions)
            .map_err(|error| Fault::Senseless(error.to_string()))?;
        let response: login::v3::Response = fetch(&self.http, asked).await?;
        Ok(Secret::new(response.access_token))
    }

    /// Uses an access token, and returns whose it is.
    ///
    /// # Errors
    /// When the homeserver does not accept it.
    pub async fn enter(self, token: Secret) -> Result<(Client, OwnedUserId), Fault> {
        let Self { http, address, versions } = self;
        let mut client = Client { http, homeserver: address, versions, token, device: None };
        let who = client.ask(whoami::v3::Request::new()).await?;
        client.device = who.device_id;
        Ok((client, who.user_id))
    }
}

impl Client {
    /// Makes a request.
    ///
    /// # Errors
    /// The homeserver's error, or the lack of an answer.
    pub async fn ask<R>(&self, request: R) -> Result<R::IncomingResponse, Fault>
    where
        R: OutgoingRequest<
            IncomingResponse: IncomingResponse<EndpointError = ruma::api::error::Error>,
        >,
        for<'a> R::Authentication: AuthScheme<Input<'a> = SendAccessToken<'a>>,
        for<'a> R::PathBuilder: PathBuilder<Input<'a> = Cow<'a, SupportedVersions>>,
    {
        let token = SendAccessToken::Always(self.token.expose());
        let versions = Cow::Borrowed(&self.versions);
        let request = request
            .try_into_http_request::<Vec<u8>>(&self.homeserver, token, versions)
            .map_err(|error| Fault::Senseless(error.to_string()))?;
        fetch(&self.http, request).await
    }
}

/// The versions of the protocol that a homeserver speaks.
async fn versions(http: &reqwest::Client, address: &str) -> Result<SupportedVersions, Fault> {
    let asked = get_supported_versions::Request::new();
    let asked = asked
        .try_into_http_request::<Vec<u8>>(address, SendAccessToken::None, ())
        .map_err(|error| Fault::Senseless(error.to_string()))?;
    let response = exchange::<get_supported_versions::Response>(http, asked).await?;
    let response = response.map_err(|error| match error {
        FromHttpResponseError::Server(error) => Fault::of(&error),
        _ => Fault::Senseless("it answers something else".to_owned()),
    })?;
    Ok(response.as_supported_versions())
}

async fn fetch<A>(http: &reqwest::Client, request: http::Request<Vec<u8>>) -> Result<A, Fault>
where
    A: IncomingResponse<EndpointError = ruma::api::error::Error>,
{
    exchange(http, request).await?.map_err(|error| match error {
        FromHttpResponseError::Server(error) => Fault::answered(&error),
        _ => unreadable(),
    })
}

/// The answer may be a proxy's own, for example. It is not repeated, because it can hold members'
/// texts.
pub(super) fn unreadable() -> Fault {
    Fault::Later("the homeserver's answer cannot be read".to_owned())
}

/// The answer to a request, as far as it can be read.
pub(super) async fn exchange<A>(
    http: &reqwest::Client,
    request: http::Request<Vec<u8>>,
) -> Result<Result<A, FromHttpResponseError<A::EndpointError>>, Fault>
where
    A: IncomingResponse,
{
    // The error is logged without the address, which can hold members' texts.
    let lost = |error: reqwest::Error| Fault::Later(with_cause(&error.without_url()));
    let request = reqwest::Request::try_from(request)
        .map_err(|error| Fault::Senseless(error.without_url().to_string()))?;
    let (method, path, begun) =
        (request.method().clone(), request.url().path().to_owned(), Instant::now());
    let response = http.execute(request).await;
    let status = response.as_ref().map_or(0, |response| response.status().as_u16());
    metrics().matrix_answered(status);
    traces::asked(NETWORK, method.as_str(), &path, status, Some(begun.elapsed()));
    let response = response.map_err(lost)?;
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.bytes().await.map_err(lost)?;
    let mut answer = http::Response::new(body.as_ref());
    *answer.status_mut() = status;
    *answer.headers_mut() = headers;
    Ok(A::try_from_http_response(answer))
}

/// An error with its innermost cause, such as an unknown name or a bad certificate.
fn with_cause(error: &dyn std::error::Error) -> String {
    match std::iter::successors(error.source(), |cause| cause.source()).last() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
