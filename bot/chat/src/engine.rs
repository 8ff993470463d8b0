//! The engine: the desk, the outbox worker, the scheduler and the computer, started and stopped in order.

use crate::clock::Clock;
use crate::computer::Computer;
use crate::conversation::{Answer, not_shown};
use crate::daily_problems::DailyProblems;
use crate::deliver::{self, Backlog, Fronts, Listener, Outcome, Outcomes, Wakes, Worker};
use crate::desk::{Desk, DeskError, Stored};
use crate::last_games::LastGames;
use crate::pages::Pages;
use crate::presence::NetworkPresence;
use crate::ratings::Ratings;
use crate::scheduler::Scheduler;
use menagerie_core::PlayerId;
use menagerie_core::model::request::Call;
use menagerie_core::model::{Reply, Text};
use menagerie_store::{SharedWork, Store, StoreError};
use rand::Rng;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The longest for noting the end of our presence and closing the database.
const NOTE: Duration = Duration::from_secs(1);
const CLOSE: Duration = Duration::from_secs(1);
/// The longest for deciding the queued calls.
const DECIDE: Duration = Duration::from_millis(1_500);
/// The longest for delivering the outbox.
const FLUSH: Duration = Duration::from_secs(3);

/// The services that a network needs.
#[derive(Clone)]
pub struct Services {
    /// The store.
    pub store: Arc<Store>,
    /// The desk that decides calls. Members' calls go there by [`Services::ask`].
    pub desk: Desk,
    /// The outcomes of effects.
    pub outcomes: Outcomes,
    /// The way to wake parked lanes.
    pub wakes: Wakes,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// Where a network reports that it receives texts, or does not.
    pub network_presence: Arc<NetworkPresence>,
    /// Whether only one network runs, so that no other network has to be named.
    pub is_one_network: bool,
    /// The pages in a browser, if there are any.
    pub pages: Option<Pages>,
}

impl Services {
    /// Hands in a member's call, and waits until it is decided and stored.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask(&self, call: Call) -> Result<Reply, DeskError> {
        Ok(self.network_presence.ask(call).await?.reply)
    }

    /// The same, with the effects of the call, which are being shown meanwhile.
    pub async fn ask_and_listen(&self, call: Call) -> (Result<Reply, DeskError>, Shown) {
        let listener = self.outcomes.listen();
        match self.network_presence.ask(call).await {
            Ok(Stored { reply, rows, .. }) => (Ok(reply), Shown { rows, listener }),
            Err(error) => (Err(error), Shown { rows: Vec::new(), listener }),
        }
    }
}

impl Services {
    /// An answer with the link that it promises, if there are pages.
    pub async fn opened(&self, answer: Answer, account: &PlayerId) -> Answer {
        match (&self.pages, answer.opens) {
            (Some(pages), Some(opening)) => {
                pages.lead(&self.store, account, opening, self.clock.now()).await
            }
            _ => answer,
        }
    }
}

/// The effects of a call, while the outbox shows them.
pub struct Shown {
    rows: Vec<i64>,
    listener: Listener,
}

impl Shown {
    /// Whether the call has no effects to be shown.
    pub fn is_nothing(&self) -> bool {
        self.rows.is_empty()
    }

    /// The words for the caller once the effects are visible, or cannot be shown: an obstacle or a
    /// remark. None comes later than `timeout`.
    pub async fn afterwards(self, timeout: Duration) -> Option<Text> {
        match self.listener.worth_telling(&self.rows, timeout).await? {
            Outcome::Seen => None,
            Outcome::Remark(text) => Some(text),
            Outcome::Blocked(why) => Some(not_shown(&why)),
        }
    }
}

/// The running parts.
pub struct Engine {
    services: Services,
    backlog: Backlog,
    stop_delivery: watch::Sender<bool>,
    working: JoinHandle<()>,
    delivering: JoinHandle<()>,
    scheduler: JoinHandle<()>,
    /// Whether a part has stopped by itself. Then there is nothing to wait for.
    is_broken: bool,
}

impl Engine {
    /// Starts all parts.
    pub fn start(
        store: Arc<Store>,
        clock: Arc<dyn Clock>,
        rng: Box<dyn Rng + Send>,
        fronts: Fronts,
    ) -> Self {
        let (desk, work) = Desk::open(Arc::clone(&store), rng);
        let working = tokio::spawn(work);
        let (stop_delivery, stopping) = watch::channel(false);
        let outcomes = Outcomes::default();
        let (wakes, woken) = Wakes::new();
        let (is_one_network, backlog) = (fronts.is_one(), Backlog::default());
        let worker = Worker {
            store: Arc::clone(&store),
            desk: desk.clone(),
            fronts,
            clock: Arc::clone(&clock),
            outcomes: outcomes.clone(),
            backlog: backlog.clone(),
        };
        let delivering = tokio::spawn(deliver::run(worker, wakes.clone(), woken, stopping));
        let network_presence =
            NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::clone(&clock));
        let network_presence = Arc::new(network_presence);
        let computer = Computer::new(
            Arc::clone(&store),
            desk.clone(),
            Arc::clone(&network_presence),
            Arc::clone(&clock),
        );
        let computer = computer.run();
        let daily_problems = DailyProblems::new(
            Arc::clone(&store),
            desk.clone(),
            Arc::clone(&network_presence),
            Arc::clone(&clock),
        );
        let daily_problems = daily_problems.run();
        let last_games = LastGames::new(
            Arc::clone(&store),
            desk.clone(),
            Arc::clone(&network_presence),
            Arc::clone(&clock),
        );
        let last_games = last_games.run();
        let ratings = Ratings::new(Arc::clone(&store), Arc::clone(&clock)).run();
        let scheduler =
            Scheduler::new(Arc::clone(&store), desk.clone(), Arc::clone(&network_presence));
        let scheduler = scheduler.run(Arc::clone(&clock));
        let pages = None;
        let services = Services {
            store,
            desk,
            outcomes,
            wakes,
            clock,
            network_presence,
            is_one_network,
            pages,
        };
        let house = Arc::clone(&services.store);
        let scheduler = tokio::spawn(async move {
            let house = house.acquire(SharedWork::House);
            tokio::join!(scheduler, house, computer, daily_problems, last_games, ratings);
        });
        Self { services, backlog, stop_delivery, working, delivering, scheduler, is_broken: false }
    }

    /// From now on networks lead their members to these pages.
    pub fn lead_to(&mut self, pages: Pages) {
        self.services.pages = Some(pages);
    }

    /// The services for a network.
    pub fn services(&self) -> Services {
        self.services.clone()
    }

    /// The report of the waiting rows.
    pub fn backlog(&self) -> Backlog {
        self.backlog.clone()
    }

    /// Returns when a part has stopped by itself, with its name.
    pub async fn broken(&mut self) -> &'static str {
        let part = tokio::select! {
            _ = &mut self.working => "desk",
            _ = &mut self.delivering => "outbox",
            _ = &mut self.scheduler => "upkeep",
        };
        self.is_broken = true;
        part
    }

    /// Stops in this order: the queued calls are decided, their effects are delivered, the store is
    /// closed.
    ///
    /// # Errors
    /// When the store cannot be closed. Nothing stored is lost by that.
    pub async fn stop(self) -> Result<(), StoreError> {
        let Self { services, stop_delivery, working, delivering, scheduler, is_broken, .. } = self;
        scheduler.abort();
        let noted = tokio::time::timeout(NOTE, services.network_presence.note()).await;
        if !matches!(noted, Ok(Ok(()))) {
            tracing::debug!("until when the bot was there is known a little less well");
        }
        services.desk.close();
        if !is_broken && tokio::time::timeout(DECIDE, working).await.is_err() {
            tracing::warn!("some calls were not decided; nothing of them is stored");
        }
        let _ = stop_delivery.send(true);
        if !is_broken && tokio::time::timeout(FLUSH, delivering).await.is_err() {
            tracing::warn!("some messages were not sent; they will be after the next start");
        }
        let store = services.store;
        if !store.is_in_place() {
            return Ok(());
        }
        match tokio::time::timeout(CLOSE, store.close()).await {
            Ok(closed) => closed,
            Err(_) => {
                tracing::warn!(
                    "the database did not say that it is closed; nothing stored is lost"
                );
                Ok(())
            }
        }
    }
}
