//! Three seasons of a league with forty members, in a process that is killed again and again, on a clock
//! that is ours. See `docs/internals/leagues.md`.
#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]

#[path = "../../tests/acceptance/database.rs"]
mod database;
mod members;
mod verdict;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const USAGE: &str = "\
scripts/postgres/with.sh cargo bench -p menagerie --bench leagues -- [--kills 100] [--seed 1]
Plays three seasons of forty members, kills the process so often, and counts what went wrong.
Without scripts/postgres/with.sh it plays in a file.";

/// The word with which the process that plays is started.
const PLAY: &str = "--play";

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).filter(|it| it != "--bench").collect();
    let number = |name: &str, usual: u64| {
        let at = given.iter().position(|word| word == name)?;
        given.get(at + 1).map_or(Some(usual), |value| value.parse().ok())
    };
    let (kills, seed) = (number("--kills", 100).unwrap_or(100), number("--seed", 1).unwrap_or(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("threads can be started");
    match given.first().map(String::as_str) {
        Some(PLAY) => {
            let folder = PathBuf::from(&given[1]);
            runtime.block_on(members::play(&folder, &given[2], seed));
            ExitCode::SUCCESS
        }
        None | Some("--kills" | "--seed") => runtime.block_on(trial(kills, seed)),
        Some(_) => {
            println!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// Plays to the end, with so many kills.
async fn trial(kills: u64, seed: u64) -> ExitCode {
    let folder = std::env::temp_dir().join(format!("menagerie-leagues-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    database::lay(&folder.join("games.db")).await;
    // Made once, here: a process that is started anew would make it anew on a server.
    let url = database::url(&folder, "games.db");
    let began = Instant::now();
    let (mut killed, mut pause) = (0, seed);
    loop {
        // Between 20 and 270 ms, which is soon after a start or in the middle of something.
        pause =
            pause.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let after = Duration::from_millis(20 + (pause >> 33) % 250);
        let mut child = start(&folder, &url, seed);
        let is_over = if killed < kills {
            tokio::time::sleep(after).await;
            child.try_wait().expect("it can be asked").is_some()
        } else {
            child.wait().expect("it ends");
            true
        };
        if is_over {
            break;
        }
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        killed += 1;
    }
    let verdict = verdict::of(&folder).await;
    println!("{killed} kills, {:.0} s: {verdict}", began.elapsed().as_secs_f64());
    database::remove(&folder);
    std::fs::remove_dir_all(&folder).expect("it can be removed");
    if verdict.is_clean() && killed == kills { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn start(folder: &Path, url: &str, seed: u64) -> std::process::Child {
    let this = std::env::current_exe().expect("it has a path");
    let mut command = Command::new(this);
    command.arg(PLAY).arg(folder).args([url, "--seed", &seed.to_string()]).stdin(Stdio::null());
    command.spawn().expect("it can be started")
}
