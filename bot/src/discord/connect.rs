//! Connecting: the HTTP client, the checks that give a clear word when something is missing, and
//! the gateway.

use super::discord_front::DiscordFront;
use super::events::{Bot, Events, Watch};
use super::fault::Fault;
use super::gateway::Relay;
use super::reading::Reading;
use super::searches::{self, Searches};
use super::sessions::Sessions;
use super::work::Work;
use super::{backfill, commands, cursors, messages};
use crate::clock::Clock;
use crate::config::Config;
use crate::deliver::{Outcomes, Wakes};
use crate::desk::Desk;
use crate::pace::Pace;
use crate::store::Store;
use rand::rngs::{StdRng, SysRng};
use rand::{RngExt, SeedableRng};
use serenity::all::{Client, ClientBuilder, GatewayIntents};
use serenity::builder::CreateAllowedMentions;
use serenity::gateway::GatewayError;
use serenity::http::{Http, HttpBuilder};
use serenity::model::application::Command;
use serenity::model::id::UserId;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64};
use std::time::Duration;
use tokio::sync::mpsc;

/// The longest a request may take, with its picture.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The longest a connection may take to be made.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How many requests a second read what was missed: Discord takes fifty, and live moves go first.
const READ_A_SECOND: u32 = 10;
/// How many requests a second search for threads that sleep: nobody waits for them.
const SEARCH_A_SECOND: u32 = 2;
/// How many typed messages may wait to be put in order.
const TYPED_QUEUE: usize = 512;
/// How long a leave-taking may take: serenity can wait for ever on a dead connection.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why there is no connection to Discord.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// The loopback Discord's certificate cannot be used.
    #[error(
        "DISCORD_API_CA names {path}, which cannot be used ({reason}): name the PEM file that the loopback Discord has written"
    )]
    Authority {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// There is no HTTP client.
    #[error("the HTTP client cannot be made: {0}")]
    Client(String),
    /// Discord refuses the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Discord developer portal (Bot, Reset Token)"
    )]
    Token,
    /// The intent is not switched on.
    #[error(
        "Discord does not give the texts of messages to this bot: switch on “Message Content Intent” in the Discord developer portal (Bot), or set DISCORD_MESSAGE_CONTENT=off; then moves are typed with /move, as a reply to a board, or after mentioning the bot"
    )]
    Intent,
    /// Discord does not answer.
    #[error(
        "Discord cannot be reached ({0}): check the network, and that discord.com is not blocked here"
    )]
    Unreachable(String),
    /// The loopback Discord sends us away from this machine.
    #[error(
        "the loopback Discord names a gateway that is not on this machine ({0}): unset DISCORD_API_ADDR and DISCORD_API_CA for the real Discord"
    )]
    GatewayElsewhere(String),
    /// There is no way from serenity to the gateway.
    #[error(
        "no port can be opened on 127.0.0.1 ({0}): let the bot listen there, it connects to Discord through itself"
    )]
    Relay(std::io::Error),
    /// Discord ends every connection at once.
    #[error(
        "Discord does not let this version of the bot connect (close code {0}): install a newer version"
    )]
    Hopeless(&'static str),
    /// The connection was lost for good.
    #[error("the connection to Discord was lost for good ({0}): start the bot again")]
    Lost(String),
    /// A part of the program has stopped by itself.
    #[error(
        "the {0} has stopped working, which is a defect of the program: start the bot again, and report the lines above"
    )]
    Broken(&'static str),
}

impl ConnectError {
    /// Whether only a changed setting helps, so that a restart is of no use.
    pub fn is_setting(&self) -> bool {
        !matches!(self, Self::Unreachable(_) | Self::Lost(_) | Self::Broken(_))
    }

    fn of(error: &serenity::Error) -> Self {
        match Fault::of(error) {
            Fault::Unauthorized => ConnectError::Token,
            fault => ConnectError::Unreachable(fault.words()),
        }
    }
}

/// A client with the time limits that serenity's own lacks.
pub fn http(config: &Config) -> Result<Http, ConnectError> {
    let mut client = reqwest::Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .timeout(REQUEST_TIMEOUT)
        .https_only(true);
    if let Some(loopback) = &config.loopback {
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
            .resolve("discord.com", loopback.address);
    }
    let client = client.build().map_err(|error| ConnectError::Client(error.to_string()))?;
    Ok(HttpBuilder::new(config.token.expose())
        .client(client)
        .default_allowed_mentions(CreateAllowedMentions::new())
        .build())
}

/// Who Discord says we are.
pub struct Identity {
    /// The bot's user.
    pub user: UserId,
    /// The bot's name.
    pub name: String,
}

/// Asks Discord whether it accepts us, and where its gateway is.
///
/// # Errors
/// When it does not, or cannot be reached.
pub async fn check(config: &Config) -> Result<(Http, Identity), ConnectError> {
    let http = http(config)?;
    let user = http.get_current_user().await.map_err(|error| ConnectError::of(&error))?;
    let application =
        http.get_current_application_info().await.map_err(|error| ConnectError::of(&error))?;
    http.set_application_id(application.id);
    let gateway = http.get_gateway().await.map_err(|error| ConnectError::of(&error))?;
    if config.loopback.is_some() {
        require_loopback(&gateway.url)?;
    }
    let identity = Identity { user: user.id, name: user.name.clone() };
    Ok((http, identity))
}

/// What dealing with Discord's events needs of the rest of the program.
pub struct Parts {
    /// The facts.
    pub store: Arc<Store>,
    /// Where calls are decided.
    pub desk: Desk,
    /// What brings effects before people's eyes.
    pub front: Arc<DiscordFront>,
    /// What became of effects.
    pub outcomes: Outcomes,
    /// Where it is told that an obstacle may be gone.
    pub wakes: Wakes,
    /// When things are noticed.
    pub clock: Arc<dyn Clock>,
}

/// Connects to Discord and serves until `stop` completes.
///
/// # Errors
/// When there is no connection, it is lost for good, or a part of the program stops by itself.
pub async fn connect(
    config: &Config,
    http: Arc<Http>,
    identity: &Identity,
    parts: Parts,
    stop: impl Future<Output = ()>,
) -> Result<(), ConnectError> {
    Command::set_global_commands(&http, commands::all())
        .await
        .map_err(|error| ConnectError::of(&error))?;
    let mut intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
    if config.message_content {
        intents |= GatewayIntents::MESSAGE_CONTENT;
    }
    let Parts { store, desk, front, outcomes, wakes, clock } = parts;
    let heard = store.heard_at().await.map_or(0, |at| at.0);
    let (typing, messages) = mpsc::channel(TYPED_QUEUE);
    let bot = Arc::new(Bot {
        http,
        store,
        desk,
        front,
        outcomes,
        wakes,
        clock,
        user: identity.user,
        hears_talk: config.message_content,
        reading: Reading::default(),
        reading_pace: Pace::per_second(READ_A_SECOND),
        searches: Searches::new(Pace::per_second(SEARCH_A_SECOND)),
        typing,
        connected: AtomicBool::new(false),
        heard: AtomicI64::new(heard),
        unreadable: AtomicU64::new(0),
    });
    let mut work = Work::default();
    work.start("queue of typed messages", messages::pump(Arc::clone(&bot), messages));
    work.start("reader of missed messages", backfill::read(Arc::clone(&bot)));
    work.start("search for sleeping threads", searches::search(Arc::clone(&bot)));
    work.start("keeper of cursors", cursors::keep(Arc::clone(&bot)));
    // Serenity wants a client of its own; it only asks it for the gateway.
    let client = ClientBuilder::new_with_http(self::http(config)?, intents)
        .event_handler(Events { bot: Arc::clone(&bot) })
        .raw_event_handler(Watch { bot: Arc::clone(&bot) })
        .await
        .map_err(|error| ConnectError::of(&error))?;
    let relay = {
        let mut gateway = client.ws_url.lock().await;
        // Serenity falls back to Discord's own gateway if it is not told another one.
        if config.loopback.is_some() {
            require_loopback(&gateway)?;
        }
        let secret: u128 = StdRng::try_from_rng(&mut SysRng)
            .map_err(|error| ConnectError::Client(error.to_string()))?
            .random();
        let relay = Relay::open(&gateway, secret).await.map_err(ConnectError::Relay)?;
        *gateway = relay.url();
        relay
    };
    let mut broken = None;
    let stop = async { broken = work.until(stop).await };
    // The relay outlives serenity, whose farewell goes through it.
    let served = tokio::select! {
        served = serve(client, stop) => served,
        reason = relay.serve(Arc::clone(&bot) as Arc<dyn Sessions>) => Err(ConnectError::Hopeless(reason)),
    };
    cursors::hear(&bot).await;
    cursors::store(&bot).await;
    served.and(broken.map_or(Ok(()), |part| Err(ConnectError::Broken(part))))
}

/// Serves events until `stop` completes, and then takes leave of Discord.
async fn serve(mut client: Client, stop: impl Future<Output = ()>) -> Result<(), ConnectError> {
    let shards = Arc::clone(&client.shard_manager);
    tokio::select! {
        ended = client.start() => ended.map_err(|error| match error {
            serenity::Error::Gateway(
                GatewayError::InvalidAuthentication | GatewayError::NoAuthentication,
            ) => ConnectError::Token,
            serenity::Error::Gateway(
                GatewayError::DisallowedGatewayIntents | GatewayError::InvalidGatewayIntents,
            ) => ConnectError::Intent,
            error => ConnectError::Lost(Fault::of(&error).words()),
        }),
        () = stop => {
            let farewell = tokio::time::timeout(FAREWELL, shards.shutdown_all()).await;
            if farewell.is_err() {
                tracing::warn!("the gateway was left without a farewell");
            }
            Ok(())
        }
    }
}

fn require_loopback(gateway: &str) -> Result<(), ConnectError> {
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
