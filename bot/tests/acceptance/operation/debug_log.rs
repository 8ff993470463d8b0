//! The log at `RUST_LOG=debug`: why a message was left alone, which request was sent, how the desk has decided. No word
//! that a member has typed is in it, and no token.

use crate::server::{Folder, Server, TIMEOUT};
use menagerie_sandbox::{Options, TOKEN};
use serde_json::json;
use std::time::Instant;

/// Something that nobody but a member says.
const SECRET: &str = "zebra";

/// Waits until a line of the log has all of these words.
async fn told(server: &Server, words: &[&str]) {
    let begun = Instant::now();
    let is_told =
        |log: String| log.lines().any(|line| words.iter().all(|word| line.contains(word)));
    while !is_told(server.log()) {
        assert!(begun.elapsed() < TIMEOUT, "{words:?} are not told:\n{}", server.log());
        server.sandbox.wait(std::time::Duration::from_millis(100), |_| None::<()>).await.ok();
    }
}

/// The log of an evening in which this and that is said and done.
async fn evening(level: &'static str) -> Server {
    let environment = vec![("RUST_LOG", level.to_owned())];
    let options = Options::default();
    let server = Server::start_so(true, Folder::new("debug"), options, environment).await;
    let thread = server.new_game().await;
    server.say("Ann", thread, &format!("e4e6 {SECRET}"));
    server.say("Bob", thread, &format!("what a {SECRET}"));
    server.say("Bob", thread, "e13");
    server.say("Cid", thread, &format!("{SECRET} e4e6"));
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let note = json!({"text": format!("a {SECRET} on h8")});
    server.slash("Ann", thread, "note", note).await;
    let reason = json!({"move": format!("{SECRET}")});
    server.slash("Bob", thread, "move", reason).await;
    server.slash("Ann", thread, "move", json!({"move": "d2g5"})).await;
    server
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_between_a_member_and_an_answer_is_told_at_debug() {
    let server = evening("debug").await;
    for words in [
        &["a message is left alone", "it is talk"][..],
        &["a message is left alone", "no game of theirs is played there"],
        &[
            "the desk has decided",
            "what=\"Play.Move\"",
            "game=1",
            "answer=\"nothing\"",
            "effects=1",
        ],
        &[
            "the desk has decided",
            "what=\"Play.Move\"",
            "answer=\"refused\"",
            "refusal=\"NotYourTurn\"",
        ],
        &["the desk has decided", "what=\"Notebook.Note\"", "facts=1"],
        &[
            "a network was asked",
            "network=\"discord\"",
            "method=\"POST\"",
            "status=200",
            "/api/v10/",
        ],
        &["a network was asked", "/interactions/{}/{}/callback"],
    ] {
        told(&server, words).await;
    }
    let log = server.log();
    assert!(!log.contains(SECRET) && !log.contains(TOKEN), "{log}");
    for token in TOKEN.split('.').filter(|part| part.len() > 8) {
        assert!(!log.contains(token), "a part of the token: {log}");
    }
    let words = log.split(|c: char| !c.is_ascii_alphanumeric());
    let secret: Vec<&str> = words.filter(|word| word.len() >= 25).collect();
    assert!(secret.is_empty(), "they look like tokens: {secret:?}");
}

/// A line about every message is not written where nobody has asked for it, nor is more said at `trace`.
#[tokio::test(flavor = "multi_thread")]
async fn at_info_nothing_of_that_is_told_and_at_trace_nothing_that_members_type() {
    let server = evening("info").await;
    let log = server.log();
    for words in ["is left alone", "the desk has decided", "a network was asked"] {
        assert!(!log.contains(words), "{log}");
    }
    let server = evening("trace").await;
    told(&server, &["the desk has decided", "what=\"Notebook.Note\"", "answer=\"done\""]).await;
    let log = server.log();
    assert!(!log.contains(SECRET) && !log.contains(TOKEN), "{log}");
}
