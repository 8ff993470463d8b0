//! Discord as one of the networks: checked, then connected, one task for each shard.

use super::bot::Paces;
use super::names;
use crate::api::client;
use crate::api::request_budget::{BudgetedHttp, Share};
use crate::gateway::connect;
use crate::gateway::connect_error::ConnectError;
use crate::posting::discord_front::DiscordFront;
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use menagerie_chat::deliver::Front;
use menagerie_chat::engine::Services;
use menagerie_chat::network::{Network, NetworkError, told_to};
use menagerie_chat::presence::Part;
use menagerie_config::DiscordSettings;
use menagerie_store::{SharedWork, Store};
use serenity::model::id::UserId;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OnceCell, watch};

/// The pause before a lost shard is connected again.
const AGAIN: Duration = Duration::from_secs(5);
/// How long a silent shard is kept if another process may take it. A live connection carries
/// something every 42 seconds.
const DEAF: Duration = Duration::from_mins(1);
/// How often the connection is checked for that.
const LOOK: Duration = Duration::from_secs(1);

/// A Discord that accepts the bot, or that has not answered yet.
pub struct Discord {
    pub(super) settings: DiscordSettings,
    pub(super) front: Arc<DiscordFront>,
    /// Whether the program waits for Discord, because other networks must go on beside it.
    is_one_of_several: bool,
}

impl Discord {
    /// Asks Discord whether it accepts the bot. If it is one of several networks and does not
    /// answer, it is asked again while the others are served.
    ///
    /// # Errors
    /// When it does not accept the bot, or cannot be reached and is the only one.
    pub async fn open(
        settings: &DiscordSettings,
        store: &Arc<Store>,
        is_one_of_several: bool,
    ) -> Result<Self, ConnectError> {
        let optional = Arc::default();
        let http = client::http(settings, Arc::clone(&optional))?;
        let http =
            BudgetedHttp::new(http, Share::OfShards(Arc::clone(store)), Arc::clone(&optional));
        let http = Arc::new(http);
        let files = client::client(settings)?;
        let store = Arc::clone(store);
        let front = DiscordFront::new(http, files, optional, store, settings.message_content);
        let discord =
            Self { settings: settings.clone(), front: Arc::new(front), is_one_of_several };
        match introduce(&discord.front, settings).await {
            Err(error) if is_one_of_several && error.may_pass() => {
                tracing::warn!(%error, "Discord is asked again, and what is for it waits");
            }
            introduced => {
                introduced?;
            }
        }
        Ok(discord)
    }

    /// Connects and serves until `stop` completes: the shards in the settings that no other process
    /// holds.
    ///
    /// # Errors
    /// When there is no connection, it is lost for good, or a part of the program stops by itself.
    pub async fn connect(
        self,
        services: Services,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ConnectError> {
        let of = services.store.shards();
        if of > 1 {
            services.network_presence.shares(names::NETWORK);
        }
        if services.pages.is_some() {
            self.front.lead_to_pages();
        }
        let shards = Shards {
            settings: self.settings,
            front: self.front,
            is_patient: self.is_one_of_several || of > 1,
            services,
            commands: OnceCell::new(),
            paces: Paces::of(of),
        };
        let (end, ending) = watch::channel(false);
        let mut serving: FuturesUnordered<_> = shards
            .settings
            .shards
            .each()
            .map(|shard| shards.serve(Part::shard(names::NETWORK, shard, of), ending.clone()))
            .collect();
        let mut served = tokio::select! {
            () = stop => Ok(()),
            Some(ended) = serving.next() => ended,
        };
        // If one is lost for good, the operator is told and all of them stop.
        let _ = end.send(true);
        while let Some(ended) = serving.next().await {
            served = served.and(ended);
        }
        served
    }
}

/// Asks Discord for the bot's identity, if that is not known.
async fn introduce(
    front: &DiscordFront,
    settings: &DiscordSettings,
) -> Result<UserId, ConnectError> {
    if let Ok(me) = front.me() {
        return Ok(me);
    }
    let identity = client::identify(&front.http, settings).await?;
    tracing::info!(name = identity.name, "Discord knows us");
    if let Some(advice) = identity.advice(settings) {
        tracing::warn!("Discord {advice}");
    }
    if !settings.message_content {
        tracing::info!(
            "moves are typed as a reply to a board, after a mention of the bot, or with /move: DISCORD_MESSAGE_CONTENT=on lets players type them plainly, too"
        );
    }
    front.meet(identity.user);
    Ok(identity.user)
}

/// The state that all shards share.
struct Shards {
    settings: DiscordSettings,
    front: Arc<DiscordFront>,
    /// Whether other networks are served, which must not end with a shard. A single network is left
    /// to a supervisor.
    is_patient: bool,
    services: Services,
    /// Whether the commands are registered.
    commands: OnceCell<()>,
    /// The rate limits of requests.
    paces: Paces,
}

impl Shards {
    /// Serves a shard whenever this process holds it.
    async fn serve(&self, part: Part, stop: watch::Receiver<bool>) -> Result<(), ConnectError> {
        loop {
            tokio::select! {
                () = self.services.store.acquire(SharedWork::Shard(part.shard)) => {}
                () = told_to(stop.clone()) => return Ok(()),
            }
            let could = Instant::now();
            let mut served = Ok(());
            while !*stop.borrow() && !self.is_deaf(part, could) {
                served = self.hear(part, could, stop.clone()).await;
                match &served {
                    Err(error) if self.is_patient && error.may_pass() => {
                        tracing::warn!(%error, shard = part.shard, "a shard is connected again");
                    }
                    Err(_) => return served,
                    Ok(()) => continue,
                }
                tokio::select! {
                    () = tokio::time::sleep(AGAIN) => {}
                    () = told_to(stop.clone()) => {}
                }
            }
            if *stop.borrow() {
                return served;
            }
            tracing::warn!(
                shard = part.shard,
                "nothing is heard of a shard: another process may take it"
            );
            self.services.network_presence.gives_back(part).await;
            self.services.store.release(SharedWork::Shard(part.shard)).await;
            tokio::select! {
                () = tokio::time::sleep(AGAIN) => {}
                () = told_to(stop.clone()) => {}
            }
        }
    }

    /// Serves a shard until `stop` says so, or the connection stays silent.
    async fn hear(
        &self,
        part: Part,
        could: Instant,
        stop: watch::Receiver<bool>,
    ) -> Result<(), ConnectError> {
        let ready = async {
            let me = introduce(&self.front, &self.settings).await?;
            self.commands.get_or_try_init(|| connect::offer_commands(&self.front)).await?;
            Ok::<_, ConnectError>(me)
        };
        let (end, ending) = watch::channel(false);
        let over = stop.clone();
        let ends = async {
            tokio::select! {
                () = told_to(stop) => {}
                () = self.falls_silent(part, could) => {}
            }
            let _ = end.send(true);
            std::future::pending::<Infallible>().await
        };
        let (front, services) = (Arc::clone(&self.front), self.services.clone());
        let serving = async {
            let me = tokio::select! {
                ready = ready => ready?,
                () = told_to(ending.clone()) => return Ok(()),
            };
            let part = (part, &self.paces);
            let until = (ending.clone(), over);
            connect::connect(&self.settings, (front, me), services, part, until).await
        };
        tokio::select! {
            served = serving => served,
            never = ends => match never {},
        }
    }

    /// Returns when the connection has been silent too long.
    async fn falls_silent(&self, part: Part, could: Instant) {
        while !self.is_deaf(part, could) {
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Whether a connection has been silent so long, since it could carry something, that another
    /// process should try.
    fn is_deaf(&self, part: Part, could: Instant) -> bool {
        let heard =
            self.services.network_presence.heard_by(part).map_or(could, |heard| heard.max(could));
        self.services.store.shares_work() && heard.elapsed() > DEAF
    }
}

impl Network for Discord {
    fn front(&self) -> Arc<dyn Front> {
        Arc::clone(&self.front) as Arc<dyn Front>
    }

    fn serve(
        self: Box<Self>,
        services: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>> {
        Box::pin(async { Ok(self.connect(services, told_to(stop)).await?) })
    }
}

impl From<ConnectError> for NetworkError {
    fn from(error: ConnectError) -> Self {
        Self { words: error.to_string(), is_setting: error.is_setting() }
    }
}
