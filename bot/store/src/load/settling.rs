//! Lets a server tidy its tables after they were filled, before a measurement begins.

use crate::database::address::Address;
use crate::database::server::DatabaseServer;
use crate::database::{OpenError, Result, StoreError};
use sqlx::{Connection, Executor};

/// Makes a server clean up and analyze its tables. It would do that by itself a minute after they
/// were filled, in the middle of a measurement. A file leaves nothing for later.
///
/// # Errors
/// When the database cannot be opened or written.
pub async fn settle(url: &str) -> Result<()> {
    let unusable = |error: OpenError| StoreError::Unreadable(error.to_string());
    let Address::Server(address) = Address::read(url).map_err(unusable)? else { return Ok(()) };
    let (_, mut connection) = DatabaseServer::find(address).await.map_err(unusable)?;
    DatabaseServer::take_time(&mut connection).await?;
    connection.execute("VACUUM (ANALYZE)").await?;
    Ok(connection.close().await?)
}
