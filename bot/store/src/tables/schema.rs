//! The tables of an SQLite file: the migrations that make them, and the check that they are as the
//! migrations make them.

use super::made::{self, Object};
use super::migration_copies::newest_for;
use super::migrations::{FILE, newest};
use crate::database::{Db, OpenError};
use sqlx::migrate::{MigrateError, Migrator};
use std::path::Path;

/// Brings the tables up to date, with data that older versions have stored differently, and checks
/// that nothing is missing.
///
/// # Errors
/// When the file is of another program or version, is damaged, or lacks something.
pub(crate) async fn migrate(db: &mut Db, path: &Path) -> Result<(), OpenError> {
    refuse_newer(db, path).await?;
    FILE.run(&mut *db).await.map_err(|error| refused(path, error))?;
    is_complete(db, path, i64::MAX).await
}

/// How many migrations a database still needs. The check changes nothing.
///
/// # Errors
/// As for [`migrate`].
pub(crate) async fn needed(db: &mut Db, path: &Path) -> Result<usize, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let check: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *db).await.map_err(unusable)?;
    if check != "ok" {
        return Err(OpenError::Unusable { path: path.to_path_buf(), reason: check });
    }
    if refuse_newer(db, path).await?.is_none() {
        return Ok(FILE.iter().count());
    }
    let applied = applied(db).await.map_err(unusable)?;
    let missing = missing(&FILE, &applied).map_err(|error| refused(path, error))?;
    let newest = applied.last().map_or(0, |applied| applied.version);
    is_complete(db, path, newest).await?;
    Ok(missing)
}

/// The number of all migrations: a database that is not of this program needs all of them.
pub(crate) fn all() -> usize {
    FILE.iter().count()
}

/// An applied migration.
pub(super) struct Applied {
    /// Its number.
    version: i64,
    /// Whether it was applied to its end: 1 or 0.
    success: i64,
    /// Its hash.
    checksum: Vec<u8>,
}

/// The applied migrations, in their order.
///
/// # Errors
/// When they cannot be read.
pub(super) async fn applied(db: &mut Db) -> Result<Vec<Applied>, sqlx::Error> {
    let rows: Vec<(i64, i64, Vec<u8>)> = sqlx::query_as(
        "SELECT version, CASE WHEN success THEN 1 ELSE 0 END, checksum
         FROM _sqlx_migrations ORDER BY version",
    )
    .fetch_all(db)
    .await?;
    let applied = |(version, success, checksum)| Applied { version, success, checksum };
    Ok(rows.into_iter().map(applied).collect())
}

/// How many of the migrations are still to be applied.
///
/// # Errors
/// When others were applied, or one only in part.
pub(super) fn missing(migrations: &Migrator, applied: &[Applied]) -> Result<usize, MigrateError> {
    for Applied { version, success, checksum } in applied {
        let wrong = match migrations.iter().find(|migration| migration.version == *version) {
            _ if *success == 0 => MigrateError::Dirty(*version),
            None => MigrateError::VersionMissing(*version),
            Some(known) if *known.checksum != **checksum => MigrateError::VersionMismatch(*version),
            Some(_) => continue,
        };
        return Err(wrong);
    }
    Ok(migrations.iter().count().saturating_sub(applied.len()))
}

/// The schema of a database that this program will change, if it has an older one.
///
/// # Errors
/// When it is newer than this program, or cannot be read.
pub(crate) async fn outdated(db: &mut Db, path: &Path) -> Result<Option<i64>, OpenError> {
    let found = refuse_newer(db, path).await?;
    Ok(found.filter(|found| *found < newest()))
}

/// Refuses a database with another schema than this program's.
///
/// # Errors
/// When it is older or newer, or is damaged.
pub(crate) async fn up_to_date(db: &mut Db, path: &Path) -> Result<(), OpenError> {
    match needed(db, path).await? {
        0 => Ok(()),
        needed => Err(OpenError::migrations_missing(path, needed)),
    }
}

/// The number of the newest applied migration, if there is one. A newer schema than this program's
/// is refused.
async fn refuse_newer(db: &mut Db, path: &Path) -> Result<Option<i64>, OpenError> {
    let unusable = |error| OpenError::unusable(path, &error);
    let begun: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_one(&mut *db)
    .await
    .map_err(unusable)?;
    if begun == 0 {
        return Ok(None);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(db)
        .await
        .map_err(unusable)?;
    match found.filter(|found| *found > newest()) {
        Some(found) => Err(OpenError::Newer {
            path: path.to_path_buf(),
            found,
            known: newest(),
            copy: newest_for(path, newest()),
        }),
        None => Ok(found),
    }
}

fn refused(path: &Path, error: MigrateError) -> OpenError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            OpenError::unusable(path, &error)
        }
        other => OpenError::Schema { path: path.to_path_buf(), reason: other.to_string() },
    }
}

async fn is_complete(db: &mut Db, path: &Path, newest: i64) -> Result<(), OpenError> {
    match difference(db, newest).await.map_err(|error| refused(path, error))? {
        None => Ok(()),
        Some(difference) => Err(OpenError::Incomplete { path: path.to_path_buf(), difference }),
    }
}

/// The first object of the migrations up to `newest` that is missing here or different. Objects
/// that others have added are their own, such as the tables of a program that makes copies.
async fn difference(db: &mut Db, newest: i64) -> Result<Option<String>, MigrateError> {
    let found = made::objects_in(db).await?;
    for object in made::objects(newest).await?.iter() {
        let Object { kind, name, .. } = object;
        match found.iter().find(|other| other.kind == *kind && other.name == *name) {
            None => return Ok(Some(format!("lacks the {kind} “{name}”"))),
            Some(other) if other != object => {
                return Ok(Some(format!("has a {kind} “{name}” that this program does not make")));
            }
            Some(_) => {}
        }
    }
    Ok(None)
}
