//! An SQLite file opened for reading only, by any user who may read it. Its bytes stay as they are,
//! and no file is made beside it, which another user would own then.
//!
//! SQLite makes files even when it only reads, so the way depends on what is there:
//!
//! - A bot has it open: the bot has made the files that reading needs, and keeps them.
//! - A log is left that nobody has written back: it is read where it lies if its index is there, or
//!   else in a copy.
//! - It is no file with a log, such as a backup: SQLite needs nothing but the file.
//! - It was closed: it is read as a file that nobody changes, and looked at again afterwards. A
//!   process that has begun to change it meanwhile has left a mark.

use crate::database::file;
use crate::database::open_error::OpenError;
use crate::database::sqlite;
use crate::database::sqlite::Access;
use sqlx::{AnyConnection, AnyPool, Connection};
use std::fs::File;
use std::io::{ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The treatment of a log that a killed process has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Log<'a> {
    /// It is left as it is, with nothing beside it: it is read in a copy in this folder.
    Left(&'a Path),
    /// It is read where it lies if that needs no other file, and otherwise in a copy in this
    /// folder.
    Read(&'a Path),
}

/// The way to read a database.
pub(crate) struct Way {
    path: PathBuf,
    /// The file that is opened: the database, or a copy of it.
    opened: PathBuf,
    access: Access,
    /// The state of the files, if nothing prevents a change of them.
    still: Option<State>,
    _copy: Option<Copy>,
}

impl Way {
    /// Finds the way to read the file at a path, which a running bot may have.
    ///
    /// # Errors
    /// When it cannot be read, or only in a copy that cannot be made.
    pub(crate) async fn to(path: &Path, log: Log<'_>) -> Result<Self, OpenError> {
        let unreadable = |error: std::io::Error| OpenError::unreadable(path, error);
        let has_log_format = has_log_format(path).map_err(unreadable)?;
        let is_in_use = file::is_in_use(path).map_err(unreadable)?;
        let state = State::of(path).map_err(unreadable)?;
        let way = |access, still| Self {
            path: path.to_path_buf(),
            opened: path.to_path_buf(),
            access,
            still,
            _copy: None,
        };
        if is_in_use {
            return Ok(way(Access::Read, None));
        }
        if state.has_log() {
            let temporary = match log {
                // If the index of the log is left, too, no file has to be made for it.
                Log::Read(_) if file::beside(path, "-shm").exists() && can_be_read(path).await => {
                    return Ok(way(Access::Read, None));
                }
                Log::Left(temporary) | Log::Read(temporary) => temporary,
            };
            return Self::through_copy(path, temporary, &state);
        }
        Ok(if has_log_format { way(Access::Still, Some(state)) } else { way(Access::Read, None) })
    }

    fn through_copy(path: &Path, temporary: &Path, before: &State) -> Result<Self, OpenError> {
        let copy = Copy::of(path, temporary).map_err(|error| OpenError::NotCopied {
            path: path.to_path_buf(),
            folder: temporary.to_path_buf(),
            reason: error.to_string(),
        })?;
        before.stays(path)?;
        let (path, opened) = (path.to_path_buf(), copy.database.clone());
        // The log must be read, and that writes it into the file.
        Ok(Self { path, opened, access: Access::Write, still: None, _copy: Some(copy) })
    }

    /// A connection by this way.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) async fn connect(&self) -> Result<AnyConnection, OpenError> {
        let unusable = |error: sqlx::Error| OpenError::unusable_to_read(&self.path, &error);
        sqlite::reading(&self.opened, self.access).await.map_err(unusable)
    }

    /// A pool for a reader that asks for one connection after the other.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn pool(&self) -> Result<AnyPool, OpenError> {
        let unusable = |error: sqlx::Error| OpenError::unusable_to_read(&self.path, &error);
        sqlite::reading_pool(&self.opened, self.access).await.map_err(unusable)
    }

    /// Checks that everything that was read existed at one time. A copy is deleted.
    ///
    /// # Errors
    /// When another process has begun to change the file meanwhile.
    pub(crate) fn end(self) -> Result<(), OpenError> {
        self.still.as_ref().map_or(Ok(()), |still| still.stays(&self.path))
    }
}

/// A database that is opened for a look.
pub(crate) struct Looking {
    pub(crate) connection: AnyConnection,
    way: Option<Way>,
}

impl Looking {
    /// Opens the file at a path, which a running bot may have.
    ///
    /// # Errors
    /// As for [`Way::to`].
    pub(crate) async fn at(path: &Path, log: Log<'_>) -> Result<Self, OpenError> {
        let way = Way::to(path, log).await?;
        Ok(Self { connection: way.connect().await?, way: Some(way) })
    }

    /// A look at a database on a server.
    pub(crate) fn through(connection: AnyConnection) -> Self {
        Self { connection, way: None }
    }

    /// Closes it.
    ///
    /// # Errors
    /// When a file was changed meanwhile, so that the values that were read may never have existed
    /// together.
    pub(crate) async fn end(self) -> Result<(), OpenError> {
        // Nothing was written that closing could lose.
        let _ = self.connection.close().await;
        self.way.map_or(Ok(()), Way::end)
    }
}

/// Whether a log can be read where it lies: the user may make the files that reading needs, or they
/// exist.
async fn can_be_read(path: &Path) -> bool {
    match sqlite::reading(path, Access::Read).await {
        Ok(connection) => connection.close().await.is_ok(),
        Err(_) => false,
    }
}

/// Whether SQLite keeps a log beside a database, by bytes 18 and 19 of the file.
fn has_log_format(path: &Path) -> std::io::Result<bool> {
    let mut versions = [0; 2];
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(18))?;
    match file.read_exact(&mut versions) {
        Ok(()) => Ok(versions != [1, 1]),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// The ends of the names of the files that hold a database's content.
const HOLDING: [&str; 3] = ["", "-wal", "-journal"];

/// The visible state of a database's files: the length of each existing one, and when it was
/// changed.
#[derive(PartialEq, Eq)]
struct State([Option<(u64, Option<SystemTime>)>; 3]);

impl State {
    fn of(path: &Path) -> std::io::Result<Self> {
        let mut state = Self([None; 3]);
        for (end, seen) in HOLDING.into_iter().zip(&mut state.0) {
            *seen = match file::beside(path, end).metadata() {
                Ok(found) => Some((found.len(), found.modified().ok())),
                Err(error) if error.kind() == ErrorKind::NotFound => None,
                Err(error) => return Err(error),
            };
        }
        Ok(state)
    }

    /// Whether there is a log that is not empty.
    fn has_log(&self) -> bool {
        self.0[1..].iter().flatten().any(|(length, _)| *length > 0)
    }

    /// Refuses the values that were read if the files have changed.
    fn stays(&self, path: &Path) -> Result<(), OpenError> {
        match Self::of(path) {
            Ok(now) if now == *self => Ok(()),
            _ => Err(OpenError::Changed(path.to_path_buf())),
        }
    }
}

/// A copy of a database in a folder that no other user may look into. It is deleted when it is
/// dropped.
pub(crate) struct Copy {
    folder: PathBuf,
    database: PathBuf,
}

impl Copy {
    /// The place for a copy, still empty.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub(crate) fn begin(temporary: &Path) -> std::io::Result<Self> {
        let folder = private_folder(temporary)?;
        let database = folder.join("copy.db");
        Ok(Self { folder, database })
    }

    /// Its path.
    pub(crate) fn path(&self) -> &Path {
        &self.database
    }

    /// A copy of the files of a database, with its log.
    fn of(path: &Path, temporary: &Path) -> std::io::Result<Self> {
        let copy = Self::begin(temporary)?;
        for end in HOLDING {
            let from = file::beside(path, end);
            if from.exists() {
                let mut options = file::private();
                let mut to =
                    options.write(true).create_new(true).open(file::beside(&copy.database, end))?;
                // With its own access rights: those of the original may keep even this user from
                // writing.
                std::io::copy(&mut File::open(from)?, &mut to)?;
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

/// Makes a folder that no other user may look into, if the system has such folders.
///
/// A killed check leaves its folder, and in a container every process has the same number. So names
/// that are taken are skipped.
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
    use sqlx::Executor;

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

    /// A bot that starts meanwhile writes without asking a reader.
    #[tokio::test]
    async fn what_was_changed_while_it_was_read_is_not_believed() {
        let folder = private_folder(&std::env::temp_dir()).expect("it is writable");
        let path = folder.join("games.db");
        let mut bot = sqlite::connect(&path, Access::Make).await.expect("it is made");
        bot.execute("CREATE TABLE a (b)").await.expect("it is writable");
        bot.close().await.expect("it closes");
        let temporary = std::env::temp_dir();
        let looking = Looking::at(&path, Log::Left(&temporary)).await.expect("it is readable");
        looking.end().await.expect("nobody has changed it");

        let looking = Looking::at(&path, Log::Left(&temporary)).await.expect("it is readable");
        let mut bot = sqlite::connect(&path, Access::Write).await.expect("it is there");
        bot.execute("INSERT INTO a VALUES (1)").await.expect("it is writable");
        let changed = looking.end().await.expect_err("it has a log now");
        assert!(matches!(changed, OpenError::Changed(_)), "{changed}");
        assert!(changed.may_pass());
        bot.close().await.expect("it closes");
        std::fs::remove_dir_all(folder).expect("it is ours");
    }
}
