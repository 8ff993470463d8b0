//! Stored games stay: restarts, second bots, lost files, many callers at once.

use crate::table::{CHANNEL, Folder, THREAD, Table, accept, done, move_of, person, place, server};
use menagerie_chat::desk::Desk;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Via};
use menagerie_core::{CauseId, GameId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::{OpenError, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

async fn open(url: &str) -> Result<Store, OpenError> {
    Store::open(url, &mut StdRng::seed_from_u64(2)).await
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_with_what_was_not_delivered() {
    let mut table = Table::with_game().await;
    table.play("Ann", "e4e6").await;
    let Table { store, folder, .. } = table;
    let instance = store.instance.clone();
    drop(store);
    let store = open(&folder.url()).await.expect("the lock went with the first store");
    assert_eq!(store.instance, instance, "it is the same database");
    assert_eq!(store.waiting(0).await.expect("reads").len(), 1, "the board still waits");
    let game = store.game(menagerie_core::GameId(1)).await.expect("reads").expect("is there");
    assert_eq!(game.line.ply(), 1);
}

#[tokio::test]
async fn a_second_bot_is_kept_away() {
    let table = Table::new().await;
    let error = open(&table.folder.url()).await.err().expect("it is in use");
    assert!(error.is_in_use(), "{error}");
    assert!(error.to_string().contains("stop that one first"), "{error}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_second_bot_is_kept_away_by_whatever_name_it_comes() {
    let table = Table::new().await;
    let (file, folder) = (table.store.path().expect("it is a file"), &table.folder.0);
    std::fs::create_dir(folder.join("elsewhere")).expect("the folder is writable");
    std::os::unix::fs::symlink(file, folder.join("elsewhere/soft.db")).expect("links");
    std::os::unix::fs::symlink(folder, folder.join("elsewhere/folder")).expect("links");
    std::fs::hard_link(file, folder.join("elsewhere/hard.db")).expect("links");
    for name in ["soft.db", "hard.db", "folder/test.db"] {
        let url = format!("sqlite://{}/elsewhere/{name}", folder.display());
        let error = open(&url).await.err().unwrap_or_else(|| panic!("{name} opens"));
        assert!(error.is_in_use(), "{name}: {error}");
    }
    let Table { store, folder, .. } = table;
    drop(store);
    let url = format!("sqlite://{}/elsewhere/soft.db", folder.0.display());
    let store = open(&url).await.expect("a link is as good as the file");
    assert!(folder.0.join("test.db.lock").exists());
    assert!(!folder.0.join("elsewhere/soft.db.lock").exists(), "its files are beside the file");
    assert!(store.is_ours().await);
}

#[tokio::test]
async fn what_cannot_be_a_database_is_named() {
    let folder = Folder::new();
    std::fs::write(
        folder.0.join("text.db"),
        "this is no database, not even a short one. ".repeat(50),
    )
    .expect("writes");
    for (url, words) in [
        ("postgres://x".to_owned(), "is not the address of a database"),
        ("sqlite::memory:".to_owned(), "is not the address of a database"),
        ("sqlite://games.db?mode=memory".to_owned(), "is not the address of a database"),
        (format!("sqlite://{}/no/such/folder/x.db", folder.0.display()), "cannot be written"),
        (format!("sqlite://{}/text.db", folder.0.display()), "restore a backup"),
    ] {
        let error = open(&url).await.err().unwrap_or_else(|| panic!("{url} opens"));
        assert!(error.to_string().contains(words), "{url}: {error}");
    }
}

#[tokio::test]
async fn a_database_that_lacks_something_is_refused() {
    for (harm, words) in [
        ("DROP TABLE settings", "lacks the table “settings”: restore a backup"),
        ("DROP INDEX inbox_at", "lacks the index “inbox_at”: restore a backup"),
        (
            "ALTER TABLE posted RENAME COLUMN message TO words",
            "has a table “posted” that this program does not make: restore a backup",
        ),
        ("CREATE TABLE _copies (id INTEGER)", ""),
    ] {
        let Table { store, folder, .. } = Table::with_game().await;
        store.close().await.expect("it closes");
        drop(store);
        let pool = crate::beside::pool(&folder.url()).await;
        sqlx::query(harm).execute(&pool).await.expect("it is one statement");
        pool.close().await;
        match (open(&folder.url()).await, words) {
            (Ok(_), "") => {}
            (Ok(_), _) => panic!("opens after {harm}"),
            (Err(error), words) => {
                assert!(!words.is_empty() && error.to_string().ends_with(words), "{harm}: {error}");
            }
        }
    }
}

#[tokio::test]
async fn a_lost_database_is_not_silently_begun_anew() {
    let Table { store, folder, rng: mut dice, .. } = Table::with_game().await;
    let beside = |end: &str| folder.0.join(format!("test.db{end}"));
    // Not closed in order: the log stays.
    std::mem::forget(store);
    let copies: Vec<_> = ["", "-wal"].map(|end| std::fs::read(beside(end)).expect("reads")).into();
    assert!(open(&folder.url()).await.err().expect("it is in use").is_in_use());
    let url = format!("sqlite://{}", folder.0.join("copy.db").display());
    let refused = async |words: &str| {
        let error = open(&url).await.err().expect("the games are lost").to_string();
        assert!(error.contains(words) && error.contains("`menagerie init`"), "{error}");
    };
    let copy = |end: &str| folder.0.join(format!("copy.db{end}"));
    // Only its log is left; then an empty file with it; then both are back.
    std::fs::write(copy("-wal"), &copies[1]).expect("writes");
    refused("copy.db-wal shows that there was one").await;
    std::fs::write(copy(""), "").expect("writes");
    refused("copy.db-wal shows that there was one").await;
    std::fs::write(copy(""), &copies[0]).expect("writes");
    let store = open(&url).await.expect("they are back");
    assert!(store.game(GameId(1)).await.expect("reads").is_some());
    let error = Store::make(&url, &mut dice).await.err().expect("it is in use");
    assert!(error.is_in_use(), "{error}");
    store.close().await.expect("it closes");
    drop(store);
    let error = Store::make(&url, &mut dice).await.err().expect("there are games");
    assert!(error.to_string().contains("has something in it"), "{error}");
    // Closed in order, and gone.
    std::fs::rename(copy(""), copy(".old")).expect("moves");
    refused("copy.db.lock shows that there was one").await;
    assert!(!copy("").exists(), "a refusal makes no file");
    let store = Store::make(&url, &mut dice).await.expect("that is what it is for");
    assert!(store.game(GameId(1)).await.expect("reads").is_none());
    store.close().await.expect("it closes");
    drop(store);
    open(&url).await.expect("it is there now");
}

#[cfg(unix)]
#[tokio::test]
async fn a_deleted_file_is_noticed() {
    let table = Table::new().await;
    assert!(table.store.is_ours().await);
    std::fs::rename(table.store.path().expect("it is a file"), table.folder.0.join("moved.db"))
        .expect("moves");
    assert!(!table.store.is_ours().await);
    std::fs::write(table.store.path().expect("it is a file"), "").expect("writes");
    assert!(!table.store.is_ours().await, "another file of the same name is another file");
}

#[tokio::test]
async fn what_cannot_be_read_stops_nobody_else() {
    let mut table = Table::with_game().await;
    table.play("Ann", "e4e6").await;
    table.challenge("Ann", "Cid", SideRequest::First).await;
    table.private("Cid", CHANNEL, accept(2)).await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    for broken in [
        "UPDATE outbox SET effect = '{\"effect\":\"of the future\"}' WHERE lane = 'game:1'",
        "UPDATE moves SET coordinates = 'zz' WHERE game = 1",
    ] {
        sqlx::query(broken).execute(&pool).await.expect("it is one statement");
    }
    pool.close().await;
    let rows = table.store.waiting(0).await.expect("the rest is readable");
    let mut lanes = Vec::new();
    for row in rows {
        if table.store.pending(row.id).await.is_ok() {
            lanes.push(row.lane);
        }
    }
    assert!(lanes.contains(&"game:2".to_owned()), "the second game's board: {lanes:?}");
    assert!(!lanes.contains(&"game:1".to_owned()), "the first one's cannot be read: {lanes:?}");
    let games = table.store.running_games_of(&person("Ann")).await.expect("the rest is readable");
    assert_eq!(games.len(), 1);
    assert!(table.store.game(GameId(1)).await.is_err(), "a broken game says so itself");
}

#[tokio::test]
async fn of_many_copies_of_many_calls_each_acts_once() {
    let table = Table::with_game().await;
    let Table { store, folder, .. } = table;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    // Twelve tries at the same move, each handed in four times at once: one is played.
    let mut tasks = Vec::new();
    for number in 0..12 {
        for _ in 0..4 {
            let desk = desk.clone();
            let call = Call {
                speaker: menagerie_core::accounts::types::Speaker::default(),
                from: person("Ann"),
                place: place(THREAD),
                server: Some(server()),
                authority: Authority::Player,
                hears_talk: true,
                visibility: menagerie_core::model::state::Visibility::All,
                cause: CauseId::new("test", format_args!("copy-{number}")),
                at: Timestamp(9_000_000),
                seen: Timestamp(9_000_000),
                via: Via::Private,
                command: move_of("e4e6"),
                letters: Letters::default(),
            };
            tasks.push(tokio::spawn(async move { desk.ask(call).await.expect("answers") }));
        }
    }
    let mut played = 0;
    for task in tasks {
        match task.await.expect("no panic") {
            reply @ Reply::Done(_) => {
                assert_eq!(done(&reply), "Played: P e4-e6.");
                played += 1;
            }
            Reply::Refused(_) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(played, 4, "one cause, four copies, the same answer");
    let game = store.game(menagerie_core::GameId(1)).await.expect("reads").expect("is there");
    assert_eq!(game.line.ply(), 1);
    drop(folder);
}
