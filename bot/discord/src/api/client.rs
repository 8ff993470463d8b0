//! The HTTP client, and the first questions to Discord at the start: who the bot is, and where the
//! gateway is.

use crate::api::fault::with_retries;
use crate::api::optional_requests::OptionalRequests;
use crate::api::request_budget::{BudgetedHttp, Share};
use crate::api::requests;
use crate::gateway::connect_error::ConnectError;
use menagerie_config::DiscordSettings;
use serenity::builder::CreateAllowedMentions;
use serenity::http::{Http, HttpBuilder, Ratelimiter};
use serenity::model::id::UserId;
use std::sync::Arc;
use std::time::Duration;

/// The longest a request may take, with its picture.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The longest that making a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Serenity's client over [`client`]. Optional requests pause as soon as Discord gets too many.
///
/// # Errors
/// When the loopback Discord's certificate cannot be used, or there is no client.
pub fn http(
    settings: &DiscordSettings,
    optional: Arc<OptionalRequests>,
) -> Result<Http, ConnectError> {
    let client = client(settings)?;
    let token = settings.token.expose();
    let mut limiter = Ratelimiter::new(client.clone(), format!("Bot {token}"));
    limiter.set_ratelimit_callback(Box::new(move |limit| {
        if limit.global {
            tracing::warn!(wait = ?limit.timeout, "Discord takes no more requests for a while");
            optional.limited(limit.timeout);
        }
    }));
    Ok(HttpBuilder::new(token)
        .client(client)
        .ratelimiter(limiter)
        .default_allowed_mentions(CreateAllowedMentions::new())
        .build())
}

/// A client with the time limits that serenity's own lacks.
///
/// # Errors
/// When the loopback Discord's certificate cannot be used, or there is no client.
pub fn client(settings: &DiscordSettings) -> Result<reqwest::Client, ConnectError> {
    let mut client = reqwest::Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .timeout(REQUEST_TIMEOUT)
        .retry(requests::counted())
        .https_only(true)
        // Discord answers at its own address. A file that a member names is fetched from no other
        // address.
        .redirect(reqwest::redirect::Policy::none());
    if let Some(loopback) = &settings.loopback {
        let authority =
            |reason: String| ConnectError::Authority { path: loopback.authority.clone(), reason };
        let pem =
            std::fs::read(&loopback.authority).map_err(|error| authority(error.to_string()))?;
        let certificate = reqwest::Certificate::from_pem(&pem)
            .map_err(|_| authority("it is not a certificate in PEM".to_owned()))?;
        client = client
            .no_proxy()
            .tls_built_in_root_certs(false)
            .add_root_certificate(certificate)
            .resolve("discord.com", loopback.address)
            .resolve("cdn.discordapp.com", loopback.address);
    }
    client.build().map_err(|error| ConnectError::Client(error.to_string()))
}

/// The identity that Discord gives the bot.
pub struct Identity {
    /// The bot's user.
    pub user: UserId,
    /// The bot's name.
    pub name: String,
    /// How many shards Discord recommends.
    shards: u32,
}

impl Identity {
    /// The change to make before Discord refuses the bot, if anything.
    pub fn advice(&self, settings: &DiscordSettings) -> Option<String> {
        let (wanted, ours) = (self.shards, settings.shards.total());
        (wanted > ours).then(|| {
            format!(
                "recommends {wanted} shards for as many servers as I am in, and I hear it in {ours}; it takes no bot with more than 2500 servers in a shard: set DISCORD_SHARDS=0-{}/{wanted} (docs/operators/several-machines.md)",
                wanted - 1
            )
        })
    }
}

/// Asks Discord whether it accepts the bot, with a client of its own.
///
/// # Errors
/// When it does not, or cannot be reached.
pub async fn check(settings: &DiscordSettings) -> Result<(BudgetedHttp, Identity), ConnectError> {
    let optional = Arc::default();
    let http = http(settings, Arc::clone(&optional))?;
    let http = BudgetedHttp::new(http, Share::Whole, optional);
    let identity = identify(&http, settings).await?;
    Ok((http, identity))
}

/// Asks Discord whether it accepts the bot, and where its gateway is.
///
/// # Errors
/// When it does not, or cannot be reached.
pub async fn identify(
    http: &BudgetedHttp,
    settings: &DiscordSettings,
) -> Result<Identity, ConnectError> {
    let user = with_retries(|| async { http.turn().await.get_current_user().await }).await?;
    let application =
        with_retries(|| async { http.turn().await.get_current_application_info().await }).await?;
    http.uncounted().set_application_id(application.id);
    let gateway = with_retries(|| async { http.turn().await.get_bot_gateway().await }).await?;
    if settings.loopback.is_some() {
        require_loopback(&gateway.url)?;
    }
    Ok(Identity { user: user.id, name: user.name.clone(), shards: gateway.shards })
}

/// Checks that the gateway of a loopback Discord is on this machine, as promised.
///
/// # Errors
/// When the gateway is not on this machine.
pub fn require_loopback(gateway: &str) -> Result<(), ConnectError> {
    let host = gateway.split_once("://").map_or(gateway, |(_, rest)| rest);
    let host = host.split(['/', '?']).next().unwrap_or(host);
    let is_loopback =
        host.parse::<std::net::SocketAddr>().is_ok_and(|address| address.ip().is_loopback());
    if is_loopback { Ok(()) } else { Err(ConnectError::GatewayElsewhere(gateway.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_gateway_on_this_machine_is_loopback() {
        for (url, loopback) in [
            ("ws://127.0.0.1:8080", true),
            ("ws://[::1]:8080/?v=10", true),
            ("wss://gateway.discord.gg", false),
            ("ws://127.0.0.1.example:80", false),
            ("ws://10.0.0.1:80", false),
        ] {
            assert_eq!(require_loopback(url).is_ok(), loopback, "{url}");
        }
    }
}
