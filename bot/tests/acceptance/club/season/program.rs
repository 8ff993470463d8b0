//! The bot as a program that is started and stopped: its desk, its scheduler, its presence, over a
//! store in a file.

use super::network::NETWORK;
use menagerie_chat::clock::Clock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::ratings::Ratings;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::Timestamp;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Call;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;

/// The time, which is ours.
#[derive(Debug, Default)]
pub struct OurClock(AtomicI64);

impl OurClock {
    pub fn set(&self, now: i64) {
        self.0.store(now, Ordering::Relaxed);
    }
}

impl Clock for OurClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }
}

/// Opens the database. What another test starts at this moment holds the locks of the one that was
/// closed, too, until its own program begins.
async fn opened(url: &str, dice: &mut StdRng) -> Store {
    for _ in 0..100 {
        match Store::open(url, dice).await {
            Err(error) if error.is_in_use() => tokio::time::sleep(Duration::from_millis(50)).await,
            opened => return opened.expect("the database opens"),
        }
    }
    panic!("the database is in use");
}

/// The running program.
pub struct Program {
    pub store: Arc<Store>,
    network_presence: Arc<NetworkPresence>,
    desk: Desk,
    work: JoinHandle<()>,
    scheduler: Scheduler,
    ratings: Ratings,
}

impl Program {
    /// It starts, and is on the network.
    pub async fn start(url: &str, clock: &Arc<OurClock>, seed: u64) -> Self {
        let mut dice = StdRng::seed_from_u64(seed);
        let store = Arc::new(opened(url, &mut dice).await);
        let (desk, work) = Desk::open(Arc::clone(&store), Box::new(dice));
        let work = tokio::spawn(work);
        let watch = Arc::clone(clock) as Arc<dyn Clock>;
        let network_presence =
            Arc::new(NetworkPresence::new(Arc::clone(&store), desk.clone(), watch));
        let scheduler =
            Scheduler::new(Arc::clone(&store), desk.clone(), Arc::clone(&network_presence));
        let ratings = Ratings::new(Arc::clone(&store), Arc::clone(clock) as Arc<dyn Clock>);
        network_presence.returned(NETWORK).await;
        Self { store, network_presence, desk, work, scheduler, ratings }
    }

    /// Everything that was said meanwhile has been read.
    pub fn caught_up(&self) {
        self.network_presence.caught_up(NETWORK);
    }

    pub async fn ask(&self, call: Call) -> Reply {
        self.desk.ask(call).await.expect("the desk decides")
    }

    pub async fn round(&mut self, now: i64) {
        self.scheduler.round(Timestamp(now)).await.expect("what is due is done");
        self.ratings.round().await.expect("months are closed");
    }

    /// The network is lost.
    pub fn leave(&self) {
        self.network_presence.left(NETWORK);
    }

    /// The network is back.
    pub async fn come_back(&self) {
        self.network_presence.returned(NETWORK).await;
    }

    /// It stops; what it wrote down is all that stays.
    pub async fn stop(self) {
        let Self { store, network_presence, desk, work, scheduler, ratings } = self;
        network_presence.note().await.expect("it is written down");
        drop((network_presence, scheduler, ratings));
        desk.close();
        work.await.expect("the desk closes");
        store.close().await.expect("the database closes");
    }
}
