//! Rewriting a file after something in it was deleted for good.
//!
//! SQLite overwrites a deleted row, but not the copies between rows that it left when it moved rows
//! from one page to another. Those are gone when all pages are rewritten.

use sqlx::{AnyConnection, Executor};

/// The owner and the name of the remembered request. No network has this name.
const OURS: (&str, &str) = ("menagerie", "to be written anew");

/// The largest file, in bytes, that is rewritten while calls wait: 64 MiB, which takes some
/// seconds. A larger one is rewritten at the next start.
const AT_ONCE: i64 = 64 * 1024 * 1024;

/// Requests that the file is rewritten.
///
/// # Errors
/// When the database cannot be written.
pub(crate) async fn ask(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO remembered (network, name, value) VALUES ($1, $2, '') ON CONFLICT DO NOTHING",
    )
    .bind(OURS.0)
    .bind(OURS.1)
    .execute(connection)
    .await
    .map(|_| ())
}

/// Rewrites the file if that was requested, however large it is.
///
/// # Errors
/// When it cannot be read, or there is no room for a second one beside it. Then it is done the next
/// time.
pub(crate) async fn before_serving(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if is_asked(connection).await? { write_anew(connection).await } else { Ok(()) }
}

/// Rewrites the file if that was requested, unless calls would wait for long.
///
/// # Errors
/// As for [`before_serving`].
pub(super) async fn between_calls(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
    let bytes: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut *connection).await?;
    if pages.saturating_mul(bytes) <= AT_ONCE { before_serving(connection).await } else { Ok(()) }
}

async fn is_asked(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let asked: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM remembered WHERE network = $1 AND name = $2")
            .bind(OURS.0)
            .bind(OURS.1)
            .fetch_optional(connection)
            .await?;
    Ok(asked.is_some())
}

async fn write_anew(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    connection.execute("VACUUM").await?;
    sqlx::query("DELETE FROM remembered WHERE network = $1 AND name = $2")
        .bind(OURS.0)
        .bind(OURS.1)
        .execute(connection)
        .await
        .map(|_| ())
}
