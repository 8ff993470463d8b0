//! A look at a database that changes nothing: neither its bytes nor the files beside it.
//!
//! A server is asked. SQLite makes files even when it only reads, so the way of looking at a file
//! depends on what is there.

use super::address::{Address, ServerAddress};
use super::open_error::OpenError;
use super::server::DatabaseServer;
use super::sqlite::{self, Access};
use super::{file, schema, server_schema};
use sqlx::{AnyConnection, Connection};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What a look at a database has found; a start would succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// What may be shown of where it is.
    pub name: String,
    /// The file, if it is in one.
    pub path: Option<PathBuf>,
    /// Whether a running bot has it, so that another one cannot.
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

/// Looks at the database at `url`.
///
/// # Errors
/// When a start would refuse it, but for one that a running bot has.
pub async fn inspect(url: &str) -> Result<Inspection, OpenError> {
    match Address::read(url)? {
        Address::File(name) => inspect_file(&name).await,
        Address::Server(address) => inspect_server(address).await,
    }
}

async fn inspect_server(address: ServerAddress) -> Result<Inspection, OpenError> {
    let (server, mut connection) = DatabaseServer::find(address).await?;
    let name = server.name().to_owned();
    let needed = server_schema::needed(&mut connection, &name).await?;
    // Whoever serves, alone or beside others, has locked this.
    let holder = DatabaseServer::holder(&mut connection, server.alone()).await;
    let in_use = holder.map_err(|error| OpenError::unreachable(&name, &error))?.is_some();
    connection.close().await.map_err(|error| OpenError::unreachable(&name, &error))?;
    let condition = needed.map_or(Condition::Missing, Condition::Usable);
    Ok(Inspection { name, path: None, in_use, condition })
}

async fn inspect_file(name: &Path) -> Result<Inspection, OpenError> {
    let not_writable = |error| OpenError::not_writable(name, &error);
    let path = file::resolve(name).map_err(not_writable)?;
    if path.is_dir() {
        return Err(OpenError::Folder(path));
    }
    let in_use = file::is_in_use(&path).map_err(not_writable)?;
    file::may_make_beside(&path).map_err(not_writable)?;
    if file::is_empty(&path).map_err(not_writable)? {
        if !in_use {
            file::refuse_if_lost(&path)?;
        }
        return Ok(Inspection::of_file(path, in_use, Condition::Missing));
    }
    File::options().append(true).open(&path).map_err(not_writable)?;
    let mut looking = Looking::at(&path, in_use).await?;
    let needed = schema::needed(&mut looking.connection, &path).await?;
    looking.end().await.map_err(|error| OpenError::unusable(&path, &error))?;
    Ok(Inspection::of_file(path, in_use, Condition::Usable(needed)))
}

impl Inspection {
    fn of_file(path: PathBuf, in_use: bool, condition: Condition) -> Self {
        Self { name: path.display().to_string(), path: Some(path), in_use, condition }
    }
}

/// A database that is opened to be looked at.
pub(super) struct Looking {
    pub(super) connection: AnyConnection,
    _copy: Option<Copy>,
}

impl Looking {
    /// Opens the file at a path, which a running bot may have.
    ///
    /// # Errors
    /// When it cannot be read, or not without a copy that cannot be made.
    pub(super) async fn at(path: &Path, in_use: bool) -> Result<Self, OpenError> {
        let was_killed = ["-wal", "-journal"].iter().any(|end| file::beside(path, end).exists());
        let (opened, copy) = if in_use {
            // The bot has made the files that reading needs, and keeps them.
            (sqlite::plain(path, Access::Read).await, None)
        } else if was_killed {
            // The log must be read and, with that, written.
            let temporary = std::env::temp_dir();
            let copy = Copy::of(path, &temporary).map_err(|error| OpenError::NotCopied {
                path: path.to_path_buf(),
                folder: temporary,
                reason: error.to_string(),
            })?;
            (sqlite::plain(&copy.database, Access::Write).await, Some(copy))
        } else {
            (sqlite::plain(path, Access::Still).await, None)
        };
        let connection = opened.map_err(|error| OpenError::unusable(path, &error))?;
        Ok(Self { connection, _copy: copy })
    }

    /// Looks at a database on a server.
    pub(super) fn through(connection: AnyConnection) -> Self {
        Self { connection, _copy: None }
    }

    /// Closes it; a copy of it goes.
    pub(super) async fn end(self) -> Result<(), sqlx::Error> {
        self.connection.close().await
    }
}

/// A copy of a database with its log, which goes when it is dropped.
struct Copy {
    folder: PathBuf,
    database: PathBuf,
}

impl Copy {
    fn of(path: &Path, temporary: &Path) -> std::io::Result<Self> {
        let folder = private_folder(temporary)?;
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

/// Makes a folder that nobody else may look into, where the system knows such.
///
/// A check that was killed leaves its folder, and in a container every process has the same number:
/// names that are taken are passed over.
fn private_folder(parent: &Path) -> std::io::Result<PathBuf> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let mut number = 0_u64;
    loop {
        let folder = parent.join(format!("menagerie-check-{}-{number}", std::process::id()));
        match builder.create(&folder) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|()| folder),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_was_left_behind_is_passed_over_and_left_alone() {
        let parent = private_folder(&std::env::temp_dir()).expect("it is writable");
        let database = parent.join("games.db");
        std::fs::write(&database, "facts").expect("it is writable");
        let left = private_folder(&parent).expect("it is writable");
        let copy = Copy::of(&database, &parent).expect("there is another name");
        assert_ne!(copy.folder, left);
        assert_eq!(std::fs::read(&copy.database).expect("it is there"), b"facts");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = copy.folder.metadata().expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o700, "nobody else may look into it");
        }
        let gone = copy.folder.clone();
        drop(copy);
        assert!(!gone.exists() && left.exists());
        std::fs::remove_dir_all(parent).expect("it is ours");
    }
}
