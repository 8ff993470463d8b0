//! A copy of the database beside it, made before a newer program changes its tables: the way back
//! to the old program.

use crate::backup::copy::{copy, open};
use crate::backup::integrity::whole;
use crate::backup::keeping_error::KeepingError;
use crate::backup::moment::in_a_name;
use crate::backup::part::Part;
use crate::backup::seal;
use crate::database::OpenError;
use crate::database::file::beside;
use crate::tables::migration_copies::{copies, named};
use menagerie_core::Timestamp;
use sqlx::Connection;
use std::path::Path;
use std::time::UNIX_EPOCH;

/// How many of these copies are kept: the newest ones.
const KEPT: usize = 3;
/// Copies the database at `path`, whose tables are of schema `found`, beside it, and removes all
/// such copies but the newest.
///
/// The moment in the name is that of the last change. So a start that breaks off and is tried again
/// makes no second copy.
///
/// # Errors
/// When the database is damaged, or the copy cannot be made. Then nothing may be changed.
pub(crate) async fn before_migrating(path: &Path, found: i64) -> Result<(), OpenError> {
    let target = named(path, found, &in_a_name(changed(path)));
    let not_kept = |reason: String| OpenError::NotKept { path: path.to_path_buf(), reason };
    let failed = |error: sqlx::Error| not_kept(error.to_string());
    let part = Part::begin(&target, ".part").map_err(|error| match error {
        KeepingError::File { reason, .. } => not_kept(reason),
        other => not_kept(other.to_string()),
    })?;
    copy(path, part.path()).await.map_err(failed)?;
    let mut connection = open(part.path()).await.map_err(failed)?;
    let damage = whole(&mut connection).await.map_err(failed)?;
    if let Some(damage) = damage.first() {
        let (path, reason) = (path.to_path_buf(), damage.replace('\n', " "));
        return Err(OpenError::Unusable { path, reason });
    }
    seal::write(&mut connection, changed(path), None).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    part.replace(&target).map_err(|error| not_kept(error.to_string()))?;
    tracing::info!(copy = %target.display(), "the database is copied before its tables change");
    for (_, old) in copies(path).into_iter().rev().skip(KEPT) {
        if let Err(error) = std::fs::remove_file(&old) {
            tracing::warn!(%error, copy = %old.display(), "an old copy could not be removed");
        }
    }
    Ok(())
}

/// When a database was last changed, by the dates of its files.
fn changed(path: &Path) -> Timestamp {
    let files = [path.to_path_buf(), beside(path, "-wal")];
    let times = files.iter().filter_map(|file| file.metadata().ok()?.modified().ok());
    let seconds = times.filter_map(|time| time.duration_since(UNIX_EPOCH).ok());
    Timestamp(seconds.map(|since| since.as_secs() as i64).max().unwrap_or(0))
}
