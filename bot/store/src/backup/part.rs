//! A file in the making. It has another name, and only its owner can read it; it gets its own name
//! when it is whole. If the process is killed, the next one removes what it left.

use crate::backup::keeping_error::KeepingError;
use crate::database::file::{beside, private};
use crate::database::file_lock::LockedFile;
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The files that SQLite may make beside a database.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file in the making. When it is dropped without its final name, it is deleted.
pub(super) struct Part {
    path: PathBuf,
    // Locked on Linux, so that no other process takes it for a leftover.
    handle: LockedFile,
    is_placed: bool,
}

impl Part {
    /// Begins an empty file. Its name is `target` with `end` behind it.
    ///
    /// # Errors
    /// When another process makes it, or it cannot be written.
    pub(super) fn begin(target: &Path, end: &str) -> Result<Self, KeepingError> {
        let path = beside(target, end);
        let failed = |error: std::io::Error| KeepingError::file(&path, error);
        let ours = |file| match LockedFile::where_sqlite_allows(file) {
            Ok(locked) => Ok(locked),
            Err(TryLockError::WouldBlock) => Err(KeepingError::Busy(path.clone())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        };
        match File::open(&path) {
            Ok(left) => {
                let _left = ours(left)?;
                // The file is not emptied: under another name it may be something else.
                remove(&path).map_err(failed)?;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(failed(error)),
        }
        let mut options = private();
        let handle = options.read(true).write(true).create_new(true).open(&path);
        let handle = handle.map_err(failed)?;
        let handle = ours(handle)?;
        Ok(Self { path, handle, is_placed: false })
    }

    /// Its temporary path.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Fills it with the content of another file.
    pub(super) fn fill(&self, from: &Path) -> std::io::Result<()> {
        std::io::copy(&mut File::open(from)?, &mut &*self.handle).map(drop)
    }

    /// Gives it to the owner of the file `target`, or of its folder: the bot must be able to read
    /// what root restores.
    pub(super) fn belong_where(&self, target: &Path) -> std::io::Result<()> {
        give(&self.path, target)
    }

    /// Its bytes.
    pub(super) fn bytes(&self) -> std::io::Result<u64> {
        Ok(self.handle.metadata()?.len())
    }

    /// Makes it durable and gives it its name, in place of any file with that name.
    ///
    /// # Errors
    /// When the system refuses.
    pub(super) fn replace(mut self, target: &Path) -> std::io::Result<()> {
        self.handle.sync_all()?;
        std::fs::rename(&self.path, target)?;
        self.is_placed = true;
        sync_folder(target)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.is_placed
            && let Err(error) = remove(&self.path)
        {
            tracing::warn!(%error, file = %self.path.display(), "a file could not be removed");
        }
    }
}

/// Gives a file to the owner of another one, or of the folder where that would be. Only root can do
/// that. Any other user who restores runs the bot, too.
pub(super) fn give(file: &Path, like: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let folder = like.parent().filter(|folder| !folder.as_os_str().is_empty());
        let like = like.metadata().or_else(|_| folder.unwrap_or(Path::new(".")).metadata())?;
        let is = file.metadata()?;
        if (is.uid(), is.gid()) != (like.uid(), like.gid()) {
            let given = std::os::unix::fs::chown(file, Some(like.uid()), Some(like.gid()));
            return given.or_else(|error| match error.kind() {
                ErrorKind::PermissionDenied => Ok(()),
                _ => Err(error),
            });
        }
    }
    #[cfg(not(unix))]
    let _ = (file, like);
    Ok(())
}

/// Removes a leftover database, with the files that SQLite has made beside it.
fn remove(path: &Path) -> std::io::Result<()> {
    remove_beside(path)?;
    gone(std::fs::remove_file(path))
}

/// Removes the files that SQLite has made beside a database.
pub(super) fn remove_beside(path: &Path) -> std::io::Result<()> {
    BESIDE.iter().try_for_each(|end| gone(std::fs::remove_file(beside(path, end))))
}

/// A file that was not there counts as removed.
fn gone(removed: std::io::Result<()>) -> std::io::Result<()> {
    match removed {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Makes the names in a file's folder durable.
pub(super) fn sync_folder(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}
