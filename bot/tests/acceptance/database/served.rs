//! Databases on a server: each test has one of its own, with its tables in a schema that has the same name in
//! all of them.
//!
//! To make the tables takes a server longer than most tests: it is done once, and the others are copies. In a
//! database of its own, no test reads past what the others have in its catalogs either.

use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::postgres::{PgPoolOptions, PgQueryResult};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool};
use std::sync::{LazyLock, Mutex, OnceLock};
use std::time::Duration;
use tokio::runtime::{self, Runtime};
use tokio::sync::OnceCell;
use tokio::task::JoinHandle;

/// The schema of the tables. It is no user's name: the server would look there without being told.
const SCHEMA: &str = "rooms";

/// How long the server may take: a test may just have stopped it for a while.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The databases that were made.
static MADE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The name of a database with tables that were never used.
static UNUSED: OnceCell<String> = OnceCell::const_new();

/// The address of a database, which is made without tables if there is none.
pub fn url(server: &str, name: &str) -> String {
    if is_new(name) {
        let (server, name) = (server.to_owned(), name.to_owned());
        // In a thread of its own because tests are in the middle of waiting.
        let made = std::thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(make(&server, &name));
        });
        made.join().expect("it was made");
    }
    used(server, name)
}

/// Makes a database with tables that were never used, if there is none.
pub async fn lay(server: &str, name: &str) {
    if is_new(name) {
        let unused = UNUSED.get_or_init(|| unused(server)).await;
        // The files are copied as they are: written anew into the log, they take three times as long.
        let copy = format!("CREATE DATABASE {name} TEMPLATE {unused} STRATEGY file_copy");
        order(server, copy).await;
    }
}

/// Takes away a database that was made.
pub fn remove(server: &str, name: &str) {
    let was_made = {
        let mut made = MADE.lock().expect("nobody fails here");
        let at = made.iter().position(|made| made == name);
        at.map(|at| made.swap_remove(at)).is_some()
    };
    if was_made {
        // A bot that was killed may still be connected, as far as the server knows. Nobody waits for it.
        drop(give(server, format!("DROP DATABASE {name} WITH (FORCE)")));
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
    order(server, format!("CREATE DATABASE {name} STRATEGY file_copy")).await;
    execute(&address(server, name), format!("CREATE SCHEMA {SCHEMA}")).await;
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
    format!("{}&options[search_path]={SCHEMA}&application_name={name}", address(server, name))
}

/// The address of a database on the server, not encrypted: a connection that may be encrypted reads all
/// certificates of the system first, and that took longer than the tests. `store::encrypted` tries the others.
fn address(server: &str, name: &str) -> String {
    let (server, _) = server.rsplit_once('/').expect("it names a database");
    format!("{server}/{name}?sslmode=disable")
}

/// Has the server itself do something.
async fn order(server: &str, statement: String) {
    give(server, statement).await.expect("it does not panic").expect("it may");
}

/// Gives the server itself a statement. All of them take one connection, one after the other: the server
/// takes as long for a connection as for a database. The pool waits for a server that was just stopped.
fn give(server: &str, statement: String) -> JoinHandle<sqlx::Result<PgQueryResult>> {
    /// A connection ends with the runtime in which it was made, and that of a test with the test.
    static LASTING: LazyLock<Runtime> = LazyLock::new(|| {
        let mut runtime = runtime::Builder::new_multi_thread();
        runtime.worker_threads(1).enable_all().build().expect("there is a thread")
    });
    static POOL: OnceLock<PgPool> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let _inside = LASTING.enter();
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(TIMEOUT);
        pool.connect_lazy(server).expect("it is an address")
    });
    let done = sqlx::raw_sql(AssertSqlSafe(statement)).execute(pool);
    LASTING.spawn(done)
}

/// Runs a statement in a database.
async fn execute(address: &str, statement: String) {
    let mut connection = PgConnection::connect(address).await.expect("the server is there");
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("it may");
    connection.close().await.expect("it closes");
}
