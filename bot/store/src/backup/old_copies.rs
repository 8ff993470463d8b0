//! Old copies that this program has left beside a database. They still hold data that was deleted
//! since.

use crate::database::Store;
use crate::database::file::named_after;
use crate::tables::migration_copies::copies;
use menagerie_core::Timestamp;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The end of the name of a database that a restore put aside, before the moment.
pub(super) const ASIDE: &str = ".before-restore-";

/// Copies beside the database at `path` that are older than a moment: from before a migration, and
/// put aside by a restore.
pub fn old_copies(path: &Path, before: Timestamp) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = copies(path).into_iter().map(|(_, copy)| copy).collect();
    found.extend(put_aside(path));
    found.retain(|copy| is_older(copy, before));
    found
}

/// The databases beside the one at `path` that a restore put aside, with their logs.
pub(super) fn put_aside(path: &Path) -> Vec<PathBuf> {
    let aside = named_after(path).into_iter().filter(|(rest, _)| rest.starts_with(ASIDE));
    aside.map(|(_, file)| file).collect()
}

impl Store {
    /// Removes copies of the file from before a migration that are older than a moment.
    pub fn remove_old_copies(&self, before: Timestamp) {
        if let Some(path) = self.path() {
            remove_old_copies(path, before);
        }
    }
}

/// Removes such copies of the database at `path`. A database that a restore put aside is for the
/// operator of that restore to delete.
fn remove_old_copies(path: &Path, before: Timestamp) {
    for (_, copy) in copies(path) {
        if !is_older(&copy, before) {
            continue;
        }
        match std::fs::remove_file(&copy) {
            Ok(()) => tracing::info!(copy = %copy.display(), "an old copy is removed"),
            Err(error) => {
                tracing::warn!(%error, copy = %copy.display(), "an old copy could not be removed");
            }
        }
    }
}

fn is_older(file: &Path, before: Timestamp) -> bool {
    let changed = file.metadata().and_then(|metadata| metadata.modified()).ok();
    let since = changed.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.is_some_and(|since| (since.as_secs() as i64) < before.0)
}
