//! Backups: made beside a running bot, checked for changes, and put in the place of a database.

use crate::server::PROGRAM;
use crate::table::{CHANNEL, Table, accept, done};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::{self, Backup, KeepingError, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const NOW: Timestamp = Timestamp(1_795_300_000);

pub fn url_of(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

pub async fn opened(path: &Path) -> Store {
    Store::open(&url_of(path), &mut StdRng::seed_from_u64(5)).await.expect("it opens")
}

/// How many plies game 1 of a database has.
pub async fn plies(path: &Path) -> usize {
    let store = opened(path).await;
    let game = store.game(GameId(1)).await.expect("it replays").expect("it is there");
    store.close().await.expect("it closes");
    game.line.ply()
}

/// The program with a database, as an operator runs it.
pub fn program(database: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env("DATABASE_URL", url_of(database));
    command.current_dir(database.parent().expect("it is in a folder"));
    command
}

pub fn run(database: &Path, arguments: &[&str]) -> Output {
    program(database, arguments).output().expect("the program starts")
}

pub fn said(output: &Output) -> (Option<i32>, String) {
    let all = [&output.stdout[..], &output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&all).into_owned())
}

/// A backup of a table's database, in the table's folder.
async fn backed_up(table: &Table) -> (PathBuf, Backup) {
    let file = table.folder.0.join("kept.db");
    let made = menagerie_store::back_up(&table.folder.url(), &file, NOW).await.expect("it is made");
    (file, made)
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .expect("it is a folder")
        .map(|file| file.expect("it can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_is_made_while_the_bot_runs_and_is_a_database() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    table.challenge("Bob", "Ann", SideRequest::First).await;
    done(&table.private("Ann", CHANNEL, accept(2)).await);
    let (file, made) = backed_up(&table).await;
    assert_eq!((made.contents.games, made.contents.moves), (2, 2));
    assert_eq!(made.bytes, file.metadata().expect("it is there").len());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = file.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else may read it");
    }
    done(&table.play("Ann", "d2g5").await);
    assert_eq!(plies(&file).await, 2, "it is as it was, and opens like any other");
    let game = table.store.game(GameId(1)).await.expect("reads").expect("it is there");
    assert_eq!(game.line.ply(), 3, "the bot has gone on");
    // A backup that was used is not sealed any more, and can be backed up and restored itself.
    let again = table.folder.0.join("again.db");
    menagerie_store::back_up(&url_of(&file), &again, NOW).await.expect("it is made");
    let restored =
        menagerie_store::restore(&url_of(&file), &again, NOW).await.expect("it is whole");
    assert_eq!((restored.contents, restored.made_at), (made.contents, Some(NOW)));
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_is_left_of_what_failed() {
    let table = Table::after(&["e4e6"]).await;
    let (file, _) = backed_up(&table).await;
    let before = std::fs::read(&file).expect("it is there");
    let found = names(&table.folder.0);
    let again = menagerie_store::back_up(&table.folder.url(), &file, NOW).await;
    assert!(matches!(again, Err(KeepingError::Exists(path)) if path == file));
    assert_eq!(std::fs::read(&file).expect("it is there"), before);
    let nowhere = table.folder.0.join("no/folder/kept.db");
    menagerie_store::back_up(&table.folder.url(), &nowhere, NOW)
        .await
        .expect_err("there is no folder");
    let missing = table.folder.0.join("missing.db");
    let target = table.folder.0.join("other.db");
    let error =
        menagerie_store::back_up(&url_of(&missing), &target, NOW).await.expect_err("there is none");
    assert!(error.to_string().contains("there is no database"), "{error}");
    assert_eq!(names(&table.folder.0), found);
}

#[tokio::test]
async fn a_game_that_the_rules_do_not_allow_is_named_and_prevents_no_backup_and_no_restore() {
    let table = Table::after(&["e4e6", "e13e11"]).await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    let harm = "UPDATE moves SET coordinates = 'e4e5' WHERE ply = 1";
    sqlx::query(harm).execute(&pool).await.expect("it is one statement");
    pool.close().await;
    let file = table.folder.0.join("kept.db");
    let made = menagerie_store::back_up(&table.folder.url(), &file, NOW).await.expect("it is made");
    assert_eq!(made.contents.games, 0);
    let [wrong] = made.wrong.as_slice() else { panic!("{:?}", made.wrong) };
    assert!(wrong.starts_with("game 1: e4e5 is not legal"), "{wrong}");
    let second = table.folder.0.join("second.db");
    let (code, words) = said(
        &program(&table.folder.0.join("test.db"), &["backup", "second.db"])
            .output()
            .expect("it starts"),
    );
    assert_eq!(code, Some(1), "{words}");
    assert!(
        second.exists() && words.contains("Not replayed, and kept as it is: game 1"),
        "{words}"
    );
    assert!(words.contains("the backup is made and can be restored"), "{words}");

    let place = table.folder.0.join("elsewhere.db");
    let restored =
        menagerie_store::restore(&url_of(&place), &file, NOW).await.expect("it is as it was");
    assert_eq!(restored.wrong, made.wrong);
    // Of a copy without a seal nobody knows whether it was so before.
    let pool = crate::beside::pool(&url_of(&file)).await;
    sqlx::query("DROP TABLE _menagerie_backup").execute(&pool).await.expect("it is there");
    pool.close().await;
    let refused =
        menagerie_store::restore(&url_of(&place), &file, NOW).await.expect_err("it is harmed");
    assert!(refused.to_string().contains("because game 1: e4e5 is not legal"), "{refused}");
}

/// Every value of every table, but for what tells of the file itself.
async fn dump(path: &Path) -> Vec<String> {
    let pool = crate::beside::pool(&url_of(path)).await;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .fetch_all(&pool)
    .await
    .expect("it can be read");
    let mut lines = Vec::new();
    for table in tables {
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
            .bind(&table)
            .fetch_all(&pool)
            .await
            .expect("it can be read");
        let values: Vec<_> = columns.iter().map(|name| format!("quote(\"{name}\")")).collect();
        let rows = format!("SELECT {} FROM \"{table}\"", values.join(" || ',' || "));
        let rows: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(rows))
            .fetch_all(&pool)
            .await
            .expect("it can be read");
        lines.extend(rows.into_iter().map(|row| format!("{table}: {row}")));
    }
    pool.close().await;
    lines.sort();
    lines
}

#[tokio::test]
async fn a_backup_in_which_anything_has_changed_is_refused() {
    let table = Table::after(&["e4e6", "e13e11", "d2g5"]).await;
    let (file, _) = backed_up(&table).await;
    let whole = std::fs::read(&file).expect("it is there");
    let target = table.folder.0.join("restored.db");
    menagerie_store::restore(&url_of(&target), &file, NOW).await.expect("it is whole");
    let expected = dump(&target).await;
    let harmed = table.folder.0.join("harmed.db");
    let words = b"e13e11";
    let place = whole.windows(words.len()).position(|found| found == words).expect("it is there");
    let mut changed = whole.clone();
    // Another move that the rules allow: e13e12.
    changed[place + 5] = b'2';
    std::fs::write(&harmed, &changed).expect("it is writable");
    let error =
        menagerie_store::restore(&url_of(&target), &harmed, NOW).await.expect_err("it was changed");
    assert!(error.to_string().contains("table moves is not as it was"), "{error}");
    let (mut refused, mut same) = (0, 0);
    for at in (0..whole.len()).step_by(9973) {
        let mut changed = whole.clone();
        changed[at] ^= 1 << (at % 8);
        std::fs::write(&harmed, &changed).expect("it is writable");
        let other = table.folder.0.join(format!("other-{at}.db"));
        match menagerie_store::restore(&url_of(&other), &harmed, NOW).await {
            Err(_) => {
                refused += 1;
                assert!(!other.exists(), "byte {at}: nothing is put in place");
            }
            Ok(_) => {
                same += 1;
                assert_eq!(dump(&other).await, expected, "byte {at} changed what it holds");
            }
        }
    }
    // Most bytes of a file of this size hold nothing.
    assert!(refused > 0 && same > 0, "{refused} refused, {same} without effect");
}

#[tokio::test]
async fn what_is_no_backup_is_said_to_be_none() {
    let folder = crate::table::Folder::new();
    let (target, missing) = (folder.0.join("games.db"), folder.0.join("nope.db"));
    let text = folder.0.join("notes.txt");
    std::fs::write(&text, "what I have to buy".repeat(400)).expect("it is writable");
    // A copy that has failed on a full disk, and a database of another program.
    let (empty, foreign) = (folder.0.join("empty.db"), folder.0.join("foreign.db"));
    std::fs::write(&empty, "").expect("it is writable");
    let made = SqliteConnectOptions::new().filename(&foreign).create_if_missing(true);
    let mut other = made.connect().await.expect("it is made");
    sqlx::raw_sql("CREATE TABLE other (id INTEGER)").execute(&mut other).await.expect("it may");
    other.close().await.expect("it closes");
    for (source, words) in [
        (&empty, "it has no tables of this program"),
        (&foreign, "it has no tables of this program"),
        (&missing, "there is no file"),
        (&text, "is not used, because file is not a database: take another backup"),
    ] {
        let error =
            menagerie_store::restore(&url_of(&target), source, NOW).await.expect_err("it is none");
        assert!(error.to_string().contains(words), "{error}");
        assert!(!target.exists());
    }
}

#[tokio::test]
async fn what_was_there_before_is_put_aside_with_its_log() {
    let Table { store, folder, .. } = Table::after(&["e4e6", "e13e11"]).await;
    let file = folder.0.join("kept.db");
    menagerie_store::back_up(&folder.url(), &file, NOW).await.expect("it is made");
    // As a killed bot leaves it: the last moves are in the log alone.
    let killed = folder.0.join("killed.db");
    for end in ["", "-wal"] {
        let from = folder.0.join(format!("test.db{end}"));
        std::fs::copy(from, folder.0.join(format!("killed.db{end}"))).expect("it is writable");
    }
    let error =
        menagerie_store::restore(&folder.url(), &file, NOW).await.expect_err("a bot has it");
    assert!(matches!(error, KeepingError::Open(error) if error.is_in_use()));
    for own in [folder.0.join("test.db"), killed.clone()] {
        let error =
            menagerie_store::restore(&url_of(&killed), &own, NOW).await.expect_err("it is used");
        assert!(error.to_string().contains("is the database of a bot"), "{error}");
    }
    drop(store);
    let restored =
        menagerie_store::restore(&url_of(&killed), &file, NOW).await.expect("it is whole");
    let aside = folder.0.join("killed.db.before-restore-20261121T222640Z");
    assert_eq!(restored.aside.as_deref(), Some(&*aside));
    assert!(!folder.0.join("killed.db-wal").exists(), "no log lies beside another database");
    assert_eq!(plies(&aside).await, 2, "the log was written into it");
    assert_eq!(plies(&killed).await, 2);
    let again = menagerie_store::restore(&url_of(&killed), &file, NOW).await.expect("it is whole");
    let other = folder.0.join("killed.db.before-restore-20261121T222640Z-2");
    assert_eq!(again.aside, Some(other), "what was put aside stays");
}

#[tokio::test]
async fn a_damaged_or_missing_database_is_replaced_and_kept_as_it_is() {
    let table = Table::after(&["e4e6"]).await;
    let (file, _) = backed_up(&table).await;
    let damaged = table.folder.0.join("damaged.db");
    let bytes = b"this was a database once. ".repeat(400);
    for (there, log) in [(true, true), (true, false), (false, true), (false, false)] {
        let _ = std::fs::remove_file(&damaged);
        let lay =
            |end: &str| std::fs::write(table.folder.0.join(format!("damaged.db{end}")), &bytes);
        if there {
            lay("").expect("it is writable");
        }
        if log {
            lay("-wal").expect("it is writable");
        }
        let restored =
            menagerie_store::restore(&url_of(&damaged), &file, NOW).await.expect("it is whole");
        assert_eq!(restored.aside.is_some(), there || log);
        if let Some(aside) = restored.aside {
            let kept = |end: &str| std::fs::read(format!("{}{end}", aside.display())).ok();
            assert_eq!(kept("").as_deref(), there.then_some(&bytes[..]));
            assert_eq!(kept("-wal").as_deref(), log.then_some(&bytes[..]));
        }
        assert_eq!(plies(&damaged).await, 1);
    }
}

#[tokio::test]
async fn copies_from_before_a_migration_go_after_thirty_days_and_what_was_put_aside_is_named() {
    const DAY: i64 = 24 * 60 * 60;
    let table = Table::after(&[]).await;
    let folder = &table.folder.0;
    let files = [
        ("test.db.before-restore-20261001T000000Z", 31),
        ("test.db.schema-0020-20261001T000000Z.backup", 31),
        ("test.db.schema-0021-20261001T000000Z.backup", 29),
        ("other.db.schema-0020-20261001T000000Z.backup", 31),
    ];
    for (name, days) in files {
        let file = std::fs::File::create(folder.join(name)).expect("there is room");
        let since = u64::try_from(NOW.0 - days * DAY).expect("it is after 1970");
        let made = std::time::UNIX_EPOCH + std::time::Duration::from_secs(since);
        file.set_modified(made).expect("it is ours");
    }
    let before = Timestamp(NOW.0 - 30 * DAY);
    table.store.remove_old_copies(before);
    let left: Vec<bool> = files.iter().map(|(name, _)| folder.join(name).exists()).collect();
    assert_eq!(left, [true, false, true, true]);
    assert_eq!(
        menagerie_store::old_copies(&folder.join("test.db"), before),
        [folder.join(files[0].0)]
    );
    assert_eq!(menagerie_store::old_copies(&folder.join("test.db"), NOW).len(), 2);
}

#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_whoever_runs_the_bot() {
    use std::os::unix::fs::{MetadataExt, chown};
    const BOT: u32 = 10_001;
    let table = Table::after(&["e4e6"]).await;
    let (file, _) = backed_up(&table).await;
    let folder = crate::table::Folder::new();
    if chown(&folder.0, Some(BOT), Some(BOT)).is_err() {
        eprintln!("skipped, because nobody but root can give files away");
        return;
    }
    let place = folder.0.join("test.db");
    // A new one, and one in the place of another.
    for _ in 0..2 {
        menagerie_store::restore(&url_of(&place), &file, NOW).await.expect("it is whole");
        for name in ["test.db", "test.db.lock"] {
            let found = folder.0.join(name).metadata().expect("it is there");
            assert_eq!((found.uid(), found.gid()), (BOT, BOT), "{name}");
        }
    }
}

#[tokio::test]
async fn whoever_runs_it_is_told_in_a_line_what_was_kept_and_what_comes_next() {
    let table = Table::after(&["e4e6", "e13e11"]).await;
    let database = table.store.path().expect("it is a file").to_path_buf();
    let (code, words) = said(&run(&database, &["backup", "kept.db"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.starts_with("kept.db holds 1 game with 2 moves: each was replayed, "), "{words}");
    assert_eq!(words.lines().count(), 1, "{words}");
    let (code, words) = said(&run(&database, &["backup", "kept.db"]));
    assert_eq!(code, Some(2));
    assert!(words.contains("no backup is ever overwritten: give another name"), "{words}");
    let (code, words) = said(&run(&database, &["restore", "kept.db"]));
    assert_eq!(code, Some(73));
    assert!(words.contains("in use by another running bot: stop that one first"), "{words}");
    let other = table.folder.0.join("other.db");
    let (code, words) = said(&run(&other, &["restore", "kept.db"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains("other.db holds 1 game with 2 moves now, as it was at 20"), "{words}");
    assert!(words.contains("Start the bot"), "{words}");
    let (code, words) = said(&run(&other, &["restore", "kept.db"]));
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains("What was there before is ") && words.contains(".before-restore-"));
    std::fs::write(table.folder.0.join("text.db"), "no database. ".repeat(400)).expect("writes");
    let (code, words) = said(&run(&other, &["restore", "text.db"]));
    assert_eq!(code, Some(1));
    assert!(words.contains("text.db is not used, because"), "{words}");
    assert!(words.contains("take another backup"), "{words}");
}
