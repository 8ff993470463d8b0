//! The errors of making a backup and of restoring one.

use crate::database::address::Address;
use crate::database::{OpenError, StoreError};
use std::path::{Path, PathBuf};

/// Why no backup is made, or none is restored. Everything that was there is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum KeepingError {
    /// A database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A database cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database is not in a file.
    #[error(
        "the database {0} is on a server, and this is for files: make copies of it with PostgreSQL's own pg_dump, and put them back with pg_restore"
    )]
    OnAServer(String),
    /// The file to be made already exists.
    #[error("{0} is there already, and no backup is ever overwritten: give another name")]
    Exists(PathBuf),
    /// Another process is making the same file.
    #[error("{0} is being made by another process: wait until it is done")]
    Busy(PathBuf),
    /// A file cannot be read or written.
    #[error(
        "{path} cannot be made or read ({reason}): see that there is room, and that this user may read and write there"
    )]
    File {
        /// The file.
        path: PathBuf,
        /// The reason that the system or SQLite gave.
        reason: String,
    },
    /// The copy is not whole.
    #[error("{path} is not used, because {found}: {next}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The first findings.
        found: String,
        /// The next step.
        next: &'static str,
    },
    /// The backup does not exist.
    #[error("there is no file {0}: name a backup that `menagerie backup` has made")]
    NoSuchFile(PathBuf),
    /// A folder is named as a backup.
    #[error("{0} is a folder: name the file in it that `menagerie backup` has made")]
    Folder(PathBuf),
    /// The backup is the database itself, or the database of a running bot.
    #[error(
        "{0} is the database of a bot, and no backup: make one with `menagerie backup`, and restore that"
    )]
    NoBackup(PathBuf),
    /// Another program than a bot has the database open.
    #[error(
        "the database {0} is open in another program, such as one that makes copies of it: stop that first"
    )]
    OpenElsewhere(PathBuf),
}

impl KeepingError {
    /// The file at an address.
    pub(super) fn unless_server(url: &str) -> Result<PathBuf, Self> {
        match Address::read(url)? {
            Address::File(path) => Ok(path),
            Address::Server(server) => Err(Self::OnAServer(server.name)),
        }
    }

    pub(super) fn file(path: &Path, reason: impl ToString) -> Self {
        Self::File { path: path.to_path_buf(), reason: reason.to_string() }
    }
}
