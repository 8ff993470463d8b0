//! A database server that says nothing any more, as one whose machine has gone: nobody waits for it for
//! ever, and a restart is not what helps.

use crate::database;
use crate::operation::engine::Screen;
use crate::operation::on_a_file::watchdog::Parts;
use crate::relay::Relay;
use crate::store::standing_by::skipped;
use crate::table::{Folder, Table, done};
use futures_util::future::join_all;
use menagerie::health::Alert;
use menagerie_chat::clock::SystemClock;
use menagerie_chat::deliver::{Backlog, Front, Outcomes, Wakes, Worker, run};
use menagerie_chat::desk::Desk;
use menagerie_config::Limits;
use menagerie_core::model::Subject;
use menagerie_core::{GameId, MessageId};
use menagerie_store::{Delivery, Store, StoreError};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long anybody waits for one statement, and some more on a busy machine.
const ONE_STATEMENT: Duration = Duration::from_secs(20);
/// The same for a connection that breaks and a new one that is of no more use.
const TWO_CONNECTIONS: Duration = Duration::from_secs(45);

/// The time after which a row that has failed is tried again.
const LATER: Duration = Duration::from_secs(10);

impl Relay {
    /// The address of a database by this way, not encrypted, so that its words are understood.
    fn url(&self, folder: &Folder) -> String {
        let ours = format!("127.0.0.1:{}", self.port);
        folder.url().replace(&server_address(), &ours)
    }

    async fn store(&self, folder: &Folder) -> Store {
        let opened = Store::open(&self.url(folder), &mut StdRng::seed_from_u64(1)).await;
        opened.expect("a new database opens")
    }
}

/// Where the server of the tests listens.
pub fn server_address() -> String {
    let url = database::server().expect("there is one");
    let behind = url.split_once('@').expect("it names somebody").1;
    behind.split_once('/').expect("it names a database").0.to_owned()
}

/// The note of a delivery, each with words of it.
#[derive(Clone, Copy, Debug)]
enum Note {
    Tried,
    Parked,
    Buried,
    Delivered,
}

impl Note {
    fn words(self) -> &'static str {
        match self {
            Note::Tried => "parked = NULL",
            Note::Parked => "parked = $2",
            Note::Buried => "dead = $2",
            Note::Delivered => "INSERT INTO posted",
        }
    }

    async fn on(self, store: &Store) -> Result<(), StoreError> {
        match self {
            Note::Tried => store.tried(1).await,
            Note::Parked => store.park(1, "It is closed.").await,
            Note::Buried => store.bury(1, "It is of no use.").await,
            Note::Delivered => {
                let posted = Some((Subject::Board(GameId(1)), MessageId::new("test", "1")));
                store.note_delivery(&Delivery { posted, ..Delivery::default() }).await
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_noted_of_a_delivery_is_given_up_and_noted_when_the_server_is_back() {
    if skipped() {
        return;
    }
    let noting = [Note::Tried, Note::Parked, Note::Buried, Note::Delivered].map(async |note| {
        let (relay, folder) = (Relay::open(server_address()).await, Folder::new());
        let store = relay.store(&folder).await;
        relay.silences(note.words());
        let noted = tokio::time::timeout(ONE_STATEMENT, note.on(&store)).await;
        let noted = noted.unwrap_or_else(|_| panic!("{note:?} waits for ever"));
        assert!(matches!(noted, Err(StoreError::NotStored(_))), "{note:?}: {noted:?}");
        assert!(!store.is_healthy(), "it is known");
        relay.speaks_again();
        note.on(&store).await.expect("it works again");
        assert!(store.is_healthy());
    });
    join_all(noting).await;
}

/// A move of Ann's waits to be shown while the server says nothing from these words on.
async fn board_waits(words: &'static str) -> (Relay, Arc<Screen>, Backlog, Folder) {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6").await);
    let Table { folder, store, .. } = table;
    store.close().await.expect("it closes");
    drop(store);
    let relay = Relay::open(server_address()).await;
    let store = Arc::new(relay.store(&folder).await);
    let (desk, _) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(2)));
    relay.silences(words);
    let (screen, backlog, (wakes, woken)) = (Screen::new(true), Backlog::default(), Wakes::new());
    let worker = Worker {
        store,
        desk,
        fronts: [Arc::clone(&screen) as Arc<dyn Front>].into_iter().collect(),
        clock: Arc::new(SystemClock),
        outcomes: Outcomes::default(),
        backlog: backlog.clone(),
    };
    tokio::spawn(async move {
        let (_stop, stopping) = watch::channel(false);
        run(worker, wakes, woken, stopping).await;
    });
    (relay, screen, backlog, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_outbox_is_looked_at_all_the_same() {
    if skipped() {
        return;
    }
    let (relay, _, backlog, _folder) = board_waits("FROM outbox LEFT JOIN games").await;
    let begun = relay.is_silent().await;
    while backlog.standing().at <= begun {
        assert!(begun.elapsed() < Limits::default().worker, "nobody looks at it any more");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_read_is_shown_when_the_server_is_back() {
    if skipped() {
        return;
    }
    let (relay, screen, _, _folder) = board_waits("SELECT effect, outbox.game").await;
    relay.is_silent().await;
    relay.speaks_again();
    let begun = Instant::now();
    while screen.shown.load(Ordering::Relaxed) == 0 {
        assert!(begun.elapsed() < ONE_STATEMENT + LATER, "it is never shown");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_that_waits_for_it_asks_for_no_restart() {
    if skipped() {
        return;
    }
    let (relay, Table { folder, store, .. }) =
        (Relay::open(server_address()).await, Table::with_game().await);
    store.close().await.expect("it closes");
    drop(store);
    let limits = Limits::default();
    let url = relay.url(&folder);
    let mut parts = Parts::over(folder, &url, limits).await;
    let working = tokio::spawn(parts.work.take().expect("it is there"));
    relay.silences("");
    parts.ask(2).await;
    let begun = Instant::now();
    while !parts.alerts_after(Duration::ZERO).contains(&Alert::DatabaseUnwritable) {
        assert!(begun.elapsed() < TWO_CONNECTIONS, "it is never known");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let alerts = parts.alerts_after(limits.desk + Duration::from_secs(1));
    assert!(!alerts.contains(&Alert::DeskStalled), "{alerts:?}");
    working.abort();
}
