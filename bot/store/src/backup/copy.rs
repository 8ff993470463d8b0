//! Copying an SQLite database, also one that a running bot writes.

use crate::database::Db;
use crate::database::sqlite::{self, Access};
use sqlx::{Connection, Executor};
use std::path::Path;

/// Settings for a file from elsewhere, which is not trusted.
const CAREFUL: &str = "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON";

/// Copies the database at `from` into the empty file `to`, all of it as it is at one instant. It
/// takes none of the bot's locks, and no writer has to wait for it.
pub(super) async fn copy(from: &Path, to: &Path) -> Result<(), sqlx::Error> {
    let mut connection = sqlite::reading(from, Access::Read).await?;
    let copied = copy_from(&mut connection, to).await;
    connection.close().await?;
    copied
}

/// Copies a database that is already open.
pub(crate) async fn copy_from(db: &mut Db, to: &Path) -> Result<(), sqlx::Error> {
    let Some(to) = to.to_str() else {
        return Err(sqlx::Error::Configuration("its name is not UTF-8".into()));
    };
    sqlx::query("VACUUM INTO $1").bind(to).execute(db).await.map(drop)
}

/// Opens a file that no other process has.
pub(super) async fn open(file: &Path) -> Result<Db, sqlx::Error> {
    let mut connection = sqlite::plain(file, Access::Write).await?;
    connection.execute(CAREFUL).await?;
    Ok(connection)
}
