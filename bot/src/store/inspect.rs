//! A look at a database that changes nothing: neither its bytes nor the files beside it.
//!
//! SQLite makes files even when it only reads, so the way of looking depends on what is there.

use super::open::{OpenError, address};
use super::{file, schema};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::path::{Path, PathBuf};

/// What a look at a database has found; a start would succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The file.
    pub path: PathBuf,
    /// Whether a running bot has it.
    pub in_use: bool,
    /// What the next start does.
    pub condition: Condition,
}

/// What a start does with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Makes it.
    Missing,
    /// Uses it, after so many migrations.
    Usable(usize),
}

/// Looks at the database at `url` (`sqlite://…`).
///
/// # Errors
/// When a start would refuse it, but for one that a running bot has.
pub async fn inspect(url: &str) -> Result<Inspection, OpenError> {
    let options = address(url)?;
    let name = options.get_filename().to_path_buf();
    let not_writable = |error| OpenError::not_writable(&name, &error);
    let path = file::resolve(&name).map_err(not_writable)?;
    let in_use = file::is_in_use(&path).map_err(not_writable)?;
    if file::is_empty(&path).map_err(not_writable)? {
        if !in_use {
            file::refuse_if_lost(&path)?;
        }
        return Ok(Inspection { path, in_use, condition: Condition::Missing });
    }
    File::options().append(true).open(&path).map_err(not_writable)?;
    let was_killed = ["-wal", "-journal"].iter().any(|end| file::beside(&path, end).exists());
    let options = SqliteConnectOptions::new().create_if_missing(false);
    let needed = if in_use {
        // The bot has made the files that reading needs, and keeps them.
        look(options.filename(&path).read_only(true), &path).await?
    } else if was_killed {
        // The log must be read and, with that, written.
        let copy = Copy::of(&path).map_err(not_writable)?;
        look(options.filename(&copy.database), &path).await?
    } else {
        look(options.filename(&path).immutable(true).read_only(true), &path).await?
    };
    Ok(Inspection { path, in_use, condition: Condition::Usable(needed) })
}

async fn look(options: SqliteConnectOptions, path: &Path) -> Result<usize, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let mut connection = options.connect().await.map_err(unusable)?;
    let needed = schema::needed(&mut connection, path).await?;
    connection.close().await.map_err(unusable)?;
    Ok(needed)
}

/// A copy of a database with its log, which goes when it is dropped.
struct Copy {
    folder: PathBuf,
    database: PathBuf,
}

impl Copy {
    fn of(path: &Path) -> std::io::Result<Self> {
        let folder = new_folder()?;
        let database = folder.join("copy.db");
        let copy = Self { folder, database };
        std::fs::copy(path, &copy.database)?;
        for end in ["-wal", "-journal"] {
            let from = file::beside(path, end);
            if from.exists() {
                std::fs::copy(from, file::beside(&copy.database, end))?;
            }
        }
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.folder) {
            tracing::warn!(%error, folder = %self.folder.display(), "a copy could not be removed");
        }
    }
}

/// A new temporary folder. One of the same name may have been left behind: in containers every
/// process has the same number.
fn new_folder() -> std::io::Result<PathBuf> {
    let process = std::process::id();
    let mut number = 0_u32;
    loop {
        let folder = std::env::temp_dir().join(format!("menagerie-check-{process}-{number}"));
        match private_folder(&folder) {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|()| folder),
        }
    }
}

/// A folder that nobody else may look into, where the system knows such.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
