//! The errors of reading and storing.

/// The result of reading or storing.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A failure of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database has refused. A write was refused before its commit, so nothing of it is stored.
    #[error("the database could not be read or written: {0}")]
    Database(#[from] sqlx::Error),
    /// A row cannot be read. Nothing was written.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The database could not be written. Nothing of the write is stored, and nothing of it will
    /// appear later.
    #[error("the database could not be written, and nothing of this is stored: {0}")]
    NotStored(sqlx::Error),
    /// The database failed during a commit, and could not be opened again. It is not known whether
    /// the commit is stored. When the database can be written again, that is looked up, and then
    /// the same cause gets its answer. Until then nothing can be stored.
    #[error("the database could not be written, and whether this is stored is not known: {0}")]
    Unknown(sqlx::Error),
}

impl StoreError {
    /// The database has not answered for too long.
    pub fn late() -> Self {
        StoreError::Unknown(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// Whether the disk has failed. The store itself has written that into the log, once for all
    /// calls.
    pub fn is_outage(&self) -> bool {
        matches!(self, StoreError::NotStored(_) | StoreError::Unknown(_))
    }
}
