//! Which program it is, is told wherever somebody may ask; and a build knows its commit from a checkout,
//! from an unpacked archive, or not at all.

#[path = "../../../chat/build/commit.rs"]
mod commit;

use crate::server::{Folder, PROGRAM, Server};
use menagerie_chat::version::VERSION;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Git's words in a folder, as a person who has no settings of their own.
fn git(folder: &Path, words: &[&str]) -> String {
    let output = Command::new("git")
        .current_dir(folder)
        .args(["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "tar.umask=0022"])
        .args(words)
        .output()
        .expect("it was looked for");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it is text").trim().to_owned()
}

/// A checkout with a commit, in which what tells an archive its commit is as in this project.
fn checkout(folder: &Path) -> PathBuf {
    let root = folder.join("checkout");
    std::fs::create_dir(&root).expect("the folder is ours");
    std::fs::write(root.join("COMMIT"), "$Format:%H$\n").expect("writes");
    let attributes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.gitattributes");
    std::fs::copy(attributes, root.join(".gitattributes")).expect("it is there");
    git(&root, &["init", "-q"]);
    git(&root, &["add", "."]);
    git(&root, &["commit", "-qm", "Begin"]);
    root
}

fn has_git() -> bool {
    let found = Command::new("git").arg("--version").output().is_ok();
    if !found {
        eprintln!("skipped: there is no git");
    }
    found
}

#[test]
fn a_checkout_is_of_its_commit_and_dirty_if_it_was_changed() {
    if !has_git() {
        return;
    }
    let folder = Folder::new("commit");
    let root = checkout(&folder.0);
    let hash = git(&root, &["rev-parse", "HEAD"])[..12].to_owned();
    assert_eq!(commit::of(&root), Some(hash.clone()));
    // A release bears a tag, which is no commit.
    git(&root, &["tag", "-am", "0.1.0", "v0.1.0"]);
    assert_eq!(commit::of(&root), Some(hash.clone()));
    std::fs::write(root.join("COMMIT"), "changed").expect("writes");
    assert_eq!(commit::of(&root), Some(format!("{hash}-dirty")));
}

/// Else cargo would take what it has built for that of the commit, or build anew every time.
#[test]
fn another_commit_leaves_traces_in_files_that_are_there() {
    if !has_git() {
        return;
    }
    let folder = Folder::new("traces");
    let root = checkout(&folder.0);
    let traces = || -> Vec<String> {
        let paths = commit::traces(&root);
        paths.iter().map(|path| std::fs::read_to_string(path).expect("it is there")).collect()
    };
    let first = traces();
    git(&root, &["commit", "--allow-empty", "-qm", "Go on"]);
    let second = traces();
    assert_ne!(first, second);
    git(&root, &["pack-refs", "--all"]);
    git(&root, &["commit", "--allow-empty", "-qm", "Go on from a packed branch"]);
    let third = traces();
    assert_ne!(second, third);
    git(&root, &["checkout", "-q", "HEAD~1"]);
    assert_ne!(third, traces());
}

#[test]
fn an_unpacked_archive_is_of_the_commit_that_it_was_made_from() {
    if !has_git() {
        return;
    }
    let folder = Folder::new("archive");
    let root = checkout(&folder.0);
    let hash = git(&root, &["rev-parse", "HEAD"]);
    // Within a checkout of something else, as a newcomer may unpack it.
    let unpacked = root.join("unpacked");
    std::fs::create_dir(&unpacked).expect("the folder is ours");
    git(&root, &["archive", "-o", "archive.tar", "HEAD"]);
    let tar = Command::new("tar").current_dir(&unpacked).args(["-xf", "../archive.tar"]).status();
    assert!(tar.expect("there is tar").success());
    git(&root, &["commit", "--allow-empty", "-qm", "Something else"]);
    assert_eq!(commit::of(&unpacked).as_deref(), Some(&hash[..12]));
    assert_eq!(commit::traces(&unpacked), Vec::<PathBuf>::new());
}

#[test]
fn without_checkout_and_archive_no_commit_is_made_up() {
    let folder = Folder::new("nothing");
    assert_eq!(commit::of(&folder.0), None);
    for text in ["$Format:%H$\n", "", "0123456", "0123456789ab is no hash", "hääääääääääääääääää"]
    {
        std::fs::write(folder.0.join("COMMIT"), text).expect("writes");
        assert_eq!(commit::of(&folder.0), None, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_says_which_one_it_is_to_whoever_asks_and_in_the_log() {
    assert!(VERSION.starts_with(concat!(env!("CARGO_PKG_VERSION"), " (")), "{VERSION}");
    let asked = Command::new(PROGRAM).arg("--version").output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&asked.stdout), format!("menagerie {VERSION}\n"));
    let server = Server::start().await;
    let help = server.slash("Ann", server.games, "help", json!({})).await;
    assert_eq!(help.messages.len(), 1, "{} characters in the first", help.text().chars().count());
    let last = help.text().lines().last().map(str::to_owned);
    assert_eq!(last, Some(format!("Menagerie {VERSION}")));
    let log = server.log();
    let starting = log.lines().find(|line| line.contains("starting")).expect("it is said");
    assert!(starting.contains(VERSION), "{starting}");
}
