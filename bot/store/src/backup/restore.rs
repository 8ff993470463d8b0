//! `menagerie restore`: puts a backup in the place of the database.

use crate::backup::back_up::{in_words, is_damage};
use crate::backup::contents::Contents;
use crate::backup::copy;
use crate::backup::forgotten::Present;
use crate::backup::integrity::whole;
use crate::backup::keeping_error::KeepingError;
use crate::backup::moment::in_a_name;
use crate::backup::old_copies::ASIDE;
use crate::backup::part;
use crate::backup::part::{Part, sync_folder};
use crate::backup::replaying::{Replay, replay_all};
use crate::backup::seal;
use crate::database::{OpenError, file};
use crate::tables::schema;
use menagerie_core::{PlayerId, Timestamp};
use sqlx::Connection;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A restored database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Its path.
    pub path: PathBuf,
    /// Its content.
    pub contents: Contents,
    /// When `menagerie backup` made the copy; nothing if the copy was made otherwise.
    pub made_at: Option<Timestamp>,
    /// The path of the old database, if there was one.
    pub aside: Option<PathBuf>,
    /// The games that cannot be replayed, and why. They are as they were when the copy was made.
    pub wrong: Vec<String>,
    /// The members who are back by the backup and had all their data deleted since it was made.
    /// Nothing if no database that was put aside can tell.
    pub forgotten: Option<Vec<PlayerId>>,
}

/// Puts the backup `source` in the place of the database at `url`, after it was found to be whole
/// and every game of it was replayed. The backup itself stays as it is. A sealed backup is known to
/// be unchanged, so a game of it that cannot be replayed does not prevent the restore.
///
/// # Errors
/// When the backup is not whole, a bot has the database, or the system refuses something. Then the
/// database is as it was.
pub async fn restore(url: &str, source: &Path, now: Timestamp) -> Result<Restored, KeepingError> {
    let name = KeepingError::unless_server(url)?;
    let path = file::resolve(&name).map_err(|error| OpenError::not_writable(&name, &error))?;
    let unreadable = |error| KeepingError::file(source, error);
    let found = std::fs::canonicalize(source).map_err(|error| match error.kind() {
        ErrorKind::NotFound => KeepingError::NoSuchFile(source.to_path_buf()),
        _ => unreadable(error),
    })?;
    if found.is_dir() {
        return Err(KeepingError::Folder(source.to_path_buf()));
    }
    if found == path || file::is_in_use(&found).map_err(unreadable)? {
        return Err(KeepingError::NoBackup(source.to_path_buf()));
    }
    let not_writable = |error| KeepingError::from(OpenError::not_writable(&path, &error));
    if file::is_in_use(&path).map_err(not_writable)? {
        return Err(OpenError::InUse(path).into());
    }
    let part = Part::begin(&path, ".restoring")?;
    part.fill(&found).map_err(|error| KeepingError::file(part.path(), error))?;
    // A copy of all files of a killed bot is a backup, too.
    let log = file::beside(&found, "-wal");
    if log.exists() {
        std::fs::copy(log, file::beside(part.path(), "-wal"))
            .map_err(|error| KeepingError::file(part.path(), error))?;
    }
    let (replay, made_at, present) = checked(source, part.path()).await?;
    part.belong_where(&path).map_err(|error| KeepingError::file(part.path(), error))?;

    let held = file::Held::take(&path)?;
    part::give(&file::lock_of(&path), part.path()).map_err(not_writable)?;
    let aside = put_aside(&path, now).await?;
    part.replace(&path).map_err(not_writable)?;
    held.mark().map_err(not_writable)?;
    // A bot may start from now on. No process uses the database that was put aside.
    drop(held);
    let forgotten = present.brought_back(&path).await;
    let Replay { contents, wrong } = replay;
    Ok(Restored { path, contents, made_at, aside, wrong, forgotten })
}

/// Checks the copy of a backup and makes it a database for this program: one file, with up-to-date
/// tables and without a seal.
async fn checked(
    source: &Path,
    copy: &Path,
) -> Result<(Replay, Option<Timestamp>, Present), KeepingError> {
    let damaged = |found: String| KeepingError::Damaged {
        path: source.to_path_buf(),
        found,
        next: "take another backup; nothing was changed",
    };
    let failed = |error: sqlx::Error| match error.as_database_error() {
        Some(found) if is_damage(&error) => damaged(found.message().to_owned()),
        _ => KeepingError::file(copy, error),
    };
    let mut connection = copy::open(copy).await.map_err(failed)?;
    let found = whole(&mut connection).await.map_err(failed)?;
    if !found.is_empty() {
        return Err(damaged(in_words(&found)));
    }
    let seal = seal::read(&mut connection).await.map_err(failed)?.map_err(damaged)?;
    seal::remove(&mut connection).await.map_err(failed)?;
    let before = schema::needed(&mut connection, source).await?;
    if before == schema::all() {
        return Err(damaged("it has no tables of this program".to_owned()));
    }
    schema::migrate(&mut connection, source).await?;
    let replay = replay_all(&mut connection).await?;
    let is_proven = replay.wrong.is_empty();
    if !is_proven && seal.is_none() {
        return Err(damaged(in_words(&replay.wrong)));
    }
    // Migrations may add values that belong to a chain.
    let is_comparable = before == 0 && is_proven;
    let expected = seal.as_ref().and_then(|seal| seal.chains.as_ref()).filter(|_| is_comparable);
    if expected.is_some_and(|expected| *expected != replay.contents.chains) {
        return Err(damaged("the chains of its games do not end as when it was made".to_owned()));
    }
    let present = Present::of(&mut connection).await.map_err(failed)?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(&mut connection)
        .await
        .map_err(failed)?;
    connection.close().await.map_err(failed)?;
    Ok((replay, seal.map(|seal| seal.made_at), present))
}

/// Gives the old database a second name and makes it one file, so that another one can take its
/// name at once. A log that lies beside another database than its own would destroy that database.
///
/// A database that SQLite cannot read, or of which only the log is left, is put aside as it is.
async fn put_aside(path: &Path, now: Timestamp) -> Result<Option<PathBuf>, KeepingError> {
    let not_writable = |error| KeepingError::from(OpenError::not_writable(path, &error));
    let is_there = !file::is_empty(path).map_err(not_writable)?;
    let logs = ["-wal", "-journal"].map(|end| (file::beside(path, end), end));
    let logs: Vec<_> = logs.into_iter().filter(|(log, _)| log.exists()).collect();
    if !is_there && logs.is_empty() {
        return Ok(None);
    }
    let aside = free_name(path, now);
    let failed = |error| KeepingError::file(&aside, error);
    if is_there {
        second_name(path, &aside).map_err(failed)?;
    }
    for (log, end) in &logs {
        let other = file::beside(&aside, end);
        std::fs::copy(log, &other).and_then(|_| File::open(&other)?.sync_all()).map_err(failed)?;
    }
    sync_folder(path).map_err(not_writable)?;
    let settled = if is_there { settle(path).await } else { Ok(false) };
    if let Ok(false) = settled {
        part::remove_beside(path).map_err(not_writable)?;
        return Ok(Some(aside));
    }
    // The log is in the database now, or everything is where it was.
    part::remove_beside(&aside).map_err(failed)?;
    if settled.is_err() {
        std::fs::remove_file(&aside).map_err(failed)?;
    }
    settled.map(|_| Some(aside))
}

/// Gives a file a second name. Where a file can have only one name, makes a second file.
fn second_name(path: &Path, other: &Path) -> std::io::Result<()> {
    if std::fs::hard_link(path, other).is_ok() {
        return Ok(());
    }
    std::fs::copy(path, other)?;
    File::open(other)?.sync_all()
}

/// Moves the log of a database into it, and removes the log. Says whether the log could be read.
async fn settle(path: &Path) -> Result<bool, KeepingError> {
    let failed = |error: sqlx::Error| {
        if is_damage(&error) { Ok(false) } else { Err(KeepingError::file(path, error)) }
    };
    let mut connection = match copy::open(path).await {
        Ok(connection) => connection,
        Err(error) => return failed(error),
    };
    let busy: Result<i64, _> =
        sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
    let closed = connection.close().await;
    match busy.and_then(|busy| closed.map(|()| busy)) {
        // The last process that closes a database removes its log.
        Ok(0) if !file::beside(path, "-wal").exists() => Ok(true),
        Ok(_) => Err(KeepingError::OpenElsewhere(path.to_path_buf())),
        Err(error) => failed(error),
    }
}

/// A free name for the old database.
fn free_name(path: &Path, now: Timestamp) -> PathBuf {
    let moment = in_a_name(now);
    let name = |more: &str| file::beside(path, &format!("{ASIDE}{moment}{more}"));
    let mut found = name("");
    let mut number = 2;
    while found.symlink_metadata().is_ok() {
        found = name(&format!("-{number}"));
        number += 1;
    }
    found
}
