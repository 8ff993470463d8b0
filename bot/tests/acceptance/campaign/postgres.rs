//! Faults of a PostgreSQL server: all connections of a database are cut, or the whole of it stops and starts again.

use super::facts::connected;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Ends all other connections to a database.
pub async fn cut_off(url: &str) {
    let pool = connected(url).await;
    sqlx::query(
        "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND application_name = current_database()",
    )
    .execute(&pool)
    .await
    .expect("it may");
    pool.close().await;
}

/// Stops the server of a database, at once or after it has tidied up, and starts it after a while.
pub async fn stopped_for(url: &str, pause: Duration, at_once: bool) {
    let pool = connected(url).await;
    let data: String = sqlx::query_scalar("SELECT current_setting('data_directory')")
        .fetch_one(&pool)
        .await
        .expect("it tells its owner");
    pool.close().await;
    let data = PathBuf::from(data);
    let programs = programs(&data);
    control(&programs, &data, &["stop", "-m", if at_once { "immediate" } else { "fast" }]).await;
    tokio::time::sleep(pause).await;
    // With the settings that it was started with: it has noted them in its folder.
    control(&programs, &data, &["restart"]).await;
}

/// Where the programs are of the server that runs in a folder.
fn programs(data: &Path) -> PathBuf {
    let noted = std::fs::read_to_string(data.join("postmaster.pid")).expect("it runs");
    let process = noted.lines().next().expect("its number stands first");
    let program = std::fs::read_link(format!("/proc/{process}/exe")).expect("it runs here");
    program.parent().expect("it is in a folder").to_owned()
}

/// Lets the server's own program do it, as the user to whom its files belong.
async fn control(programs: &Path, data: &Path, what: &[&str]) {
    let owner = std::fs::metadata(data).expect("it is there");
    let mut command = Command::new(programs.join("pg_ctl"));
    command.args(what).args(["-w", "-D"]).arg(data).arg("-l").arg(data.join("again.log"));
    command.uid(owner.uid()).gid(owner.gid()).current_dir("/");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let ended = tokio::task::spawn_blocking(move || command.status().expect("it starts"));
    assert!(ended.await.expect("no panic").success(), "{what:?} of {}", data.display());
}
