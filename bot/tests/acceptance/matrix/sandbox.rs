//! The sandbox serves a homeserver beside its own Discord, if one is set.

use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::{Member, TIMEOUT};
use crate::matrix::program::Program;
use menagerie_words::fixed;
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_serves_the_homeserver_that_is_set_too() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [bot.id]})).await;
    let mut program = Program::new(vec![
        ("MATRIX_HOMESERVER", server.url()),
        ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
    ]);
    program.resume_with(&["sandbox", "--port", "0", "--data", "games"]);
    let says = |event: &serde_json::Value, words: &str| {
        event["sender"] == *bot.id
            && event["content"]["body"].as_str().is_some_and(|body| body.contains(words))
    };
    ann.wait_for(&room, "bot", |event| {
        event["state_key"] == *bot.id && event["content"]["membership"] == "join"
    })
    .await;
    ann.say(&room, "!challenge chess").await;
    let offer = ann.wait_for(&room, "challenge", |event| says(event, "!join")).await;
    // Discord is served as well: a person who joins from there is told the code.
    let body = offer["content"]["body"].as_str().unwrap_or_default();
    assert!(body.contains(fixed("challenge-join-elsewhere")), "{body}");
    let deadline = Instant::now() + TIMEOUT;
    while !program.log().contains("connected to Discord") {
        assert!(Instant::now() < deadline, "{}", program.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
