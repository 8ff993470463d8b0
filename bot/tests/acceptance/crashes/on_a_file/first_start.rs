//! A first start that breaks off: whatever is left of it, the next one begins anew.

use super::broken_disk::breakable;
use crate::server::{Folder, PROGRAM};
use crate::table::person;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::collections::BTreeSet;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus};

/// The remains of a start, as the next process to open them sees them: the files, and the number of
/// values in each column. Uncommitted parts of the log are not seen. None if they cannot be read
/// without being mended.
async fn left(folder: &Path) -> Option<String> {
    let mut seen: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(folder).ok()? {
        let entry = entry.ok()?;
        let (name, is_empty) = (entry.file_name(), entry.metadata().ok()?.len() == 0);
        if name.to_string_lossy().starts_with("games.db") {
            seen.push(format!("{} {is_empty}", name.display()));
        }
    }
    seen.sort_unstable();
    let options = SqliteConnectOptions::new().filename(folder.join("games.db")).read_only(true);
    let mut connection = options.connect().await.ok()?;
    let check: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.ok()?;
    assert_eq!(check, "ok");
    let tables: Vec<(String, String)> = sqlx::query_as(
        "SELECT tables.name,
             group_concat(format('''%w '' || count(\"%w\")', columns.name, columns.name), ' || ')
         FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' GROUP BY 1 ORDER BY 1",
    )
    .fetch_all(&mut connection)
    .await
    .ok()?;
    for (table, counts) in tables {
        let count = AssertSqlSafe(format!("SELECT {counts} FROM \"{table}\""));
        let counts: String = sqlx::query_scalar(count).fetch_one(&mut connection).await.ok()?;
        seen.push(format!("{table} {counts}"));
    }
    let made: Vec<String> = sqlx::query_scalar("SELECT coalesce(sql, name) FROM sqlite_schema")
        .fetch_all(&mut connection)
        .await
        .ok()?;
    seen.extend(made);
    // It is not closed in order, which could change what is left.
    drop(connection);
    Some(seen.join("\n"))
}

/// Begins a database at its address in the folder.
fn begin(folder: &Folder, environment: &[(&str, String)]) -> ExitStatus {
    let url = format!("sqlite://{}", folder.0.join("games.db").display());
    let made = Command::new(PROGRAM)
        .arg("init")
        .current_dir(&folder.0)
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .env("DATABASE_URL", url)
        .output();
    made.expect("it starts").status
}

/// Opens the database in a folder, in which nobody has played.
async fn opens_empty(folder: &Path, write: usize) {
    let url = format!("sqlite://{}", folder.join("games.db").display());
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await;
    let store = store.unwrap_or_else(|error| panic!("broken off at {write}: {error}"));
    assert!(store.running_games_of(&person("Ann")).await.expect("it reads").is_empty());
    store.close().await.expect("it closes");
}

/// One start is copied before each of its writes, as a kill would leave it there; some are really killed,
/// and leave nothing else. Whatever is left is opened.
#[tokio::test]
async fn a_first_start_that_breaks_off_anywhere_is_begun_again() {
    let folder = Folder::new("disk");
    let (mut environment, control) = breakable(&folder);
    let copies = folder.0.join("copies");
    std::fs::create_dir(&copies).expect("the temporary folder is writable");
    environment.push(("BROKEN_COPIES", copies.display().to_string()));
    std::fs::write(&control, "copy").expect("writes");
    assert!(begin(&folder, &environment).success());
    let writes = std::fs::read_dir(&copies).expect("it is there").count();
    let mut all_left = BTreeSet::new();
    for write in 0..writes {
        let copy = copies.join(write.to_string());
        let left = left(&copy).await;
        if left.is_some_and(|left| !all_left.insert(left)) {
            continue;
        }
        opens_empty(&copy, write).await;
    }
    println!("{writes} writes and syncs have left {} different databases", all_left.len());
    assert!(writes > 20, "only {writes} writes and syncs");
    assert!(all_left.len() > 20, "only {} different databases", all_left.len());
    for write in (0..writes).step_by(writes / 11).take(10) {
        let folder = Folder::new("disk");
        let (environment, control) = breakable(&folder);
        std::fs::write(&control, format!("kill {write}")).expect("writes");
        assert_eq!(begin(&folder, &environment).signal(), Some(9), "killed at {write}");
        let left = left(&folder.0).await;
        assert!(left.is_none_or(|left| all_left.contains(&left)), "killed at {write}");
        opens_empty(&folder.0, write).await;
    }
}
