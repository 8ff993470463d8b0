//! Opening the file: its settings, its lock, its migrations, and the checks that it is safe.

use super::StoreError;
use super::writer::Writer;
use rand::Rng;
use sqlx::ConnectOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::Notify;

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations");

/// The oldest SQLite without the WAL-reset corruption (3.7.0 to 3.51.2 have it).
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// The open database.
pub struct Store {
    pub(super) writer: Writer,
    pub(super) readers: SqlitePool,
    /// Names this database in the nonces of messages.
    pub instance: String,
    /// Told whenever there is something new to deliver.
    pub outbox_filled: Notify,
    path: PathBuf,
    opened: FileIdentity,
    // Held as long as the store lives: a second bot on the same file would play twice.
    _lock: File,
}

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is not one of a file.
    #[error(
        "DATABASE_URL is not the address of a SQLite file: write it like sqlite://menagerie.db, without anything after a question mark"
    )]
    Address,
    /// The file or its folder cannot be written.
    #[error(
        "the database {path} cannot be written ({reason}): make its folder exist and give this user the right to write there"
    )]
    NotWritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// Another process has it.
    #[error(
        "the database {0} is in use by another running bot: stop that one first, or give this one a DATABASE_URL of its own"
    )]
    InUse(PathBuf),
    /// The linked SQLite can corrupt the file.
    #[error(
        "this program was built with SQLite {0}, which can corrupt databases: build it with 3.51.3 or newer"
    )]
    OldSqlite(String),
    /// The file was made by a newer or changed program.
    #[error(
        "the database {path} does not fit this program ({reason}): use the program version that wrote it, or a newer one"
    )]
    Schema {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        reason: String,
    },
    /// The file is damaged or unreadable.
    #[error("the database {path} cannot be opened ({reason}): if it is damaged, restore a backup")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What SQLite said.
        reason: String,
    },
}

impl OpenError {
    /// Whether waiting for another process to stop would help.
    pub fn is_in_use(&self) -> bool {
        matches!(self, OpenError::InUse(_))
    }
}

impl Store {
    /// Opens the database at `url` (`sqlite://…`), making it if there is none.
    ///
    /// `rng` names a new database.
    ///
    /// # Errors
    /// When it cannot be used safely; each error says what to do.
    pub async fn open(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        let options = options_of(url)?;
        let path = options.get_filename().to_path_buf();
        let not_writable = |reason: String| OpenError::NotWritable { path: path.clone(), reason };
        let lock = take_lock(&path).map_err(|error| match error {
            TryLockError::WouldBlock => OpenError::InUse(path.clone()),
            TryLockError::Error(error) => not_writable(error.to_string()),
        })?;
        File::options()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| not_writable(error.to_string()))?;
        let unusable = |error: sqlx::Error| OpenError::Unusable {
            path: path.clone(),
            reason: error.to_string(),
        };
        let mut writer = options.connect().await.map_err(unusable)?;
        check_sqlite(&mut writer).await.map_err(unusable)??;
        MIGRATIONS.run(&mut writer).await.map_err(|error| match error {
            MigrateError::Execute(error) => unusable(error),
            other => OpenError::Schema { path: path.clone(), reason: other.to_string() },
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await
            .map_err(unusable)?;
        let fresh = format!("{:08x}", rng.next_u32());
        sqlx::query("INSERT INTO instance (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING")
            .bind(fresh)
            .execute(&mut writer)
            .await
            .map_err(unusable)?;
        let instance = sqlx::query_scalar("SELECT name FROM instance")
            .fetch_one(&mut writer)
            .await
            .map_err(unusable)?;
        let opened = FileIdentity::of(&path).map_err(|error| not_writable(error.to_string()))?;
        let outbox_filled = Notify::new();
        let writer = Writer::new(options, writer);
        Ok(Self { writer, readers, instance, outbox_filled, path, opened, _lock: lock })
    }

    /// Whether the file is still the one that was opened: what is written into a file that
    /// somebody has deleted or replaced is lost without an error.
    pub fn is_in_place(&self) -> bool {
        FileIdentity::of(&self.path).is_ok_and(|now| now == self.opened)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes everything into the one file and closes it.
    ///
    /// # Errors
    /// When the last checkpoint fails; nothing stored is lost by that.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }
}

/// How the file at `url` (`sqlite://…`) is opened.
///
/// # Errors
/// When that is not the address of a file.
pub(super) fn options_of(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    // Parameters could turn the file into memory, or the safety off.
    if !url.starts_with("sqlite:") || url.contains('?') {
        return Err(OpenError::Address);
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| OpenError::Address)?;
    if url.contains(":memory:") || options.get_filename().as_os_str().is_empty() {
        return Err(OpenError::Address);
    }
    Ok(safe(options))
}

/// The settings under which no acknowledged move is lost, not even by a power cut.
fn safe(options: SqliteConnectOptions) -> SqliteConnectOptions {
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

/// The lock stands in a file of its own, which is never deleted.
fn take_lock(database: &Path) -> Result<File, TryLockError> {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options().create(true).append(true).open(name).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

async fn check_sqlite(writer: &mut SqliteConnection) -> Result<Result<(), OpenError>, sqlx::Error> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(writer).await?;
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    if (next(), next(), next()) < OLDEST_SQLITE {
        return Ok(Err(OpenError::OldSqlite(version)));
    }
    Ok(Ok(()))
}

/// Tells one file from another that has taken its name.
#[derive(PartialEq, Eq)]
struct FileIdentity(u64, u64);

impl FileIdentity {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let metadata = std::fs::metadata(path)?;
        Ok(Self(metadata.dev(), metadata.ino()))
    }

    // Elsewhere an open file cannot be deleted; that it exists is all there is to know.
    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<Self> {
        std::fs::metadata(path)?;
        Ok(Self(0, 0))
    }
}
