//! What an operator can look at and change beside a running bot.

use super::address::Address;
use super::outbox::{self, Held};
use super::server::DatabaseServer;
use super::sqlite::{self, Access};
use super::{OpenError, StoreError, records, schema, server_schema};
use crate::game::GameId;
use crate::record::Record;
use sqlx::{AnyConnection, Connection};

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
    let mut connection = connect(url, Access::Read).await?;
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
    let mut connection = connect(url, Access::Write).await?;
    let revived = outbox::revive(&mut connection, id).await;
    close(connection).await?;
    Ok(revived?)
}

/// The record of a game of the database at `url`, which a running bot may have.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn record(url: &str, game: GameId) -> Result<Option<Record>, OperatorError> {
    let mut connection = connect(url, Access::Read).await?;
    let record = records::record(&mut connection, game).await;
    close(connection).await?;
    Ok(record?)
}

async fn connect(url: &str, access: Access) -> Result<AnyConnection, OpenError> {
    match Address::read(url)? {
        Address::File(path) => {
            if !path.exists() {
                return Err(OpenError::Missing(path));
            }
            if path.is_dir() {
                return Err(OpenError::Folder(path));
            }
            let opened = sqlite::connect(&path, access).await;
            let mut connection = opened.map_err(|error| OpenError::unusable(&path, &error))?;
            schema::up_to_date(&mut connection, &path).await?;
            Ok(connection)
        }
        Address::Server(address) => {
            let (server, mut connection) = DatabaseServer::find(address).await?;
            if access == Access::Read {
                let read = DatabaseServer::only_read(&mut connection).await;
                read.map_err(|error| OpenError::unreachable(server.name(), &error))?;
            }
            server_schema::up_to_date(&mut connection, server.name()).await?;
            Ok(connection)
        }
    }
}

async fn close(connection: AnyConnection) -> Result<(), StoreError> {
    Ok(connection.close().await?)
}
