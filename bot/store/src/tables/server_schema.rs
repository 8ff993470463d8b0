//! The tables on a server: the migrations that make them, and the check that they are the same as
//! in a file.

use super::made;
use super::migrations::SERVER;
use super::schema::{applied, missing};
use crate::database::file::Expected;
use crate::database::server_rights::{Purpose, refuse_without};
use crate::database::{Db, OpenError};
use sqlx::Connection;
use sqlx::migrate::MigrateError;
use std::collections::BTreeSet;
use tokio::sync::OnceCell;

/// The table in which sqlx stores the applied migrations.
const HISTORY: [&str; 1] = ["_sqlx_migrations"];

/// Columns with their tables, by name.
type Columns = BTreeSet<(String, String)>;

/// Brings the tables up to date and checks that nothing is missing. Several processes may do that
/// at once: one waits for the other.
///
/// # Errors
/// When there is something where nothing is expected, when the tables are of another program or
/// version, or lack something.
pub(crate) async fn migrate(db: &mut Db, name: &str, expected: Expected) -> Result<(), OpenError> {
    let ours = columns_of_a_file().await.map_err(|error| refused(name, error))?;
    let needed = needed_for(db, name, ours, Purpose::Write).await?;
    if needed.is_some() && expected == Expected::Nothing {
        return Err(OpenError::NotEmpty(name.into()));
    }
    SERVER.run(&mut *db).await.map_err(|error| refused(name, error))?;
    is_complete(db, name, ours).await
}

/// How many migrations a database still needs; nothing if it has no tables yet. The check changes
/// nothing.
///
/// # Errors
/// As for [`migrate`].
pub(crate) async fn needed(
    db: &mut Db,
    name: &str,
    purpose: Purpose,
) -> Result<Option<usize>, OpenError> {
    let ours = columns_of_a_file().await.map_err(|error| refused(name, error))?;
    needed_for(db, name, ours, purpose).await
}

async fn needed_for(
    db: &mut Db,
    name: &str,
    expected: &Columns,
    purpose: Purpose,
) -> Result<Option<usize>, OpenError> {
    let unusable = |error| OpenError::unreachable(name, &error);
    let ours: BTreeSet<String> = expected.iter().map(|(table, _)| table.clone()).collect();
    if !is_begun(db).await.map_err(unusable)? {
        refuse_without(db, name, (None, &ours), purpose).await?;
        return Ok(None);
    }
    let history = HISTORY.into_iter().map(str::to_owned).collect();
    refuse_without(db, name, (Some(0), &history), purpose).await?;
    refuse_newer(db, name).await?;
    let applied = applied(db).await.map_err(unusable)?;
    let missing = missing(&SERVER, &applied).map_err(|error| refused(name, error))?;
    refuse_without(db, name, (Some(missing), &ours), purpose).await?;
    if missing == 0 {
        is_complete(db, name, expected).await?;
    }
    Ok(Some(missing))
}

/// Refuses a database with another schema than this program's.
///
/// # Errors
/// When there are no tables, or older or newer ones.
pub(crate) async fn up_to_date(db: &mut Db, name: &str, purpose: Purpose) -> Result<(), OpenError> {
    match needed(db, name, purpose).await? {
        None => Err(OpenError::Missing(name.into())),
        Some(0) => Ok(()),
        Some(needed) => Err(OpenError::migrations_missing(name.as_ref(), needed)),
    }
}

async fn is_begun(db: &mut Db) -> Result<bool, sqlx::Error> {
    let found: Option<i64> = sqlx::query_scalar(
        "SELECT 1::bigint FROM pg_tables
         WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations'",
    )
    .fetch_optional(db)
    .await?;
    Ok(found.is_some())
}

/// Refuses tables that a newer program has changed.
async fn refuse_newer(db: &mut Db, name: &str) -> Result<(), OpenError> {
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(db)
        .await
        .map_err(|error| OpenError::unreachable(name, &error))?;
    let known = SERVER.iter().map(|migration| migration.version).max().unwrap_or(0);
    match found.filter(|found| *found > known) {
        Some(found) => Err(OpenError::Newer { path: name.into(), found, known, copy: None }),
        None => Ok(()),
    }
}

fn refused(name: &str, error: MigrateError) -> OpenError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            OpenError::unreachable(name, &error)
        }
        other => OpenError::Schema { path: name.into(), reason: other.to_string() },
    }
}

/// Whether all columns of a file are there.
async fn is_complete(db: &mut Db, name: &str, expected: &Columns) -> Result<(), OpenError> {
    let unusable = |error| OpenError::unreachable(name, &error);
    let found = columns(db).await.map_err(unusable)?;
    match expected.difference(&found).next() {
        None => Ok(()),
        Some((table, column)) => Err(OpenError::Incomplete {
            path: name.into(),
            difference: format!("lacks the column “{column}” of the table “{table}”"),
        }),
    }
}

/// Every column with its table. The server's own catalog is read: its view of that by the standard takes
/// a new connection ten times as long.
async fn columns(db: &mut Db) -> Result<Columns, sqlx::Error> {
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT relname::text, attname::text FROM pg_namespace
         JOIN pg_class ON relnamespace = pg_namespace.oid
         JOIN pg_attribute ON attrelid = pg_class.oid
         WHERE nspname = current_schema() AND relkind IN ('r', 'p')
           AND relname <> '_sqlx_migrations' AND attnum > 0 AND NOT attisdropped",
    )
    .fetch_all(db)
    .await?;
    Ok(columns.into_iter().collect())
}

/// Every column of a new file. The same as long as the program runs, they are worked out once.
async fn columns_of_a_file() -> Result<&'static Columns, MigrateError> {
    static COLUMNS: OnceCell<Columns> = OnceCell::const_new();
    COLUMNS.get_or_try_init(read_columns_of_a_file).await
}

async fn read_columns_of_a_file() -> Result<Columns, MigrateError> {
    let mut fresh = made::complete().await?;
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT sqlite_schema.name, columns.name
         FROM sqlite_schema, pragma_table_xinfo(sqlite_schema.name) AS columns
         WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE 'sqlite_%'
           AND sqlite_schema.name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut fresh)
    .await?;
    fresh.close().await?;
    Ok(columns.into_iter().collect())
}
