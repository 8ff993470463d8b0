//! What an operator can look at and change beside a running bot.

use super::open::{address, safe};
use super::outbox::{self, Held};
use super::{OpenError, StoreError, records, schema};
use crate::game::GameId;
use crate::record::Record;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

/// Why something could not be looked at or changed.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Every row of the outbox of the database at `url`, oldest first.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn outbox(url: &str) -> Result<Vec<Held>, OperatorError> {
    let mut connection = connect(safe(address(url)?).read_only(true)).await?;
    let held = outbox::held(&mut connection).await;
    close(connection).await?;
    Ok(held?)
}

/// Lets rows that are parked, or that were given up, be tried again: one, or all of them. A running
/// bot notices within seconds. Returns how many there were.
///
/// # Errors
/// When there is no such database, or it cannot be written.
pub async fn retry(url: &str, id: Option<i64>) -> Result<u64, OperatorError> {
    let mut connection = connect(safe(address(url)?)).await?;
    let revived = outbox::revive(&mut connection, id).await;
    close(connection).await?;
    Ok(revived?)
}

/// The record of a game of the database at `url`, which a running bot may have.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn record(url: &str, game: GameId) -> Result<Option<Record>, OperatorError> {
    let mut connection = connect(safe(address(url)?).read_only(true)).await?;
    let record = records::record(&mut connection, game).await;
    close(connection).await?;
    Ok(record?)
}

async fn connect(options: SqliteConnectOptions) -> Result<SqliteConnection, OpenError> {
    let path = options.get_filename().to_path_buf();
    if !path.exists() {
        return Err(OpenError::Missing(path));
    }
    let opened = options.create_if_missing(false).connect().await;
    let mut connection = opened.map_err(|error| OpenError::unusable(&path, &error))?;
    schema::up_to_date(&mut connection, &path).await?;
    Ok(connection)
}

async fn close(connection: SqliteConnection) -> Result<(), StoreError> {
    Ok(connection.close().await?)
}
