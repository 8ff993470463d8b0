//! `menagerie backup`: a copy of the database, also while the bot runs.

use crate::backup::contents::Contents;
use crate::backup::copy::{copy_from, open};
use crate::backup::integrity::whole;
use crate::backup::keeping_error::KeepingError;
use crate::backup::part::Part;
use crate::backup::replaying::replay_all;
use crate::backup::seal;
use crate::database::read_only::{Log, Looking};
use crate::database::{OpenError, file};
use crate::tables::schema;
use menagerie_core::Timestamp;
use sqlx::Connection;
use std::path::Path;

/// A finished backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Its content.
    pub contents: Contents,
    /// Its bytes.
    pub bytes: u64,
    /// The games that could not be replayed, and why. They are in the backup as they are.
    pub wrong: Vec<String>,
}

/// How many findings are told.
const TOLD: usize = 3;

/// Copies the database at `url` into `target`, which becomes a database itself. Every game of the
/// copy is replayed before the copy gets its name. A bot may run meanwhile.
///
/// A game that cannot be replayed, perhaps because its variant is gone, must not prevent the copy
/// of all others. It is in the backup as it is, and is named.
///
/// # Errors
/// When there is no such database, `target` already exists, the file is damaged, or the copy cannot
/// be written. Then there is no `target`.
pub async fn back_up(url: &str, target: &Path, now: Timestamp) -> Result<Backup, KeepingError> {
    let name = KeepingError::unless_server(url)?;
    let source = file::resolve(&name).map_err(|error| OpenError::unreadable(&name, error))?;
    if file::is_empty(&source).map_err(|error| OpenError::unreadable(&source, error))? {
        return Err(OpenError::Missing(source).into());
    }
    if target.symlink_metadata().is_ok() {
        return Err(KeepingError::Exists(target.to_path_buf()));
    }
    let part = Part::begin(target, ".part")?;
    let unmade = |error: sqlx::Error| KeepingError::file(part.path(), error);
    // A log that cannot be read where it lies is read in a copy. That copy goes where the backup
    // needs room in any case.
    let beside = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut looking = Looking::at(&source, Log::Read(beside.unwrap_or(Path::new(".")))).await?;
    let copied = copy_from(&mut looking.connection, part.path()).await;
    copied.map_err(|error| not_copied(&source, target, &error))?;
    looking.end().await?;
    let mut connection = open(part.path()).await.map_err(unmade)?;
    let damaged = |found: &[String]| KeepingError::Damaged {
        path: source.clone(),
        found: in_words(found),
        next: "`menagerie doctor` lists all of it; restore an older backup, or report it",
    };
    let found = whole(&mut connection).await.map_err(unmade)?;
    if !found.is_empty() {
        return Err(damaged(&found));
    }
    schema::up_to_date(&mut connection, &source).await?;
    let replay = replay_all(&mut connection).await?;
    let proven = replay.wrong.is_empty().then_some(&replay.contents);
    seal::write(&mut connection, now, proven).await.map_err(unmade)?;
    connection.close().await.map_err(unmade)?;
    let failed = |error| KeepingError::file(target, error);
    let bytes = part.bytes().map_err(failed)?;
    // While the temporary name is locked, no other process makes the same backup.
    if target.symlink_metadata().is_ok() {
        return Err(KeepingError::Exists(target.to_path_buf()));
    }
    part.replace(target).map_err(failed)?;
    Ok(Backup { contents: replay.contents, bytes, wrong: replay.wrong })
}

/// The first findings, in one sentence.
pub(super) fn in_words(found: &[String]) -> String {
    let told = found.iter().take(TOLD).map(|line| line.replace('\n', " "));
    let mut words = told.collect::<Vec<_>>().join("; ");
    if let Some(more) = found.len().checked_sub(TOLD).filter(|more| *more > 0) {
        words.push_str(&format!("; and {more} more"));
    }
    words
}

/// The error of a failed copy: the source is damaged, or there is no room.
pub(super) fn not_copied(source: &Path, target: &Path, error: &sqlx::Error) -> KeepingError {
    if is_damage(error) {
        OpenError::unusable(source, error).into()
    } else {
        KeepingError::file(target, error)
    }
}

/// Whether SQLite says that a file is damaged, or is not an SQLite file.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    // SQLITE_CORRUPT and SQLITE_NOTADB, with any extended code.
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    let code: Option<i64> = code.and_then(|code| code.parse().ok());
    code.is_some_and(|code| [11, 26].contains(&(code & 0xff)))
}
