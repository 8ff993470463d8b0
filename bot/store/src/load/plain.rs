//! The cheapest durable write, for comparison: one row at a time, into a table of its own.

use crate::database::address::Address;
use crate::database::file::beside;
use crate::database::server::DatabaseServer;
use crate::database::sqlite::{self, Access};
use crate::database::{Db, OpenError, Result, StoreError};
use sqlx::{Connection, Executor};
use std::time::{Duration, Instant};

const TABLE: &str = "CREATE TABLE plain_inserts (id BIGINT PRIMARY KEY, words TEXT NOT NULL)";
/// The bytes of a row: about as many as in the outbox row of a move.
const LENGTH: usize = 400;

/// The result of plain durable inserts.
#[derive(Clone, Copy, Debug)]
pub struct Plain {
    /// How many there were.
    pub inserts: u64,
    /// How long they took.
    pub took: Duration,
}

/// Inserts rows for some time, one after the other, each in a transaction of its own that is
/// durable before the next one begins. They go into a file beside that of the database at `url`,
/// with the same settings, or into a table of its own on the same server. Nothing of it stays.
///
/// # Errors
/// When the database cannot be opened or written.
pub async fn plain_inserts(url: &str, time: Duration) -> Result<Plain> {
    let unusable = |error: OpenError| StoreError::Unreadable(error.to_string());
    match Address::read(url).map_err(unusable)? {
        Address::File(path) => {
            let file = beside(&path, "-plain");
            let mut connection = sqlite::connect(&file, Access::Make).await?;
            let inserted = inserts(&mut connection, time).await;
            connection.close().await?;
            // SQLite leaves nothing beside it when it closes. A file that cannot be removed
            // disturbs nobody.
            let _ = std::fs::remove_file(&file);
            Ok(inserted?)
        }
        Address::Server(address) => {
            let (_, mut connection) = DatabaseServer::find(address).await.map_err(unusable)?;
            let inserted = inserts(&mut connection, time).await;
            connection.execute("DROP TABLE IF EXISTS plain_inserts").await?;
            connection.close().await?;
            Ok(inserted?)
        }
    }
}

async fn inserts(db: &mut Db, time: Duration) -> Result<Plain, sqlx::Error> {
    db.execute(TABLE).await?;
    let words = "x".repeat(LENGTH);
    let (began, mut inserts) = (Instant::now(), 0_u64);
    while began.elapsed() < time {
        sqlx::query("INSERT INTO plain_inserts (id, words) VALUES ($1, $2)")
            .bind(i64::try_from(inserts).unwrap_or(i64::MAX))
            .bind(&words)
            .execute(&mut *db)
            .await?;
        inserts += 1;
    }
    Ok(Plain { inserts, took: began.elapsed() })
}
