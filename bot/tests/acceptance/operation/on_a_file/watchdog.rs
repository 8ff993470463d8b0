//! The watchdog over parts that have stopped: without a network, so that each can be stopped alone.

use crate::server::TIMEOUT;
use crate::table::{Folder, Table, call, move_of};
use menagerie::health::{Alert, Vitals, watch};
use menagerie_chat::clock::Clock;
use menagerie_chat::deliver::{Backlog, Outcomes, Wakes};
use menagerie_chat::desk::Desk;
use menagerie_chat::engine::Services;
use menagerie_chat::presence::NetworkPresence;
use menagerie_config::Limits;
use menagerie_core::Timestamp;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

/// A clock that goes with the machine's and can be set.
struct SetClock {
    started: Instant,
    ahead: AtomicI64,
}

impl Clock for SetClock {
    fn now(&self) -> Timestamp {
        let passed = i64::try_from(self.started.elapsed().as_secs()).expect("it is short");
        Timestamp(9_000_000 + passed + self.ahead.load(Ordering::Relaxed))
    }
}

/// Parts that are watched, of which the desk does not work yet.
pub struct Parts {
    vitals: Arc<Vitals>,
    desk: Desk,
    clock: Arc<SetClock>,
    backlog: Backlog,
    pub work: Option<std::pin::Pin<Box<dyn Future<Output = ()> + Send>>>,
    _folder: Folder,
}

impl Parts {
    async fn new(limits: Limits) -> Self {
        let folder = Folder::new();
        let url = folder.file_url();
        Self::over(folder, &url, limits).await
    }

    /// Over the database at an address, which is in a folder or goes with it.
    pub async fn over(folder: Folder, url: &str, limits: Limits) -> Self {
        let store = Store::open(url, &mut StdRng::seed_from_u64(1)).await.expect("it opens");
        let store = Arc::new(store);
        let clock = Arc::new(SetClock { started: Instant::now(), ahead: AtomicI64::new(0) });
        let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(2)));
        let (wakes, _) = Wakes::new();
        let network_presence = NetworkPresence::new(
            Arc::clone(&store),
            desk.clone(),
            Arc::clone(&clock) as Arc<dyn Clock>,
        );
        let services = Services {
            store,
            desk: desk.clone(),
            outcomes: Outcomes::default(),
            wakes,
            clock: Arc::clone(&clock) as Arc<dyn Clock>,
            network_presence: Arc::new(network_presence),
            is_one_network: true,
            pages: None,
        };
        let backlog = Backlog::default();
        let vitals = Vitals::new(services, backlog.clone(), vec!["test"], limits, Instant::now());
        let work = Some(Box::pin(work) as _);
        Self { vitals: Arc::new(vitals), desk, clock, backlog, work, _folder: folder }
    }

    fn alerts(&self) -> Vec<Alert> {
        self.alerts_after(Duration::ZERO)
    }

    /// The alerts if nothing is heard for so long.
    pub fn alerts_after(&self, silence: Duration) -> Vec<Alert> {
        let report = self.vitals.report(Instant::now() + silence);
        report.troubles().map(|trouble| trouble.alert).collect()
    }

    /// Hands in so many calls, for whose answers nobody waits.
    pub async fn ask(&self, calls: i64) {
        for number in 0..calls {
            let asked = self.desk.ask(call("Ann", number, 5_000_000, move_of("e4e6")));
            let _ = tokio::time::timeout(Duration::ZERO, asked).await;
        }
    }

    /// Waits until an alert is there, or is not.
    async fn until(&self, alert: Alert, is_there: bool) {
        let began = Instant::now();
        while self.alerts().contains(&alert) != is_there {
            assert!(began.elapsed() < TIMEOUT, "{alert:?} is not {is_there}: {:?}", self.alerts());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// So short that a test can wait for it, for one part.
const SHORT: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_that_does_not_answer_is_red_until_it_does() {
    let mut parts = Parts::new(Limits { desk: SHORT, ..Limits::default() }).await;
    let watching = tokio::spawn(watch(Arc::clone(&parts.vitals)));
    parts.until(Alert::DeskStalled, true).await;
    assert!(!parts.vitals.report(Instant::now()).is_alive(), "a restart is what helps");
    let working = tokio::spawn(parts.work.take().expect("it is there"));
    parts.until(Alert::DeskStalled, false).await;
    watching.abort();
    working.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_that_waits_for_a_database_which_somebody_else_holds_asks_for_no_restart() {
    let Table { folder, store, .. } = Table::with_game().await;
    store.close().await.expect("it closes");
    drop(store);
    let (limits, url) = (Limits::default(), folder.file_url());
    let mut parts = Parts::over(folder, &url, limits).await;
    let options = SqliteConnectOptions::from_str(&url).expect("an address");
    let mut other = options.connect().await.expect("it opens");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("it is free");
    let working = tokio::spawn(parts.work.take().expect("it is there"));
    parts.ask(3).await;
    let later = limits.desk + Duration::from_secs(1);
    let began = Instant::now();
    while parts.alerts_after(later).contains(&Alert::DeskStalled) {
        // The first of them was refused long ago.
        assert!(began.elapsed() < Duration::from_secs(12), "a restart is asked for");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(parts.alerts_after(later).contains(&Alert::DatabaseUnwritable));
    working.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn parts_that_have_nothing_to_do_are_asked_and_stay_well() {
    let limits = Limits { desk: SHORT, database: SHORT, ..Limits::default() };
    let mut parts = Parts::new(limits).await;
    let working = tokio::spawn(parts.work.take().expect("it is there"));
    let watching = tokio::spawn(watch(Arc::clone(&parts.vitals)));
    let began = Instant::now();
    while began.elapsed() < 3 * SHORT {
        assert_eq!(parts.alerts(), [], "after {:?}", began.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Without anybody who asks, nothing is known after a while.
    watching.abort();
    parts.until(Alert::DatabaseUnwritable, true).await;
    parts.until(Alert::DeskStalled, true).await;
    working.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_of_the_outbox_and_the_network_gets_old() {
    let limits = Limits::default();
    let parts = Parts::new(limits).await;
    assert_eq!(parts.backlog.standing().oldest, None);
    let later = |limit: Duration| Instant::now() + limit + Duration::from_secs(1);
    let alerts = |at| -> Vec<Alert> {
        parts.vitals.report(at).troubles().map(|trouble| trouble.alert).collect()
    };
    assert!(alerts(later(limits.worker)).contains(&Alert::OutboxStalled));
    assert!(!alerts(later(limits.worker)).contains(&Alert::NetworkSilent));
    assert!(alerts(later(limits.network)).contains(&Alert::NetworkSilent));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_is_noticed_in_both_directions() {
    for ahead in [3_600, -3_600] {
        let mut parts = Parts::new(Limits { desk: SHORT, ..Limits::default() }).await;
        let working = tokio::spawn(parts.work.take().expect("it is there"));
        let watching = tokio::spawn(watch(Arc::clone(&parts.vitals)));
        tokio::time::sleep(SHORT).await;
        assert_eq!(parts.alerts(), []);
        parts.clock.ahead.store(ahead, Ordering::Relaxed);
        parts.until(Alert::ClockJumped, true).await;
        working.abort();
        watching.abort();
    }
}
