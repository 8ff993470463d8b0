//! A file in the making. It has another name, and only its owner can read it; it gets its own name
//! when it is whole. If the process is killed, the next one removes what it left.

use crate::backup::keeping_error::KeepingError;
use crate::database::file::{beside, private};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The files that SQLite may put beside a database.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file that is being made. It goes when it is dropped without having been given its name.
pub(super) struct Part {
    path: PathBuf,
    // Locked on Linux, so that nobody else takes it for something that was left behind.
    handle: File,
    is_placed: bool,
}

impl Part {
    /// Begins a file whose name is `target` with `end` behind it, with nothing in it.
    ///
    /// # Errors
    /// When another process makes it, or it cannot be written.
    pub(super) fn begin(target: &Path, end: &str) -> Result<Self, KeepingError> {
        let path = beside(target, end);
        let failed = |error: std::io::Error| KeepingError::file(&path, error);
        // Elsewhere this lock may stand against SQLite's own.
        let is_ours = |file: &File| match cfg!(target_os = "linux").then(|| file.try_lock()) {
            None | Some(Ok(())) => Ok(()),
            Some(Err(TryLockError::WouldBlock)) => Err(KeepingError::Busy(path.clone())),
            Some(Err(TryLockError::Error(error))) => Err(failed(error)),
        };
        match File::open(&path) {
            Ok(left) => {
                is_ours(&left)?;
                // Not emptied: under another name it may be something else.
                remove(&path).map_err(failed)?;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(failed(error)),
        }
        let mut options = private();
        let handle = options.read(true).write(true).create_new(true).open(&path);
        let handle = handle.map_err(failed)?;
        is_ours(&handle)?;
        Ok(Self { path, handle, is_placed: false })
    }

    /// Where it is until then.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Fills it with what another file holds.
    pub(super) fn fill(&self, from: &Path) -> std::io::Result<()> {
        std::io::copy(&mut File::open(from)?, &mut &self.handle).map(drop)
    }

    /// Gives it to whoever has the file `target`, or its folder: what root restores the bot must read.
    pub(super) fn belong_where(&self, target: &Path) -> std::io::Result<()> {
        give(&self.path, target)
    }

    /// How many bytes it has.
    pub(super) fn bytes(&self) -> std::io::Result<u64> {
        Ok(self.handle.metadata()?.len())
    }

    /// Makes it durable and gives it its name, in place of what may have it.
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

/// Gives a file to whoever has another one, or the folder where that would be. Nobody but root can:
/// who else restores is who runs the bot.
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

/// Removes a database that is nobody's, with what SQLite has put beside it.
fn remove(path: &Path) -> std::io::Result<()> {
    remove_beside(path)?;
    gone(std::fs::remove_file(path))
}

/// Removes what SQLite has put beside a database.
pub(super) fn remove_beside(path: &Path) -> std::io::Result<()> {
    BESIDE.iter().try_for_each(|end| gone(std::fs::remove_file(beside(path, end))))
}

/// What was not there is as good as removed.
fn gone(removed: std::io::Result<()>) -> std::io::Result<()> {
    match removed {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Makes durable which names are in the folder of a file.
pub(super) fn sync_folder(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}
