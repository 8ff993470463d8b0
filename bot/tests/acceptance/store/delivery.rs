//! The worker that delivers, over the real store and a network that is ours: on a good or a bad
//! network, every row goes once, the worker goes on, rests, and stops when it is told to.

use crate::table::{CHANNEL, Folder, Table, accept};
use futures_util::future::{BoxFuture, ready};
use menagerie_chat::clock::SystemClock;
use menagerie_chat::deliver::{
    Backlog, Front, Outcomes, Readiness, Undelivered, Wakes, Worker, run,
};
use menagerie_chat::desk::Desk;
use menagerie_core::MessageId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::model::request::Via;
use menagerie_store::{Delivery, Pending, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;

/// How long something that waits for nothing may take on a busy machine.
const SOON: Duration = Duration::from_secs(3);

/// The network's way with a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Shows,
    Waits,
    Fails,
    BreaksDown,
    /// It takes its time over a board, until it is told to go on.
    TakesItsTime,
}

/// A network that does the same with every row of a game, as it is told.
#[derive(Default)]
struct Network {
    name: &'static str,
    does: HashMap<i64, Does>,
    asked: Mutex<HashMap<i64, usize>>,
    shown: Mutex<Vec<i64>>,
    go_on: Notify,
}

impl Network {
    fn with(&self, pending: &Pending) -> Does {
        let game = pending.game.map_or(0, |game| game.0);
        self.does.get(&game).copied().unwrap_or(Does::Shows)
    }

    fn show(&self, pending: &Pending) -> Delivery {
        self.shown.lock().expect("no panic").push(pending.id);
        Delivery::default()
    }
}

impl Front for Network {
    fn network(&self) -> &'static str {
        self.name
    }

    fn a_second(&self) -> u32 {
        35
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn readiness<'a>(&'a self, pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        *self.asked.lock().expect("no panic").entry(pending.id).or_default() += 1;
        let waits = self.with(pending) == Does::Waits;
        let wait = Duration::from_millis(300);
        Box::pin(ready(if waits { Readiness::In(wait) } else { Readiness::Ready }))
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        _: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(async {
            match self.with(pending) {
                Does::Fails => Err(Undelivered::Later("on purpose".to_owned())),
                Does::BreaksDown => panic!("on purpose"),
                Does::TakesItsTime => {
                    self.go_on.notified().await;
                    Ok(self.show(pending))
                }
                Does::Shows | Does::Waits => Ok(self.show(pending)),
            }
        })
    }
}

/// A worker at work.
struct AtWork {
    store: Arc<Store>,
    network: Arc<Network>,
    other: Arc<Network>,
    stop: watch::Sender<bool>,
    worker: JoinHandle<()>,
    _folder: Folder,
}

impl AtWork {
    /// Four games have begun; the network does something with those that are named.
    async fn begin(does: impl IntoIterator<Item = (i64, Does)>) -> Self {
        Self::begin_elsewhere(does, []).await
    }

    /// The same, with some games at places of other networks.
    async fn begin_elsewhere(
        does: impl IntoIterator<Item = (i64, Does)>,
        elsewhere: impl IntoIterator<Item = (i64, &str)>,
    ) -> Self {
        let mut table = Table::new().await;
        for number in 1..=4 {
            table.challenge("Ann", "Bob", SideRequest::First).await;
            table.private("Bob", CHANNEL, accept(number)).await;
        }
        for (game, place) in elsewhere {
            table.play_at(game, place).await;
        }
        Self::at(table, does)
    }

    /// With what waits at a table.
    fn at(table: Table, does: impl IntoIterator<Item = (i64, Does)>) -> Self {
        let Table { store, folder, .. } = table;
        let store = Arc::new(store);
        let does = does.into_iter().collect();
        let network = Arc::new(Network { name: "test", does, ..Network::default() });
        let other = Arc::new(Network { name: "other", ..Network::default() });
        let (desk, deciding) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(4)));
        tokio::spawn(deciding);
        let worker = Worker {
            store: Arc::clone(&store),
            desk,
            fronts: [Arc::clone(&network) as Arc<dyn Front>, Arc::clone(&other) as _]
                .into_iter()
                .collect(),
            clock: Arc::new(SystemClock),
            outcomes: Outcomes::default(),
            backlog: Backlog::default(),
        };
        let (wakes, woken) = Wakes::new();
        let (stop, stopping) = watch::channel(false);
        let worker = tokio::spawn(run(worker, wakes, woken, stopping));
        Self { store, network, other, stop, worker, _folder: folder }
    }

    /// The games of which something still waits.
    async fn waiting(&self) -> Vec<String> {
        let rows = self.store.waiting(0).await.expect("it can be read");
        let mut lanes: Vec<String> = rows.into_iter().map(|row| row.lane).collect();
        lanes.dedup();
        lanes
    }

    async fn until_waiting(&self, lanes: &[&str]) {
        let began = Instant::now();
        while self.waiting().await != lanes {
            assert!(began.elapsed() < SOON, "{:?} wait", self.waiting().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn most_asked(&self) -> usize {
        *self.network.asked.lock().expect("no panic").values().max().expect("something was asked")
    }

    /// Stops it as the program does, and tells how long that took.
    async fn stop(self) -> Duration {
        let began = Instant::now();
        self.stop.send(true).expect("it listens");
        tokio::time::timeout(SOON, self.worker).await.expect("it stops").expect("no panic");
        began.elapsed()
    }
}

#[tokio::test]
async fn every_row_goes_once_however_often_the_outbox_is_looked_at() {
    let at_work = AtWork::begin([]).await;
    for _ in 0..200 {
        at_work.store.outbox_filled.notify_one();
        tokio::task::yield_now().await;
    }
    at_work.until_waiting(&[]).await;
    let shown = at_work.network.shown.lock().expect("no panic").clone();
    let mut once = shown.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), shown.len(), "{shown:?}");
    at_work.stop().await;
}

#[tokio::test]
async fn what_fails_or_breaks_down_stops_nobody_and_is_not_tried_all_the_time() {
    let at_work = AtWork::begin([(1, Does::Fails), (3, Does::BreaksDown)]).await;
    at_work.until_waiting(&["game:1", "game:3"]).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(at_work.most_asked() <= 3, "tried {} times", at_work.most_asked());
    // A row that rests until later is left to the next start.
    let took = at_work.stop().await;
    assert!(took < Duration::from_secs(1), "{took:?}");
}

#[tokio::test]
async fn every_row_goes_to_the_network_that_its_address_names() {
    let places = [(2, "other:table"), (4, "away:table")];
    let at_work = AtWork::begin_elsewhere([], places).await;
    // A network that does not run stops nobody, and its rows are kept.
    at_work.until_waiting(&["game:4"]).await;
    assert!(!at_work.other.shown.lock().expect("no panic").is_empty());
    let asked = |network: &Network| -> Vec<i64> {
        network.asked.lock().expect("no panic").keys().copied().collect()
    };
    let (here, there) = (asked(&at_work.network), asked(&at_work.other));
    assert!(here.iter().all(|row| !there.contains(row)), "{here:?} {there:?}");
    let took = at_work.stop().await;
    assert!(took < Duration::from_secs(1), "{took:?}");
}

#[tokio::test]
async fn what_the_network_makes_wait_is_asked_again_when_that_is_over() {
    let at_work = AtWork::begin([(2, Does::Waits)]).await;
    at_work.until_waiting(&["game:2"]).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!((3..=6).contains(&at_work.most_asked()), "asked {} times", at_work.most_asked());
    let took = at_work.stop().await;
    assert!(took < Duration::from_secs(1), "{took:?}");
}

#[tokio::test]
async fn an_answer_waits_for_the_board_that_is_on_its_way_to_the_same_place() {
    let mut table = Table::with_game().await;
    table.play("Ann", "e4e6").await;
    table.send("Bob", "nonsense", Via::Addressed(MessageId::new("test", 7))).await;
    let rows = table.store.waiting(0).await.expect("it can be read");
    let kinds: Vec<&str> = rows.iter().map(|row| row.kind.as_str()).collect();
    assert_eq!(kinds, ["announce", "say"]);
    let at_work = AtWork::at(table, [(1, Does::TakesItsTime)]);
    // Had the answer gone first, it would have used the limit that the board was about to use.
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(*at_work.network.shown.lock().expect("no panic"), [0; 0]);
    at_work.network.go_on.notify_one();
    at_work.until_waiting(&[]).await;
    let shown = at_work.network.shown.lock().expect("no panic").clone();
    assert_eq!(shown, [rows[0].id, rows[1].id]);
    at_work.stop().await;
}
