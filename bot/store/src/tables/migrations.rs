//! The migrations: the files in `migrations`, which are part of the program.
//!
//! They are not read by sqlx's macro, because its crate brings SQLite, OpenSSL and sqlx into every
//! build a second time, and that OpenSSL from the system.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

// The list of the build script: the number, the words and the text of each migration.
include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// The migrations of a file.
pub(super) static FILE: LazyLock<Migrator> = LazyLock::new(|| migrator(OF_FILES));

/// The migrations of a server. The first one makes all tables that the migrations of a file had
/// made when servers were added.
pub(super) static SERVER: LazyLock<Migrator> = LazyLock::new(|| migrator(OF_SERVERS));

/// The number of the newest migration of a file.
pub(super) fn newest() -> i64 {
    FILE.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn migrator(listed: &'static [(i64, &str, &str)]) -> Migrator {
    let migration = |(version, words, sql): &'static (i64, &str, &str)| {
        let (words, sql) = ((*words).into(), (*sql).into_sql_str());
        Migration::new(*version, words, MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(listed.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::sqlite;
    use std::path::Path;

    /// The hash of each migration is stored in every database.
    #[tokio::test]
    async fn they_are_what_sqlx_finds_in_the_folders() {
        for (ours, folder) in [(&FILE, "../../migrations"), (&SERVER, "../../migrations/postgres")]
        {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            let found = Migrator::new(folder).await.expect("they can be read");
            assert!(found.iter().count() > 1);
            assert_eq!(ours.iter().count(), found.iter().count());
            for (ours, found) in ours.iter().zip(found.iter()) {
                assert_eq!(
                    (ours.version, &ours.description, &ours.checksum, ours.no_tx),
                    (found.version, &found.description, &found.checksum, found.no_tx)
                );
                assert_eq!(ours.migration_type, found.migration_type);
            }
        }
    }

    /// Tables from before it was known that SQLite 3.40 calls such tables damaged.
    const OTHERWISE: [&str; 3] = ["habits", "outages", "vacations"];

    /// In a table without row numbers, older programs for SQLite report missing values, although it
    /// is sound, if its key columns are not the first.
    #[tokio::test]
    async fn the_key_of_a_table_without_row_numbers_comes_first() {
        let mut memory = sqlite::in_memory().await.expect("there is memory");
        FILE.run(&mut memory).await.expect("they can be made");
        let late: Vec<String> = sqlx::query_scalar(
            "SELECT DISTINCT tables.name FROM sqlite_schema AS tables,
                    pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table' AND tables.sql LIKE '%WITHOUT ROWID%'
               AND columns.pk > 0 AND columns.pk <> columns.cid + 1
             ORDER BY tables.name",
        )
        .fetch_all(&mut memory)
        .await
        .expect("it can be read");
        assert_eq!(late, OTHERWISE, "a new table has the columns of its key first, in its order");
    }
}
