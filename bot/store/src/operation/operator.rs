//! The operator's commands on a database, also beside a running bot: the outbox, retries, records.

use crate::database::address::Address;
use crate::database::read_only::{Log, Looking};
use crate::database::server::DatabaseServer;
use crate::database::server_rights::Purpose;
use crate::database::sqlite::{self, Access};
use crate::database::{Db, OpenError, StoreError, file};
use crate::game::records;
use crate::outbox::pending::{self, Held};
use crate::rating::{check, rated_games};
use crate::tables::{schema, server_schema};
use menagerie_core::GameId;
use menagerie_core::rating::{Ledger, RatedGame};
use menagerie_core::record::Record;
use sqlx::Connection;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Why the operator's command failed.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Every row of the outbox of the database at `url`, oldest first. The database may be a backup, or
/// one that this user may only read.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn outbox(url: &str) -> Result<Vec<Held>, OperatorError> {
    let mut looking = look_at(url).await?;
    let held = pending::held(&mut looking.connection).await;
    looking.end().await?;
    Ok(held?)
}

/// Retries rows that are parked or were given up: one row, or all of them. A running bot notices
/// within seconds. Returns how many there were.
///
/// # Errors
/// When there is no such database, or it cannot be written.
pub async fn retry(url: &str, id: Option<i64>) -> Result<u64, OperatorError> {
    let mut connection = write_into(url).await?;
    let revived = pending::revive(&mut connection, id).await;
    connection.close().await.map_err(StoreError::from)?;
    Ok(revived?)
}

/// The record of a game in the database at `url`. A running bot may have the database open, or
/// nobody may be able to write it.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn record(url: &str, game: GameId) -> Result<Option<Record>, OperatorError> {
    let mut looking = look_at(url).await?;
    let record = records::record(&mut looking.connection, game).await;
    looking.end().await?;
    Ok(record?)
}

/// All rated games in the database at `url`, in no order. A running bot may have the database open.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn rated_games(url: &str) -> Result<Vec<RatedGame>, OperatorError> {
    let mut looking = look_at(url).await?;
    let games = rated_games::all(&mut looking.connection).await;
    looking.end().await?;
    Ok(games?)
}

/// The ratings that are stored in the database at `url`, month by month. A running bot may have the
/// database open.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub async fn stored_ratings(url: &str) -> Result<Vec<Ledger>, OperatorError> {
    let mut looking = look_at(url).await?;
    let ledgers = check::stored(&mut looking.connection).await;
    looking.end().await?;
    Ok(ledgers?)
}

/// The file of a database that must exist.
///
/// # Errors
/// When it does not, or this user may not see it.
pub(super) fn there(name: &Path) -> Result<PathBuf, OpenError> {
    let path = file::resolve(name).and_then(|path| path.metadata().map(|found| (path, found)));
    match path {
        Ok((path, found)) if found.is_dir() => Err(OpenError::Folder(path)),
        Ok((path, _)) => Ok(path),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(OpenError::Missing(name.to_path_buf()))
        }
        Err(error) => Err(OpenError::unreadable(name, error)),
    }
}

/// A connection to a server's database for reading only.
///
/// # Errors
/// When it cannot be connected with, or not be read.
pub(super) async fn readable(server: &DatabaseServer, db: &mut Db) -> Result<(), OpenError> {
    let read = DatabaseServer::only_read(db).await;
    read.map_err(|error| OpenError::unreachable(server.name(), &error))?;
    server_schema::up_to_date(db, server.name(), Purpose::Read).await
}

async fn look_at(url: &str) -> Result<Looking, OpenError> {
    match Address::read(url)? {
        Address::File(name) => {
            let path = there(&name)?;
            let mut looking = Looking::at(&path, Log::Read(&std::env::temp_dir())).await?;
            schema::up_to_date(&mut looking.connection, &path).await?;
            Ok(looking)
        }
        Address::Server(address) => {
            let (server, mut connection) = DatabaseServer::find(address).await?;
            readable(&server, &mut connection).await?;
            Ok(Looking::through(connection))
        }
    }
}

async fn write_into(url: &str) -> Result<Db, OpenError> {
    match Address::read(url)? {
        Address::File(name) => {
            let path = there(&name)?;
            let opened = sqlite::connect(&path, Access::Write).await;
            let mut connection = opened.map_err(|error| OpenError::unusable(&path, &error))?;
            schema::up_to_date(&mut connection, &path).await?;
            Ok(connection)
        }
        Address::Server(address) => {
            let (server, mut connection) = DatabaseServer::find(address).await?;
            server_schema::up_to_date(&mut connection, server.name(), Purpose::Write).await?;
            Ok(connection)
        }
    }
}
