//! `menagerie sandbox` as a pair of processes: neither outlives the other, and what it says when its
//! games are in use is about the sandbox.

use crate::server::{Folder, PROGRAM, Server, TIMEOUT};
use menagerie_sandbox::{Options, Sandbox};
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
    let deadline = Instant::now() + TIMEOUT;
    while is_in_use(&folder) {
        assert!(Instant::now() < deadline, "the bot runs on");
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut again = start(&folder);
    Command::new("kill").args(["-TERM", &again.id().to_string()]).status().expect("it is told");
    assert!(again.wait().expect("it ends").success());
}

/// The child of a sandbox.
#[cfg(target_os = "linux")]
fn bot_of(sandbox: &Child) -> String {
    let threads = std::fs::read_dir(format!("/proc/{}/task", sandbox.id())).expect("it runs");
    let children = threads.flatten().map(|thread| thread.path().join("children"));
    let children: String = children.flat_map(std::fs::read_to_string).collect();
    children.trim().to_owned()
}

/// A sandbox without its bot is of no use: it ends, and says what has happened and what to do.
#[cfg(target_os = "linux")]
#[test]
fn a_sandbox_whose_bot_was_killed_ends_and_says_so() {
    let folder = Folder::new("bot-killed");
    let errors = folder.0.join("errors");
    let file = std::fs::File::create(&errors).expect("the folder is ours");
    let mut sandbox = sandbox(&folder).stderr(file).spawn().expect("the program starts");
    let words = || std::fs::read_to_string(&errors).expect("it is there");
    let deadline = Instant::now() + TIMEOUT;
    while !words().contains("connected") {
        assert!(Instant::now() < deadline, "the bot does not connect: {}", words());
        std::thread::sleep(Duration::from_millis(50));
    }
    Command::new("kill").args(["-KILL", &bot_of(&sandbox)]).status().expect("it is killed");
    assert_eq!(sandbox.wait().expect("it ends").code(), Some(1));
    assert!(words().contains("the bot of the sandbox was killed (signal: 9"), "{}", words());
    assert!(words().contains("start it again to go on with its games"), "{}", words());
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

/// A game goes on in its thread after the sandbox was stopped. Moves that are typed before the bot
/// is back are played, too.
#[tokio::test]
async fn a_game_goes_on_in_its_thread_after_a_restart() {
    let options = || Options { keep: true, ..Options::default() };
    let mut server = Server::start_with(options()).await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.stop_bot().await;
    server.sandbox.stop().await;
    let again = Options { data: server.folder.0.clone(), ..options() };
    server.sandbox = Sandbox::start(again).await.expect("the sandbox starts again");
    server.say("Bob", thread, "e13e11");
    server.start_bot().await;
    server.post(thread, "p e13-e11").await;
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    assert_eq!(server.sandbox.threads(server.games).len(), 1);
    let posts = server.posts(thread);
    assert_eq!(posts.len(), 4, "the array and each move, once: {posts:#?}");
}
