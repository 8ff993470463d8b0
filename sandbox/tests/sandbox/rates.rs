//! How often a bot may ask, and what it is told of that.

use std::time::Duration;

use crate::support::{Rest, challenge, options};
use menagerie_sandbox::{Options, Sandbox};
use reqwest::Response;
use serde_json::{Value, json};

async fn limited(change: impl FnOnce(&mut Options)) -> (Sandbox, Rest) {
    let mut options = options();
    change(&mut options);
    let sandbox = Sandbox::start(options).await.unwrap();
    let rest = Rest::new(&sandbox);
    (sandbox, rest)
}

async fn send(rest: &Rest, method: &str, path: &str) -> Response {
    rest.request(method, path).json(&json!({ "content": "x" })).send().await.unwrap()
}

fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

/// A channel that is full leaves every other place and route open.
#[tokio::test]
async fn a_limit_holds_for_its_route_and_place_alone() {
    let (sandbox, rest) = limited(|options| options.message_limit = 2).await;
    let games = sandbox.channel_named("games").unwrap();
    let general = sandbox.channel_named("general").unwrap();
    let messages = format!("/channels/{games}/messages");
    for (method, path, status) in [
        ("POST", messages.clone(), 200),
        ("POST", messages.clone(), 200),
        ("POST", messages.clone(), 429),
        ("GET", messages.clone(), 200),
        ("GET", format!("/channels/{games}"), 200),
        ("POST", format!("/channels/{general}/messages"), 200),
        ("POST", messages, 429),
    ] {
        assert_eq!(send(&rest, method, &path).await.status().as_u16(), status, "{method} {path}");
    }
    let ann = sandbox.member_named("Ann").unwrap();
    assert_eq!(sandbox.messages(ann, games).len(), 2, "what is refused is not posted");
}

/// The same bucket for a route in every place; another one for another route.
#[tokio::test]
async fn every_answer_says_what_is_left() {
    let (sandbox, rest) = limited(|options| options.message_limit = 3).await;
    let games = sandbox.channel_named("games").unwrap();
    let general = sandbox.channel_named("general").unwrap();
    let mut buckets = Vec::new();
    for (channel, limit, left) in [(games, "3", "2"), (games, "3", "1"), (general, "3", "2")] {
        let answer = send(&rest, "POST", &format!("/channels/{channel}/messages")).await;
        assert_eq!(header(&answer, "x-ratelimit-limit"), limit);
        assert_eq!(header(&answer, "x-ratelimit-remaining"), left);
        let after: f64 = header(&answer, "x-ratelimit-reset-after").parse().unwrap();
        assert!((0.0..=5.0).contains(&after), "{after}");
        assert!(header(&answer, "x-ratelimit-reset").parse::<f64>().is_ok());
        buckets.push(header(&answer, "x-ratelimit-bucket").to_owned());
    }
    assert!(buckets.iter().all(|bucket| *bucket == buckets[0]));
    let read = send(&rest, "GET", &format!("/channels/{games}/messages")).await;
    assert_ne!(header(&read, "x-ratelimit-bucket"), buckets[0]);
}

#[tokio::test]
async fn who_waits_as_told_may_go_on() {
    let (sandbox, rest) = limited(|options| {
        options.message_limit = 1;
        options.message_window = Duration::from_millis(900);
    })
    .await;
    let path = format!("/channels/{}/messages", sandbox.channel_named("games").unwrap());
    assert_eq!(send(&rest, "POST", &path).await.status().as_u16(), 200);
    let refused = send(&rest, "POST", &path).await;
    assert_eq!(refused.status().as_u16(), 429);
    assert_eq!(header(&refused, "retry-after"), "1", "whole seconds, rounded up");
    assert_eq!(header(&refused, "x-ratelimit-remaining"), "0");
    assert_eq!(header(&refused, "x-ratelimit-global"), "");
    let body: Value = serde_json::from_str(&refused.text().await.unwrap()).unwrap();
    assert_eq!(body["global"], false);
    let wait = body["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 0.9, "{wait}");
    tokio::time::sleep(Duration::from_secs_f64(wait)).await;
    assert_eq!(send(&rest, "POST", &path).await.status().as_u16(), 200);
}

#[tokio::test]
async fn the_limit_over_all_is_named_and_spares_interactions() {
    let (sandbox, rest) = limited(|options| options.global_limit = 3).await;
    rest.register(&sandbox, json!([challenge()])).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let games = sandbox.channel_named("games").unwrap();
    let (mut socket, _) =
        crate::support::socket::Socket::ready(&sandbox, crate::support::socket::ALL_INTENTS).await;
    sandbox.slash(ann, games, "challenge", &json!({ "opponent": bob })).unwrap();
    let created = socket.event("INTERACTION_CREATE").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    for path in ["/users/@me", "/gateway/bot", "/applications/@me"] {
        assert_eq!(rest.get(path).await.0, 200, "{path}");
    }
    let refused = rest.request("GET", "/users/@me").send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 429);
    assert_eq!(header(&refused, "x-ratelimit-global"), "true");
    assert_eq!(header(&refused, "x-ratelimit-scope"), "global");
    let body: Value = serde_json::from_str(&refused.text().await.unwrap()).unwrap();
    assert_eq!(body["global"], true);
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    assert_eq!(rest.call_back(id, token, json!({ "type": 5 })).await.0, 204);
    let path = format!("/webhooks/{}/{token}/messages/@original", sandbox.bot_id());
    assert_eq!(rest.call("PATCH", &path, json!({ "content": "x" })).await.0, 200);
}

/// Five answers in two seconds, for each interaction by itself.
#[tokio::test]
async fn followups_are_limited_for_each_interaction() {
    let (sandbox, rest) = limited(|_| {}).await;
    rest.register(&sandbox, json!([challenge()])).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let games = sandbox.channel_named("games").unwrap();
    let (mut socket, _) =
        crate::support::socket::Socket::ready(&sandbox, crate::support::socket::ALL_INTENTS).await;
    for _ in 0..2 {
        sandbox.slash(ann, games, "challenge", &json!({ "opponent": bob })).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        let first = json!({ "type": 4, "data": { "content": "x" } });
        assert_eq!(rest.call_back(id, token, first).await.0, 204);
        let path = format!("/webhooks/{}/{token}", sandbox.bot_id());
        for wanted in [200, 200, 200, 200, 200, 429] {
            assert_eq!(send(&rest, "POST", &path).await.status().as_u16(), wanted);
        }
    }
}
