//! Databases on a server: each test has one of its own, with its tables in a schema of the same name.
//!
//! To make the tables takes a server longer than most tests: it is done once, and the others are copies. In a
//! database of its own, no test reads past what the others have in its catalogs either.

use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::sync::Mutex;
use std::thread::JoinHandle;
use tokio::sync::OnceCell;

/// The databases that were made.
static MADE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The name of a database with tables that were never used, and of their schema.
static UNUSED: OnceCell<String> = OnceCell::const_new();

/// The address of a database, which is made without tables if there is none.
pub fn url(server: &str, name: &str) -> String {
    if is_new(name) {
        let (server, name) = (server.to_owned(), name.to_owned());
        // In a thread of its own because tests are in the middle of waiting.
        beside(async move { make(&server, &name).await }).join().expect("it was made");
    }
    used(server, name)
}

/// Makes a database with tables that were never used, if there is none.
pub async fn lay(server: &str, name: &str) {
    if is_new(name) {
        let unused = UNUSED.get_or_init(|| unused(server)).await;
        // The files are copied as they are: written anew into the log, they take three times as long.
        let copy = format!("CREATE DATABASE {name} TEMPLATE {unused} STRATEGY file_copy");
        execute(server, copy).await;
        execute(&address(server, name), format!("ALTER SCHEMA {unused} RENAME TO {name}")).await;
    }
}

/// Takes away a database that was made.
pub fn remove(server: &str, name: &str) {
    let mut made = MADE.lock().expect("nobody fails here");
    if let Some(at) = made.iter().position(|made| made == name) {
        made.swap_remove(at);
        let server = server.to_owned();
        // A bot that was killed may still be connected, as far as the server knows.
        let statement = format!("DROP DATABASE {name} WITH (FORCE)");
        beside(async move { execute(&server, statement).await });
    }
}

/// Whether a database is still to be made. It counts as made from now on.
fn is_new(name: &str) -> bool {
    let mut made = MADE.lock().expect("nobody fails here");
    let is_new = !made.iter().any(|made| made == name);
    if is_new {
        made.push(name.to_owned());
    }
    is_new
}

async fn make(server: &str, name: &str) {
    execute(server, format!("CREATE DATABASE {name} STRATEGY file_copy")).await;
    execute(&address(server, name), format!("CREATE SCHEMA {name}")).await;
}

/// Makes the database of which the others are copies. The first opening of each gives it a name.
async fn unused(server: &str) -> String {
    let name = format!("unused_{}", std::process::id());
    make(server, &name).await;
    let url = used(server, &name);
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it is made");
    store.close().await.expect("it closes");
    execute(&url, "DELETE FROM instance".to_owned()).await;
    name
}

/// The address of a database on the server, with the settings of the tests.
fn used(server: &str, name: &str) -> String {
    format!("{}?options[search_path]={name}&application_name={name}", address(server, name))
}

/// The address of a database on the server.
fn address(server: &str, name: &str) -> String {
    let (server, _) = server.rsplit_once('/').expect("it names a database");
    format!("{server}/{name}")
}

/// Runs a statement.
async fn execute(address: &str, statement: String) {
    let mut connection = PgConnection::connect(address).await.expect("the server is there");
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("it may");
    connection.close().await.expect("it closes");
}

/// Does something in a thread of its own.
fn beside(work: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(work);
    })
}
