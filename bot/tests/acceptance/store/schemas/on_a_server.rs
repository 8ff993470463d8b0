//! The data that an older program has left on a server: all that it has left in a file, in tables of its time.

use crate::database;
use crate::table::Folder;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, Row, SqliteConnection};
use std::borrow::Cow;
use std::path::Path;

/// Brings the file of a folder to the server, if the tests are tried on one and it is of a schema
/// that servers had. Returns the address of the database to open.
pub async fn bring(folder: &Folder) -> String {
    if database::server().is_none() {
        return folder.file_url();
    }
    let mut file = SqliteConnection::connect(&folder.file_url()).await.expect("it is there");
    let schema: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut file)
        .await
        .expect("it says of which schema it is");
    let migrations = until(schema).await;
    if migrations.iter().next().is_none() {
        return folder.file_url();
    }
    let mut server = PgConnection::connect(&folder.url()).await.expect("it is there");
    migrations.run(&mut server).await.expect("the tables are made");
    // Rows come in the order of their tables' names.
    execute(&mut server, "SET session_replication_role = replica".to_owned()).await;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut file)
    .await
    .expect("it is readable");
    for table in tables {
        bring_table(&mut file, &mut server, &table).await;
    }
    file.close().await.expect("it closes");
    server.close().await.expect("it closes");
    folder.url()
}

/// The migrations of a server up to one.
async fn until(schema: i64) -> Migrator {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations/postgres");
    let mut all = Migrator::new(folder).await.expect("they can be read");
    let known = all.iter().filter(|one| one.version <= schema).cloned().collect::<Vec<_>>();
    all.migrations = Cow::Owned(known);
    all
}

async fn execute(server: &mut PgConnection, statement: String) {
    let done = sqlx::raw_sql(AssertSqlSafe(statement.clone())).execute(server).await;
    done.unwrap_or_else(|error| panic!("{statement}: {error}"));
}

async fn bring_table(file: &mut SqliteConnection, server: &mut PgConnection, table: &str) {
    // A column that is worked out of others is not copied.
    let columns: Vec<(String, String)> =
        sqlx::query_as("SELECT name, type FROM pragma_table_xinfo($1) WHERE hidden = 0")
            .bind(table)
            .fetch_all(&mut *file)
            .await
            .expect("it is readable");
    let names = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>();
    let places = (1..=names.len()).map(|place| format!("${place}")).collect::<Vec<_>>();
    let (names, places) = (names.join(", "), places.join(", "));
    let rows: Vec<SqliteRow> =
        sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM \"{table}\"")))
            .fetch_all(file)
            .await
            .expect("it is readable");
    execute(server, format!("DELETE FROM \"{table}\"")).await;
    let insert = format!("INSERT INTO \"{table}\" ({names}) VALUES ({places})");
    for row in &rows {
        let mut statement = sqlx::query(AssertSqlSafe(insert.clone()));
        for (place, (_, kind)) in columns.iter().enumerate() {
            statement = bound(statement, row, place, kind);
        }
        let written = statement.execute(&mut *server).await;
        written.unwrap_or_else(|error| panic!("{insert}: {error}"));
    }
    if columns.iter().any(|(name, kind)| name == "id" && kind == "INTEGER") {
        // Where the server counts by itself it goes on from there.
        let next = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM \"{table}\"))
             WHERE pg_get_serial_sequence('{table}', 'id') IS NOT NULL"
        );
        execute(server, next).await;
    }
}

fn bound<'q>(
    statement: Query<'q, Postgres, PgArguments>,
    row: &SqliteRow,
    place: usize,
    kind: &str,
) -> Query<'q, Postgres, PgArguments> {
    match kind {
        "INTEGER" => statement.bind(row.get::<Option<i64>, _>(place)),
        "REAL" => statement.bind(row.get::<Option<f64>, _>(place)),
        "BLOB" => statement.bind(row.get::<Option<Vec<u8>>, _>(place)),
        "TEXT" => statement.bind(row.get::<Option<String>, _>(place)),
        other => panic!("a column of the type {other}"),
    }
}
