//! A lock on a whole file (`flock`), which ends when its holder says so.
//!
//! Closing the file would be too late. A program that this process starts at that moment has a copy
//! of every open file for an instant, and the lock lasts until the last copy is closed.

use std::fs::{File, TryLockError};
use std::ops::Deref;
use std::time::Duration;

/// How often a lock is tried again that another process has, and how long to wait before each try.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(10);

/// A file that is locked until this is dropped.
pub(crate) struct LockedFile(File);

impl LockedFile {
    /// Locks a file for this process alone.
    ///
    /// # Errors
    /// When another process has the lock, or the system refuses.
    pub(crate) fn now(file: File) -> Result<Self, TryLockError> {
        file.try_lock().map(|()| Self(file))
    }

    /// Locks a file for this process alone, with several tries within 0.2 seconds: the process that
    /// has it may be stopping.
    ///
    /// # Errors
    /// When another process keeps the lock, or the system refuses.
    pub(crate) fn soon(file: File) -> Result<Self, TryLockError> {
        for _ in 0..TRIES {
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                answer => return answer.map(|()| Self(file)),
            }
        }
        Self::now(file)
    }

    /// A file that is locked on Linux. Elsewhere this lock may conflict with SQLite's own, so the
    /// file is only kept open.
    ///
    /// # Errors
    /// When another process keeps the lock, or the system refuses.
    pub(crate) fn where_sqlite_allows(file: File) -> Result<Self, TryLockError> {
        if cfg!(target_os = "linux") { Self::soon(file) } else { Ok(Self(file)) }
    }

    /// Whether another process has locked a file for itself alone.
    ///
    /// # Errors
    /// When the system refuses to tell.
    pub(crate) fn is_held(file: File) -> std::io::Result<bool> {
        match file.try_lock_shared() {
            Ok(()) => {
                drop(Self(file));
                Ok(false)
            }
            Err(TryLockError::WouldBlock) => Ok(true),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Deref for LockedFile {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl Drop for LockedFile {
    fn drop(&mut self) {
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "a file could not be unlocked before it is closed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that is being started holds a copy of each open file.
    #[test]
    fn a_lock_ends_with_its_holder_though_a_copy_of_the_file_is_open() {
        let path = std::env::temp_dir().join(format!("menagerie-lock-{}", std::process::id()));
        let open = || File::options().create(true).append(true).open(&path).expect("it may");
        let file = open();
        let copy = file.try_clone().expect("it may");
        let held = LockedFile::now(file).expect("nobody has it");
        assert!(LockedFile::is_held(open()).expect("it tells"));
        assert!(matches!(LockedFile::now(open()), Err(TryLockError::WouldBlock)));
        drop(held);
        assert!(!LockedFile::is_held(open()).expect("it tells"));
        assert!(LockedFile::now(open()).is_ok());
        drop(copy);
        std::fs::remove_file(path).expect("it is ours");
    }
}
