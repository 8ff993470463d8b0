//! Gateway sessions: which events which intents let through, how frames are numbered, and when a
//! session can be resumed.

use crate::support::socket::{ALL_INTENTS, Next, Socket, identify, resume};
use crate::support::{Rest, id, unlimited, unlimited_with};
use menagerie_sandbox::permissions::{MANAGE_MESSAGES, PIN_MESSAGES};
use menagerie_sandbox::{Direction, Sandbox, TOKEN};
use serde_json::{Value, json};

const GUILDS: u64 = 1;
const MEMBERS: u64 = 1 << 1;
const MESSAGES: u64 = 1 << 9;
const REACTIONS: u64 = 1 << 10;
const TYPING: u64 = 1 << 11;
const DIRECT: u64 = 1 << 12;
const DIRECT_REACTIONS: u64 = 1 << 13;
const DIRECT_TYPING: u64 = 1 << 14;

/// Identifies and reads READY.
async fn session(sandbox: &Sandbox, intents: u64) -> (Socket, Value) {
    let mut socket = Socket::hello(sandbox).await;
    socket.send(identify(TOKEN, intents)).await;
    let ready = socket.event("READY").await;
    (socket, ready)
}

/// Lets everything happen of which an event tells.
async fn everything(sandbox: &Sandbox, rest: &Rest, games: u64) {
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| sandbox.member_named(name).unwrap());
    let direct = sandbox.direct_channel(ann);
    for place in [games, direct] {
        let said = sandbox.say(ann, place, "x", None).unwrap();
        sandbox.edit(ann, place, said, "y").unwrap();
        let (channel, message) = (format!("/channels/{place}"), format!("/messages/{said}"));
        for (method, path) in [
            ("PUT", format!("{channel}{message}/reactions/👍/@me")),
            ("DELETE", format!("{channel}{message}/reactions/👍/@me")),
            ("PUT", format!("{channel}/pins/{said}")),
            ("POST", format!("{channel}/typing")),
        ] {
            assert_eq!(rest.call(method, &path, Value::Null).await.0, 204, "{method} {path}");
        }
        if place == games {
            let path = format!("{channel}{message}/reactions");
            assert_eq!(rest.call("DELETE", &path, Value::Null).await.0, 204);
        }
        sandbox.delete(ann, place, said).unwrap();
    }
    let ids = [1, 2].map(|_| sandbox.say(ann, games, "x", None).unwrap().to_string());
    let path = format!("/channels/{games}/messages/bulk-delete");
    rest.call("POST", &path, json!({ "messages": ids })).await;
    let path = format!("/channels/{games}/threads");
    let (_, made) = rest.call("POST", &path, json!({ "name": "Game", "type": 11 })).await;
    let place = id(&made);
    let member = format!("/channels/{place}/thread-members/{bob}");
    rest.call("PUT", &member, Value::Null).await;
    rest.call("PATCH", &format!("/channels/{place}"), json!({ "archived": true })).await;
    let faults = sandbox.faults();
    faults.delete_channel(place);
    faults.remove_member(cid);
    faults.restore_member(cid);
    faults.forbid(Some(games), TYPING);
    faults.forbid(None, TYPING);
    sandbox.slash(ann, games, "ping", &json!({})).unwrap();
}

#[tokio::test]
async fn each_event_comes_with_its_intent_alone() {
    let (sandbox, rest, games) =
        unlimited_with(|it| it.bot_permissions |= MANAGE_MESSAGES | PIN_MESSAGES).await;
    rest.register(&sandbox, json!([{ "name": "ping", "description": "Ping" }])).await;
    let sessions =
        [GUILDS, MEMBERS, MESSAGES, REACTIONS, TYPING, DIRECT, DIRECT_REACTIONS, DIRECT_TYPING, 0];
    let mut sockets = Vec::new();
    for intents in sessions {
        sockets.push((intents, session(&sandbox, intents).await.0));
    }
    everything(&sandbox, &rest, games).await;
    // Whether a kind comes in the server and in a direct channel.
    let wanted = |intents: u64| -> Vec<(&str, bool)> {
        match intents {
            GUILDS => vec![
                ("CHANNEL_PINS_UPDATE", true),
                ("CHANNEL_UPDATE", true),
                ("GUILD_CREATE", false),
                ("GUILD_ROLE_UPDATE", true),
                ("THREAD_CREATE", true),
                ("THREAD_DELETE", true),
                ("THREAD_MEMBERS_UPDATE", true),
                ("THREAD_MEMBER_UPDATE", true),
                ("THREAD_UPDATE", true),
            ],
            MEMBERS => vec![
                ("GUILD_MEMBER_ADD", true),
                ("GUILD_MEMBER_REMOVE", true),
                ("THREAD_MEMBERS_UPDATE", true),
            ],
            MESSAGES => vec![
                ("MESSAGE_CREATE", true),
                ("MESSAGE_DELETE", true),
                ("MESSAGE_DELETE_BULK", true),
                ("MESSAGE_UPDATE", true),
                ("THREAD_MEMBERS_UPDATE", true),
            ],
            REACTIONS => vec![
                ("MESSAGE_REACTION_ADD", true),
                ("MESSAGE_REACTION_REMOVE", true),
                ("MESSAGE_REACTION_REMOVE_ALL", true),
            ],
            DIRECT_REACTIONS => {
                vec![("MESSAGE_REACTION_ADD", false), ("MESSAGE_REACTION_REMOVE", false)]
            }
            TYPING | DIRECT_TYPING => vec![("TYPING_START", intents == TYPING)],
            DIRECT => vec![
                ("CHANNEL_PINS_UPDATE", false),
                ("MESSAGE_CREATE", false),
                ("MESSAGE_DELETE", false),
                ("MESSAGE_UPDATE", false),
            ],
            _ => vec![],
        }
    };
    for (intents, mut socket) in sockets {
        let mut found = std::collections::BTreeSet::new();
        loop {
            let payload = socket.payload().await;
            let kind = payload["t"].as_str().unwrap().to_owned();
            if kind == "INTERACTION_CREATE" {
                // It comes to everybody, and here it comes last.
                break;
            }
            found.insert((kind, payload["d"].get("guild_id").is_some()));
        }
        let found: Vec<(&str, bool)> =
            found.iter().map(|(kind, in_guild)| (kind.as_str(), *in_guild)).collect();
        let mut wanted = wanted(intents);
        // The bot's own coming into a thread is told to every session.
        if !wanted.contains(&("THREAD_MEMBERS_UPDATE", true)) {
            wanted.push(("THREAD_MEMBERS_UPDATE", true));
        }
        wanted.sort_unstable();
        assert_eq!(found, wanted, "intents {intents:#x}");
    }
}

#[tokio::test]
async fn members_are_told_of_to_those_who_may_know_them() {
    let (sandbox, _rest, _) = unlimited().await;
    let bot = sandbox.bot_id().to_string();
    for (intents, members) in [(GUILDS, 1), (GUILDS | MEMBERS, 5)] {
        let (mut socket, _) = session(&sandbox, intents).await;
        let guild = socket.event("GUILD_CREATE").await;
        let told = guild["members"].as_array().unwrap();
        assert_eq!((told.len(), &guild["member_count"]), (members, &json!(5)), "{intents:#x}");
        assert!(told.iter().any(|it| it["user"]["id"] == bot));
    }
}

#[tokio::test]
async fn asked_for_members_come_by_name_or_by_id() {
    let (sandbox, _rest, _) = unlimited().await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let [ann, bob] = ["Ann", "Bob"].map(|name| sandbox.member_named(name).unwrap().to_string());
    for (asked, names) in [
        (json!({ "query": "", "limit": 0 }), vec!["ann", "bob", "cid", "Clockwork", "Menagerie"]),
        (json!({ "query": "C" }), vec!["cid", "Clockwork"]),
        (json!({ "query": "nobody" }), vec![]),
        (json!({ "user_ids": [ann, bob] }), vec!["ann", "bob"]),
        (json!({ "user_ids": bob }), vec!["bob"]),
        (json!({ "user_ids": ["7"] }), vec![]),
    ] {
        let mut data = asked.clone();
        data["guild_id"] = json!(sandbox.guild_id().to_string());
        data["nonce"] = json!("n");
        socket.send(json!({ "op": 8, "d": data })).await;
        let chunk = socket.event("GUILD_MEMBERS_CHUNK").await;
        let members = chunk["members"].as_array().unwrap().iter();
        let mut found: Vec<&str> =
            members.map(|it| it["user"]["username"].as_str().unwrap()).collect();
        found.sort_unstable_by_key(|name| name.to_lowercase());
        assert_eq!((found, &chunk["nonce"]), (names, &json!("n")), "{asked}");
    }
}

#[tokio::test]
async fn events_are_numbered_from_one_without_a_gap() {
    let (sandbox, _rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let mut socket = Socket::hello(&sandbox).await;
    socket.send(identify(TOKEN, ALL_INTENTS)).await;
    for number in 0..5 {
        sandbox.say(ann, games, &number.to_string(), None).unwrap();
    }
    let mut texts = Vec::new();
    let mut number = 0;
    while texts.last().is_none_or(|last| last != "4") {
        let payload = socket.payload().await;
        number += 1;
        assert_eq!((&payload["op"], &payload["s"]), (&json!(0), &json!(number)));
        // A message from before it identified is not told.
        if payload["t"] == "MESSAGE_CREATE" {
            texts.push(payload["d"]["content"].as_str().unwrap().to_owned());
        }
        if payload["t"] == "GUILD_CREATE" {
            sandbox.say(ann, games, "3", None).unwrap();
            sandbox.say(ann, games, "4", None).unwrap();
        }
    }
    assert!(texts.is_sorted(), "{texts:?}");
}

/// The end of a session, and the outcome of a RESUME.
#[tokio::test]
async fn a_session_can_be_resumed_until_it_is_given_up() {
    enum End {
        Close(u16),
        Drop,
        Forget,
        Invalidate(bool),
    }
    for (end, resumed) in [
        (End::Drop, true),
        (End::Close(4000), true),
        (End::Close(1001), true),
        (End::Invalidate(true), true),
        (End::Invalidate(false), false),
        (End::Forget, false),
    ] {
        let (sandbox, _rest, games) = unlimited().await;
        let ann = sandbox.member_named("Ann").unwrap();
        let (mut socket, ready) = Socket::ready(&sandbox, ALL_INTENTS).await;
        match &end {
            End::Drop => sandbox.faults().drop_connections(),
            End::Close(code) => sandbox.faults().close_connections(Some(*code)),
            End::Forget => sandbox.faults().forget_sessions(),
            End::Invalidate(resumable) => sandbox.faults().invalidate_sessions(*resumable),
        }
        if !matches!(end, End::Forget) {
            socket.next().await;
        }
        sandbox.say(ann, games, "missed", None).unwrap();
        let mut again = Socket::hello(&sandbox).await;
        again.send(resume(&ready["session_id"], 2)).await;
        let first = again.payload().await;
        if resumed {
            assert_eq!((&first["s"], &first["d"]["content"]), (&json!(3), &json!("missed")));
            assert_eq!(again.payload().await["t"], "RESUMED");
        } else {
            assert_eq!((&first["op"], &first["d"]), (&json!(9), &json!(false)));
        }
        assert_eq!(sandbox.session_starts(), (1, u64::from(resumed)));
    }
}

#[tokio::test]
async fn a_client_that_says_goodbye_gives_its_session_up() {
    for (code, kept) in [(1000, false), (1001, false), (4000, true), (3000, true)] {
        let (sandbox, _rest, _) = unlimited().await;
        let (socket, ready) = Socket::ready(&sandbox, ALL_INTENTS).await;
        socket.close(code).await;
        let waited =
            sandbox.wait(crate::support::SOON, |it| (it.connected_sessions() == 0).then_some(()));
        waited.await.unwrap();
        let mut again = Socket::hello(&sandbox).await;
        again.send(resume(&ready["session_id"], 2)).await;
        let first = again.payload().await;
        assert_eq!(first["t"] == "RESUMED", kept, "{code} {first}");
        assert_eq!(first["op"] == 9, !kept, "{code} {first}");
    }
}

#[tokio::test]
async fn a_session_has_one_connection_and_the_newest_wins() {
    let (sandbox, _rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let (mut old, ready) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let mut new = Socket::hello(&sandbox).await;
    new.send(resume(&ready["session_id"], 2)).await;
    assert_eq!(new.payload().await["t"], "RESUMED");
    assert_eq!(old.next().await, Next::Closed(Some(4000)));
    sandbox.say(ann, games, "here", None).unwrap();
    assert_eq!(new.event("MESSAGE_CREATE").await["content"], "here");
    assert_eq!(sandbox.connected_sessions(), 1);
    // Two sessions are two bots' ears: each hears all.
    let (mut other, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    sandbox.say(ann, games, "both", None).unwrap();
    for socket in [&mut new, &mut other] {
        assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "both");
    }
}

#[tokio::test]
async fn too_many_frames_and_wrong_speech_end_a_connection() {
    let (sandbox, _rest, _) = unlimited().await;
    let mut wrong = resume(&json!("x"), 0);
    wrong["d"]["token"] = json!("wrong");
    let no_intents = json!({ "op": 2, "d": { "token": TOKEN } });
    for (query, frame, code) in [
        ("?v=10&encoding=etf", None, 4002),
        ("?v=9", None, 4012),
        ("?v=10", Some(wrong), 4004),
        ("?v=10", Some(no_intents), 4013),
        ("?v=10", Some(json!({ "op": 8, "d": {} })), 4003),
        ("?v=10", Some(json!({ "op": 0 })), 4001),
        ("?v=10", Some(json!({ "d": {} })), 4001),
    ] {
        let mut socket = Socket::open(&sandbox, query).await;
        if let Some(frame) = &frame {
            assert_eq!(socket.payload().await["op"], 10);
            socket.send(frame.clone()).await;
        }
        assert_eq!(socket.next().await, Next::Closed(Some(code)), "{query} {frame:?}");
    }
    let (mut socket, _) = Socket::ready(&sandbox, GUILDS).await;
    // IDENTIFY was the first of 120 in a minute.
    for _ in 0..119 {
        socket.send(json!({ "op": 1, "d": null })).await;
        assert_eq!(socket.payload().await["op"], 11);
    }
    socket.send(json!({ "op": 1, "d": null })).await;
    assert_eq!(socket.next().await, Next::Closed(Some(4008)));
}

#[tokio::test]
async fn what_is_recorded_of_the_gateway_holds_no_token() {
    let (sandbox, _rest, _) = unlimited().await;
    let (mut socket, ready) = Socket::ready(&sandbox, GUILDS).await;
    sandbox.faults().drop_connections();
    socket.next().await;
    let mut again = Socket::hello(&sandbox).await;
    again.send(resume(&ready["session_id"], 2)).await;
    again.event("RESUMED").await;
    let frames = sandbox.gateway_frames();
    let received = frames.iter().filter(|it| it.direction == Direction::Received);
    assert_eq!(received.filter(|it| it.payload["d"]["token"] == "(masked)").count(), 2);
    assert!(!frames.iter().any(|frame| frame.payload.to_string().contains(TOKEN)));
}
