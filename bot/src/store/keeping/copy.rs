//! A copy of a database of SQLite's, also of one that a running bot writes.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

/// Copies the database at `from` into the empty file `to`: all of it as it is at one instant. It
/// takes none of our locks, and nobody who writes has to wait for it.
pub(super) async fn copy(from: &Path, to: &Path) -> Result<(), sqlx::Error> {
    let Some(to) = to.to_str() else {
        return Err(sqlx::Error::Configuration("its name is not UTF-8".into()));
    };
    let mut connection = options(from).read_only(true).connect().await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await;
    connection.close().await?;
    copied.map(drop)
}

/// Opens a file that nobody else has.
pub(super) async fn open(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    options(file).connect().await
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
}
