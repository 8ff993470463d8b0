//! The one connection that writes, and what is believed after a write has failed.
//!
//! A commit that failed may lie in the write-ahead log all the same, whole but perhaps not on the
//! disk. Only the log's index says that it does not count, and the index is gone when the last
//! connection closes: a later start would find the commit and believe it. Therefore
//!
//! - a connection on which anything failed is thrown away with all that it remembers;
//! - another connection, which is idle and stays open, keeps the index;
//! - a new connection must commit and sync a page before anything else is done with it. That
//!   overwrites what does not count, so that it cannot come back.

use super::StoreError;
use super::file::DatabaseFile;
use sqlx::ConnectOptions;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, MutexGuard};

/// How often the log says that the database cannot be written.
const SAID_EVERY: Duration = Duration::from_mins(1);

/// Opens, proves and lends the connection that writes.
pub(super) struct Writer {
    file: Arc<DatabaseFile>,
    options: SqliteConnectOptions,
    /// Nothing is here while it is lent, and when nothing is known to work.
    connection: Mutex<Option<SqliteConnection>>,
    /// Keeps the index of the log; it only ever reads, so that it writes nothing when it closes.
    keeper: Mutex<Option<SqliteConnection>>,
    healthy: AtomicBool,
    said: std::sync::Mutex<Said>,
}

/// What the log says of an outage, which may come and go with every call.
#[derive(Default)]
struct Said {
    /// When it was last said that the database cannot be written.
    at: Option<Instant>,
    /// Whether it was said since that it can be again.
    healed: bool,
}

/// A transaction. What is not committed when it is dropped is rolled back.
pub(super) struct Write<'a> {
    writer: &'a Writer,
    home: MutexGuard<'a, Option<SqliteConnection>>,
    connection: SqliteConnection,
}

impl Writer {
    /// Opens a database that is there and has its tables.
    ///
    /// # Errors
    /// When it cannot be read, or not be written durably.
    pub(super) async fn open(
        file: Arc<DatabaseFile>,
        options: SqliteConnectOptions,
    ) -> Result<Self, sqlx::Error> {
        let options = options.create_if_missing(false);
        let mut keeper = options.clone().read_only(true).connect().await?;
        // The index is looked at by the first query, not before.
        sqlx::query("SELECT name FROM instance").fetch_optional(&mut keeper).await?;
        let writer = Self {
            file,
            options,
            connection: Mutex::new(None),
            keeper: Mutex::new(Some(keeper)),
            healthy: AtomicBool::new(true),
            said: std::sync::Mutex::default(),
        };
        let proven = writer.connect().await?;
        *writer.connection.lock().await = Some(proven);
        Ok(writer)
    }

    /// Begins a transaction, on a new connection if there is none that works.
    ///
    /// # Errors
    /// [`StoreError::NotStored`]: soon when the disk refuses, after the busy timeout when another
    /// process writes.
    pub(super) async fn begin(&self) -> Result<Write<'_>, StoreError> {
        let mut home = self.connection.lock().await;
        let mut connection = match home.take() {
            Some(connection) => connection,
            None => self.connect().await.map_err(|error| self.refused(error))?,
        };
        match sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await {
            Ok(_) => Ok(Write { writer: self, home, connection }),
            Err(error) => {
                if is_busy(&error) {
                    *home = Some(connection);
                }
                Err(self.refused(error))
            }
        }
    }

    /// Whether the last that is known of writing is that it works.
    pub(super) fn is_healthy(&self) -> bool {
        self.healthy.load(Ordering::Relaxed)
    }

    /// Takes note of a failure: in the log, but not once for each call.
    pub(super) fn failed(&self, error: &sqlx::Error) {
        if is_busy(error) {
            tracing::warn!(%error, "another process is writing into the database");
            return;
        }
        self.healthy.store(false, Ordering::Relaxed);
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.at.is_none_or(|at| at.elapsed() >= SAID_EVERY) {
            *said = Said { at: Some(Instant::now()), healed: false };
            tracing::error!(
                %error,
                database = %self.file.path().display(),
                "the database cannot be written: nothing is saved until it can be"
            );
        }
    }

    /// Writes everything into the one file and closes it.
    pub(super) async fn close(&self) -> Result<(), sqlx::Error> {
        let mut connection = self.connection.lock().await;
        let mut last = match connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        if let Some(keeper) = self.keeper.lock().await.take() {
            keeper.close().await?;
        }
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut last).await?;
        last.close().await
    }

    /// Writes everything into the one file and empties the log, so that nothing is in it that was
    /// deleted. False if somebody reads just now; then it is tried again.
    pub(super) async fn empty_log(&self) -> Result<bool, StoreError> {
        let mut home = self.connection.lock().await;
        let Some(mut connection) = home.take() else { return Ok(false) };
        match emptied(&mut connection).await {
            Ok(is_empty) => {
                *home = Some(connection);
                Ok(is_empty)
            }
            Err(error) => Err(self.refused(error)),
        }
    }

    /// A new connection, on which something was committed and synced.
    async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        if self.keeper.lock().await.is_none() {
            return Err(sqlx::Error::PoolClosed);
        }
        // Another file of that name has nothing to do with what the keeper holds.
        if !self.file.is_in_place() {
            return Err(sqlx::Error::Io(std::io::Error::new(
                std::io::ErrorKind::NotFound,
                "the file was deleted or replaced",
            )));
        }
        let mut connection = self.options.connect().await?;
        // On a full disk this makes room in the log.
        sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        // This writes a page even though nothing changes; an UPDATE of a row would not.
        sqlx::query("PRAGMA user_version = 0").execute(&mut connection).await?;
        sqlx::query("COMMIT").execute(&mut connection).await?;
        self.works();
        Ok(connection)
    }

    /// Takes note that something was committed.
    fn works(&self) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.healthy.swap(true, Ordering::Relaxed) && !said.healed {
            said.healed = true;
            tracing::info!("the database can be written again");
        }
    }

    fn refused(&self, error: sqlx::Error) -> StoreError {
        self.failed(&error);
        StoreError::NotStored(error)
    }
}

impl Write<'_> {
    /// Makes everything durable at once.
    ///
    /// # Errors
    /// [`StoreError::Unknown`]: then only the next transaction can tell.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        let writer = self.writer;
        self.end("COMMIT").await.map_err(|error| {
            writer.failed(&error);
            StoreError::Unknown(error)
        })
    }

    /// Ends a transaction of which nothing shall stay. Dropping it does the same, and costs a
    /// connection.
    pub(super) async fn rollback(self) {
        let writer = self.writer;
        if let Err(error) = self.end("ROLLBACK").await {
            writer.failed(&error);
        }
    }

    async fn end(mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(statement).execute(&mut self.connection).await?;
        *self.home = Some(self.connection);
        Ok(())
    }
}

impl Deref for Write<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

/// Empties the log, unless somebody reads it: nobody who calls is kept waiting for that, and what copies
/// the database all the time may read it for hours.
async fn emptied(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
    let busy: Result<i64, sqlx::Error> =
        sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    // As it is opened.
    sqlx::query("PRAGMA busy_timeout = 5000").execute(connection).await?;
    match busy {
        Ok(busy) => Ok(busy == 0),
        Err(error) if is_busy(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether another process has held the lock for too long; nothing is wrong with ours then.
fn is_busy(error: &sqlx::Error) -> bool {
    // The extended codes of SQLITE_BUSY have it in their lowest byte.
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<i32>().ok()).is_some_and(|code| code & 0xff == 5)
}
