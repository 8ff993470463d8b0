//! The database file: its name, which file it is, and the lock that keeps a second bot away.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// A file that is ours alone.
pub(super) struct DatabaseFile {
    path: PathBuf,
    opened: FileIdentity,
    // Held as long as the store lives: a second bot on the same file would play twice.
    _lock: File,
}

impl DatabaseFile {
    /// Takes the lock, and makes an empty file if there is none.
    ///
    /// # Errors
    /// `WouldBlock` when another process has it; otherwise what the system says.
    pub(super) fn take(path: &Path) -> Result<Self, TryLockError> {
        let lock = lock_beside(path)?;
        File::options().create(true).append(true).open(path).map_err(TryLockError::Error)?;
        let opened = FileIdentity::of(path).map_err(TryLockError::Error)?;
        Ok(Self { path: path.to_path_buf(), opened, _lock: lock })
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
