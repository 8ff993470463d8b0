//! Where a test keeps its games: in a file of its own, or, where `TEST_POSTGRES` names a server
//! (`scripts/postgres/with.sh`), in a database of its own there.

use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::{Connection, SqliteConnection};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use tokio::sync::OnceCell;

// Others take this file in by its path.
#[path = "database/served.rs"]
mod served;

/// The file of a database that was made and never used.
static UNUSED: OnceCell<Vec<u8>> = OnceCell::const_new();

/// The server, if the tests are tried on one.
pub fn server() -> Option<String> {
    std::env::var("TEST_POSTGRES").ok()
}

/// The address of the database of a folder that goes when its test ends; the name is that of a file.
pub fn url(folder: &Path, name: &str) -> String {
    match server() {
        None => file_url(&folder.join(name)),
        Some(server) => served::url(&server, &name_of(folder)),
    }
}

/// The address of a file, even if the tests are tried on something else.
pub fn file_url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Lays a database that was made and never used at a path, if none is there. To make the tables takes longer
/// than most tests: it is done once for all of them. The first opening names it, as if it were new.
pub async fn lay(path: &Path) {
    match server() {
        Some(server) => {
            let folder = path.parent().expect("it lies in a folder");
            served::lay(&server, &name_of(folder)).await;
        }
        None if !path.exists() => lay_file(path).await,
        None => {}
    }
}

async fn lay_file(path: &Path) {
    let unused = UNUSED.get_or_init(|| unused(path.with_extension("unused"))).await;
    let mut options = File::options();
    options.write(true).create_new(true);
    // As the bot makes it: for its owner alone.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).expect("the temporary folder is writable");
    file.write_all(unused).expect("there is room");
}

/// The content of the file that is laid. It is made at a path and taken away again.
async fn unused(path: PathBuf) -> Vec<u8> {
    let url = file_url(&path);
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it is made");
    store.close().await.expect("it closes");
    let mut file = SqliteConnection::connect(&url).await.expect("it is there");
    sqlx::query("DELETE FROM instance").execute(&mut file).await.expect("it has a name");
    file.close().await.expect("it closes");
    let content = std::fs::read(&path).expect("it was made");
    for end in ["unused", "unused.lock", "unused-wal", "unused-shm"] {
        let _ = std::fs::remove_file(path.with_extension(end));
    }
    content
}

/// Takes away the database that was made for a folder on a server.
pub fn remove(folder: &Path) {
    if let Some(server) = server() {
        served::remove(&server, &name_of(folder));
    }
}

/// The name of a folder's database on a server.
fn name_of(folder: &Path) -> String {
    let name = folder.file_name().expect("it has a name").to_string_lossy();
    name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}
