//! What a database holds, row by row, and what has changed in it.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqlitePool};
use std::collections::BTreeMap;

/// Each row by its table and its key: the values of its columns as SQL spells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records(BTreeMap<String, BTreeMap<String, String>>);

impl Records {
    /// Everything that the database at `url` holds.
    pub async fn of(url: &str) -> Self {
        let pool = SqlitePool::connect(url).await.expect("the file is there");
        let tables: Vec<String> = sqlx::query_scalar(
            "SELECT name FROM sqlite_master
             WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'",
        )
        .fetch_all(&pool)
        .await
        .expect("there are tables");
        let mut records = BTreeMap::new();
        for table in tables {
            let columns: Vec<(String, i64)> =
                sqlx::query_as("SELECT name, pk FROM pragma_table_info($1) ORDER BY cid")
                    .bind(&table)
                    .fetch_all(&pool)
                    .await
                    .expect("it has columns");
            let quoted: Vec<String> =
                columns.iter().map(|(name, _)| format!("quote({name}) AS {name}")).collect();
            let select = format!("SELECT {} FROM {table}", quoted.join(", "));
            let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&pool).await;
            for row in rows.expect("it can be read") {
                let value = |row: &SqliteRow, name: &str| -> String { row.get(name) };
                let key = columns.iter().filter(|(_, pk)| *pk > 0);
                let key: Vec<String> = key.map(|(name, _)| value(&row, name)).collect();
                let values = columns.iter().filter(|(_, pk)| *pk == 0);
                let values = values.map(|(name, _)| (name.clone(), value(&row, name)));
                records.insert(format!("{table} {}", key.join(" ")), values.collect());
            }
        }
        pool.close().await;
        Self(records)
    }

    /// How many rows a table has.
    pub fn count(&self, table: &str) -> usize {
        self.0.keys().filter(|key| key.split(' ').next() == Some(table)).count()
    }

    /// What is different later, but for the tables that are named: a line for each column that has
    /// changed, and for each value but NULL of a row that has come or gone.
    pub fn changes(&self, later: &Self, but_for: &[&str]) -> Vec<String> {
        let mut changes = Vec::new();
        let is_looked_at = |key: &&String| !but_for.iter().any(|table| key.starts_with(table));
        for (key, after) in later.0.iter().filter(|(key, _)| is_looked_at(key)) {
            let before = self.0.get(key);
            if before.is_none() {
                changes.push(format!("+ {key}"));
            }
            let null = "NULL".to_owned();
            for (column, value) in after {
                let was = before.map_or(&null, |before| &before[column]);
                if was != value {
                    let sign = if before.is_some() { format!("{was} → ") } else { String::new() };
                    changes.push(format!("{key} {column}: {sign}{value}"));
                }
            }
        }
        let gone = self.0.keys().filter(is_looked_at).filter(|key| !later.0.contains_key(*key));
        changes.extend(gone.map(|key| format!("- {key}")));
        changes
    }
}
