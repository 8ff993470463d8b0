//! The running bot: all parts are put together here, and started and stopped in order.

use crate::health::{self, Stage, Vitals};
use crate::operator_variants;
use crate::operator_variants::OperatorVariantError;
use crate::parent_watch::ParentWatch;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::deliver::Fronts;
use menagerie_chat::engine::Engine;
use menagerie_chat::network::{Network, NetworkError};
use menagerie_chat::pages::Pages;
use menagerie_chat::version::VERSION;
use menagerie_config::{Config, HealthSettings, WebSettings};
use menagerie_discord::Discord;
use menagerie_matrix::Matrix;
use menagerie_store::{OpenError, Store, StoreError, Work};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};

/// How often it is checked that the database is still ours and can be written.
const CHECK: Duration = Duration::from_secs(2);
/// How often a process that stands by checks that the serving one is still there.
const STAND_BY: Duration = Duration::from_secs(1);

/// The reason why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A network cannot be used, or is lost.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The database has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The machine gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(String),
    /// A variant of the operator cannot be offered.
    #[error(transparent)]
    OperatorVariant(#[from] OperatorVariantError),
    /// Signals cannot be waited for.
    #[error("signals cannot be received: {0}")]
    Signals(std::io::Error),
    /// A part of the program has stopped by itself.
    #[error(
        "the {0} has stopped working, which is a defect of the program: start the bot again, and report the lines above"
    )]
    Broken(&'static str),
    /// The database file was deleted or replaced.
    #[error(
        "the database file {0} was deleted or replaced while the bot was running: put it back, or restore a backup, and start the bot again"
    )]
    FileGone(String),
    /// Another process serves from the database.
    #[error(
        "another process has taken over the database {0} while the connection to it was lost: start the bot again, and it stands by"
    )]
    TakenOver(String),
}

/// Runs the bot until a signal, or the end of the process that started it.
///
/// # Errors
/// When it cannot start, or loses something that it needs.
pub async fn run(config: &Config, parent_watch: ParentWatch) -> Result<(), RunError> {
    let mut signals = Signals::new(parent_watch).map_err(RunError::Signals)?;
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let operator_variants = operator_variants::read(&config.variant_files)?;
    let mut health = Health::of(&config.health);
    health.answer();
    let store = tokio::select! {
        store = open(config, &mut rng, &health) => Arc::new(store?),
        () = signals.next() => return Ok(()),
    };
    operator_variants::take_in(&store, operator_variants).await?;
    let networks = tokio::select! {
        networks = networks(config, &store) => networks?,
        () = signals.next() => return Ok(()),
    };
    let fronts: Fronts = networks.iter().map(|network| network.front()).collect();
    let names = fronts.names();
    tokio::select! {
        noted = note_networks(&store, &names) => noted?,
        () = signals.next() => return Ok(()),
    }
    let mut engine = Engine::start(Arc::clone(&store), clock, Box::new(rng), fronts);
    if let Some(web) = &config.web {
        engine.lead_to(Pages { url: web.url.as_str().into() });
    }
    tracing::info!(version = VERSION, database = store.name(), "starting");
    // The health server goes on until everything has stopped, so that a hanging stop is visible.
    health.watch(&engine, names);

    let mut is_ours = true;
    let until = async || {
        tokio::select! {
            () = signals.next() => {}
            () = look_after(&store), if is_ours => is_ours = false,
        }
    };
    let served = serve(networks, config.web.clone(), &mut engine, until).await;

    tokio::select! {
        closed = engine.stop() => closed?,
        () = signals.again() => tracing::warn!("stopped at once"),
    }
    served?;
    if !store.is_in_place() {
        let name = store.name();
        return Err(match store.path() {
            Some(_) => RunError::FileGone(name),
            None => RunError::TakenOver(name),
        });
    }
    tracing::info!("stopped");
    Ok(())
}

/// Serves all networks until it is time to stop. If a part panics or a network ends by itself, all
/// of them stop, because the operator has to know. On a second signal, no network is waited for.
///
/// # Errors
/// The first loss.
pub async fn serve(
    networks: Vec<Box<dyn Network>>,
    web: Option<WebSettings>,
    engine: &mut Engine,
    mut until: impl AsyncFnMut(),
) -> Result<(), RunError> {
    let (stop, stopping) = watch::channel(false);
    let mut serving = JoinSet::new();
    for network in networks {
        serving.spawn(network.serve(engine.services(), stopping.clone()));
    }
    if let Some(web) = web {
        let pages = menagerie_web::serve(web, engine.services(), stopping.clone());
        serving.spawn(async {
            pages.await;
            Ok(())
        });
    }
    let mut broken = tokio::select! {
        () = until() => None,
        part = engine.broken() => Some(RunError::Broken(part)),
        Some(ended) = serving.join_next() => failure(ended),
    };
    let _ = stop.send(true);
    let stopped = async {
        while let Some(ended) = serving.join_next().await {
            broken = broken.take().or(failure(ended));
        }
    };
    tokio::select! {
        () = stopped => {}
        () = until() => {}
    }
    broken.map_or(Ok(()), Err)
}

/// The configured networks. Each has answered, or is one of several and is waited for.
async fn networks(
    config: &Config,
    store: &Arc<Store>,
) -> Result<Vec<Box<dyn Network>>, NetworkError> {
    let mut networks: Vec<Box<dyn Network>> = Vec::new();
    if let Some(settings) = &config.discord {
        let is_one_of_several = config.matrix.is_some();
        networks.push(Box::new(Discord::open(settings, store, is_one_of_several).await?));
    }
    if let Some(settings) = &config.matrix {
        networks.push(Box::new(Matrix::open(settings, store).await?));
    }
    Ok(networks)
}

/// Stores the number of networks, and warns of those that are not configured any more.
async fn note_networks(store: &Store, names: &[&'static str]) -> Result<(), StoreError> {
    store.serve_networks(names.len()).await?;
    for (network, games) in store.left_networks(names).await? {
        if games > 0 {
            tracing::warn!(
                network,
                games,
                "games run on a network that is not configured any more: their clocks rest and nothing is shown there until its settings are back"
            );
        }
    }
    Ok(())
}

/// The fault of a network that has ended, if there is one.
fn failure(ended: Result<Result<(), NetworkError>, JoinError>) -> Option<RunError> {
    match ended {
        Ok(served) => served.err().map(RunError::Network),
        Err(error) => {
            tracing::error!(%error, "a network broke down");
            Some(RunError::Broken("connection to a network"))
        }
    }
}

/// Watches the parts, and serves their state, until it is dropped.
struct Health<'a> {
    settings: &'a HealthSettings,
    stage: Arc<Stage>,
    tasks: JoinSet<()>,
}

impl<'a> Health<'a> {
    /// No server yet.
    fn of(settings: &'a HealthSettings) -> Self {
        Self { settings, stage: Arc::default(), tasks: JoinSet::new() }
    }

    /// Answers requests from now on.
    fn answer(&mut self) {
        if let Some(address) = self.settings.address {
            self.tasks.spawn(health::serve(address, Arc::clone(&self.stage)));
        }
    }

    /// Watches these parts from now on.
    fn watch(&mut self, engine: &Engine, networks: Vec<&'static str>) {
        let (services, backlog) = (engine.services(), engine.backlog());
        let limits = self.settings.limits;
        let vitals = Arc::new(Vitals::new(services, backlog, networks, limits, Instant::now()));
        self.stage.serves(Arc::clone(&vitals));
        self.tasks.spawn(health::watch(vitals));
    }
}

/// Opens the database. If another process serves from a database server, this one stands by until
/// that one is gone. It never can with a file.
async fn open(config: &Config, rng: &mut StdRng, health: &Health<'_>) -> Result<Store, OpenError> {
    let url = config.database_url.expose();
    let shards = config.discord.as_ref().map_or(1, |discord| discord.shards.total());
    let networks = u32::from(config.discord.is_some()) + u32::from(config.matrix.is_some());
    let work = Work { shards, networks: Some(networks) };
    let mut stands_by = false;
    loop {
        match Store::open_shared(url, rng, work).await {
            Err(OpenError::Served(name)) => {
                health.stage.stands_by(true);
                health.stage.is_cut_off(false);
                if !stands_by {
                    tracing::info!(database = name, "another process serves: standing by");
                }
                stands_by = true;
            }
            // The server may be on its way back, with the leader lock free.
            Err(OpenError::Unreachable { reason, .. }) if stands_by => {
                health.stage.is_cut_off(true);
                tracing::warn!(reason, "standing by, but the database cannot be used");
            }
            opened => {
                health.stage.stands_by(false);
                health.stage.is_cut_off(false);
                return opened;
            }
        }
        tokio::time::sleep(STAND_BY).await;
    }
}

/// Returns when the database does not belong to this process any more.
async fn look_after(store: &Store) {
    while store.is_ours().await {
        store.heal().await;
        tokio::time::sleep(CHECK).await;
    }
    tracing::error!(database = store.name(), "the database is not ours any more");
}

/// The causes of a stop, which are listened for from the start: signals, and the end of the parent
/// process.
struct Signals {
    parent_watch: ParentWatch,
    /// How many signals were heard.
    heard: u32,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    fn new(parent_watch: ParentWatch) -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            parent_watch,
            heard: 0,
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    #[cfg(not(unix))]
    fn new(parent_watch: ParentWatch) -> std::io::Result<Self> {
        Ok(Self { parent_watch, heard: 0 })
    }

    /// Waits for the next signal.
    async fn next(&mut self) {
        self.one().await;
        self.heard += 1;
    }

    /// Waits for the next signal, unless two were heard already.
    async fn again(&mut self) {
        if self.heard < 2 {
            self.next().await;
        }
    }

    #[cfg(unix)]
    async fn one(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
            () = self.parent_watch.ended() => {}
        }
    }

    #[cfg(not(unix))]
    async fn one(&mut self) {
        // Without a way to hear it, only the other causes are left.
        let interrupted = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            () = interrupted => {}
            () = self.parent_watch.ended() => {}
        }
    }
}
