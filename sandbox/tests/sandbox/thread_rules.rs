//! Threads: starting, joining, sleeping, waking, locking, and the events about each.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, id, unlimited, unlimited_with};
use menagerie_sandbox::permissions::MANAGE_THREADS;
use menagerie_sandbox::{ActionError, ReplyTo, Sandbox};
use serde_json::{Value, json};

/// A thread of the bot from a message of Ann's.
async fn thread(sandbox: &Sandbox, rest: &Rest, games: u64) -> u64 {
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "a game", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}/threads");
    let (status, made) = rest.call("POST", &path, json!({ "name": "Game" })).await;
    assert_eq!((status, id(&made)), (201, said), "it has the id of its message");
    said
}

#[tokio::test]
async fn a_thread_begins_where_and_as_it_may() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let direct = sandbox.direct_channel(ann);
    let inside = thread(&sandbox, &rest, games).await;
    let name = |length: usize| json!({ "name": "é".repeat(length), "type": 11 });
    let sleeps =
        |minutes: u64| json!({ "name": "x", "type": 11, "auto_archive_duration": minutes });
    let said = sandbox.say(ann, games, "another", None).unwrap();
    for (path, body, refusal) in [
        (format!("/channels/{games}/threads"), name(0), (400, 50035)),
        (format!("/channels/{games}/threads"), name(101), (400, 50035)),
        (format!("/channels/{games}/threads"), name(100), (201, 0)),
        (format!("/channels/{games}/threads"), json!({ "name": "  ", "type": 11 }), (400, 50035)),
        (format!("/channels/{games}/threads"), json!({ "name": "x", "type": 10 }), (400, 50035)),
        (format!("/channels/{games}/threads"), sleeps(0), (400, 50035)),
        (format!("/channels/{games}/threads"), sleeps(1441), (400, 50035)),
        (format!("/channels/{games}/threads"), sleeps(60), (201, 0)),
        (format!("/channels/{games}/threads"), sleeps(4320), (201, 0)),
        (format!("/channels/{games}/threads"), sleeps(10080), (201, 0)),
        (format!("/channels/{games}/messages/7/threads"), name(1), (404, 10008)),
        (format!("/channels/{games}/messages/{said}/threads"), name(1), (201, 0)),
        (format!("/channels/{games}/messages/{said}/threads"), name(1), (400, 160_004)),
        (format!("/channels/{inside}/threads"), name(1), (400, 50024)),
        (format!("/channels/{direct}/threads"), name(1), (400, 50024)),
        ("/channels/7/threads".to_owned(), name(1), (404, 10003)),
    ] {
        assert_eq!(rest.code("POST", &path, body.clone()).await, refusal, "{path} {body}");
    }
    let (_, source) = rest.get(&format!("/channels/{games}/messages/{said}")).await;
    assert_eq!((&source["flags"], &source["thread"]["id"]), (&json!(32), &json!(said.to_string())));
}

#[tokio::test]
async fn members_come_by_hand_by_writing_and_by_a_ping() {
    let (sandbox, rest, games) =
        unlimited_with(|options| options.bot_permissions |= MANAGE_THREADS).await;
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| sandbox.member_named(name).unwrap());
    let place = thread(&sandbox, &rest, games).await;
    let members = format!("/channels/{place}/thread-members");
    let joined = || sandbox.threads(games)[0].members.clone();
    assert_eq!(joined(), [sandbox.bot_id()]);
    sandbox.say(ann, place, "here", None).unwrap();
    assert!(joined().contains(&ann) && !joined().contains(&bob));
    let ping = json!({ "content": format!("<@{bob}>") });
    rest.call("POST", &format!("/channels/{place}/messages"), ping).await;
    assert!(joined().contains(&bob));
    // A mention that does not ping lets nobody in.
    let quiet = json!({ "content": format!("<@{cid}>"), "allowed_mentions": { "parse": [] } });
    rest.call("POST", &format!("/channels/{place}/messages"), quiet).await;
    assert!(!joined().contains(&cid));

    assert_eq!(rest.code("GET", &format!("{members}/{cid}"), Value::Null).await, (404, 10007));
    let lines = || sandbox.messages(ann, place).iter().filter(|line| line.kind == 1).count();
    for told in [1, 1] {
        assert_eq!(rest.code("PUT", &format!("{members}/{cid}"), Value::Null).await, (204, 0));
        assert_eq!(lines(), told, "added once, told once");
    }
    assert_eq!(rest.code("DELETE", &format!("{members}/{cid}"), Value::Null).await, (204, 0));
    assert!(!joined().contains(&cid));
    assert_eq!(rest.code("DELETE", &format!("{members}/@me"), Value::Null).await, (204, 0));
    let (_, channel) = rest.get(&format!("/channels/{place}")).await;
    assert!(channel.get("member").is_none(), "the bot has left");

    sandbox.faults().remove_member(cid);
    sandbox.faults().archive_thread(place, true);
    for (method, who, archived, refusal) in [
        ("PUT", cid.to_string(), true, (400, 50083)),
        ("DELETE", ann.to_string(), true, (400, 50083)),
        ("PUT", cid.to_string(), false, (403, 50001)),
        ("PUT", "7".to_owned(), false, (404, 10013)),
        ("PUT", "x".to_owned(), false, (404, 10013)),
        ("PATCH", "@me".to_owned(), false, (405, 0)),
    ] {
        sandbox.faults().archive_thread(place, archived);
        let path = format!("{members}/{who}");
        assert_eq!(rest.code(method, &path, Value::Null).await, refusal, "{method} {who}");
    }
    let path = format!("/channels/{games}/thread-members");
    assert_eq!(rest.code("GET", &path, Value::Null).await, (400, 50024), "no thread");
}

/// The actions that are open in a thread that sleeps, or is locked, or both; with and without the
/// right to manage threads.
#[tokio::test]
async fn sleep_and_lock_close_what_they_should() {
    for manages in [false, true] {
        let (sandbox, rest, games) = unlimited_with(|options| {
            options.bot_permissions |= if manages { MANAGE_THREADS } else { 0 };
        })
        .await;
        let place = thread(&sandbox, &rest, games).await;
        let messages = format!("/channels/{place}/messages");
        let (_, own) = rest.call("POST", &messages, json!({ "content": "board" })).await;
        let own = format!("{messages}/{}", id(&own));
        let channel = format!("/channels/{place}");
        let text = json!({ "content": "x" });
        let name = json!({ "name": "New" });
        // (what, asleep, locked, both), without the right; with it only sleep is in the way.
        let rows: [(&str, &str, Value, [u64; 3], bool); 8] = [
            ("PATCH", &own, text.clone(), [50083, 0, 50083], true),
            ("PUT", &format!("{own}/reactions/👍/@me"), Value::Null, [50083, 0, 50083], true),
            ("POST", &messages, text, [0, 160_005, 50083], false),
            ("PATCH", &channel, name, [50083, 50013, 50013], true),
            ("PATCH", &channel, json!({ "archived": false }), [0, 50013, 50013], false),
            ("PATCH", &channel, json!({ "archived": true }), [0, 50013, 50013], false),
            (
                "PATCH",
                &channel,
                json!({ "locked": true, "archived": true }),
                [50013, 50013, 50013],
                false,
            ),
            ("GET", &own, Value::Null, [0, 0, 0], false),
        ];
        for (method, path, body, codes, sleep_counts) in rows {
            for (state, code) in [(true, false), (false, true), (true, true)].into_iter().zip(codes)
            {
                let (asleep, locked) = state;
                sandbox.faults().archive_thread(place, asleep);
                sandbox.faults().lock_thread(place, locked);
                let wanted = match (manages, sleep_counts && asleep) {
                    (false, _) => code,
                    (true, true) => 50083,
                    (true, false) => 0,
                };
                let (_, found) = rest.code(method, path, body.clone()).await;
                assert_eq!(found, wanted, "{method} {path} {body} {state:?} {manages}");
            }
        }
    }
}

#[tokio::test]
async fn a_message_wakes_a_thread_before_it_is_told() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let place = thread(&sandbox, &rest, games).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    for by_bot in [true, false] {
        sandbox.faults().archive_thread(place, true);
        let slept = socket.payload().await;
        assert_eq!(slept["d"]["thread_metadata"]["archived"], true);
        if by_bot {
            let path = format!("/channels/{place}/messages");
            rest.call("POST", &path, json!({ "content": "x" })).await;
        } else {
            sandbox.say(ann, place, "x", None).unwrap();
        }
        let woke = socket.payload().await;
        assert_eq!(
            (&woke["t"], &woke["d"]["id"]),
            (&json!("THREAD_UPDATE"), &json!(place.to_string()))
        );
        assert_eq!(woke["d"]["thread_metadata"]["archived"], false);
        assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "x");
    }
}

#[tokio::test]
async fn a_new_thread_is_told_in_discords_order() {
    let (sandbox, rest, games) = unlimited().await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let place = thread(&sandbox, &rest, games).await;
    let mut told = Vec::new();
    for _ in 0..6 {
        let payload = socket.payload().await;
        told.push((payload["t"].as_str().unwrap().to_owned(), payload["d"]["type"].clone()));
    }
    let told: Vec<(&str, Value)> =
        told.iter().map(|(kind, detail)| (kind.as_str(), detail.clone())).collect();
    assert_eq!(
        told,
        [
            ("MESSAGE_CREATE", json!(0)),
            ("THREAD_CREATE", json!(11)),
            ("THREAD_MEMBER_UPDATE", Value::Null),
            ("THREAD_MEMBERS_UPDATE", Value::Null),
            ("MESSAGE_UPDATE", json!(0)),
            ("MESSAGE_CREATE", json!(21)),
        ]
    );
    let path = format!("/channels/{place}");
    rest.call("PATCH", &path, json!({ "name": "Game 2" })).await;
    assert_eq!(socket.event("THREAD_UPDATE").await["name"], "Game 2");
    assert_eq!(socket.event("MESSAGE_CREATE").await["type"], 4, "the thread notes its new name");
}

/// The numbers by which a bot sees what it has missed.
#[tokio::test]
async fn a_thread_counts_its_messages() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let place = thread(&sandbox, &rest, games).await;
    let said: Vec<u64> = (0..3).map(|_| sandbox.say(ann, place, "x", None).unwrap()).collect();
    let numbers = async || {
        let (_, channel) = rest.get(&format!("/channels/{place}")).await;
        ["message_count", "total_message_sent", "member_count"]
            .map(|it| channel[it].as_u64().unwrap())
    };
    assert_eq!(numbers().await, [3, 3, 2]);
    for (number, message) in (1..).zip(&said) {
        let (_, read) = rest.get(&format!("/channels/{place}/messages/{message}")).await;
        assert_eq!(read["position"], number);
    }
    sandbox.delete(ann, place, said[1]).unwrap();
    assert_eq!(numbers().await, [2, 3, 2], "what was sent was sent");
    let (_, channel) = rest.get(&format!("/channels/{place}")).await;
    assert_eq!(channel["last_message_id"], said[2].to_string());
}

#[tokio::test]
async fn a_person_meets_sleep_and_lock_as_in_the_client() {
    let (sandbox, rest, games) = unlimited().await;
    rest.register(
        &sandbox,
        json!([
            { "name": "ping", "description": "Ping" }, { "name": "Play this", "type": 3 },
        ]),
    )
    .await;
    let ann = sandbox.member_named("Ann").unwrap();
    let place = thread(&sandbox, &rest, games).await;
    let said = sandbox.say(ann, place, "x", None).unwrap();
    let faults = sandbox.faults();
    for (asleep, locked, says, edits, commands) in [
        (false, false, None, None, None),
        (true, false, None, Some(ActionError::Archived), Some(ActionError::Archived)),
        (false, true, Some(ActionError::Locked), None, None),
        (
            true,
            true,
            Some(ActionError::Locked),
            Some(ActionError::Archived),
            Some(ActionError::Archived),
        ),
    ] {
        let set = || {
            faults.archive_thread(place, asleep);
            faults.lock_thread(place, locked);
        };
        set();
        assert_eq!(sandbox.edit(ann, place, said, "y").err(), edits);
        assert_eq!(sandbox.react(ann, place, said, "👍").err(), edits);
        assert_eq!(sandbox.slash(ann, place, "ping", &json!({})).err(), commands);
        assert_eq!(sandbox.message_command(ann, place, said, "Play this").err(), commands);
        assert_eq!(sandbox.say(ann, place, "z", None).err(), says);
        set();
        let reply = Some(ReplyTo { message: said, ping: true });
        assert_eq!(sandbox.say(ann, place, "z", reply).err(), says);
    }
}
