//! Where a test keeps its games: in a file of its own, or, where `TEST_POSTGRES` names a server
//! (`scripts/postgres/with.sh`), in a schema of its own there.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::path::Path;
use std::sync::Mutex;
use std::thread::JoinHandle;

/// The schemas that were made.
static MADE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The server, if the tests are tried on one.
pub fn server() -> Option<String> {
    std::env::var("TEST_POSTGRES").ok()
}

/// The address of the database of a folder that goes when its test ends; the name is that of a file.
pub fn url(folder: &Path, name: &str) -> String {
    match server() {
        None => file_url(&folder.join(name)),
        Some(server) => {
            let schema = schema_of(folder);
            let mut made = MADE.lock().expect("nobody fails here");
            if !made.contains(&schema) {
                run(&server, format!("CREATE SCHEMA {schema}")).join().expect("it was made");
                made.push(schema.clone());
            }
            format!("{server}?options[search_path]={schema}&application_name={schema}")
        }
    }
}

/// The address of a file, on whatever else the tests are tried.
pub fn file_url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Takes away what was made for a folder on a server.
pub fn remove(folder: &Path) {
    let schema = schema_of(folder);
    let mut made = MADE.lock().expect("nobody fails here");
    if let (Some(server), Some(at)) = (server(), made.iter().position(|made| *made == schema)) {
        made.swap_remove(at);
        drop(made);
        // Connections that were dropped may hold it until the test is over: nobody waits for that.
        run(&server, format!("DROP SCHEMA {schema} CASCADE"));
    }
}

fn schema_of(folder: &Path) -> String {
    let name = folder.file_name().expect("it has a name").to_string_lossy();
    name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

/// Runs a statement, in a thread of its own because tests are in the middle of waiting.
fn run(server: &str, statement: String) -> JoinHandle<()> {
    let server = server.to_owned();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let mut connection = PgConnection::connect(&server).await.expect("the server is there");
            sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("it may");
            connection.close().await.expect("it closes");
        });
    })
}
