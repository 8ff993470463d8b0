//! A program that has stood still, with the machine under it or because nothing could be stored, has
//! heard nobody: that is an outage like any other, and nobody loses on time for it.

use crate::table::{CHANNEL, Folder, THREAD, Table, accept, done};
use menagerie_chat::clock::Clock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, MINUTE};
use menagerie_core::model::state::Game;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// Monday the 5th of January 2026, noon.
const NOON: i64 = 1_767_614_400;

#[derive(Default)]
struct OurClock(AtomicI64);

impl Clock for OurClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }
}

/// A running program. Ann has three days for her first move, since noon.
struct Program {
    store: Arc<Store>,
    network_presence: Arc<NetworkPresence>,
    clock: Arc<OurClock>,
    folder: Folder,
}

impl Program {
    async fn start(network: impl FnOnce(&NetworkPresence)) -> Self {
        let mut table = Table::new().await;
        table.stop_at(NOON);
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        let Table { store, folder, .. } = table;
        let store: Arc<Store> = Arc::new(store);
        let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
        tokio::spawn(work);
        let clock = Arc::new(OurClock(AtomicI64::new(NOON)));
        let watch = Arc::clone(&clock) as Arc<dyn Clock>;
        let network_presence =
            NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::clone(&watch));
        let network_presence = Arc::new(network_presence);
        network_presence.returned("test").await;
        network(&network_presence);
        let scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::clone(&network_presence));
        tokio::spawn(scheduler.run(watch));
        let program = Self { store, network_presence, clock, folder };
        program.at(NOON).await;
        program
    }

    /// Time passes, and the program looks around.
    async fn at(&self, now: i64) {
        self.clock.0.store(now, Ordering::Relaxed);
        self.network_presence.arrived.send_replace(());
        while self.attended().await != Some(now) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // The work that is due is done after that.
        tokio::time::sleep(Duration::from_millis(300)).await;
    }

    async fn attended(&self) -> Option<i64> {
        let at = self.store.attended("test").await.expect("it can be read");
        at.map(|at| at.0)
    }

    async fn outages(&self) -> Vec<(i64, i64)> {
        let pool = crate::beside::pool(&self.folder.url()).await;
        let rows = sqlx::query_as("SELECT from_at, until_at FROM outages ORDER BY until_at");
        rows.fetch_all(&pool).await.expect("they can be read")
    }

    async fn game(&self) -> Game {
        self.store.game(GameId(1)).await.expect("reads").expect("it is there")
    }
}

#[tokio::test]
async fn nobody_loses_on_time_while_the_machine_sleeps() {
    let program = Program::start(|network_presence| network_presence.caught_up("test")).await;
    program.at(NOON + MINUTE).await;
    assert_eq!(program.outages().await, [], "a minute is nothing");
    let (asleep, awake) = (NOON + MINUTE, NOON + 4 * DAY);
    program.at(awake).await;
    assert_eq!(program.outages().await, [(asleep, awake)]);
    let game = program.game().await;
    assert_eq!(
        (game.end, game.deadline()),
        (None, Some(Timestamp(awake + HOUR + 3 * DAY - MINUTE)))
    );
    program.at(awake + MINUTE).await;
    assert_eq!(program.outages().await.len(), 1, "it is told once");
}

#[tokio::test]
async fn a_connection_that_broke_meanwhile_was_away_since_the_machine_fell_asleep() {
    let program = Program::start(|network_presence| network_presence.caught_up("test")).await;
    program.at(NOON + MINUTE).await;
    // The part that wakes up first notices that the connection is gone, and makes another one.
    program.clock.0.store(NOON + 4 * DAY, Ordering::Relaxed);
    program.network_presence.left("test");
    program.clock.0.store(NOON + 4 * DAY + 5, Ordering::Relaxed);
    program.network_presence.returned("test").await;
    assert_eq!(program.outages().await, [(NOON + MINUTE, NOON + 4 * DAY + 5)]);
}

#[tokio::test]
async fn what_is_said_before_the_program_looks_around_is_judged_with_the_outage_too() {
    let program = Program::start(|network_presence| network_presence.caught_up("test")).await;
    program.at(NOON + MINUTE).await;
    let awake = NOON + 4 * DAY;
    for now in [awake, awake + 5] {
        program.network_presence.tell_standstill(Timestamp(now)).await.expect("it is told");
        assert_eq!(program.outages().await, [(NOON + MINUTE, awake)], "once");
    }
}

#[tokio::test]
async fn a_network_that_lives_in_the_program_sleeps_with_it() {
    let program = Program::start(|network_presence| network_presence.always("test")).await;
    program.at(NOON + MINUTE).await;
    program.at(NOON + 2 * DAY).await;
    assert_eq!(program.outages().await, []);
}
