//! The locks of a process that serves from a PostgreSQL server. Each lasts as long as one
//! connection: it is free at once when the process dies, and another process can take it.
//!
//! A process that serves alone locks the whole database against others. Processes that share the
//! work lock it against one that serves alone, and each also locks its parts of the shared work.
//!
//! Two processes may believe for a moment that they hold the same lock. That does no harm: every
//! action is stored once, by its cause, and a message that is posted twice is the same message by
//! its nonce.

use crate::database::open_error::OpenError;
use crate::database::server::{DatabaseServer, Lock};
use crate::database::work::SharedWork;
use sqlx::{AnyConnection, Connection};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// For how long a lock of another process is asked for again: that process may be stopping.
const LEAVING: Duration = Duration::from_secs(2);
/// How often it is asked for meanwhile.
const EVERY: Duration = Duration::from_millis(100);
/// How long this process takes no free work after it lost its connection: a restarted server has
/// cut off everyone.
const COMING_BACK: Duration = Duration::from_secs(5);
/// For how long a process that has locked all others out is believed to be only checking the
/// version of the tables.
const LOOKING: Duration = Duration::from_secs(5);
/// How long a server may take to confirm the locks.
const ALIVE: Duration = Duration::from_secs(5);

/// The locks of this process.
pub(crate) struct LeaderLocks {
    server: Arc<DatabaseServer>,
    /// In how many shards a network is heard, by all processes together.
    shards: u32,
    home: Mutex<Home>,
    /// The parts of the work that this process has; all of them if it serves alone.
    held: RwLock<BTreeSet<SharedWork>>,
    /// Whether the locks were held at the last check.
    were_ours: AtomicBool,
}

/// The connection that holds the locks.
struct Home {
    /// Nothing after it broke, until the locks are taken again.
    connection: Option<AnyConnection>,
    /// The server's number of this connection, or of the last one.
    number: i64,
    /// Since when it exists, if other processes may have lost theirs at the same time.
    since: Instant,
    /// The locks that it holds.
    locks: Vec<Lock>,
    /// Whether the locks were given up.
    has_left: bool,
}

impl LeaderLocks {
    /// Takes the locks at a server. A process that comes first has the server to itself, and has to
    /// let others in.
    ///
    /// # Errors
    /// [`OpenError::Served`] when there is another process beside which this one cannot serve.
    pub(crate) async fn take(server: &Arc<DatabaseServer>, shards: u32) -> Result<Self, OpenError> {
        let unusable = |error: sqlx::Error| OpenError::unreachable(server.name(), &error);
        let mut connection = server.connect().await.map_err(unusable)?;
        let begun = Instant::now();
        let lock = loop {
            let mut wishes = vec![server.alone()];
            wishes.extend((shards > 1).then(|| server.beside_others()));
            if let Some(lock) = first_free(&mut connection, &wishes).await.map_err(unusable)? {
                break lock;
            }
            if begun.elapsed() > LEAVING {
                return Err(OpenError::Served(server.name().to_owned()));
            }
            tokio::time::sleep(EVERY).await;
        };
        let number = DatabaseServer::number_of(&mut connection).await.map_err(unusable)?;
        let locks = vec![lock];
        let since = Instant::now().checked_sub(COMING_BACK).unwrap_or_else(Instant::now);
        let connection = Some(connection);
        let home = Mutex::new(Home { connection, number, since, locks, has_left: false });
        let (held, were_ours) = (RwLock::default(), AtomicBool::new(true));
        Ok(Self { server: Arc::clone(server), shards, home, held, were_ours })
    }

    /// Whether no other process serves now, or can begin to.
    pub(crate) async fn is_alone(&self) -> bool {
        self.home.lock().await.locks.contains(&self.server.alone())
    }

    /// Lets in the processes that share the work.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(crate) async fn let_others_in(&self) -> Result<(), sqlx::Error> {
        let mut home = self.home.lock().await;
        let alone = self.server.alone();
        if self.shards > 1 && home.locks.contains(&alone) {
            let connection = home.connection.as_mut().ok_or(sqlx::Error::WorkerCrashed)?;
            // No other process comes in between: one that serves alone needs both locks to be free.
            DatabaseServer::lock(connection, self.server.beside_others()).await?;
            DatabaseServer::unlock(connection, alone).await?;
            home.locks = vec![self.server.beside_others()];
        }
        Ok(())
    }

    /// Whether this process has a part of the work.
    pub(super) fn holds(&self, work: SharedWork) -> bool {
        self.shards == 1 || self.held.read().unwrap_or_else(PoisonError::into_inner).contains(&work)
    }

    /// Takes a part of the work, if no process has it.
    ///
    /// # Errors
    /// When the connection is gone.
    pub(super) async fn acquire(&self, work: SharedWork) -> Result<bool, sqlx::Error> {
        let mut home = self.home.lock().await;
        if self.holds(work) {
            return Ok(true);
        }
        // Its holder may have lost it with the server, as this process has lost its own.
        if home.since.elapsed() < COMING_BACK {
            return Ok(false);
        }
        let lock = self.server.lock_of(work, self.shards);
        let connection = home.connection.as_mut().ok_or(sqlx::Error::WorkerCrashed)?;
        let asked = tokio::time::timeout(ALIVE, DatabaseServer::lock(connection, lock)).await;
        let late = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        let is_taken = asked.map_err(late).flatten().inspect_err(|_| {
            // A late answer may still come on this connection. A new one finds out which locks are
            // held.
            home.connection = None;
        })?;
        if is_taken {
            home.locks.push(lock);
            self.held.write().unwrap_or_else(PoisonError::into_inner).insert(work);
        }
        Ok(is_taken)
    }

    /// Gives a part of the work to the next process that asks for it.
    pub(super) async fn release(&self, work: SharedWork) {
        let mut home = self.home.lock().await;
        let lock = self.server.lock_of(work, self.shards);
        self.held.write().unwrap_or_else(PoisonError::into_inner).remove(&work);
        home.locks.retain(|held| *held != lock);
        let Some(connection) = home.connection.as_mut() else { return };
        let given = tokio::time::timeout(ALIVE, DatabaseServer::unlock(connection, lock)).await;
        if !matches!(given, Ok(Ok(()))) {
            // The lock is free when the connection is gone.
            home.connection = None;
        }
    }

    /// Whether the locks are held. Locks that were lost with their connection are taken again if
    /// they are free. While the server cannot be asked, no other process has them either.
    pub(super) async fn are_ours(&self) -> bool {
        let mut home = self.home.lock().await;
        if home.has_left {
            return self.were_ours();
        }
        let Home { connection, number, locks, .. } = &mut *home;
        if let Some(connection) = connection.as_mut() {
            // A proxy in front of a server may answer in its place, but cannot know this.
            let seated = DatabaseServer::seated(connection, locks);
            let seated = tokio::time::timeout(ALIVE, seated).await;
            if matches!(seated, Ok(Ok(Some(seated))) if seated == *number) {
                return true;
            }
        }
        home.connection = None;
        let taken = tokio::time::timeout(2 * ALIVE, self.take_again(&mut home)).await;
        match taken {
            Ok(Ok(true)) => {
                tracing::warn!("the connection to the database was lost and is there again");
                true
            }
            Ok(Ok(false)) => {
                self.were_ours.store(false, Ordering::Relaxed);
                false
            }
            Ok(Err(_)) | Err(_) => true,
        }
    }

    /// Takes the locks again, unless another process has one. A server may believe for a while in a
    /// connection that is dead on this side.
    async fn take_again(&self, home: &mut Home) -> Result<bool, sqlx::Error> {
        let mut connection = self.server.connect().await?;
        let begun = Instant::now();
        for lock in &home.locks {
            while !DatabaseServer::lock(&mut connection, *lock).await? {
                match DatabaseServer::holder(&mut connection, *lock).await? {
                    Some(number) if number == home.number => {
                        DatabaseServer::hang_up(&mut connection, number).await?;
                    }
                    Some(_)
                        if *lock == self.server.beside_others() && begun.elapsed() < LOOKING => {}
                    Some(_) => return Ok(false),
                    None => {}
                }
                tokio::time::sleep(EVERY).await;
            }
        }
        // A process that was alone meanwhile may have settled the work differently.
        let shards: i64 =
            sqlx::query_scalar("SELECT shards FROM instance").fetch_one(&mut connection).await?;
        if self.shards > 1 && shards != i64::from(self.shards) {
            return Ok(false);
        }
        home.number = DatabaseServer::number_of(&mut connection).await?;
        home.since = Instant::now();
        home.connection = Some(connection);
        Ok(true)
    }

    /// Whether the locks were held at the last check.
    pub(super) fn were_ours(&self) -> bool {
        self.were_ours.load(Ordering::Relaxed)
    }

    /// Gives the locks up.
    ///
    /// # Errors
    /// When the connection does not end well; the locks are free then, too.
    pub(super) async fn leave(&self) -> Result<(), sqlx::Error> {
        let mut home = self.home.lock().await;
        home.has_left = true;
        match home.connection.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }
}

/// Takes the first free lock of a list.
async fn first_free(
    connection: &mut AnyConnection,
    wishes: &[Lock],
) -> Result<Option<Lock>, sqlx::Error> {
    for wish in wishes {
        if DatabaseServer::lock(connection, *wish).await? {
            return Ok(Some(*wish));
        }
    }
    Ok(None)
}
