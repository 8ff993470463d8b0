//! The gateway as a bare client sees it.

use std::time::Duration;

use crate::support::socket::{ALL_INTENTS, Next, Socket, WITHOUT_CONTENT, identify, resume};
use crate::support::{Rest, options, start};
use menagerie_sandbox::{Options, ReplyTo, Sandbox, TOKEN};
use serde_json::{Value, json};

fn ann_in_games(sandbox: &Sandbox) -> (u64, u64) {
    (sandbox.member_named("Ann").unwrap(), sandbox.channel_named("games").unwrap())
}

#[tokio::test]
async fn frames_can_be_plain_or_compressed() {
    let sandbox = start().await;
    let (ann, games) = ann_in_games(&sandbox);
    for (query, compress) in
        [("?v=10", false), ("?v=10", true), ("?v=10&compress=zlib-stream", false)]
    {
        let mut socket = Socket::open(&sandbox, query).await;
        assert_eq!(socket.payload().await["d"]["heartbeat_interval"], 41_250);
        let mut identify = identify(TOKEN, ALL_INTENTS);
        identify["d"]["compress"] = json!(compress);
        socket.send(identify).await;
        let ready = socket.event("READY").await;
        assert_eq!(ready["user"]["username"], "Menagerie");
        let guild = socket.event("GUILD_CREATE").await;
        assert_eq!(guild["members"].as_array().unwrap().len(), 5);
        sandbox.say(ann, games, "hello", None).unwrap();
        assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "hello");
    }
}

#[tokio::test]
async fn wrong_clients_are_closed_with_the_right_code() {
    let refusing = Options { message_content_allowed: false, members_allowed: false, ..options() };
    let sandbox = Sandbox::start(refusing).await.unwrap();
    let long = json!({ "op": 1, "d": "x".repeat(5000) }).to_string();
    let with = |shard: Value| {
        let mut payload = identify(TOKEN, 1);
        payload["d"]["shard"] = shard;
        payload.to_string()
    };
    for (frame, code) in [
        ("{".to_owned(), 4002),
        (long, 4002),
        (json!({ "op": 77 }).to_string(), 4001),
        (json!({ "op": 3, "d": {} }).to_string(), 4003),
        (identify("wrong", 1).to_string(), 4004),
        (identify(TOKEN, 1 << 40).to_string(), 4013),
        (identify(TOKEN, 1 << 15).to_string(), 4014),
        (identify(TOKEN, 1 << 1).to_string(), 4014),
        (identify(TOKEN, 1 << 8).to_string(), 4014),
        (with(json!([2, 2])), 4010),
    ] {
        let mut socket = Socket::hello(&sandbox).await;
        socket.send_text(frame.clone()).await;
        assert_eq!(socket.next().await, Next::Closed(Some(code)), "{frame}");
    }
    let mut old = Socket::open(&sandbox, "?v=6").await;
    assert_eq!(old.next().await, Next::Closed(Some(4012)));
    let (mut twice, _) = Socket::ready(&sandbox, 1).await;
    twice.send(identify(TOKEN, 1)).await;
    assert_eq!(twice.next().await, Next::Closed(Some(4005)));
}

#[tokio::test]
async fn heartbeats_are_answered_and_demanded() {
    let quick = Options { heartbeat: Duration::from_millis(100), ..options() };
    let sandbox = Sandbox::start(quick).await.unwrap();
    let (mut socket, _) = Socket::ready(&sandbox, 1).await;
    socket.send(json!({ "op": 1, "d": 2 })).await;
    assert_eq!(socket.payload().await["op"], 11);
    sandbox.faults().withhold_heartbeat_acks(true);
    socket.send(json!({ "op": 1, "d": 2 })).await;
    assert_eq!(socket.next().await, Next::Closed(Some(4009)), "nothing but the end comes");
}

#[tokio::test]
async fn resume_replays_what_was_missed() {
    let sandbox = start().await;
    let (ann, games) = ann_in_games(&sandbox);
    let (mut socket, ready) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let session = &ready["session_id"];
    sandbox.faults().drop_connections();
    assert_eq!(socket.next().await, Next::Gone);
    sandbox.say(ann, games, "one", None).unwrap();
    sandbox.say(ann, games, "two", None).unwrap();

    let mut socket = Socket::hello(&sandbox).await;
    socket.send(resume(session, 2)).await;
    let missed = [socket.payload().await, socket.payload().await, socket.payload().await];
    assert_eq!(missed.each_ref().map(|it| it["s"].as_u64().unwrap()), [3, 4, 5]);
    assert_eq!(
        missed.each_ref().map(|it| it["t"].as_str().unwrap()),
        ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    );
    assert_eq!(missed[1]["d"]["content"], "two");

    let mut future = Socket::hello(&sandbox).await;
    future.send(resume(session, 99)).await;
    assert_eq!(future.next().await, Next::Closed(Some(4007)));
    let mut forgotten = Socket::hello(&sandbox).await;
    forgotten.send(resume(session, 5)).await;
    let refused = forgotten.payload().await;
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
    forgotten.send(identify(TOKEN, 1)).await;
    forgotten.event("READY").await;
}

#[tokio::test]
async fn faults_end_connections_as_told() {
    let sandbox = start().await;
    let faults = sandbox.faults();
    let (mut socket, _) = Socket::ready(&sandbox, 1).await;
    faults.request_reconnect();
    assert_eq!(socket.payload().await["op"], 7);
    faults.invalidate_sessions(true);
    assert_eq!(socket.payload().await["d"], true);
    faults.close_connections(Some(4000));
    assert_eq!(socket.next().await, Next::Closed(Some(4000)));
    let (mut socket, _) = Socket::ready(&sandbox, 1).await;
    faults.close_connections(None);
    assert_eq!(socket.next().await, Next::Closed(None));
}

#[tokio::test]
async fn events_can_come_twice_or_broken() {
    let sandbox = start().await;
    let (ann, games) = ann_in_games(&sandbox);
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    sandbox.faults().deliver_twice("MESSAGE_CREATE");
    sandbox.say(ann, games, "again", None).unwrap();
    let (one, other) = (socket.payload().await, socket.payload().await);
    assert_eq!(one["d"], other["d"]);
    assert_ne!(one["s"], other["s"]);
    sandbox.faults().omit_field("MESSAGE_CREATE", "/author/username");
    sandbox.say(ann, games, "broken", None).unwrap();
    assert!(socket.event("MESSAGE_CREATE").await["author"].get("username").is_none());
}

/// Text, and whether the bot may read it without the intent.
#[tokio::test]
async fn content_is_hidden_without_the_intent() {
    let hiding = Options { message_content_allowed: false, ..options() };
    let sandbox = Sandbox::start(hiding).await.unwrap();
    let (ann, games) = ann_in_games(&sandbox);
    let rest = Rest::new(&sandbox);
    let (mut socket, _) = Socket::ready(&sandbox, WITHOUT_CONTENT).await;
    let path = format!("/channels/{games}/messages");
    let (_, board) = rest.call("POST", &path, json!({ "content": "board" })).await;
    assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "board", "its own message");
    let board: u64 = board["id"].as_str().unwrap().parse().unwrap();

    rest.register(&sandbox, json!([{ "name": "ping", "description": "Ping" }])).await;
    let given = sandbox.slash(ann, games, "ping", &json!({})).unwrap();
    let created = socket.event("INTERACTION_CREATE").await;
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    rest.call_back(id, token, json!({ "type": 4, "data": { "content": "pong" } })).await;
    let answer = given.answer().await.messages[0].id;

    let mention = format!("<@{}> e4", sandbox.bot_id());
    let direct = sandbox.direct_channel(ann);
    for (channel, text, reply, shown) in [
        (games, "plain", None, false),
        (games, mention.as_str(), None, true),
        (games, "reply with ping", Some(ReplyTo { message: board, ping: true }), true),
        (games, "reply without", Some(ReplyTo { message: board, ping: false }), false),
        (games, "reply to an answer", Some(ReplyTo { message: answer, ping: true }), false),
        (direct, "private", None, true),
    ] {
        let id = sandbox.say(ann, channel, text, reply).unwrap();
        let wanted = if shown { text } else { "" };
        let event = loop {
            let event = socket.event("MESSAGE_CREATE").await;
            if event["id"] == json!(id.to_string()) {
                break event;
            }
        };
        assert_eq!(event["content"], wanted, "{text} on the gateway");
        let (_, read) = rest.get(&format!("/channels/{channel}/messages/{id}")).await;
        assert_eq!(read["content"], wanted, "{text} over REST");
    }
}

#[tokio::test]
async fn intents_and_shards_choose_events() {
    let sandbox = start().await;
    let (ann, games) = ann_in_games(&sandbox);
    let rest = Rest::new(&sandbox);
    // Only direct messages: messages on the server do not arrive.
    let mut socket = Socket::hello(&sandbox).await;
    socket.send(identify(TOKEN, 1 << 12)).await;
    socket.event("READY").await;
    // The other of two shards has the direct messages or the server, never both.
    let mut other = Socket::hello(&sandbox).await;
    let mut payload = identify(TOKEN, ALL_INTENTS);
    let server_shard = (sandbox.guild_id() >> 22) % 2;
    payload["d"]["shard"] = json!([1 - server_shard, 2]);
    other.send(payload).await;
    assert_eq!(other.event("READY").await["guilds"], json!([]));
    sandbox.say(ann, games, "on the server", None).unwrap();
    let direct = sandbox.direct_channel(ann);
    sandbox.say(ann, direct, "in private", None).unwrap();
    let first = socket.payload().await;
    assert_eq!(
        (&first["t"], &first["d"]["content"]),
        (&json!("MESSAGE_CREATE"), &json!("in private"))
    );
    let (status, _) = rest.get("/gateway/bot").await;
    assert_eq!(status, 200);
}
