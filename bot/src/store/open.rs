//! Opening the file: its settings, its lock, its migrations, and the checks that it is safe.

use super::file::{DatabaseFile, Expected};
use super::open_error::OpenError;
use super::writer::Writer;
use super::{StoreError, schema};
use crate::game::CauseId;
use rand::Rng;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// The oldest SQLite without the WAL-reset corruption (3.7.0 to 3.51.2 have it).
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// The open database.
pub struct Store {
    pub(super) writer: Writer,
    pub(super) readers: SqlitePool,
    /// The call of which it is not known whether it is stored: after it none could be.
    pub(super) in_doubt: Mutex<Option<CauseId>>,
    /// Names this database in the nonces of messages.
    pub instance: String,
    /// Told whenever there is something new to deliver.
    pub outbox_filled: Notify,
    /// Whether something was deleted for good that may still be in the log; so at a start, too.
    pub(super) has_deleted: AtomicBool,
    // After the connections, so that it is closed after them.
    file: Arc<DatabaseFile>,
}

impl Store {
    /// Opens the database at `url` (`sqlite://…`), making it if there never was one.
    ///
    /// `rng` names a new database.
    ///
    /// # Errors
    /// When it cannot be used safely; each error says what to do.
    pub async fn open(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Database, url, rng).await
    }

    /// Makes an empty database at `url`, whether or not there was one before.
    ///
    /// # Errors
    /// When there is one with something in it; otherwise as for [`Store::open`].
    pub async fn make(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Nothing, url, rng).await
    }

    async fn open_expecting(
        expected: Expected,
        url: &str,
        rng: &mut (dyn Rng + Send),
    ) -> Result<Self, OpenError> {
        let options = address(url)?;
        let path = options.get_filename().to_path_buf();
        let file = DatabaseFile::take(&path, expected)?;
        let file = Arc::new(file);
        let options = safe(options.filename(file.path()));
        let unusable = |error: sqlx::Error| OpenError::unusable(&path, &error);
        let mut first = options.connect().await.map_err(unusable)?;
        check_sqlite(&mut first).await.map_err(unusable)??;
        schema::migrate(&mut first, &path).await?;
        let fresh = format!("{:08x}", rng.next_u32());
        sqlx::query("INSERT INTO instance (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING")
            .bind(fresh)
            .execute(&mut first)
            .await
            .map_err(unusable)?;
        let instance = sqlx::query_scalar("SELECT name FROM instance")
            .fetch_one(&mut first)
            .await
            .map_err(unusable)?;
        let writer = Writer::open(Arc::clone(&file), options.clone()).await.map_err(unusable)?;
        first.close().await.map_err(unusable)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await
            .map_err(unusable)?;
        file.mark().map_err(|error| OpenError::not_writable(&path, &error))?;
        let (in_doubt, outbox_filled) = (Mutex::new(None), Notify::new());
        let has_deleted = AtomicBool::new(true);
        Ok(Self { writer, readers, in_doubt, instance, outbox_filled, has_deleted, file })
    }

    /// Whether the file is still the one that was opened: what is written into a file that
    /// somebody has deleted or replaced is lost without an error.
    pub fn is_in_place(&self) -> bool {
        self.file.is_in_place()
    }

    /// The file.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Whether what is handed in can be stored, as far as is known.
    pub fn is_healthy(&self) -> bool {
        self.writer.is_healthy()
    }

    /// Tries whether the database can be written, if it could not.
    pub async fn heal(&self) {
        if !self.is_healthy()
            && let Ok(write) = self.writer.begin().await
        {
            write.rollback().await;
        }
    }

    /// Takes what was deleted for good out of the log, too, if something was. What cannot be done now,
    /// because somebody reads, is done the next time.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn erase(&self) -> Result<(), StoreError> {
        if self.has_deleted.swap(false, Ordering::Relaxed) {
            let is_done = self.writer.empty_log().await;
            if !matches!(is_done, Ok(true)) {
                self.has_deleted.store(true, Ordering::Relaxed);
            }
            is_done?;
        }
        Ok(())
    }

    /// Writes everything into the one file and closes it.
    ///
    /// # Errors
    /// When the last checkpoint fails; nothing stored is lost by that.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        Ok(self.writer.close().await?)
    }
}

/// The file that an address names.
pub(super) fn address(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    // Parameters could turn the file into memory, or the safety off.
    if !url.starts_with("sqlite:") || url.contains('?') || url.contains(":memory:") {
        return Err(OpenError::Address);
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| OpenError::Address)?;
    if options.get_filename().as_os_str().is_empty() {
        return Err(OpenError::Address);
    }
    Ok(options)
}

/// The settings under which no acknowledged move is lost, not even by a power cut.
pub(super) fn safe(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("secure_delete", "ON")
        .pragma("mmap_size", "0")
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .pragma("journal_size_limit", "67108864")
}

async fn check_sqlite(
    connection: &mut SqliteConnection,
) -> Result<Result<(), OpenError>, sqlx::Error> {
    let version: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    if (next(), next(), next()) < OLDEST_SQLITE {
        return Ok(Err(OpenError::OldSqlite(version)));
    }
    Ok(Ok(()))
}
