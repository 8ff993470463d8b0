//! The contents of a database, row by row, and the changes in it.

use crate::beside;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;

const TABLES_OF_A_FILE: &str = "SELECT name FROM sqlite_master
     WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'";
const TABLES_OF_A_SERVER: &str = "SELECT table_name::text FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_name NOT LIKE '_sqlx_%'";

/// Each column with whether it is of the key and whether it is a number.
const COLUMNS_OF_A_FILE: &str =
    "SELECT name, pk, type = 'INTEGER' FROM pragma_table_info($1) ORDER BY cid";
const COLUMNS_OF_A_SERVER: &str = "SELECT column_name::text,
        (SELECT count(*) FROM pg_index JOIN pg_attribute ON attrelid = indrelid
         WHERE indrelid = table_name::regclass AND indisprimary AND attname = column_name
           AND attnum = ANY (indkey::int2[])),
        CASE data_type WHEN 'bigint' THEN 1 ELSE 0 END
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'
     ORDER BY ordinal_position";

/// Each row by its table and its key: the values of its columns as SQL spells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records(BTreeMap<String, BTreeMap<String, String>>);

impl Records {
    /// Everything that the database at `url` holds.
    pub async fn of(url: &str) -> Self {
        let pool = beside::pool(url).await;
        let of_a_server = url.starts_with("postgres");
        let tables: Vec<String> =
            sqlx::query_scalar(if of_a_server { TABLES_OF_A_SERVER } else { TABLES_OF_A_FILE })
                .fetch_all(&pool)
                .await
                .expect("there are tables");
        let mut records = BTreeMap::new();
        for table in tables {
            let columns: Vec<(String, i64, i64)> =
                sqlx::query_as(if of_a_server { COLUMNS_OF_A_SERVER } else { COLUMNS_OF_A_FILE })
                    .bind(&table)
                    .fetch_all(&pool)
                    .await
                    .expect("it has columns");
            let quoted =
                columns.iter().map(|(name, _, is_number)| match (of_a_server, is_number) {
                    (false, _) => format!("quote({name}) AS {name}"),
                    (true, 0) => format!("quote_nullable({name}) AS {name}"),
                    (true, _) => format!("coalesce({name}::text, 'NULL') AS {name}"),
                });
            let select = format!("SELECT {} FROM {table}", quoted.collect::<Vec<_>>().join(", "));
            let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&pool).await;
            for row in rows.expect("it can be read") {
                let value = |row: &AnyRow, name: &str| -> String { row.get(name) };
                let key = columns.iter().filter(|(_, pk, _)| *pk > 0);
                let key: Vec<String> = key.map(|(name, ..)| value(&row, name)).collect();
                let values = columns.iter().filter(|(_, pk, _)| *pk == 0);
                let values = values.map(|(name, ..)| (name.clone(), value(&row, name)));
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

    /// The differences later, but for the tables that are named: a line for each column that has
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
