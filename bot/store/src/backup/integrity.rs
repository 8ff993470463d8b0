//! Checks that an SQLite file is whole: its pages, its indexes, and the references of its rows.

use crate::database::Db;

/// The defects of the file, a few at most; none if it is whole.
pub(crate) async fn whole(db: &mut Db) -> Result<Vec<String>, sqlx::Error> {
    let mut found: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check(3)").fetch_all(&mut *db).await?;
    found.retain(|line| line != "ok");
    let dangling: Vec<(String, Option<i64>, String, i64)> =
        sqlx::query_as("SELECT * FROM pragma_foreign_key_check LIMIT 3").fetch_all(db).await?;
    found.extend(dangling.into_iter().map(|(table, row, parent, _)| match row {
        Some(row) => format!("row {row} of {table} points to nothing in {parent}"),
        None => format!("a row of {table} points to nothing in {parent}"),
    }));
    Ok(found)
}
