//! A database server that says nothing any more, as one whose machine has gone: nobody waits for it for
//! ever, and a restart is not what helps.

use crate::database;
use crate::engine::Screen;
use crate::server::PATIENCE;
use crate::standing_by::skipped;
use crate::table::{Folder, Table, done};
use crate::watchdog::Parts;
use futures_util::future::join_all;
use menagerie::clock::SystemClock;
use menagerie::config::Limits;
use menagerie::deliver::{Backlog, Front, Outcomes, Wakes, Worker, run};
use menagerie::desk::Desk;
use menagerie::game::{GameId, MessageId, Subject};
use menagerie::health::Alert;
use menagerie::store::{Delivery, Store, StoreError};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How long anybody waits for one statement, and some more on a busy machine.
const ONE_STATEMENT: Duration = Duration::from_secs(20);
/// The same for a connection that breaks and a new one that is of no more use.
const TWO_CONNECTIONS: Duration = Duration::from_secs(45);

/// How much later what has failed is tried again.
const LATER: Duration = Duration::from_secs(10);

/// The way to the server of the tests. From when it hears certain words, nothing gets through.
struct Relay {
    port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    words: Mutex<Option<&'static str>>,
    is_silent: AtomicBool,
}

impl State {
    fn lets_through(&self, bytes: &[u8]) -> bool {
        let words = self.words.lock().expect("nobody fails here");
        let said = |words: &str| String::from_utf8_lossy(bytes).contains(words);
        let is_last = words.is_some_and(said);
        self.is_silent.fetch_or(is_last, Ordering::Relaxed);
        !self.is_silent.load(Ordering::Relaxed)
    }
}

impl Relay {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let port = listener.local_addr().expect("it is bound").port();
        let state = Arc::new(State::default());
        let known = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(server_address()).await.expect("it is there");
                let (state, (hears, asks)) = (Arc::clone(&known), client.into_split());
                let (answers, told) = server.into_split();
                tokio::spawn(pass(hears, told, Arc::clone(&state), false));
                tokio::spawn(pass(answers, asks, state, true));
            }
        });
        Self { port, state }
    }

    /// The address of a database by this way, not encrypted, so that its words are understood.
    fn url(&self, folder: &Folder) -> String {
        let ours = format!("127.0.0.1:{}", self.port);
        folder.url().replace(&server_address(), &ours) + "&sslmode=disable"
    }

    async fn store(&self, folder: &Folder) -> Store {
        let opened = Store::open(&self.url(folder), &mut StdRng::seed_from_u64(1)).await;
        opened.expect("a new database opens")
    }

    /// The server says nothing from these words on.
    fn silences(&self, words: &'static str) {
        *self.state.words.lock().expect("nobody fails here") = Some(words);
    }

    /// Waits until it has heard them: since when it is silent.
    async fn is_silent(&self) -> Instant {
        let begun = Instant::now();
        while !self.state.is_silent.load(Ordering::Relaxed) {
            assert!(begun.elapsed() < PATIENCE, "they are not said");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Instant::now()
    }

    fn speaks_again(&self) {
        *self.state.words.lock().expect("nobody fails here") = None;
        self.state.is_silent.store(false, Ordering::Relaxed);
    }
}

/// Passes on what comes, until one side has gone. Of a machine that has gone, nobody hears even that.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    state: Arc<State>,
    is_server: bool,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if state.lets_through(&bytes[..length]) && to.write_all(&bytes[..length]).await.is_err() {
            break;
        }
    }
    if is_server && state.is_silent.load(Ordering::Relaxed) {
        std::future::pending::<()>().await;
    }
    let _ = to.shutdown().await;
}

/// Where the server of the tests listens.
fn server_address() -> String {
    let url = database::server().expect("there is one");
    let behind = url.split_once('@').expect("it names somebody").1;
    behind.split_once('/').expect("it names a database").0.to_owned()
}

/// What is noted of a delivery, each with words of it.
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
            Note::Parked => store.park(1, &"It is closed.".into()).await,
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
        let (relay, folder) = (Relay::open().await, Folder::new());
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
    let relay = Relay::open().await;
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
    let (relay, Table { folder, store, .. }) = (Relay::open().await, Table::with_game().await);
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
