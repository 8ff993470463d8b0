//! `menagerie sandbox` as a pair of processes: neither outlives the other, and what it says when its
//! games are in use is about the sandbox.

use crate::server::{Folder, PATIENCE, PROGRAM};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn sandbox(folder: &Folder) -> Command {
    let mut command = Command::new(PROGRAM);
    command.current_dir(&folder.0).args(["sandbox", "--port", "0", "--data", "games"]);
    command.env("RUST_LOG", "menagerie=info").stdin(Stdio::null());
    command
}

/// Starts a sandbox and waits until its bot is connected.
fn start(folder: &Folder) -> Child {
    let mut child = sandbox(folder).stderr(Stdio::piped()).spawn().expect("the program starts");
    let lines = BufReader::new(child.stderr.take().expect("it was asked for")).lines();
    let mut lines = lines.map_while(Result::ok);
    assert!(lines.any(|line| line.contains("connected")), "the bot connects");
    std::thread::spawn(move || lines.for_each(drop));
    child
}

fn is_in_use(folder: &Folder) -> bool {
    let lock = std::fs::File::open(folder.0.join("games/menagerie.db")).expect("it was made");
    lock.try_lock_shared().is_err()
}

/// A bot that outlived a killed sandbox would hold its games for ever.
#[cfg(target_os = "linux")]
#[test]
fn the_bot_of_a_killed_sandbox_ends_too() {
    let folder = Folder::new("killed");
    let mut first = start(&folder);
    assert!(is_in_use(&folder));
    // SIGKILL: nothing can be done on the way out.
    first.kill().expect("it runs");
    first.wait().expect("it has ended");
    let deadline = Instant::now() + PATIENCE;
    while is_in_use(&folder) {
        assert!(Instant::now() < deadline, "the bot runs on");
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut again = start(&folder);
    Command::new("kill").args(["-TERM", &again.id().to_string()]).status().expect("it is told");
    assert!(again.wait().expect("it ends").success());
}

#[cfg(target_os = "linux")]
#[test]
fn games_in_use_are_said_to_be_those_of_the_sandbox() {
    let folder = Folder::new("in-use");
    let games = folder.0.join("games");
    std::fs::create_dir(&games).expect("the folder is ours");
    let database = std::fs::File::create(games.join("menagerie.db")).expect("it is writable");
    database.try_lock().expect("nobody else has it");
    let ended = sandbox(&folder).output().expect("the program runs");
    let words = String::from_utf8_lossy(&ended.stderr);
    assert!(words.contains("the games of the sandbox in the folder"), "{words}");
    assert!(words.contains("name another folder with --data"), "{words}");
    assert!(!words.contains("DATABASE_URL"), "{words}");
    assert_eq!(ended.status.code(), Some(73));
}
