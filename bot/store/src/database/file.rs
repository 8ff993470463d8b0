//! The database file: its name, its identity, and the locks that keep a second bot away.
//!
//! Linux locks the database file itself, so that no other name leads to it: no link, no second
//! mount. There, that lock (`flock`) and SQLite's locks (`fcntl`) do not see each other. Elsewhere
//! they may, so a lock file beside the database must do.
//!
//! The lock file also shows that there was a database, should the database be gone one day. It says
//! so only once the database is whole, so a first start may break off anywhere.

use super::file_lock::LockedFile;
use super::open_error::OpenError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Whether a running bot has the database at this path. The check changes nothing. A user who may
/// not open the lock file sees it by the database itself, where both are locked.
///
/// # Errors
/// When the locks cannot be checked.
pub(crate) fn is_in_use(path: &Path) -> std::io::Result<bool> {
    for locked in [beside(path, LOCK), path.to_path_buf()] {
        let held = File::open(locked).and_then(LockedFile::is_held);
        let absent = [ErrorKind::NotFound, ErrorKind::PermissionDenied];
        match held {
            Err(error) if absent.contains(&error.kind()) => {}
            Ok(false) => {}
            answer => return answer,
        }
    }
    Ok(false)
}

/// The files beside a database whose names begin with its own, each with the rest of its name.
pub(crate) fn named_after(path: &Path) -> Vec<(String, PathBuf)> {
    let (Some(folder), Some(database)) = (path.parent(), path.file_name()) else {
        return Vec::new();
    };
    let database = database.to_string_lossy();
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let named = files.filter_map(|file| {
        let rest = file.file_name().to_str()?.strip_prefix(&*database)?.to_owned();
        Some((rest, file.path()))
    });
    named.collect()
}

/// The lock file of a database.
pub(crate) fn lock_of(path: &Path) -> PathBuf {
    beside(path, LOCK)
}

/// The text of the lock file once there is a database.
const MARK: &str = "The database beside this file is locked with it. Keep them together.\n";

/// The expected state of a database at a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// The database, or no sign that there ever was one.
    Database,
    /// No database, even if there was one before.
    Nothing,
}

/// A database file that is locked for this process alone.
///
/// It must outlive all connections: closing any handle of a file ends SQLite's locks on it.
pub(crate) struct DatabaseFile {
    path: PathBuf,
    opened: FileIdentity,
    // Held as long as the store lives: a second bot on the same file would play every move twice.
    _handle: LockedFile,
    lock: LockedFile,
}

impl DatabaseFile {
    /// Takes the locks, and makes an empty file if there is none.
    ///
    /// # Errors
    /// When another process has it, when the file is not as expected, and when it cannot be
    /// written.
    pub(crate) fn take(name: &Path, expected: Expected) -> Result<Self, OpenError> {
        let in_use = |error| match error {
            TryLockError::WouldBlock => OpenError::InUse(name.to_path_buf()),
            TryLockError::Error(error) => OpenError::not_writable(name, &error),
        };
        let not_writable = |error| OpenError::not_writable(name, &error);
        let path = resolve(name).map_err(not_writable)?;
        if path.is_dir() {
            return Err(OpenError::Folder(path));
        }
        let append = |path: &Path| private().create(true).append(true).open(path);
        let lock = append(&beside(&path, LOCK)).map_err(not_writable)?;
        let lock = LockedFile::soon(lock).map_err(in_use)?;
        match (expected, is_empty(&path).map_err(not_writable)?) {
            (Expected::Database, true) => refuse_if_lost(&path)?,
            (Expected::Nothing, false) => return Err(OpenError::NotEmpty(path)),
            _ => {}
        }
        let handle = append(&path).map_err(not_writable)?;
        let handle = LockedFile::where_sqlite_allows(handle).map_err(in_use)?;
        let opened = FileIdentity::of(&path).map_err(not_writable)?;
        Ok(Self { path, opened, _handle: handle, lock })
    }

    /// Marks in the lock file that there is a whole database now.
    pub(crate) fn mark(&self) -> std::io::Result<()> {
        mark(&self.lock)
    }

    /// Its path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the name still leads to the file that was opened.
    pub(super) fn is_in_place(&self) -> bool {
        FileIdentity::of(&self.path).is_ok_and(|now| now == self.opened)
    }
}

/// The place of a database, locked against all bots while another file is put there.
pub(crate) struct Held {
    _handle: Option<LockedFile>,
    lock: LockedFile,
}

impl Held {
    /// Takes the locks of the database at a path, without making a database.
    ///
    /// # Errors
    /// When another process has it, or the lock file cannot be written.
    pub(crate) fn take(path: &Path) -> Result<Self, OpenError> {
        let not_writable = |error| OpenError::not_writable(path, &error);
        let in_use = |error| match error {
            TryLockError::WouldBlock => OpenError::InUse(path.to_path_buf()),
            TryLockError::Error(error) => not_writable(error),
        };
        let lock = private().create(true).append(true).open(beside(path, LOCK));
        let lock = LockedFile::soon(lock.map_err(not_writable)?).map_err(in_use)?;
        let handle = match File::open(path) {
            Ok(handle) => Some(LockedFile::where_sqlite_allows(handle).map_err(in_use)?),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(not_writable(error)),
        };
        Ok(Self { _handle: handle, lock })
    }

    /// Marks in the lock file that there is a whole database now.
    pub(crate) fn mark(&self) -> std::io::Result<()> {
        mark(&self.lock)
    }
}

/// The options to open a file. If it is made, only its owner may read it.
pub(crate) fn private() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn mark(mut lock: &File) -> std::io::Result<()> {
    if lock.metadata()?.len() == 0 {
        lock.write_all(MARK.as_bytes())?;
        lock.sync_all()?;
    }
    Ok(())
}

/// The path to which a name leads. SQLite follows links, too, and names its other files after the
/// path that it finds.
pub(crate) fn resolve(path: &Path) -> std::io::Result<PathBuf> {
    let (folder, name) = (path.parent(), path.file_name());
    match (std::fs::canonicalize(path), folder, name) {
        // The target of a link should exist: a volume may be missing.
        (Err(error), Some(folder), Some(name))
            if error.kind() == ErrorKind::NotFound && !path.is_symlink() =>
        {
            let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            Ok(std::fs::canonicalize(here)?.join(name))
        }
        (found, ..) => found,
    }
}

/// The end of the lock file's name. It is never deleted.
const LOCK: &str = ".lock";

/// The name of a file that belongs to the database.
pub(crate) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Whether files can be made beside a database, as SQLite needs them. The check makes none.
///
/// # Errors
/// When they cannot, as the system would report it.
#[cfg(unix)]
pub(crate) fn may_make_beside(path: &Path) -> std::io::Result<()> {
    use rustix::fs::{Access, AtFlags, CWD, accessat};
    let folder = path.parent().unwrap_or(path);
    Ok(accessat(CWD, folder, Access::WRITE_OK | Access::EXEC_OK, AtFlags::EACCESS)?)
}

/// The same check on a system that does not tell before.
#[cfg(not(unix))]
pub(super) fn may_make_beside(_path: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Whether there is no database, or an empty file.
pub(crate) fn is_empty(path: &Path) -> std::io::Result<bool> {
    match std::fs::metadata(path) {
        Ok(metadata) => Ok(metadata.len() == 0),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

/// Refuses if something shows that there was a database, which is not there now.
pub(crate) fn refuse_if_lost(path: &Path) -> Result<(), OpenError> {
    let (lock, log) = (beside(path, LOCK), beside(path, "-wal"));
    let witness = if !is_empty(&lock).map_err(|error| OpenError::not_writable(path, &error))? {
        lock
    } else if log.exists() {
        log
    } else {
        return Ok(());
    };
    Err(OpenError::Lost { path: path.to_path_buf(), witness })
}

/// Distinguishes a file from another one that has taken its name.
#[derive(PartialEq, Eq)]
struct FileIdentity(u64, u64);

impl FileIdentity {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let metadata = std::fs::metadata(path)?;
        Ok(Self(metadata.dev(), metadata.ino()))
    }

    // On other systems an open file cannot be deleted, so it is enough that the name exists.
    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<Self> {
        std::fs::metadata(path)?;
        Ok(Self(0, 0))
    }
}
