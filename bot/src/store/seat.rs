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
/// How long a server may take to say that the seat is ours.
const ALIVE: Duration = Duration::from_secs(5);

/// A seat that we have.
pub(super) struct Seat {
    server: Arc<DatabaseServer>,
    home: Mutex<Home>,
    /// Whether it was ours when that was asked last.
    was_ours: AtomicBool,
}

/// What holds it.
struct Home {
    /// Nothing is here after it broke, until it is taken again.
    connection: Option<AnyConnection>,
    /// The number of that connection, or of the last one.
    number: i64,
    /// Whether it was given up.
    has_left: bool,
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
        let number = DatabaseServer::number_of(&mut connection).await.map_err(unusable)?;
        let home = Home { connection: Some(connection), number, has_left: false };
        let (home, was_ours) = (Mutex::new(home), AtomicBool::new(true));
        Ok(Self { server: Arc::clone(server), home, was_ours })
    }

    /// Whether it is ours. One that was lost with its connection is taken again if nobody has it; while
    /// the server cannot be asked it is nobody else's either.
    pub(super) async fn is_ours(&self) -> bool {
        let mut home = self.home.lock().await;
        if home.has_left {
            return self.was_ours();
        }
        if let Some(connection) = home.connection.as_mut() {
            // What stands between us and a server may answer in its place, but cannot know this.
            let seated = tokio::time::timeout(ALIVE, self.server.seated(connection)).await;
            if matches!(seated, Ok(Ok(Some(number))) if number == home.number) {
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
                self.was_ours.store(false, Ordering::Relaxed);
                false
            }
            Ok(Err(_)) | Err(_) => true,
        }
    }

    /// Takes it again, unless somebody else has it. A server may believe for a while in a connection
    /// that is dead for us.
    async fn take_again(&self, home: &mut Home) -> Result<bool, sqlx::Error> {
        let mut connection = self.server.connect().await?;
        while !self.server.sit_down(&mut connection).await? {
            match self.server.seated(&mut connection).await? {
                Some(number) if number == home.number => {
                    DatabaseServer::hang_up(&mut connection, number).await?;
                }
                Some(_) => return Ok(false),
                None => {}
            }
            tokio::time::sleep(EVERY).await;
        }
        home.number = DatabaseServer::number_of(&mut connection).await?;
        home.connection = Some(connection);
        Ok(true)
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
        let mut home = self.home.lock().await;
        home.has_left = true;
        match home.connection.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }
}
