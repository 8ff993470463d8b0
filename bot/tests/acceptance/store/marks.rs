//! A shown row is noted with the next transaction that there is. Nobody's move waits for that. Until then it is as
//! after a kill, so that the row would be tried again.

use crate::beside::pool;
use crate::database;
use crate::table::{Folder, Table, call, done, move_of};
use futures_util::FutureExt;
use menagerie_chat::desk::decide;
use menagerie_core::dispatch::Input;
use menagerie_core::model::request::Call;
use menagerie_core::model::state::Allowances;
use menagerie_core::model::{Reply, Subject};
use menagerie_core::{GameId, MessageId};
use menagerie_store::{Delivery, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::future::pending;
use std::time::{Duration, Instant};

/// A game whose first move waits to be shown.
struct Shown {
    store: Store,
    row: i64,
    folder: Folder,
}

impl Shown {
    async fn new() -> Self {
        let mut table = Table::with_game().await;
        done(&table.play("Ann", "e4e6").await);
        let Table { store, folder, .. } = table;
        let row = store.waiting(0).await.expect("it can be read")[0].id;
        Self { store, row, folder }
    }

    /// The rows that still wait.
    async fn rows(&self) -> Vec<i64> {
        let waiting = self.store.waiting(0).await.expect("it can be read");
        waiting.iter().map(|row| row.id).collect()
    }

    /// The title of the board that everybody sees.
    async fn board(&self) -> Option<String> {
        let found = self.store.posted(Subject::Board(GameId(1)), "test").await;
        found.expect("it can be read").map(|message| message.as_str().to_owned())
    }

    async fn ask(&self, call: Call) -> Reply {
        let (mut allowances, mut dice) = (Allowances::default(), StdRng::seed_from_u64(1));
        let stored = decide(&self.store, &Input::of(call), &mut allowances, &mut dice).await;
        stored.expect("the store works").reply
    }
}

fn move_of_bob(cause: &str, text: &str) -> Call {
    call("Bob", cause, 5_000_000, move_of(text))
}

/// A board as it is noted.
fn board(message: &str) -> Delivery {
    let posted = Some((Subject::Board(GameId(1)), MessageId::new("test", message)));
    Delivery { posted, ..Delivery::default() }
}

#[tokio::test]
async fn what_was_shown_is_noted_with_the_next_move() {
    let shown = Shown::new().await;
    let mut noting = Box::pin(shown.store.delivered_soon(shown.row, board("1"), pending()));
    assert!(noting.as_mut().now_or_never().is_none(), "it waits");
    assert_eq!((shown.rows().await, shown.board().await), (vec![shown.row], None));
    // A call that changes nothing takes no note along: Ann's move, the third call, comes again.
    let again = shown.ask(call("Ann", 3, 5_000_000, move_of("e4e6"))).await;
    assert!(matches!(again, Reply::Done(_)), "{again:?}");
    assert_eq!((shown.rows().await, shown.board().await), (vec![shown.row], None));

    let played = shown.ask(move_of_bob("bob-2", "e13e11")).await;
    assert!(matches!(played, Reply::Done(_)), "{played:?}");
    let noted = noting.now_or_never().expect("it is known at once");
    noted.expect("it is noted");
    let rows = shown.rows().await;
    assert!(rows.len() == 1 && rows[0] > shown.row, "the next board waits: {rows:?}");
    assert_eq!(shown.board().await.as_deref(), Some("test:1"));
}

#[tokio::test]
async fn it_is_noted_by_itself_after_a_second_and_at_once_if_something_waits_for_it() {
    let shown = Shown::new().await;
    let began = Instant::now();
    let noted = shown.store.delivered_soon(shown.row, board("1"), pending()).await;
    noted.expect("it is noted");
    assert!(began.elapsed() >= Duration::from_secs(1), "{:?}", began.elapsed());
    assert_eq!((shown.rows().await, shown.board().await.as_deref()), (vec![], Some("test:1")));

    shown.ask(move_of_bob("bob-1", "e13e11")).await;
    let row = shown.rows().await[0];
    // All that wait go with the first that is hurried.
    let mut other = Box::pin(shown.store.delivered_soon(0, Delivery::default(), pending()));
    assert!(other.as_mut().now_or_never().is_none());
    shown.store.delivered(row, &board("2")).await.expect("it is noted");
    assert!(other.now_or_never().expect("it went along").is_ok());
    assert_eq!((shown.rows().await, shown.board().await.as_deref()), (vec![], Some("test:2")));
}

#[tokio::test]
async fn who_goes_before_it_is_noted_leaves_it_to_others_and_a_kill_to_the_next_start() {
    let shown = Shown::new().await;
    let noting = shown.store.delivered_soon(shown.row, board("1"), pending());
    let gone = tokio::time::timeout(Duration::from_millis(50), noting).await;
    assert!(gone.is_err(), "nobody waits for it any more");
    let Shown { store, row, folder } = shown;
    drop(store);
    let opened = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await;
    let shown = Shown { store: opened.expect("nobody holds it"), row, folder };
    assert_eq!((shown.rows().await, shown.board().await), (vec![row], None), "it is tried again");

    let noting = shown.store.delivered_soon(row, board("1"), pending());
    let _ = tokio::time::timeout(Duration::from_millis(50), noting).await;
    shown.ask(move_of_bob("bob-1", "e13e11")).await;
    assert_eq!(shown.board().await.as_deref(), Some("test:1"));
}

#[tokio::test]
async fn what_cannot_be_noted_keeps_nobody_from_moving() {
    let shown = Shown::new().await;
    let pool = pool(&shown.folder.url()).await;
    let refuses = if database::server().is_some() {
        "ALTER TABLE posted ADD CHECK (message <> 'test:bad')"
    } else {
        "CREATE TRIGGER refuses BEFORE INSERT ON posted WHEN new.message = 'test:bad'
         BEGIN SELECT raise(ABORT, 'on purpose'); END"
    };
    sqlx::query(refuses).execute(&pool).await.expect("it is made");
    pool.close().await;
    let mut noting = Box::pin(shown.store.delivered_soon(shown.row, board("bad"), pending()));
    assert!(noting.as_mut().now_or_never().is_none());
    let played = shown.ask(move_of_bob("bob-1", "e13e11")).await;
    assert!(matches!(played, Reply::Done(_)), "{played:?}");
    assert_eq!(shown.rows().await.len(), 2, "it waits, and the new board behind it");
    assert!(noting.await.is_err(), "whoever shows it hears that");
    // It is nobody's burden any more.
    let last = shown.rows().await[1];
    shown.store.delivered(last, &board("2")).await.expect("others are noted");
    assert_eq!(shown.rows().await, [shown.row]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_else_has_noted_needs_no_transaction_of_its_own() {
    if database::server().is_some() {
        return;
    }
    let shown = Shown::new().await;
    let (store, file) = (&shown.store, shown.store.path().expect("it is a file"));
    // Between two looks at whether it is noted: it is, with somebody else's row, and then nothing can
    // be written any more.
    let hurry = async {
        tokio::task::block_in_place(|| {
            tokio::runtime::Handle::current().block_on(async {
                store.delivered(0, &Delivery::default()).await.expect("the store works");
                store.close().await.expect("it closes");
            });
        });
        std::fs::remove_file(file).expect("it is there");
    };
    store.delivered_soon(shown.row, board("1"), hurry).await.expect("it is noted");
}
