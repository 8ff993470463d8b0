//! The tables and indexes that the migrations of a file make.
//!
//! `schema.sql` has the result of all of them, because running them would take a third of a start.
//! The result of older ones is worked out once, however many databases are compared with it.

use super::migrations::{self, FILE};
use crate::database::{Db, sqlite};
use sqlx::Connection;
use sqlx::migrate::MigrateError;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A table, an index or another thing in a database that has a statement of its own.
#[derive(Debug)]
pub(super) struct Object {
    /// The kind of object, in SQLite's word.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Its statement, as it was made.
    pub statement: String,
}

/// Statements may differ in layout and comments.
impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        // Most are the same to the letter, which is known sooner.
        let is_same = || {
            self.statement == other.statement
                || essence(&self.statement) == essence(&other.statement)
        };
        self.kind == other.kind && self.name == other.name && is_same()
    }
}

/// The result of all migrations together. The first line names the newest of them; the text of each
/// object stands behind a line with its kind and name.
const SCHEMA: &str = include_str!("schema.sql");

/// How the first line begins, before a number.
const MADE_BY: &str = "-- Made by the migrations up to ";

/// How the line before an object begins.
const HEADING: &str = "\n--- ";

/// The objects of all migrations. Without a migration that the file does not know yet.
static NEWEST: LazyLock<Option<Arc<[Object]>>> = LazyLock::new(|| {
    let newest = SCHEMA.strip_prefix(MADE_BY)?.lines().next()?.parse();
    let object = |text: &str| {
        let (heading, sql) = text.split_once('\n')?;
        let (kind, name) = heading.trim_end().split_once(' ')?;
        let statement = sql.trim_end().trim_end_matches(';').to_owned();
        Some(Object { kind: kind.into(), name: name.into(), statement })
    };
    let objects = SCHEMA.split(HEADING).skip(1).map(object);
    objects.collect::<Option<_>>().filter(|_| newest == Ok(migrations::newest()))
});

/// The objects of older schemas, by the newest migration that was run.
static OLDER: Mutex<BTreeMap<i64, Arc<[Object]>>> = Mutex::new(BTreeMap::new());

/// Every object of the migrations up to `newest`.
///
/// # Errors
/// When there is no memory.
pub(super) async fn objects(newest: i64) -> Result<Arc<[Object]>, MigrateError> {
    if let Some(objects) = NEWEST.as_ref().filter(|_| newest >= migrations::newest()) {
        return Ok(Arc::clone(objects));
    }
    let known = || OLDER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(objects) = known().get(&newest) {
        return Ok(Arc::clone(objects));
    }
    let mut fresh = fresh(newest).await?;
    let objects: Arc<[Object]> = objects_in(&mut fresh).await?.into();
    fresh.close().await?;
    known().insert(newest, Arc::clone(&objects));
    Ok(objects)
}

/// A database in memory with the tables of all migrations.
///
/// # Errors
/// When there is no memory.
pub(super) async fn complete() -> Result<Db, MigrateError> {
    if NEWEST.is_none() {
        return fresh(i64::MAX).await;
    }
    let mut complete = sqlite::in_memory().await?;
    sqlx::raw_sql(SCHEMA).execute(&mut complete).await?;
    Ok(complete)
}

/// A database in memory with the tables of the migrations up to `newest`.
///
/// # Errors
/// When there is no memory.
async fn fresh(newest: i64) -> Result<Db, MigrateError> {
    let mut fresh = sqlite::in_memory().await?;
    FILE.run_to(newest, &mut fresh).await?;
    Ok(fresh)
}

/// Every object that a migration has made in a database.
///
/// # Errors
/// When it cannot be read.
pub(super) async fn objects_in(db: &mut Db) -> Result<Vec<Object>, sqlx::Error> {
    let object = |(kind, name, statement)| Object { kind, name, statement };
    Ok(rows_in(db).await?.into_iter().map(object).collect())
}

/// The kind, name and statement of each such object.
async fn rows_in(db: &mut Db) -> Result<Vec<(String, String, String)>, sqlx::Error> {
    sqlx::query_as(
        "SELECT type, name, sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations' AND sql IS NOT NULL
         ORDER BY rowid",
    )
    .fetch_all(db)
    .await
}

/// A statement without comments and with all spaces alike: its meaning, and not its layout.
fn essence(sql: &str) -> String {
    let code = sql.lines().map(|line| line.split("--").next().unwrap_or(line));
    code.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// A new migration changes the file, too: `UPDATE=1` writes it.
    #[tokio::test]
    async fn the_schema_file_has_what_all_migrations_make() {
        let mut db = fresh(i64::MAX).await.expect("there is memory");
        if std::env::var_os("UPDATE").is_some() {
            let rows = rows_in(&mut db).await.expect("it can be read");
            let mut text = format!("{MADE_BY}{}\n", migrations::newest());
            for (kind, name, sql) in rows {
                text += &format!("{HEADING}{kind} {name}\n{sql};\n");
            }
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tables/schema.sql");
            std::fs::write(path, text).expect("it is writable");
            return;
        }
        let made = objects_in(&mut db).await.expect("it can be read");
        assert!(made.len() > 50);
        let known = NEWEST.as_deref().unwrap_or_default();
        let old = made.iter().zip(known).find(|(made, known)| made != known);
        assert!(known.len() == made.len() && old.is_none(), "write schema.sql anew: {old:?}");
        let mut complete = complete().await.expect("there is memory");
        assert_eq!(objects_in(&mut complete).await.expect("it can be read")[..], made[..]);
    }

    #[test]
    fn statements_that_differ_in_layout_and_comments_are_the_same() {
        let table = |statement: &str| Object {
            kind: "table".to_owned(),
            name: "t".to_owned(),
            statement: statement.to_owned(),
        };
        let made = table("CREATE TABLE t (\n    -- Its name.\n    a TEXT\n) STRICT");
        assert_eq!(made, table("CREATE TABLE t ( a TEXT ) STRICT"));
        for other in ["CREATE TABLE t ( a INTEGER ) STRICT", "CREATE TABLE t ( a TEXT )"] {
            assert_ne!(made, table(other));
        }
        assert_ne!(made, Object { name: "u".to_owned(), ..table(&made.statement) });
    }
}
