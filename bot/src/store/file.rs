//! The database file: its name, which file it is, and the locks that keep a second bot away.
//!
//! Linux locks the database file itself, so that no other name leads to it: no link, no second
//! mount. That lock (`flock`) and those of SQLite (`fcntl`) do not see each other there; elsewhere
//! they may, and a lock file beside it must do.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A file that is ours alone.
///
/// It must outlive all connections: closing any handle of a file ends SQLite's locks on it.
pub(super) struct DatabaseFile {
    path: PathBuf,
    opened: FileIdentity,
    // Held as long as the store lives: a second bot on the same file would play twice.
    _handle: File,
    _lock: File,
}

impl DatabaseFile {
    /// Takes the locks, and makes an empty file if there is none.
    ///
    /// # Errors
    /// `WouldBlock` when another process has it; otherwise what the system says.
    pub(super) fn take(path: &Path) -> Result<Self, TryLockError> {
        let path = resolve(path).map_err(TryLockError::Error)?;
        let lock = lock_beside(&path)?;
        let handle = File::options().create(true).append(true).open(&path);
        let handle = handle.map_err(TryLockError::Error)?;
        #[cfg(target_os = "linux")]
        handle.try_lock()?;
        let opened = FileIdentity::of(&path).map_err(TryLockError::Error)?;
        Ok(Self { path, opened, _handle: handle, _lock: lock })
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the name still leads to the file that was opened.
    pub(super) fn is_in_place(&self) -> bool {
        FileIdentity::of(&self.path).is_ok_and(|now| now == self.opened)
    }
}

/// Where a name leads. SQLite follows links too, and names its other files after what it finds.
fn resolve(path: &Path) -> std::io::Result<PathBuf> {
    let (folder, name) = (path.parent(), path.file_name());
    match (std::fs::canonicalize(path), folder, name) {
        // What a link leads to should be there: a volume may be missing.
        (Err(error), Some(folder), Some(name))
            if error.kind() == ErrorKind::NotFound && !path.is_symlink() =>
        {
            let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            Ok(std::fs::canonicalize(here)?.join(name))
        }
        (found, ..) => found,
    }
}

/// The lock stands in a file of its own, which is never deleted.
fn lock_beside(database: &Path) -> Result<File, TryLockError> {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options().create(true).append(true).open(name).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

/// Tells one file from another that has taken its name.
#[derive(PartialEq, Eq)]
struct FileIdentity(u64, u64);

impl FileIdentity {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let metadata = std::fs::metadata(path)?;
        Ok(Self(metadata.dev(), metadata.ino()))
    }

    // Elsewhere an open file cannot be deleted; that it exists is all there is to know.
    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<Self> {
        std::fs::metadata(path)?;
        Ok(Self(0, 0))
    }
}
