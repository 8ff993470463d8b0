//! The one connection that writes, and what is believed after a failed write.
//!
//! With an SQLite file, a failed commit may lie in the write-ahead log all the same, whole but
//! perhaps not on the disk. Only the log's index says that it does not count, and the index is gone
//! when the last connection closes. A later start would find the commit and believe it. Therefore
//!
//! - a connection on which anything failed is thrown away with all that it remembers;
//! - another connection, which is idle and stays open, keeps the index;
//! - a new connection must commit and sync a page before anything else is done with it. That
//!   overwrites what does not count, so that it cannot come back.
//!
//! On a server, every writer holds one lock for the length of a transaction. The next holder after
//! a failed commit sees what has become of it: the lock was free only then.

use super::file::DatabaseFile;
use super::server::{ANSWER, DatabaseServer};
use super::sqlite::{self, Access};
use super::store_error::{Result, StoreError};
use crate::database::vacuum;
use menagerie_metrics::metrics;
use sqlx::{Any, AnyConnection, Connection, Execute, Executor};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, MutexGuard};

/// How often the log says that the database cannot be written.
const SAID_EVERY: Duration = Duration::from_mins(1);

/// For how long another process that delayed a write is believed to be still writing.
const HELD: Duration = Duration::from_secs(30);

/// The kind of database.
pub(super) enum Engine {
    /// A file, with a connection that keeps the index of its log. That connection only ever reads,
    /// so that it writes nothing when it closes.
    File(Arc<DatabaseFile>, Mutex<Option<AnyConnection>>),
    /// A database on a server.
    Server(Arc<DatabaseServer>),
}

/// Opens, proves and lends the writing connection.
pub(crate) struct Writer {
    engine: Engine,
    /// Nothing while the connection is lent, and when no connection is known to work.
    connection: Mutex<Option<AnyConnection>>,
    healthy: AtomicBool,
    /// When another process held the lock, if it did at the last write.
    held: std::sync::Mutex<Option<Instant>>,
    is_closed: AtomicBool,
    /// The time of the last commit.
    committed: std::sync::Mutex<Instant>,
    said: std::sync::Mutex<Said>,
}

/// The log's entries about an outage, which may come and go with every call.
#[derive(Default)]
struct Said {
    /// When the log last said that the database cannot be written.
    at: Option<Instant>,
    /// Whether the log has said since that it can be written again.
    healed: bool,
}

/// A transaction. If it is dropped without a commit, it is rolled back.
pub(crate) struct Write<'a> {
    writer: &'a Writer,
    home: MutexGuard<'a, Option<AnyConnection>>,
    connection: AnyConnection,
}

impl Writer {
    /// Opens an existing file with its tables.
    ///
    /// # Errors
    /// When it cannot be read, or not be written durably.
    pub(crate) async fn of_file(file: Arc<DatabaseFile>) -> Result<Self, sqlx::Error> {
        let mut keeper = sqlite::connect(file.path(), Access::Read).await?;
        // SQLite looks at the index only at the first query.
        sqlx::query("SELECT name FROM instance").fetch_optional(&mut keeper).await?;
        Self::open(Engine::File(file, Mutex::new(Some(keeper)))).await
    }

    /// Opens a database on a server, with its tables.
    ///
    /// # Errors
    /// When it cannot be connected with.
    pub(crate) async fn of_server(server: Arc<DatabaseServer>) -> Result<Self, sqlx::Error> {
        Self::open(Engine::Server(server)).await
    }

    async fn open(engine: Engine) -> Result<Self, sqlx::Error> {
        let writer = Self {
            engine,
            connection: Mutex::new(None),
            healthy: AtomicBool::new(true),
            held: std::sync::Mutex::default(),
            is_closed: AtomicBool::new(false),
            committed: std::sync::Mutex::new(Instant::now()),
            said: std::sync::Mutex::default(),
        };
        let proven = writer.connect().await?;
        *writer.connection.lock().await = Some(proven);
        Ok(writer)
    }

    /// Begins a transaction, on a new connection if none works.
    ///
    /// # Errors
    /// [`StoreError::NotStored`]: soon when the disk refuses, after the busy timeout when another
    /// process writes.
    pub(crate) async fn begin(&self) -> Result<Write<'_>> {
        let mut home = self.connection.lock().await;
        let mut connection = match home.take() {
            Some(connection) => connection,
            None => self.connect().await.map_err(|error| self.refused(error))?,
        };
        let mut begun = self.engine.begin(&mut connection).await;
        if matches!(&begun, Err(error) if self.engine.has_hung_up(error)) {
            // A server may have ended a connection that was idle for a while.
            connection = self.connect().await.map_err(|error| self.refused(error))?;
            begun = self.engine.begin(&mut connection).await;
        }
        match begun {
            Ok(()) => Ok(Write { writer: self, home, connection }),
            Err(error) => {
                // On a server the transaction that has begun can only be given up.
                if is_busy(&error) && matches!(self.engine, Engine::File(..)) {
                    *home = Some(connection);
                }
                Err(self.refused(error))
            }
        }
    }

    /// Does something in a transaction of its own, and commits it durably.
    ///
    /// # Errors
    /// When the database cannot be written, or a server does not answer. Before the commit nothing
    /// of it is stored.
    pub(crate) async fn write<T>(
        &self,
        what: impl AsyncFnOnce(&mut AnyConnection) -> Result<T>,
    ) -> Result<T> {
        let mut write = self.begin().await?;
        let done = match &self.engine {
            Engine::File(..) => what(&mut write).await?,
            Engine::Server(_) => tokio::time::timeout(ANSWER, what(&mut write))
                .await
                .map_err(|late| self.refused(sqlx::Error::Io(late.into())))??,
        };
        write.commit().await?;
        Ok(done)
    }

    /// Executes one statement durably.
    ///
    /// # Errors
    /// As [`Writer::write`].
    pub(crate) async fn execute<'q>(&self, statement: impl Execute<'q, Any> + 'q) -> Result<()> {
        let execute = async |connection: &mut AnyConnection| {
            connection.execute(statement).await?;
            Ok(())
        };
        self.write(execute).await
    }

    /// Whether the last write worked, as far as is known.
    pub(super) fn is_healthy(&self) -> bool {
        self.healthy.load(Ordering::Relaxed)
    }

    /// Whether another process writes for so long that this one cannot, as far as is known.
    pub(crate) fn is_held(&self) -> bool {
        let held = *self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.is_some_and(|at| at.elapsed() < HELD)
    }

    fn set_held(&self, is_held: bool) {
        let held = is_held.then(Instant::now);
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
    }

    /// The time of the last commit.
    pub(crate) fn committed_at(&self) -> Instant {
        *self.committed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a failure: in the log, but not once for each call.
    pub(crate) fn failed(&self, error: &sqlx::Error) {
        let is_busy = is_busy(error);
        self.set_held(is_busy);
        if is_busy {
            tracing::warn!(%error, "another process is writing into the database");
            return;
        }
        self.healthy.store(false, Ordering::Relaxed);
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.at.is_none_or(|at| at.elapsed() >= SAID_EVERY) {
            *said = Said { at: Some(Instant::now()), healed: false };
            tracing::error!(
                %error,
                database = self.engine.name(),
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
        self.is_closed.store(true, Ordering::Relaxed);
        if let Engine::File(_, keeper) = &self.engine {
            if let Some(keeper) = keeper.lock().await.take() {
                keeper.close().await?;
            }
            last.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        last.close().await
    }

    /// Writes everything into the one file and empties the log, so that no deleted data is left in
    /// it. False if a reader prevents it now; then it is tried again. A server does it by itself.
    pub(super) async fn empty_log(&self) -> Result<bool> {
        if matches!(self.engine, Engine::Server(_)) {
            return Ok(true);
        }
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

    /// A new connection that sees everything that was believed to be stored.
    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        if self.is_closed.load(Ordering::Relaxed) {
            return Err(sqlx::Error::PoolClosed);
        }
        let connection = match &self.engine {
            Engine::File(file, _) => proven(file).await?,
            Engine::Server(server) => in_time(server.prove()).await?,
        };
        self.works();
        Ok(connection)
    }

    /// Records a commit.
    fn works(&self) {
        *self.committed.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.set_held(false);
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

impl Engine {
    /// Begins a transaction that excludes all others.
    async fn begin(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            Engine::File(..) => connection.execute("BEGIN IMMEDIATE").await.map(|_| ()),
            Engine::Server(server) => in_time(server.begin(connection)).await,
        }
    }

    /// Whether an idle connection is dead, so that a new one may work.
    fn has_hung_up(&self, error: &sqlx::Error) -> bool {
        matches!(self, Engine::Server(_)) && !is_busy(error)
    }

    /// The part of the database's address that may be shown.
    fn name(&self) -> String {
        match self {
            Engine::File(file, _) => file.path().display().to_string(),
            Engine::Server(server) => server.name().to_owned(),
        }
    }
}

/// Waits for a server's answer, but not for ever.
async fn in_time<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    tokio::time::timeout(ANSWER, asked).await.map_err(|late| sqlx::Error::Io(late.into()))?
}

/// A new connection to a file, with a commit that was synced.
async fn proven(file: &DatabaseFile) -> Result<AnyConnection, sqlx::Error> {
    // Another file of that name has nothing to do with the index that is kept.
    if !file.is_in_place() {
        return Err(sqlx::Error::Io(std::io::Error::new(
            std::io::ErrorKind::NotFound,
            "the file was deleted or replaced",
        )));
    }
    let mut connection = sqlite::connect(file.path(), Access::Write).await?;
    // On a full disk this makes room in the log.
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    connection.execute("BEGIN IMMEDIATE").await?;
    // This writes a page even though nothing changes; an UPDATE of a row would not.
    connection.execute("PRAGMA user_version = 0").await?;
    connection.execute("COMMIT").await?;
    Ok(connection)
}

impl Write<'_> {
    /// Commits durably at once.
    ///
    /// # Errors
    /// [`StoreError::Unknown`]: then only the next transaction can tell.
    pub(crate) async fn commit(self) -> Result<()> {
        let (writer, began) = (self.writer, Instant::now());
        match self.end("COMMIT").await {
            Ok(()) => {
                metrics().committed(began.elapsed());
                writer.works();
                Ok(())
            }
            Err(error) => {
                writer.failed(&error);
                Err(StoreError::Unknown(error))
            }
        }
    }

    /// Rolls the transaction back. Dropping it does the same, and costs a connection.
    pub(crate) async fn rollback(self) {
        let writer = self.writer;
        if let Err(error) = self.end("ROLLBACK").await {
            writer.failed(&error);
        }
    }

    async fn end(mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        match &self.writer.engine {
            Engine::File(..) => self.connection.execute(statement).await?,
            Engine::Server(_) => in_time(self.connection.execute(statement)).await?,
        };
        *self.home = Some(self.connection);
        Ok(())
    }
}

impl Deref for Write<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

/// Empties the log, unless a reader uses it. No caller waits for that: a program that copies the
/// database all the time may read the log for hours.
async fn emptied(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    if let Err(error) = vacuum::between_calls(connection).await {
        tracing::warn!(%error, "what was deleted is overwritten wholly at the next start");
    }
    sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
    let busy: Result<i64, sqlx::Error> =
        sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    // The timeout with which the connection was opened.
    sqlx::query("PRAGMA busy_timeout = 5000").execute(connection).await?;
    match busy {
        Ok(busy) => Ok(busy == 0),
        Err(error) if is_busy(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether another process has held the lock for too long. Then nothing is wrong with this
/// process's database.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| match code.parse::<i32>() {
        // The extended codes of SQLITE_BUSY have it in their lowest byte.
        Ok(code) => code & 0xff == 5,
        // PostgreSQL's code for a lock that could not be had in time.
        Err(_) => code == "55P03",
    })
}
