//! A homeserver that stops keeps what it has.

use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use crate::matrix::synapse::{Limits, Synapse};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn the_homeserver_of_the_tests_goes_on_where_it_stopped() {
    let mut server = Homeserver::start().await;
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"name": "Chess"})).await;
    let before = ann.say(&room, "before").await;
    // The server does not wait for a client that waits for news.
    let listener = Member::log_in(&server.url(), &ann.id).await;
    let waiting = tokio::spawn(async move { listener.listen(30_000).await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "it waited for those who listen");
    assert!(waiting.await.expect("it ends").is_err(), "nobody is answered by a stopped server");
    assert!(reqwest::get(server.url()).await.is_err(), "it has stopped");
    server.resume().await;
    let after = ann.say(&room, "after").await;
    let said: Vec<_> =
        ann.read(&room).await.into_iter().map(|mut it| it["event_id"].take()).collect();
    assert_eq!(said[said.len() - 2..], [json!(before), json!(after)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn synapse_goes_on_where_it_stopped_and_has_limits_unless_it_is_told() {
    let Some(mut server) = Synapse::start(Limits::Usual).await else { return };
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"name": "Chess"})).await;
    let before = ann.say(&room, "before").await;
    server.stop();
    assert!(reqwest::get(server.url()).await.is_err(), "it has stopped");
    server.resume().await;
    assert!(ann.read(&room).await.iter().any(|it| it["event_id"] == before.as_str()));
    let mut statuses = Vec::new();
    for number in 0..15 {
        let path = ["rooms", &room, "send", "m.room.message", &format!("limit{number}")];
        let words = json!({"msgtype": "m.text", "body": "at once"});
        statuses.push(ann.ask("PUT", &path, &[], Some(&words)).await);
    }
    let refused: Vec<_> = statuses.iter().filter(|answer| answer.status == 429).collect();
    assert!(refused.len() >= 3, "ten messages at once are let through: {statuses:?}");
    let first = &refused[0].body;
    assert_eq!(first["errcode"], "M_LIMIT_EXCEEDED");
    assert!(
        first["retry_after_ms"].as_u64().is_some_and(|wait| (1..10_000).contains(&wait)),
        "{first}"
    );
}
