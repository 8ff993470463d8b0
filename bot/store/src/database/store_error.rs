//! The errors of reading and storing.

/// Something that the store could not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database has refused. When something was to be written: before it was committed, so that
    /// nothing of it is stored.
    #[error("the database could not be read or written: {0}")]
    Database(#[from] sqlx::Error),
    /// A row cannot be understood. Nothing was written.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The database could not be written. Nothing of what was to be written is stored, nor will
    /// any of it appear later.
    #[error("the database could not be written, and nothing of this is stored: {0}")]
    NotStored(sqlx::Error),
    /// The database failed while it made something durable, and could not be opened again. It is
    /// not known whether that is stored: when the database can be written again it is looked up,
    /// and then the same cause gets its answer. Until then nothing can be stored.
    #[error("the database could not be written, and whether this is stored is not known: {0}")]
    Unknown(sqlx::Error),
}

impl StoreError {
    /// Nothing was heard of the database for too long.
    pub fn late() -> Self {
        StoreError::Unknown(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// Whether it is about the disk: the store itself has said it in the log, once for all calls.
    pub fn is_outage(&self) -> bool {
        matches!(self, StoreError::NotStored(_) | StoreError::Unknown(_))
    }
}
