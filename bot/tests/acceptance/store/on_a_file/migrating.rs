//! Before a newer program changes the tables of a database, it makes a copy beside it; and an older
//! program says what it cannot use, and where the way back is.

use crate::store::on_a_file::backups::{opened, program, run, said, url_of};
use crate::store::schemas::{ALL, left};
use crate::table::Table;
use menagerie_core::Timestamp;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};

const NOW: Timestamp = Timestamp(1_900_000_000);

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&url_of(path)).await.expect("the file is there")
}

/// The number of a database's schema.
pub async fn schema_of(path: &Path) -> i64 {
    let mut file = connect(path).await;
    let newest = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let newest = newest.fetch_one(&mut file).await.expect("it can be read");
    file.close().await.expect("it closes");
    newest
}

async fn statement(path: &Path, statement: &'static str) {
    let mut file = connect(path).await;
    sqlx::raw_sql(statement).execute(&mut file).await.expect("it can be done");
    file.close().await.expect("it closes");
}

/// The copies that were made before tables were changed, by their names.
pub fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).expect("it is a folder");
    let mut copies: Vec<PathBuf> = files
        .map(|file| file.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|end| end == "backup"))
        .collect();
    copies.sort();
    copies
}

#[tokio::test]
async fn each_schema_is_copied_migrated_and_replayed_and_its_copy_leads_back() {
    for (schema, statements) in ALL {
        let folder = left(statements).await;
        let path = folder.0.join("test.db");
        opened(&path).await.close().await.expect("it closes");
        let kept = folder.0.join("kept.db");
        let made =
            menagerie_store::back_up(&folder.url(), &kept, NOW).await.expect("every game replays");
        assert!(made.contents.games >= 3, "schema {schema}");
        let copies = copies(&folder.0);
        let [copy] = &copies[..] else {
            assert_eq!((schema, copies.len()), (schema_of(&path).await, 0), "it needs none");
            continue;
        };
        let name = copy.file_name().expect("it has one").to_string_lossy().into_owned();
        assert!(name.starts_with(&format!("test.db.schema-{schema:04}-20")), "{name}");
        assert_eq!(schema_of(copy).await, schema, "it is as it was");
        let back = folder.0.join("back.db");
        let restored =
            menagerie_store::restore(&url_of(&back), copy, NOW).await.expect("it is whole");
        assert_eq!(restored.contents, made.contents, "schema {schema}");
        assert!(restored.made_at.is_some());
    }
}

#[tokio::test]
async fn a_new_database_and_one_that_needs_nothing_are_not_copied() {
    let Table { store, folder, .. } = Table::with_game().await;
    store.close().await.expect("it closes");
    drop(store);
    opened(&folder.0.join("test.db")).await.close().await.expect("it closes");
    assert!(copies(&folder.0).is_empty());
}

#[tokio::test]
async fn the_newest_three_copies_are_kept() {
    let folder = left(ALL[3].1).await;
    let path = folder.0.join("test.db");
    for moment in ["20250101T000000Z", "20250301T000000Z", "20250201T000000Z"] {
        std::fs::write(folder.0.join(format!("test.db.schema-0009-{moment}.backup")), "old")
            .expect("it is writable");
    }
    let others = ["other.db.schema-0001-20200101T000000Z.backup", "test.db.schema-mine.backup"];
    for name in others {
        std::fs::write(folder.0.join(name), "not of this database").expect("it is writable");
    }
    opened(&path).await.close().await.expect("it closes");
    let names = copies(&folder.0)
        .into_iter()
        .map(|path| path.file_name().expect("it has one").to_string_lossy().into_owned());
    let names: Vec<String> = names.collect();
    assert_eq!(
        names[..3],
        [
            others[0],
            "test.db.schema-0009-20250201T000000Z.backup",
            "test.db.schema-0009-20250301T000000Z.backup",
        ]
    );
    assert!(names[3].starts_with("test.db.schema-0014-"), "{names:?}");
    assert_eq!(names[4..], [others[1]]);
}

#[tokio::test]
async fn a_newer_database_is_refused_with_both_numbers_and_the_way_back() {
    let Table { store, folder, .. } = Table::with_game().await;
    let path = store.path().expect("it is a file").to_path_buf();
    store.close().await.expect("it closes");
    drop(store);
    let known = schema_of(&path).await;
    statement(
        &path,
        "INSERT INTO _sqlx_migrations SELECT 9001, 'of the future', installed_on, 1, x'00', 0
         FROM _sqlx_migrations LIMIT 1",
    )
    .await;
    let both = format!("has schema 9001, and this program knows schemas up to {known}: use the");
    let play = ["play", "--database", &url_of(&path)];
    for arguments in [&play[..], &["outbox"], &["export", "1"], &["backup", "kept.db"]] {
        let (code, words) = said(&run(&path, arguments));
        assert_eq!(code, Some(78), "{arguments:?}: {words}");
        assert!(words.contains(&both) && !words.contains("go back"), "{arguments:?}: {words}");
        assert_eq!(words.lines().count(), 1, "{words}");
    }
    for name in ["schema-9000-20270101T000000Z", "schema-0020-20260101T000000Z"] {
        std::fs::write(folder.0.join(format!("test.db.{name}.backup")), "a copy").expect("writes");
    }
    let (_, words) = said(&run(&path, &play));
    let way = format!("`menagerie restore {}.schema-0020-20260101T000000Z.backup`", path.display());
    assert!(words.contains(&way), "not the newer one: {words}");
}

#[tokio::test]
async fn tables_are_not_changed_where_no_copy_can_be_made_or_something_is_damaged() {
    let folder = left(ALL[2].1).await;
    let path = folder.0.join("test.db");
    let name = |end: &str| PathBuf::from(format!("{}{end}", path.display()));
    // Somebody has put folders where the copies would be. They are named by the second of the last
    // change, and SQLite may still write its log into the file.
    let changed = path.metadata().and_then(|file| file.modified()).expect("it is there");
    let since = changed.duration_since(std::time::UNIX_EPOCH).expect("it is past 1970").as_secs();
    let part = |second: u64| {
        let moment = jiff::Timestamp::from_second(second as i64).expect("it is a moment");
        name(&format!(".schema-0003-{}.backup.part", moment.strftime("%Y%m%dT%H%M%SZ")))
    };
    let parts: Vec<PathBuf> = (since..since + 60).map(part).collect();
    for part in &parts {
        std::fs::create_dir(part).expect("it is writable");
    }
    let output = program(&path, &["play", "--database", &url_of(&path)]).output().expect("starts");
    let (code, words) = said(&output);
    assert_eq!(code, Some(1), "room may be there the next time: {words}");
    assert!(words.contains("needs new tables, and it cannot be copied beside it"), "{words}");
    assert!(words.contains("nothing was changed"), "{words}");
    assert_eq!(schema_of(&path).await, 3);
    for part in &parts {
        std::fs::remove_dir(part).expect("it is empty");
    }
    statement(&path, "PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 1").await;
    let error = menagerie_store::Store::open(&url_of(&path), &mut StdRng::seed_from_u64(1)).await;
    let words = error.err().expect("it is damaged").to_string();
    assert!(words.contains("points to nothing in games"), "{words}");
    assert_eq!(schema_of(&path).await, 3);
}
