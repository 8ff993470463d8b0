//! Conversations with a homeserver as tables of requests and expected answers. They are played with
//! the homeserver in this process and with Synapse, so that the one is like the other wherever the
//! bot looks.
//!
//! ```text
//! ## what the conversation shows
//! ann PUT rooms/{room}/send/m.room.message/1 {"msgtype":"m.text","body":"hello"}
//!   200 {"event_id":"{first}"}
//! ```
//!
//! The people are `ann`, `bob`, `cleo`, and `nobody`, who has no account. `{ann}` is a person's
//! identifier, `{x}` in an answer takes a name's value or, if it has one, must be it. An object may
//! have more fields than expected, a list may not have more elements; `null` stands for a missing
//! value, and `"*"` for any other one. An answer after `soon` may take some attempts, and `{try}`
//! is the number of the attempt.

mod pattern;
mod script;

use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::{Member, TIMEOUT};
use crate::matrix::synapse::Synapse;
use pattern::Names;
use script::{Conversation, Step};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// All conversations.
fn conversations() -> Vec<Conversation> {
    let texts = [
        include_str!("accounts.txt"),
        include_str!("rooms.txt"),
        include_str!("messages.txt"),
        include_str!("power.txt"),
        include_str!("sync.txt"),
    ];
    texts.into_iter().flat_map(script::read).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_homeserver_of_the_tests_keeps_to_the_tables() {
    let server = Homeserver::start().await;
    play_all(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn synapse_keeps_to_the_same_tables() {
    let Some(server) = Synapse::shared().await else { return };
    play_all(&server.url()).await;
}

async fn play_all(server: &str) {
    let mut failed = Vec::new();
    for conversation in conversations() {
        failed.extend(play(server, &conversation).await.err());
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Plays a conversation up to the first step that is not answered as expected.
async fn play(server: &str, conversation: &Conversation) -> Result<(), String> {
    let mut people = BTreeMap::from([("nobody", Member::nobody(server))]);
    let mut names = Names::new();
    for name in ["ann", "bob", "cleo"] {
        let member = Member::register(server, name).await;
        names.insert(name.to_owned(), member.id.clone());
        people.insert(name, member);
    }
    names.insert("large".into(), "x".repeat(70_000));
    names.insert("unique".into(), names["ann"].replace(['@', ':'], "-"));
    for step in &conversation.steps {
        let member = people.get(step.who.as_str()).expect("the person is known");
        let deadline = Instant::now() + TIMEOUT;
        for attempt in 1.. {
            // Synapse keeps its answer to a question for two minutes, so no two are the same.
            let mut learned = names.clone();
            learned.insert("try".into(), attempt.to_string());
            let Err(why) = take(member, step, &mut learned).await else {
                names = learned;
                break;
            };
            if !step.is_soon || Instant::now() > deadline {
                return Err(format!("{}: {}\n  {why}", conversation.shows, step.told()));
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    Ok(())
}

async fn take(member: &Member, step: &Step, names: &mut Names) -> Result<(), String> {
    let path: Vec<_> = step.path.iter().map(|segment| pattern::fill(segment, names)).collect();
    // The address of a file is a server and a name, each a segment.
    let segments = |it: &'_ String| match it.strip_prefix("mxc://") {
        Some(file) => file.split('/').map(str::to_owned).collect(),
        None => vec![it.clone()],
    };
    let path: Vec<_> = path.iter().flat_map(segments).collect();
    let path: Vec<_> = path.iter().map(String::as_str).collect();
    let filled = step.query.iter().map(|(name, value)| (name, pattern::fill(value, names)));
    let query: Vec<_> = filled.collect();
    let query: Vec<_> = query.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let body = step.body.as_ref().map(|body| pattern::fill_all(body, names));
    let answer = member.ask(&step.method, &path, &query, body.as_ref()).await;
    if answer.status != step.status {
        return Err(format!("is answered {} {}", answer.status, answer.body));
    }
    pattern::fit(&step.expected, &answer.body, names)
        .map_err(|why| format!("{why}\n  is answered {}", answer.body))
}
