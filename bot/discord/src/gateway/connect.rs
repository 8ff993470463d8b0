//! Connects to the gateway as one shard, and serves its events until the bot stops.

use crate::api::client;
use crate::api::fault::{Fault, with_retries};
use crate::bot::{Bot, Paces};
use crate::catching_up::{archived_threads, backfill, cursors};
use crate::commands::{menus, slash_commands};
use crate::gateway::connect_error::ConnectError;
use crate::gateway::events::Events;
use crate::gateway::raw_events::Watch;
use crate::gateway::relay::Relay;
use crate::gateway::sessions::Sessions;
use crate::gateway::work::Work;
use crate::messages::message_handler;
use crate::places::leavers;
use crate::posting::discord_front::DiscordFront;
use menagerie_chat::engine::Services;
use menagerie_chat::network::told_to;
use menagerie_chat::presence::Part;
use menagerie_config::DiscordSettings;
use menagerie_core::Timestamp;
use menagerie_store::Store;
use rand::rngs::{StdRng, SysRng};
use rand::{RngExt, SeedableRng};
use serenity::all::{Client, ClientBuilder, GatewayIntents};
use serenity::gateway::GatewayError;
use serenity::model::application::{Command, InstallationContext};
use serenity::model::id::UserId;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// The most typed messages that wait to be put in order.
const TYPED_QUEUE: usize = 512;
/// The longest that a disconnection may take. Serenity can wait for ever on a dead connection.
const FAREWELL: Duration = Duration::from_secs(2);
/// The same when the program goes on; also how often it is checked whether there is a connection to
/// end.
const LONG_FAREWELL: Duration = Duration::from_secs(30);
const LOOK: Duration = Duration::from_millis(200);
/// The longest for storing cursors. Messages after a cursor that was not stored are looked at
/// again.
const NOTE: Duration = Duration::from_secs(1);
/// How often the last time of listening is read again, while that fails.
const READ_AGAIN: Duration = Duration::from_secs(1);

/// Registers the commands with Discord.
///
/// # Errors
/// When Discord does not take them.
pub async fn offer_commands(front: &DiscordFront) -> Result<(), ConnectError> {
    let http = &front.http;
    let application =
        with_retries(|| async { http.turn().await.get_current_application_info().await }).await?;
    let installs = application.integration_types_config;
    let for_accounts = installs.contains_key(&InstallationContext::User);
    let mut commands = slash_commands::all(for_accounts);
    commands.extend(menus::all(for_accounts));
    // Discord replaces its list with this one.
    with_retries(|| async {
        Command::set_global_commands(http.turn().await, commands.clone()).await
    })
    .await?;
    Ok(())
}

/// Connects to Discord as one of its shards, and serves until `stop` says so. `over` says whether
/// the whole program stops.
///
/// # Errors
/// When there is no connection, it is lost for good, or a part of the program stops by itself.
pub async fn connect(
    settings: &DiscordSettings,
    (front, user): (Arc<DiscordFront>, UserId),
    services: Services,
    (part, paces): (Part, &Paces),
    (stop, over): (watch::Receiver<bool>, watch::Receiver<bool>),
) -> Result<(), ConnectError> {
    let mut intents =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if settings.message_content {
        intents |= GatewayIntents::MESSAGE_CONTENT;
    }
    let heard = heard_before(&services.store, part);
    let heard = tokio::select! {
        heard = heard => heard,
        () = told_to(stop.clone()) => return Ok(()),
    };
    let (typing, messages) = mpsc::channel(TYPED_QUEUE);
    let bot = Bot::new(services, (front, user), (part, heard), paces, typing);
    let bot = Arc::new(bot);
    let mut work = Work::default();
    work.start("queue of typed messages", message_handler::pump(Arc::clone(&bot), messages));
    work.start("reader of missed messages", backfill::read(Arc::clone(&bot)));
    work.start("search for sleeping threads", archived_threads::search(Arc::clone(&bot)));
    work.start("search for those who have left", leavers::look(Arc::clone(&bot)));
    work.start("keeper of cursors", cursors::keep(Arc::clone(&bot)));
    // Serenity wants a client of its own, and only asks it for the gateway.
    let http = client::http(settings, Arc::clone(&bot.front.optional))?;
    let client = ClientBuilder::new_with_http(http, intents)
        .event_handler(Events { bot: Arc::clone(&bot) })
        .raw_event_handler(Watch::new(Arc::clone(&bot)));
    bot.http.turn().await;
    let client = tokio::select! {
        // This asks Discord, which may answer late or not at all.
        client = client.into_future() => client?,
        () = told_to(stop.clone()) => return Ok(()),
    };
    let relay = {
        let mut gateway = client.ws_url.lock().await;
        // Serenity falls back to Discord's own gateway if it gets no other address.
        if settings.loopback.is_some() {
            client::require_loopback(&gateway)?;
        }
        let secret: u128 = StdRng::try_from_rng(&mut SysRng)
            .map_err(|error| ConnectError::Random(error.to_string()))?
            .random();
        let relay = Relay::open(&gateway, secret, Arc::clone(&paces.sessions))
            .await
            .map_err(ConnectError::Relay)?;
        *gateway = relay.url();
        relay
    };
    let mut broken = None;
    let stop = async { broken = work.until(told_to(stop)).await };
    // The relay lives longer than serenity, whose closing frame goes through it.
    let served = tokio::select! {
        served = serve(client, part, stop, told_to(over)) => served,
        reason = relay.serve(Arc::clone(&bot) as Arc<dyn Sessions>) => Err(reason.into()),
    };
    let noted = async {
        cursors::hear(&bot).await;
        cursors::store(&bot).await;
    };
    if tokio::time::timeout(NOTE, noted).await.is_err() {
        tracing::debug!("how far places were read is known a little less well");
    }
    served.and(broken.map_or(Ok(()), |part| Err(ConnectError::Broken(part))))
}

/// Serves events until `stop` completes, and then disconnects from Discord.
async fn serve(
    mut client: Client,
    part: Part,
    stop: impl Future<Output = ()>,
    over: impl Future<Output = ()>,
) -> Result<(), ConnectError> {
    let shards = Arc::clone(&client.shard_manager);
    tokio::select! {
        ended = client.start_shard(part.shard, part.of) => ended.map_err(|error| match error {
            serenity::Error::Gateway(
                GatewayError::InvalidAuthentication | GatewayError::NoAuthentication,
            ) => ConnectError::Token,
            serenity::Error::Gateway(
                GatewayError::DisallowedGatewayIntents | GatewayError::InvalidGatewayIntents,
            ) => ConnectError::Intent,
            error => ConnectError::Lost(Fault::from(error).words()),
        }),
        () = stop => {
            let farewell = async {
                // Between two connections, serenity has no shard that it could stop.
                while shards.shards_instantiated().await.is_empty() {
                    tokio::time::sleep(LOOK).await;
                }
                shards.shutdown_all().await;
            };
            let hurry = async {
                over.await;
                tokio::time::sleep(FAREWELL).await;
            };
            tokio::select! {
                () = farewell => Ok(()),
                () = hurry => {
                    tracing::warn!("the gateway was left without a farewell");
                    Ok(())
                }
                // Serenity would go on, to a port of this machine that is not ours any more.
                () = tokio::time::sleep(LONG_FAREWELL) => {
                    Err(ConnectError::Broken("farewell from Discord"))
                }
            }
        }
    }
}

/// Until when every message in a shard was known. While that cannot be read, missed messages could
/// not be found.
async fn heard_before(store: &Store, part: Part) -> Timestamp {
    loop {
        match store.shard_heard_at(part.network, part.shard).await {
            Ok(heard) => return heard,
            Err(error) => tracing::warn!(%error, "it cannot be read yet what was heard before"),
        }
        tokio::time::sleep(READ_AGAIN).await;
    }
}
