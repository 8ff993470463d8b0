//! Connections to a PostgreSQL server: their settings, the checks that it is safe, and the lock
//! under which one process writes at a time.

use super::address::ServerAddress;
use super::open_error::OpenError;
use crate::database::work::SharedWork;
use sha2::{Digest, Sha256};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Executor};
use std::time::Duration;

/// The oldest PostgreSQL with everything that the tables need, by its own number.
const OLDEST: i64 = 12_00_00;

/// How long a reader waits for a connection.
const READ: Duration = Duration::from_secs(5);

/// How long a server may take for anything: a little longer than its own limits. A server whose
/// machine is gone says nothing at all.
pub(super) const ANSWER: Duration = Duration::from_secs(12);

/// All reads of a transaction are of one instant, as they are in a file.
const ONE_INSTANT: &str = "SET default_transaction_isolation = 'repeatable read'";

/// How long a server may take to answer a new connection.
const CONNECT: Duration = Duration::from_secs(10);

/// A process that hangs in the middle of a transaction, or on a machine that is gone, loses its
/// locks within seconds. A server may be configured to answer before a commit is durable; this
/// switches that off.
const SETTINGS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = '6s';
    SET client_min_messages = warning; SET synchronous_commit = on;
    SET default_transaction_isolation = 'read committed'; SET timezone = 'UTC'";

/// A database on a server.
pub(crate) struct DatabaseServer {
    address: ServerAddress,
    /// The lock of every writer into this database.
    writing: i64,
    /// The lock of every process that serves from it.
    serving: i64,
    /// The schema of the tables, among all that the server has.
    tables: String,
}

/// A lock on the server that lasts as long as a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lock {
    key: i64,
    /// Whether others may hold it at the same time.
    is_shared: bool,
}

impl DatabaseServer {
    /// Finds a database, and checks that it is safe.
    ///
    /// # Errors
    /// When it cannot be connected with, or its commits would not be durable.
    pub(crate) async fn find(address: ServerAddress) -> Result<(Self, AnyConnection), OpenError> {
        let mut server = Self { address, writing: 0, serving: 0, tables: String::new() };
        let unusable = |error: sqlx::Error| OpenError::unreachable(&server.address.name, &error);
        let mut connection = server.connect().await.map_err(unusable)?;
        let found: (String, String, String, Option<String>, String) = sqlx::query_as(
            "SELECT current_setting('server_version_num'), current_setting('server_encoding'),
                    current_setting('fsync'), current_schema()::text, current_database()::text",
        )
        .fetch_one(&mut connection)
        .await
        .map_err(unusable)?;
        let (version, encoding, fsync, schema, database) = found;
        let unsafe_for = |reason: &str| OpenError::UnsafeServer {
            name: server.address.name.clone(),
            reason: reason.to_owned(),
        };
        if version.parse().is_ok_and(|version: i64| version < OLDEST) {
            return Err(unsafe_for("is older than PostgreSQL 12: use a newer one"));
        }
        if encoding != "UTF8" {
            return Err(unsafe_for(
                "does not keep text as UTF8: make the database with that encoding",
            ));
        }
        if fsync != "on" {
            return Err(unsafe_for(
                "has fsync off, so that moves would be lost when its machine stops: turn it on",
            ));
        }
        let Some(schema) = schema else {
            return Err(unsafe_for(
                "has no schema to make tables in: make one, and name it in search_path",
            ));
        };
        server.tables = format!("{database} {schema}");
        server.writing = server.key("writing into");
        server.serving = server.key("serving from");
        Ok((server, connection))
    }

    /// The number of a lock, the same for everyone: PostgreSQL's advisory locks have no names.
    fn key(&self, what: &str) -> i64 {
        let digest = Sha256::digest(format!("menagerie {what} {}", self.tables));
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        i64::from_be_bytes(first)
    }

    /// The part of its address that may be shown.
    pub(crate) fn name(&self) -> &str {
        &self.address.name
    }

    /// A new connection with the settings above.
    ///
    /// # Errors
    /// When the server does not accept it.
    pub(super) async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let connecting = async {
            let mut connection = self.address.options.connect().await?;
            connection.execute(SETTINGS).await?;
            Ok(connection)
        };
        let late = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        tokio::time::timeout(CONNECT, connecting).await.map_err(late)?
    }

    /// Makes a connection read only.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(crate) async fn only_read(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        connection.execute(ONE_INSTANT).await?;
        connection.execute("SET default_transaction_read_only = on").await?;
        Ok(())
    }

    /// Lets a connection take as long as it needs.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(crate) async fn take_time(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        connection.execute("SET statement_timeout = 0; SET lock_timeout = 0").await.map(|_| ())
    }

    /// A new connection, proven by a commit: a server may accept connections and refuse to write.
    ///
    /// # Errors
    /// When it cannot be connected with or written.
    pub(super) async fn prove(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = self.connect().await?;
        self.begin(&mut connection).await?;
        connection.execute("UPDATE instance SET heard_at = heard_at").await?;
        connection.execute("COMMIT").await?;
        Ok(connection)
    }

    /// Begins a transaction with the lock of writers, so that no other process writes into this
    /// database.
    ///
    /// # Errors
    /// When the connection is gone, or another process writes for too long.
    pub(super) async fn begin(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        connection.execute("BEGIN").await?;
        // All reads from here on see every commit from before the lock was free.
        sqlx::query("SELECT pg_advisory_xact_lock($1)::text")
            .bind(self.writing)
            .execute(connection)
            .await?;
        Ok(())
    }

    /// The lock of a process that serves alone from this database.
    pub(crate) fn alone(&self) -> Lock {
        Lock { key: self.serving, is_shared: false }
    }

    /// The lock of each process that shares the work.
    pub(super) fn beside_others(&self) -> Lock {
        Lock { key: self.serving, is_shared: true }
    }

    /// The lock of a part of the work, for this number of shards.
    pub(super) fn lock_of(&self, work: SharedWork, shards: u32) -> Lock {
        let key = match work {
            SharedWork::House => self.key("house"),
            SharedWork::Shard(shard) => self.key(&format!("shard {shard} of {shards}")),
        };
        Lock { key, is_shared: false }
    }

    /// Takes a lock for as long as the connection lasts. False if another process has it.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(super) async fn lock(
        connection: &mut AnyConnection,
        lock: Lock,
    ) -> Result<bool, sqlx::Error> {
        let statement = if lock.is_shared {
            "SELECT CASE WHEN pg_try_advisory_lock_shared($1) THEN 1 ELSE 0 END"
        } else {
            "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END"
        };
        let taken: i64 = sqlx::query_scalar(statement).bind(lock.key).fetch_one(connection).await?;
        Ok(taken == 1)
    }

    /// Releases an exclusive lock.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(super) async fn unlock(
        connection: &mut AnyConnection,
        lock: Lock,
    ) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT pg_advisory_unlock($1)::text")
            .bind(lock.key)
            .execute(connection)
            .await
            .map(|_| ())
    }

    /// The server's number of the connection that holds a lock against this process, if there is
    /// one.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(crate) async fn holder(
        connection: &mut AnyConnection,
        lock: Lock,
    ) -> Result<Option<i64>, sqlx::Error> {
        sqlx::query_scalar(
            "SELECT pid::bigint FROM pg_locks
             WHERE locktype = 'advisory' AND objsubid = 1 AND granted
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
               AND (classid::bigint << 32) | objid::bigint = $1 LIMIT 1",
        )
        .bind(lock.key)
        .fetch_optional(connection)
        .await
    }

    /// The number of this connection, if it has all of these locks.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(super) async fn seated(
        connection: &mut AnyConnection,
        locks: &[Lock],
    ) -> Result<Option<i64>, sqlx::Error> {
        let held: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT pid::bigint, (classid::bigint << 32) | objid::bigint FROM pg_locks
             WHERE locktype = 'advisory' AND objsubid = 1 AND pid = pg_backend_pid()
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        .fetch_all(connection)
        .await?;
        let has = |lock: &Lock| held.iter().any(|(_, key)| *key == lock.key);
        let number = held.first().map(|(number, _)| *number);
        Ok(number.filter(|_| locks.iter().all(has)))
    }

    /// The number of a connection.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(super) async fn number_of(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT pg_backend_pid()::bigint").fetch_one(connection).await
    }

    /// Ends a connection of this process that the server still believes in.
    ///
    /// # Errors
    /// When the connection that says so is gone.
    pub(super) async fn hang_up(
        connection: &mut AnyConnection,
        number: i64,
    ) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT pg_terminate_backend($1::int)::text")
            .bind(number)
            .execute(connection)
            .await
            .map(|_| ())
    }

    /// A pool of two reading connections.
    ///
    /// # Errors
    /// When the server does not accept them.
    pub(crate) async fn readers(&self) -> Result<AnyPool, sqlx::Error> {
        AnyPoolOptions::new()
            .max_connections(2)
            .acquire_timeout(READ)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    connection.execute(SETTINGS).await?;
                    Self::only_read(connection).await
                })
            })
            .connect_with(self.address.options.clone())
            .await
    }
}
