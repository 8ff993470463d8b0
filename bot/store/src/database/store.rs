//! The open database: how it is read and written, and what is known of it while it is open.

use super::file::DatabaseFile;
use super::server::DatabaseServer;
use super::stamps::Stamps;
use super::store_error::StoreError;
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
    /// The call of which it is not known whether it is stored: after it none could be.
    pub(crate) in_doubt: Mutex<Option<CauseId>>,
    /// Names this database in the nonces of messages.
    pub instance: String,
    /// Told whenever there is something new to deliver.
    pub outbox_filled: Notify,
    /// What was shown and is not noted yet.
    pub(crate) marks: PendingAcknowledgements,
    /// Whether something was deleted for good that may still be in the log; so at a start, too.
    pub(crate) has_deleted: AtomicBool,
    /// By what those are known who have had everything deleted.
    pub(crate) stamps: Stamps,
    /// In how many shards a network is heard, by all processes together.
    pub(crate) shards: u32,
    /// The wrong codes that were typed, as far as this process knows.
    pub(crate) wrong_codes: Mutex<WrongCodes>,
    // After the connections, so that it is closed after them.
    pub(crate) home: Home,
}

/// The work that all processes do together that serve from one database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// In how many shards Discord is heard.
    pub shards: u32,
    /// How many networks are served, if that is known.
    pub networks: Option<u32>,
}

impl Default for Work {
    /// One process does all of it.
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
    /// The wrong codes that were typed, as far as this process knows.
    pub fn wrong_codes(&self) -> MutexGuard<'_, WrongCodes> {
        self.wrong_codes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the file is still the one that was opened: what is written into a file that
    /// somebody has deleted or replaced is lost without an error. With a server, whether nobody else
    /// serves from it.
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

    /// What may be shown of where the database is.
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
        self.writer.close().await?;
        if let Some(seats) = self.seats() {
            seats.leave().await?;
        }
        Ok(())
    }

    /// The seats that we have at a server.
    pub(crate) fn seats(&self) -> Option<&LeaderLocks> {
        match &self.home {
            Home::File(_) => None,
            Home::Server(_, seats) => Some(seats),
        }
    }
}
