//! What of a server is still there when its sandbox starts again.

use crate::support::{PIXEL, Rest, SOON, options, start};
use menagerie_sandbox::{Options, Sandbox, StartError};
use serde_json::json;
use std::time::{Duration, Instant};

fn keeping() -> Options {
    Options { keep: true, ..options() }
}

/// A thread, a picture in it, and what Ann says of it.
async fn fill(sandbox: &Sandbox) -> u64 {
    let rest = Rest::new(sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let (_, thread) = rest
        .call(
            "POST",
            &format!("/channels/{games}/threads"),
            json!({ "name": "Game 1", "type": 11 }),
        )
        .await;
    let thread: u64 = thread["id"].as_str().unwrap().parse().unwrap();
    let board = json!({ "content": "A board", "attachments": [{ "id": 0, "description": "e4" }] });
    rest.upload("POST", &format!("/channels/{thread}/messages"), board, &[("b.png", PIXEL)]).await;
    sandbox.say(sandbox.member_named("Ann").unwrap(), thread, "fine", None).unwrap();
    thread
}

fn check(sandbox: &Sandbox, thread: u64) {
    let ann = sandbox.member_named("Ann").unwrap();
    assert_eq!(sandbox.channel_named("Game 1"), Some(thread));
    let messages = sandbox.messages(ann, thread);
    let texts: Vec<&str> = messages.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(texts, ["A board", "fine"]);
    assert_eq!(messages[0].attachments[0].description.as_deref(), Some("e4"));
    assert_eq!(*messages[0].attachments[0].bytes, *PIXEL);
    assert_eq!(messages[0].attachments[0].dimensions, Some((1, 1)));
    // New ids come after all that are taken.
    let next = sandbox.say(ann, thread, "again", None).unwrap();
    assert!(next > messages[1].id);
}

#[tokio::test]
async fn a_stopped_server_is_kept_to_its_last_message() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let thread = fill(&first).await;
    first.stop().await;
    check(&Sandbox::start(options).await.unwrap(), thread);
}

/// A killed sandbox can do nothing on its way out, so everything is written down within moments.
#[tokio::test]
async fn a_killed_server_is_kept_too() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let thread = fill(&first).await;
    let state = options.data.join("server/world.json");
    let deadline = Instant::now() + SOON;
    while !std::fs::read_to_string(&state).is_ok_and(|text| text.contains("\"fine\"")) {
        assert!(Instant::now() < deadline, "nothing is written down");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(first);
    check(&Sandbox::start(options).await.unwrap(), thread);
}

#[tokio::test]
async fn nothing_is_kept_unless_asked_for() {
    let plain = start().await;
    fill(&plain).await;
    let data = plain.ca_file().parent().unwrap().to_owned();
    plain.stop().await;
    assert!(!data.join("server").exists());
}

#[tokio::test]
async fn a_broken_record_is_named_and_left_alone() {
    let options = keeping();
    let folder = options.data.join("server");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("world.json"), "{").unwrap();
    let Err(error @ StartError::Read { .. }) = Sandbox::start(options).await else {
        panic!("it starts");
    };
    let words = error.to_string();
    assert!(words.contains("world.json") && words.contains("move it away"), "{words}");
    assert_eq!(std::fs::read_to_string(folder.join("world.json")).unwrap(), "{");
}
