//! The seat of the one process that serves from a server. It is a lock that lasts as long as its
//! connection: it is free at once when the process dies, and another one can take it.
//!
//! That two processes believe for a moment that they have it does no harm: whatever is acted on is
//! stored once, by its cause, and whatever is posted twice is the same message by its name.

use super::open_error::OpenError;
use super::server::DatabaseServer;
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// For how long a seat that somebody has is asked for again: they may just be leaving.
const LEAVING: Duration = Duration::from_secs(2);
/// How often it is asked for meanwhile.
const EVERY: Duration = Duration::from_millis(100);
/// How long a server may take to say that a connection is alive.
const ALIVE: Duration = Duration::from_secs(5);

/// A seat that we have.
pub(super) struct Seat {
    server: Arc<DatabaseServer>,
    /// Nothing is here after it broke, until it is taken again.
    connection: Mutex<Option<AnyConnection>>,
    /// Whether it was ours when that was asked last.
    was_ours: AtomicBool,
}

impl Seat {
    /// Takes the seat at a server.
    ///
    /// # Errors
    /// [`OpenError::Served`] when another process has it.
    pub(super) async fn take(server: &Arc<DatabaseServer>) -> Result<Self, OpenError> {
        let unusable = |error: sqlx::Error| OpenError::unreachable(server.name(), &error);
        let mut connection = server.connect().await.map_err(unusable)?;
        let begun = Instant::now();
        while !server.sit_down(&mut connection).await.map_err(unusable)? {
            if begun.elapsed() > LEAVING {
                return Err(OpenError::Served(server.name().to_owned()));
            }
            tokio::time::sleep(EVERY).await;
        }
        let (connection, was_ours) = (Mutex::new(Some(connection)), AtomicBool::new(true));
        Ok(Self { server: Arc::clone(server), connection, was_ours })
    }

    /// Whether it is ours. One that was lost with its connection is taken again if nobody has it; while
    /// the server cannot be asked it is nobody else's either.
    pub(super) async fn is_ours(&self) -> bool {
        let mut home = self.connection.lock().await;
        if let Some(mut connection) = home.take()
            && matches!(tokio::time::timeout(ALIVE, connection.ping()).await, Ok(Ok(())))
        {
            *home = Some(connection);
            return true;
        }
        let Ok(mut connection) = self.server.connect().await else { return true };
        match self.server.sit_down(&mut connection).await {
            Ok(true) => {
                tracing::warn!("the connection to the database was lost and is there again");
                *home = Some(connection);
                true
            }
            Ok(false) => {
                self.was_ours.store(false, Ordering::Relaxed);
                false
            }
            Err(_) => true,
        }
    }

    /// Whether it was ours when that was asked last.
    pub(super) fn was_ours(&self) -> bool {
        self.was_ours.load(Ordering::Relaxed)
    }

    /// Leaves it to others.
    ///
    /// # Errors
    /// When the connection does not end well; the seat is free then, too.
    pub(super) async fn leave(&self) -> Result<(), sqlx::Error> {
        match self.connection.lock().await.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }
}
