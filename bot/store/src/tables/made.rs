//! What the migrations of a file make. It is the same as long as the program runs, so that it is worked
//! out once, however many databases are compared with it.

use super::migrations::FILE;
use crate::database::{Db, sqlite};
use sqlx::Connection;
use sqlx::migrate::MigrateError;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A table, an index or another thing in a database that has a statement of its own.
#[derive(PartialEq, Eq)]
pub(super) struct Object {
    /// What it is, in SQLite's word.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Its statement, without what means nothing.
    pub statement: String,
}

/// The objects by the newest migration that was run.
static OBJECTS: Mutex<BTreeMap<i64, Arc<[Object]>>> = Mutex::new(BTreeMap::new());

/// Every object of the migrations up to `newest`.
///
/// # Errors
/// When there is no memory.
pub(super) async fn objects(newest: i64) -> Result<Arc<[Object]>, MigrateError> {
    let known = || OBJECTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(objects) = known().get(&newest) {
        return Ok(Arc::clone(objects));
    }
    let mut fresh = fresh(newest).await?;
    let objects: Arc<[Object]> = objects_in(&mut fresh).await?.into();
    fresh.close().await?;
    known().insert(newest, Arc::clone(&objects));
    Ok(objects)
}

/// A database in memory with the tables of the migrations up to `newest`.
///
/// # Errors
/// When there is no memory.
pub(super) async fn fresh(newest: i64) -> Result<Db, MigrateError> {
    let mut fresh = sqlite::in_memory().await?;
    FILE.run_to(newest, &mut fresh).await?;
    Ok(fresh)
}

/// Every object that a migration has made in a database.
///
/// # Errors
/// When it cannot be read.
pub(super) async fn objects_in(db: &mut Db) -> Result<Vec<Object>, sqlx::Error> {
    let rows: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT type, name, sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations' AND sql IS NOT NULL
         ORDER BY rowid",
    )
    .fetch_all(db)
    .await?;
    let object = |(kind, name, sql): (String, String, String)| Object {
        kind,
        name,
        statement: essence(&sql),
    };
    Ok(rows.into_iter().map(object).collect())
}

/// A statement without comments and with all spaces alike: its meaning, and not its layout.
fn essence(sql: &str) -> String {
    let code = sql.lines().map(|line| line.split("--").next().unwrap_or(line));
    code.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}
