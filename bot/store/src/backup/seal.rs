//! The seal of a backup: a checksum table inside it, so that no change goes unnoticed, not even one
//! that obeys the rules of the game. Its digests are of the values, not of the pages, so they stay
//! the same however the file is written.
//!
//! A database in use has no seal: its content changes.

use crate::backup::contents::Contents;
use crate::database::Db;
use futures_util::TryStreamExt;
use menagerie_core::Timestamp;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection};
use std::collections::BTreeMap;

const SEAL: &str = "_menagerie_backup";
const MADE_AT: &str = "made at";
const CHAINS: &str = "chains of all games";
/// The beginning of the name of a table's digest; the table's name follows.
const TABLE: &str = "table ";
/// The name of the digest of everything that is not a row.
const TABLES: &str = "tables and indexes";

/// The content of a seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seal {
    /// When the copy was made.
    pub made_at: Timestamp,
    /// The digest of the chains of its games, if the games were replayed.
    pub chains: Option<String>,
}

/// Seals a copy, with the result of its games if they were replayed.
pub(super) async fn write(
    db: &mut Db,
    made_at: Timestamp,
    contents: Option<&Contents>,
) -> Result<(), sqlx::Error> {
    remove(db).await?;
    let mut says = digests(db).await?;
    says.insert(MADE_AT.to_owned(), made_at.0.to_string());
    if let Some(contents) = contents {
        says.insert(CHAINS.to_owned(), contents.chains.clone());
    }
    let mut transaction = db.begin().await?;
    sqlx::query(
        "CREATE TABLE _menagerie_backup (name TEXT PRIMARY KEY, value TEXT NOT NULL)
         STRICT, WITHOUT ROWID",
    )
    .execute(&mut *transaction)
    .await?;
    for (name, value) in says {
        sqlx::query("INSERT INTO _menagerie_backup (name, value) VALUES ($1, $2)")
            .bind(name)
            .bind(value)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}

/// The content of a copy's seal, if it has one; or the first thing that contradicts the seal.
pub(super) async fn read(db: &mut Db) -> Result<Result<Option<Seal>, String>, sqlx::Error> {
    let is_there: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = $1")
            .bind(SEAL)
            .fetch_optional(&mut *db)
            .await?;
    if is_there.is_none() {
        return Ok(Ok(None));
    }
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT name, value FROM _menagerie_backup").fetch_all(&mut *db).await?;
    let mut says: BTreeMap<String, String> = rows.into_iter().collect();
    let made_at = says.remove(MADE_AT).and_then(|at| at.parse().ok());
    let chains = says.remove(CHAINS);
    let found = digests(db).await?;
    let names = found.keys().chain(says.keys());
    let changed = names.filter(|name| found.get(*name) != says.get(*name)).min();
    Ok(match (changed, made_at) {
        (Some(name), _) => Err(format!("{name} is not as it was when the copy was made")),
        (None, None) => Err("its seal does not say when it was made".to_owned()),
        (None, Some(made_at)) => Ok(Some(Seal { made_at: Timestamp(made_at), chains })),
    })
}

/// Removes the seal, if there is one: from now on the database may change.
pub(crate) async fn remove(db: &mut Db) -> Result<(), sqlx::Error> {
    sqlx::query("DROP TABLE IF EXISTS _menagerie_backup").execute(db).await.map(drop)
}

/// A digest of each table's rows, and one of all table definitions.
async fn digests(db: &mut Db) -> Result<BTreeMap<String, String>, sqlx::Error> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name <> $1 AND name NOT LIKE 'sqlite_stat%' ORDER BY name",
    )
    .bind(SEAL)
    .fetch_all(&mut *db)
    .await?;
    let mut digests = BTreeMap::new();
    let made = "SELECT quote(type) || quote(name) || quote(sql) FROM sqlite_schema
                WHERE tbl_name <> '_menagerie_backup' AND name NOT LIKE 'sqlite_stat%'
                ORDER BY type, name";
    digests.insert(TABLES.to_owned(), digest(db, made.to_owned()).await?);
    for name in names {
        let columns: Vec<(String, i64)> =
            sqlx::query_as("SELECT name, pk FROM pragma_table_info($1) ORDER BY pk, cid")
                .bind(&name)
                .fetch_all(&mut *db)
                .await?;
        let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
        let values: Vec<String> =
            columns.iter().map(|(name, _)| format!("quote({})", quoted(name))).collect();
        let keys: Vec<String> =
            columns.iter().filter(|(_, pk)| *pk > 0).map(|(name, _)| quoted(name)).collect();
        let order = if keys.is_empty() { "rowid".to_owned() } else { keys.join(", ") };
        let values = values.join(" || ',' || ");
        let rows = format!("SELECT {values} FROM {} ORDER BY {order}", quoted(&name));
        digests.insert(format!("{TABLE}{name}"), digest(db, rows).await?);
    }
    Ok(digests)
}

/// The SHA-256 of the texts that a statement returns.
async fn digest(db: &mut Db, statement: String) -> Result<String, sqlx::Error> {
    let mut digest = Sha256::new();
    let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(statement)).fetch(&mut *db);
    while let Some(row) = rows.try_next().await? {
        digest.update(row.as_bytes());
        digest.update(b"\n");
    }
    Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}
