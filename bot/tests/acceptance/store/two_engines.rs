//! A file of SQLite's and a PostgreSQL server hold the same: the same tables, made by migrations of
//! the same names, and every statement of the store is one for both.

use crate::database;
use crate::operation::operator_variants::REED_LAKE;
use crate::store::on_a_file::backups::said;
use crate::store::on_a_file::plans::statements;
use crate::table::{self, Folder};
use menagerie_core::Timestamp;
use menagerie_rules::Variant;
use menagerie_store::{Store, VariantKept, inspect};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqlitePool};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The number of the migration that makes on a server what all up to it have made of a file.
const FIRST_OF_A_SERVER: &str = "0021";

/// A server with an empty schema, if there is one here.
async fn server() -> Option<(Folder, String, PgConnection)> {
    if database::server().is_none() {
        eprintln!("skipped, because TEST_POSTGRES names no server: scripts/postgres/with.sh does");
        return None;
    }
    let folder = Folder::new();
    let url = folder.url();
    let connection = PgConnection::connect(&url).await.expect("the server is there");
    Some((folder, url, connection))
}

async fn opened(url: &str) -> Store {
    Store::open(url, &mut StdRng::seed_from_u64(1)).await.expect("a new database opens")
}

/// Otherwise a game that is begun with it on another process would be played by this one's file.
#[tokio::test]
async fn a_file_of_the_owner_that_has_begun_nothing_may_change_where_no_other_process_offers_it() {
    let folder = Folder::new();
    let store = opened(&folder.url()).await;
    let variant = Variant::from_toml("x", REED_LAKE).expect("it is a game");
    let another = VariantKept::OtherShared;
    let changed = if store.path().is_some() { VariantKept::Yes } else { another };
    let other = format!("{REED_LAKE}# Changed\n");
    for (file, becomes) in
        [(REED_LAKE, VariantKept::Yes), (REED_LAKE, VariantKept::Yes), (&*other, changed)]
    {
        let kept = store.keep_variant(&variant, file).await.expect("it is written");
        assert_eq!(kept, becomes);
    }
    store.close().await.expect("it closes");
}

#[tokio::test]
async fn the_log_beside_a_file_has_a_size_and_a_server_keeps_its_own() {
    let folder = Folder::new();
    let store = opened(&folder.url()).await;
    store.probe(Timestamp(1)).await.expect("it is written");
    let page = if store.path().is_some() { 4_096 } else { 0 };
    assert!(store.log_bytes() >= page, "{}", store.log_bytes());
    assert!(store.path().is_some() || store.log_bytes() == 0);
    store.close().await.expect("it closes");
}

/// As a database of a role with such a name has by itself.
#[tokio::test]
async fn a_schema_may_have_any_name() {
    let Some((_folder, url, mut connection)) = server().await else { return };
    for name in ["Games.of.2024", "2024"] {
        let make = format!("CREATE SCHEMA \"{name}\"");
        sqlx::raw_sql(AssertSqlSafe(make)).execute(&mut connection).await.expect("it may");
        let (before, behind) = url.split_once("[search_path]=").expect("it is there");
        let (_, behind) = behind.split_once('&').expect("it is there");
        let url = format!("{before}[search_path]=%22{name}%22&{behind}");
        // Its tables are made, and found again.
        for _ in 0..2 {
            opened(&url).await.close().await.expect("it closes");
        }
    }
}

/// Opens a database by another user of the server, without a word of who it is.
async fn refused_by(url: &str, user: &str) -> String {
    let url = url.replacen("://menagerie@", &format!("://{user}@"), 1);
    let inspected = inspect(&url).await.map(|found| found.condition);
    let opened = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.map(|_| ());
    match (inspected, opened) {
        (Err(inspected), Err(opened)) => {
            assert_eq!(inspected.to_string(), opened.to_string(), "a check says what a start says");
            assert!(!opened.may_pass(), "{opened}");
            opened.to_string()
        }
        answers => panic!("it is taken: {answers:?}"),
    }
}

/// PostgreSQL lets nobody but its owner make tables in a schema.
#[tokio::test]
async fn a_user_who_may_not_make_or_use_the_tables_is_told_what_to_grant() {
    let Some((folder, url, mut connection)) = server().await else { return };
    let schema: String = sqlx::query_scalar("SELECT current_schema()::text")
        .fetch_one(&mut connection)
        .await
        .expect("there is one");
    let guest = format!("guest_{}", std::process::id());
    let make = format!("CREATE ROLE {guest} LOGIN; GRANT USAGE ON SCHEMA {schema} TO {guest}");
    let mut run = async |statement: String| {
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("it may");
    };
    run(make).await;
    let said = refused_by(&url, &guest).await;
    assert!(said.contains(&format!("GRANT CREATE ON SCHEMA {schema} TO {guest}")), "{said}");
    let said = refused_by(&url, "nobody_at_all").await;
    assert!(said.contains("does not let the bot in (role \"nobody_at_all\""), "{said}");

    // The name of a table is taken.
    run(format!("GRANT CREATE ON SCHEMA {schema} TO {guest}; CREATE TABLE games (id bigint)"))
        .await;
    for user in [guest.as_str(), "menagerie"] {
        let said = refused_by(&url, user).await;
        assert!(said.contains("has a table “games” of menagerie already"), "{said}");
    }
    run("DROP TABLE games".to_owned()).await;

    // They are there, and are somebody else's.
    opened(&url).await.close().await.expect("it closes");
    let said = refused_by(&url, &guest).await;
    assert!(said.contains("does not let the user") && said.contains("GRANT ALL ON ALL"), "{said}");
    run(format!("GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {guest}")).await;
    let theirs = url.replacen("://menagerie@", &format!("://{guest}@"), 1);
    opened(&theirs).await.close().await.expect("it closes");
    // A new version would change them.
    run("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)"
        .to_owned())
    .await;
    let said = refused_by(&url, &guest).await;
    assert!(said.contains("start it once as menagerie"), "{said}");
    run(format!("DROP OWNED BY {guest}; DROP ROLE {guest}")).await;
    drop(folder);
}

#[tokio::test]
async fn tables_of_a_newer_program_are_refused_with_both_numbers() {
    let Some((_folder, url, mut connection)) = server().await else { return };
    opened(&url).await.close().await.expect("it closes");
    let later = "INSERT INTO _sqlx_migrations
        SELECT 9001, 'later', installed_on, success, checksum, 0 FROM _sqlx_migrations LIMIT 1";
    sqlx::query(later).execute(&mut connection).await.expect("it is written");
    let refused = Store::open(&url, &mut StdRng::seed_from_u64(1)).await;
    let words = refused.err().expect("it is refused").to_string();
    assert!(words.contains("has schema 9001, and this program knows schemas up to"), "{words}");
    assert!(words.ends_with("use the program version that wrote it, or a newer one"), "{words}");
}

fn migrations(folder: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let names = files.map(|file| file.expect("it is readable").file_name());
    let names = names.map(|name| name.into_string().expect("it is text"));
    names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "sql")).collect()
}

#[test]
fn each_migration_of_a_file_has_a_twin_of_its_name_on_a_server() {
    let of_a_server = migrations("../migrations/postgres");
    let first = of_a_server.first().expect("there is one");
    assert_eq!(first, &format!("{FIRST_OF_A_SERVER}_tables.sql"));
    let later = |names: &BTreeSet<String>| -> BTreeSet<String> {
        names.iter().filter(|name| &name[..4] > FIRST_OF_A_SERVER).cloned().collect()
    };
    assert_eq!(later(&of_a_server), later(&migrations("../migrations")));
}

/// A table as far as both engines say the same of it: each column with its type, whether it may be
/// empty and which place it has in the key; and each index with whether it is unique.
type Table = (BTreeMap<String, (&'static str, bool, i64)>, BTreeMap<String, bool>);

async fn tables_of_a_file() -> BTreeMap<String, Table> {
    let folder = Folder::new();
    let url = database::file_url(&folder.0.join("file.db"));
    opened(&url).await.close().await.expect("it closes");
    let pool = SqlitePool::connect(&url).await.expect("it is there");
    let columns: Vec<(String, String, String, bool, i64)> = sqlx::query_as(
        "SELECT tables.name, columns.name, columns.type, \"notnull\" <> 0, pk
         FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
    )
    .fetch_all(&pool)
    .await
    .expect("it is readable");
    let indices: Vec<(String, String, bool)> = sqlx::query_as(
        "SELECT tables.name, indices.name, \"unique\" <> 0
         FROM sqlite_schema AS tables, pragma_index_list(tables.name) AS indices
         WHERE tables.type = 'table' AND origin = 'c'",
    )
    .fetch_all(&pool)
    .await
    .expect("it is readable");
    gathered(columns, indices)
}

async fn tables_of_a_server(connection: &mut PgConnection) -> BTreeMap<String, Table> {
    let columns: Vec<(String, String, String, bool, i64)> = sqlx::query_as(
        "SELECT table_name::text, column_name::text, upper(data_type), is_nullable = 'NO',
                coalesce((SELECT array_position(indkey::int2[], attnum) + 1 FROM pg_index, pg_attribute
                          WHERE indrelid = (table_schema || '.' || table_name)::regclass
                            AND indisprimary AND attrelid = indrelid AND attname = column_name),
                         0)::bigint
         FROM information_schema.columns WHERE table_schema = current_schema()",
    )
    .fetch_all(&mut *connection)
    .await
    .expect("it is readable");
    // An index that a constraint makes has another name on each engine.
    let indices: Vec<(String, String, bool)> = sqlx::query_as(
        "SELECT tables.relname::text, indices.relname::text, indisunique
         FROM pg_index JOIN pg_class AS indices ON indices.oid = indexrelid
         JOIN pg_class AS tables ON tables.oid = indrelid
         WHERE tables.relnamespace = current_schema()::regnamespace
           AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)",
    )
    .fetch_all(connection)
    .await
    .expect("it is readable");
    gathered(columns, indices)
}

fn gathered(
    columns: Vec<(String, String, String, bool, i64)>,
    indices: Vec<(String, String, bool)>,
) -> BTreeMap<String, Table> {
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for (table, column, kind, needed, key) in columns {
        let kind = match kind.as_str() {
            "INTEGER" | "BIGINT" => "a whole number",
            "REAL" | "DOUBLE PRECISION" => "a number of 64 bits with a fraction",
            "TEXT" => "a text",
            // The library's own.
            _ if table == "_sqlx_migrations" => continue,
            other => panic!("{table}.{column} is {other}"),
        };
        // A key must be there, whether or not an engine says so.
        tables.entry(table).or_default().0.insert(column, (kind, needed || key > 0, key));
    }
    for (table, index, is_unique) in indices {
        tables.entry(table).or_default().1.insert(index, is_unique);
    }
    tables.remove("_sqlx_migrations");
    tables
}

#[tokio::test]
async fn a_server_has_the_tables_of_a_file() {
    let Some((_folder, url, mut connection)) = server().await else { return };
    opened(&url).await.close().await.expect("it closes");
    let (of_a_server, of_a_file) =
        (tables_of_a_server(&mut connection).await, tables_of_a_file().await);
    for (name, table) in &of_a_file {
        assert_eq!(of_a_server.get(name), Some(table), "{name}");
    }
    assert_eq!(of_a_server.len(), of_a_file.len());
}

#[tokio::test]
async fn text_is_ordered_by_its_bytes_on_a_server_too() {
    let Some((_folder, url, mut connection)) = server().await else { return };
    opened(&url).await.close().await.expect("it closes");
    let ordered: Vec<String> = sqlx::query_scalar(
        "SELECT table_name || '.' || column_name FROM information_schema.columns
         WHERE table_schema = current_schema() AND data_type = 'text'
           AND collation_name IS DISTINCT FROM 'C' AND table_name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut connection)
    .await
    .expect("it is readable");
    assert_eq!(ordered, [""; 0], "as in a dictionary, which is another order on every machine");
}

/// The features that a statement for both engines lacks, and the reasons.
const TRAPS: [(&str, &str); 9] = [
    ("SELECT EXISTS", "is a number on one and a boolean on the other: SELECT 1 … LIMIT 1"),
    ("->", "JSON is read otherwise: a column"),
    ("json", "JSON is read otherwise: a column"),
    ("sum(", "is a number of unlimited length on a server: count(CASE …)"),
    ("avg(", "is a number of unlimited length on a server"),
    ("strftime", "only a file knows it: moments are bound"),
    ("INSERT OR", "only a file knows it: ON CONFLICT"),
    ("ifnull(", "only a file knows it: coalesce"),
    ("?", "only a file knows it: $1"),
];

#[test]
fn no_statement_falls_into_a_trap_of_one_of_both() {
    for statement in statements() {
        let lower = statement.to_lowercase();
        for (trap, reason) in TRAPS {
            assert!(!lower.contains(&trap.to_lowercase()), "“{trap}” {reason}, in {statement}");
        }
    }
}

#[tokio::test]
async fn a_server_understands_every_statement() {
    let Some((_folder, url, mut connection)) = server().await else { return };
    opened(&url).await.close().await.expect("it closes");
    for statement in statements() {
        // A statement that asks a file about itself.
        if ["sqlite_", "pragma_"].iter().any(|word| statement.contains(word)) {
            continue;
        }
        let prepared = sqlx::raw_sql(AssertSqlSafe(format!("PREPARE tried AS {statement}")))
            .execute(&mut connection)
            .await;
        if let Err(error) = prepared {
            let message = error.as_database_error().map(|error| error.message().to_owned());
            let message = message.unwrap_or_else(|| error.to_string());
            // Here nobody says the types of bound values; the store does.
            let is_ours = message.starts_with("could not determine data type of parameter");
            assert!(is_ours, "{message}, in {statement}");
            continue;
        }
        sqlx::raw_sql("DEALLOCATE tried").execute(&mut connection).await.expect("it was prepared");
    }
}

/// Beside the bot, and when it is gone.
#[tokio::test]
async fn a_user_who_may_only_select_reads_all_that_is_only_read() {
    if database::server().is_none() {
        return;
    }
    let table::Table { store, folder, .. } = table::Table::after(&["e4e6", "e13e11"]).await;
    let url = folder.url();
    let mut there = PgConnection::connect(&url).await.expect("the server is there");
    let schema: String = sqlx::query_scalar("SELECT current_schema()::text")
        .fetch_one(&mut there)
        .await
        .expect("there is one");
    let reader = format!("reader_{}", std::process::id());
    let mut run = async |statement: String| {
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut there).await.expect("it may");
    };
    run(format!("CREATE ROLE {reader} LOGIN; GRANT USAGE ON SCHEMA {schema} TO {reader}")).await;
    let theirs = url.replacen("://menagerie@", &format!("://{reader}@"), 1);
    let out = Folder::new();
    let says = |arguments: &[&str]| {
        let mut program = std::process::Command::new(crate::server::PROGRAM);
        program.args(arguments).env_clear().env("DATABASE_URL", &theirs).current_dir(&out.0);
        said(&program.output().expect("the program starts"))
    };
    let (code, words) = says(&["outbox"]);
    let grant = format!("GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {reader}");
    assert!(code == Some(78) && words.contains(&grant), "{words}");
    run(grant).await;
    for is_served in [true, false] {
        if !is_served {
            store.close().await.expect("it closes");
        }
        for (arguments, expected) in [
            (&["outbox"][..], "everything is shown"),
            (&["export", "1"], "e13e11"),
            (&["member", "export", "discord:1"], "is written: 1 of 1"),
        ] {
            let (code, words) = says(arguments);
            assert!(code == Some(0) && words.contains(expected), "{arguments:?}: {words}");
        }
        std::fs::remove_file(out.0.join("menagerie-member.json")).expect("it was written");
        let (_, words) = says(&["doctor"]);
        assert!(words.contains("well: games: 1 with 2 moves could be replayed"), "{words}");
        let begins = if is_served { "not looked at: " } else { "TO DO: " };
        let barred = |line: &&str| line.starts_with(begins) && line.contains("GRANT ALL ON ALL");
        assert!(words.lines().any(|line| barred(&line)), "{words}");
    }
    for arguments in [&["outbox", "retry"][..], &["check-config"]] {
        let mut program = std::process::Command::new(crate::server::PROGRAM);
        program.args(arguments).env_clear().env("DATABASE_URL", &theirs).env("DISCORD_TOKEN", "t");
        let (code, words) = said(&program.output().expect("the program starts"));
        assert!(code == Some(78) && words.contains("GRANT ALL ON ALL"), "{arguments:?}: {words}");
    }
    run(format!("DROP OWNED BY {reader}; DROP ROLE {reader}")).await;
}
