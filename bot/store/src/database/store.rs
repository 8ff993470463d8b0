//! The open database: how it is read and written, and what is known of it while it is open.

use super::account_digests::AccountDigests;
use super::file::DatabaseFile;
use super::server::DatabaseServer;
use super::store_error::Result;
use super::writer::Writer;
use super::wrong_codes::WrongCodes;
use crate::database::leader_lock::LeaderLocks;
use crate::database::pending_acknowledgements::PendingAcknowledgements;
use menagerie_core::CauseId;
use sqlx::AnyPool;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The open database.
pub struct Store {
    pub(crate) writer: Writer,
    pub(crate) readers: AnyPool,
    /// The cause of which it is not known whether it is stored. After it nothing can be stored,
    /// until that is known.
    pub(crate) in_doubt: Mutex<Option<CauseId>>,
    /// Names this database in the nonces of messages.
    pub instance: String,
    /// Told whenever there is a new effect to deliver.
    pub outbox_filled: Notify,
    /// The acknowledgements that wait.
    pub(crate) marks: PendingAcknowledgements,
    /// Whether something was deleted for good that may still be in the log; true at every start.
    pub(crate) has_deleted: AtomicBool,
    /// The digests of members who had all their data deleted.
    pub(crate) digests: AccountDigests,
    /// In how many shards a network is heard, by all processes together.
    pub(crate) shards: u32,
    /// The wrong codes, as far as this process knows.
    pub(crate) wrong_codes: Mutex<WrongCodes>,
    // After the connections, so that it is closed after them.
    pub(crate) home: Home,
}

/// The work that all processes on one database do together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// In how many shards Discord is heard.
    pub shards: u32,
    /// How many networks are served, if that is known.
    pub networks: Option<u32>,
}

impl Default for Work {
    /// One process does all work.
    fn default() -> Self {
        Self { shards: 1, networks: None }
    }
}

/// Where the database is.
pub(crate) enum Home {
    File(Arc<DatabaseFile>),
    Server(Arc<DatabaseServer>, LeaderLocks),
}

impl Store {
    /// The wrong codes, as far as this process knows.
    pub fn wrong_codes(&self) -> MutexGuard<'_, WrongCodes> {
        self.wrong_codes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the file is still the one that was opened. Data written into a deleted or replaced
    /// file is lost without an error. With a server: whether no other process serves from it.
    pub async fn is_ours(&self) -> bool {
        match &self.home {
            Home::File(file) => file.is_in_place(),
            Home::Server(_, seats) => seats.are_ours().await,
        }
    }

    /// The same as far as is known, without asking a server.
    pub fn is_in_place(&self) -> bool {
        match &self.home {
            Home::File(file) => file.is_in_place(),
            Home::Server(_, seats) => seats.were_ours(),
        }
    }

    /// The part of the database's address that may be shown.
    pub fn name(&self) -> String {
        match &self.home {
            Home::File(file) => file.path().display().to_string(),
            Home::Server(server, _) => server.name().to_owned(),
        }
    }

    /// The file of the database, if it is in one.
    pub fn path(&self) -> Option<&Path> {
        match &self.home {
            Home::File(file) => Some(file.path()),
            Home::Server(..) => None,
        }
    }

    /// Whether data can be stored, as far as is known.
    pub fn is_healthy(&self) -> bool {
        self.writer.is_healthy()
    }

    /// Tries whether the database can be written again, if it could not.
    pub async fn heal(&self) {
        if !self.is_healthy()
            && let Ok(write) = self.writer.begin().await
        {
            write.rollback().await;
        }
    }

    /// Removes deleted data from the log, too, if there is any. If a reader prevents it now, it is
    /// done the next time.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn erase(&self) -> Result<()> {
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
    pub async fn close(&self) -> Result<()> {
        self.readers.close().await;
        self.writer.close().await?;
        if let Some(seats) = self.seats() {
            seats.leave().await?;
        }
        Ok(())
    }

    /// The locks of this process at a server.
    pub(crate) fn seats(&self) -> Option<&LeaderLocks> {
        match &self.home {
            Home::File(_) => None,
            Home::Server(_, seats) => Some(seats),
        }
    }
}
