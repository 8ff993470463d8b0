//! Everything put together and stopped again: networks side by side that share their end, and a stop
//! that loses nothing which was handed in.

use crate::record::records::Records;
use crate::table::{Folder, Table, call, move_of};
use futures_util::future::{BoxFuture, pending, ready};
use menagerie::run::{RunError, serve};
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::deliver::{Front, Fronts, Undelivered};
use menagerie_chat::desk::DeskError;
use menagerie_chat::engine::{Engine, Services};
use menagerie_chat::network::{Network, NetworkError, told_to};
use menagerie_core::model::request::Call;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::{Delivery, OpenError, Pending, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long something that waits for nothing may take on a busy machine.
const SOON: Duration = Duration::from_secs(3);

/// Shows what it is given, or never answers.
pub struct Screen {
    answers: bool,
    pub shown: AtomicUsize,
}

impl Screen {
    pub fn new(answers: bool) -> Arc<Self> {
        Arc::new(Self { answers, shown: AtomicUsize::new(0) })
    }
}

impl Front for Screen {
    fn network(&self) -> &'static str {
        "test"
    }

    fn a_second(&self) -> u32 {
        35
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn deliver<'a>(
        &'a self,
        _: &'a Pending,
        _: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        self.shown.fetch_add(1, Ordering::Relaxed);
        if self.answers { Box::pin(ready(Ok(Delivery::default()))) } else { Box::pin(pending()) }
    }
}

/// A clock that nobody can look at.
struct BrokenClock;

impl Clock for BrokenClock {
    fn now(&self) -> Timestamp {
        panic!("on purpose")
    }
}

/// An engine at work on game 1 of Ann and Bob, which has begun and was shown.
async fn engine(screen: &Arc<Screen>, clock: Arc<dyn Clock>) -> (Engine, Arc<Store>, Folder) {
    let Table { store, folder, .. } = Table::with_game().await;
    let store = Arc::new(store);
    let fronts: Fronts = [Arc::clone(screen) as Arc<dyn Front>].into_iter().collect();
    let dice = Box::new(StdRng::seed_from_u64(3));
    (Engine::start(Arc::clone(&store), clock, dice, fronts), store, folder)
}

fn played(from: &str, text: &str) -> Call {
    call(from, format_args!("{from} {text}"), 5_000_000, move_of(text))
}

/// Hands calls in, and goes without waiting for the answers.
async fn hand_in(services: &Services, calls: &[(&str, &str)]) {
    for (from, text) in calls {
        let asked = services.desk.ask(played(from, text));
        let _ = tokio::time::timeout(Duration::ZERO, asked).await;
    }
}

async fn reopened(folder: &Folder) -> Store {
    // A part that was stopped in the middle of its work lets go a moment later.
    for _ in 0..100 {
        match Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await {
            Err(OpenError::InUse(_)) => tokio::time::sleep(Duration::from_millis(50)).await,
            opened => return opened.expect("it can be read"),
        }
    }
    panic!("somebody still holds it")
}

async fn plies(store: &Store) -> usize {
    store.game(GameId(1)).await.expect("it can be read").expect("it is there").line.ply()
}

#[tokio::test]
async fn a_stop_decides_what_was_handed_in_shows_it_and_closes_the_store() {
    let screen = Screen::new(true);
    let (engine, store, folder) = engine(&screen, Arc::new(SystemClock)).await;
    let services = engine.services();
    hand_in(&services, &[("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d4d6")]).await;
    engine.stop().await.expect("the store closes");
    assert_eq!(screen.shown.load(Ordering::Relaxed), 3, "a board for each move");
    let late = services.desk.ask(played("Bob", "d13d11")).await;
    assert!(matches!(late, Err(DeskError::Closed)), "{late:?}");
    assert!(store.waiting(0).await.is_err() && store.begin().await.is_err(), "it is closed");
    assert!(!folder.0.join("test.db-wal").exists(), "everything is in the one file");
    drop((services, store));
    let store = reopened(&folder).await;
    assert_eq!(plies(&store).await, 3);
    assert_eq!(store.waiting(0).await.expect("it can be read"), []);
}

#[tokio::test]
async fn a_network_that_never_answers_holds_no_stop_up_and_its_rows_are_kept() {
    let screen = Screen::new(false);
    let (engine, store, folder) = engine(&screen, Arc::new(SystemClock)).await;
    hand_in(&engine.services(), &[("Ann", "e4e6")]).await;
    let began = Instant::now();
    engine.stop().await.expect("the store closes");
    assert!(began.elapsed() < 2 * SOON, "{:?}", began.elapsed());
    assert!(store.begin().await.is_err(), "it is closed");
    let records = Records::of(&folder.url()).await;
    assert_eq!((records.count("moves"), records.count("outbox")), (1, 1), "for the next start");
}

#[tokio::test]
async fn a_part_that_breaks_down_is_named_and_then_nothing_is_waited_for() {
    let screen = Screen::new(false);
    let (mut engine, store, folder) = engine(&screen, Arc::new(BrokenClock)).await;
    let part = tokio::time::timeout(SOON, engine.broken()).await;
    assert_eq!(part.expect("it is noticed"), "upkeep");
    hand_in(&engine.services(), &[("Ann", "e4e6")]).await;
    let began = Instant::now();
    engine.stop().await.expect("the store closes");
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    drop(store);
    reopened(&folder).await;
}

#[tokio::test]
async fn a_file_that_is_gone_is_not_written_at_the_end() {
    if crate::database::server().is_some() {
        return;
    }
    let screen = Screen::new(true);
    let (engine, store, folder) = engine(&screen, Arc::new(SystemClock)).await;
    std::fs::remove_file(store.path().expect("it is a file")).expect("it can be deleted");
    engine.stop().await.expect("there is nothing to close");
    assert!(!folder.0.join("test.db").exists(), "nothing is begun anew");
}

/// How a network ends.
#[derive(Clone, Copy)]
enum Ends {
    /// When it is told to.
    WhenTold,
    /// The same, but something is wrong then.
    BadlyWhenTold,
    /// Never, even if it is told to.
    Never,
    /// By itself, because it is lost.
    Lost,
    /// By itself, with a defect of the program.
    ByAPanic,
    /// By itself, for no reason.
    Quietly,
}

struct Fake {
    name: &'static str,
    ends: Ends,
    ended: Arc<Mutex<Vec<&'static str>>>,
}

impl Network for Fake {
    fn front(&self) -> Arc<dyn Front> {
        Screen::new(true)
    }

    fn serve(
        self: Box<Self>,
        _: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>> {
        Box::pin(async move {
            let words = format!("{} is lost.", self.name);
            let lost = Err(NetworkError { words, is_setting: false });
            let result = match self.ends {
                Ends::WhenTold | Ends::BadlyWhenTold => {
                    told_to(stop).await;
                    if matches!(self.ends, Ends::WhenTold) { Ok(()) } else { lost }
                }
                Ends::Never => pending().await,
                Ends::Lost => lost,
                Ends::ByAPanic => panic!("on purpose"),
                Ends::Quietly => Ok(()),
            };
            self.ended.lock().expect("no panic").push(self.name);
            result
        })
    }
}

/// Lets two networks serve until one of them ends, or for a moment; returns the error, and how many
/// of them have ended.
async fn served(first: Ends, second: Ends, is_told: bool) -> (Option<String>, usize) {
    let (mut engine, _store, _folder) = engine(&Screen::new(true), Arc::new(SystemClock)).await;
    let ended = Arc::new(Mutex::new(Vec::new()));
    let networks = [("here", first), ("there", second)].map(|(name, ends)| {
        Box::new(Fake { name, ends, ended: Arc::clone(&ended) }) as Box<dyn Network>
    });
    let mut told = is_told;
    let until = async || {
        if !std::mem::take(&mut told) {
            pending::<()>().await;
        }
    };
    let result = tokio::time::timeout(SOON, serve(networks.into(), None, &mut engine, until)).await;
    let result = result.expect("all of them end");
    engine.stop().await.expect("the store closes");
    let count = ended.lock().expect("no panic").len();
    (result.err().map(|error: RunError| error.to_string()), count)
}

#[tokio::test]
async fn a_network_that_is_lost_stops_the_others_and_its_words_are_told() {
    use Ends::{BadlyWhenTold, ByAPanic, Lost, Quietly, WhenTold};
    for (first, second, is_told, words, ended) in [
        (WhenTold, WhenTold, true, None, 2),
        (WhenTold, Lost, false, Some("there is lost."), 2),
        (Lost, WhenTold, false, Some("here is lost."), 2),
        // The error is that of the network that was lost first.
        (Lost, BadlyWhenTold, false, Some("here is lost."), 2),
        (WhenTold, BadlyWhenTold, true, Some("there is lost."), 2),
        (ByAPanic, WhenTold, false, Some("the connection to a network has stopped working"), 1),
        // One that has nothing more to serve takes the others along, too.
        (Quietly, WhenTold, false, None, 2),
        (Quietly, BadlyWhenTold, false, Some("there is lost."), 2),
    ] {
        let (found, count) = served(first, second, is_told).await;
        assert_eq!(found.is_some(), words.is_some(), "{found:?}");
        let starts = found.unwrap_or_default().starts_with(words.unwrap_or_default());
        assert!(starts && count == ended, "{words:?}: {count} have ended");
    }
}

#[tokio::test]
async fn whoever_is_told_to_stop_twice_waits_for_no_network() {
    let (mut engine, _store, _folder) = engine(&Screen::new(true), Arc::new(SystemClock)).await;
    let ended = Arc::new(Mutex::new(Vec::new()));
    let network = Fake { name: "here", ends: Ends::Never, ended: Arc::clone(&ended) };
    let until = async || tokio::time::sleep(Duration::from_millis(50)).await;
    let served =
        tokio::time::timeout(SOON, serve(vec![Box::new(network)], None, &mut engine, until));
    served.await.expect("it ends").expect("nothing is wrong");
    assert!(ended.lock().expect("no panic").is_empty(), "it is waited for no more");
}

#[tokio::test]
async fn a_part_that_breaks_down_stops_all_networks() {
    let (mut engine, _store, _folder) = engine(&Screen::new(true), Arc::new(BrokenClock)).await;
    let ended = Arc::new(Mutex::new(Vec::new()));
    let network = Fake { name: "here", ends: Ends::WhenTold, ended: Arc::clone(&ended) };
    let serving = serve(vec![Box::new(network)], None, &mut engine, pending);
    let served = tokio::time::timeout(SOON, serving).await.expect("it ends");
    assert!(matches!(served, Err(RunError::Broken("upkeep"))), "{served:?}");
    assert_eq!(*ended.lock().expect("no panic"), ["here"]);
}

#[tokio::test]
async fn who_waits_for_the_end_hears_of_it_even_if_nobody_can_tell_any_more() {
    let (stop, stopping) = watch::channel(false);
    let waits = tokio::time::timeout(Duration::from_millis(50), told_to(stopping.clone())).await;
    assert!(waits.is_err(), "nobody has told");
    stop.send(true).expect("somebody listens");
    for told in [stopping.clone(), stopping] {
        tokio::time::timeout(SOON, told_to(told)).await.expect("it was told, once for all");
    }
    let (stop, stopping) = watch::channel(false);
    drop(stop);
    tokio::time::timeout(SOON, told_to(stopping)).await.expect("nobody is left to tell");
}
