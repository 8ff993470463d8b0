//! Pins and reactions: who sees what, and the events about them.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{id, unlimited_with};
use menagerie_sandbox::permissions::{MANAGE_MESSAGES, PIN_MESSAGES};
use serde_json::{Value, json};

const THUMB: &str = "%F0%9F%91%8D";

#[tokio::test]
async fn a_reaction_counts_once_a_person_and_goes_with_the_last() {
    let (sandbox, rest, games) =
        unlimited_with(|options| options.bot_permissions |= MANAGE_MESSAGES).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}");
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let mine = format!("{path}/reactions/{THUMB}/@me");
    let hers = format!("{path}/reactions/{THUMB}/{ann}");
    // (method, path, reactions there are, of them mine, what is told)
    for (method, path_of_one, count, me, told) in [
        ("PUT", &mine, 1, true, Some("MESSAGE_REACTION_ADD")),
        ("PUT", &mine, 1, true, None),
        ("DELETE", &hers, 1, true, None),
        ("DELETE", &mine, 0, false, Some("MESSAGE_REACTION_REMOVE")),
        ("DELETE", &mine, 0, false, None),
        ("PUT", &mine, 1, true, Some("MESSAGE_REACTION_ADD")),
    ] {
        assert_eq!(rest.code(method, path_of_one, Value::Null).await, (204, 0), "{method}");
        let (_, message) = rest.get(&path).await;
        let found = message["reactions"][0]["count"].as_u64().unwrap_or(0);
        assert_eq!((found, message["reactions"][0]["me"] == true), (count, me), "{method}");
        // An event that should not be there would stand before the next one that should.
        if let Some(kind) = told {
            let payload = socket.payload().await;
            assert_eq!(
                (&payload["t"], &payload["d"]["emoji"]["name"]),
                (&json!(kind), &json!("👍"))
            );
        }
    }
    for person in [ann, bob] {
        sandbox.react(person, games, said, "👍").unwrap();
    }
    let (_, users) = rest.get(&format!("{path}/reactions/{THUMB}")).await;
    let users: Vec<u64> = users.as_array().unwrap().iter().map(id).collect();
    assert_eq!(users, [sandbox.bot_id(), ann, bob]);
    assert_eq!(rest.code("DELETE", &hers, Value::Null).await, (204, 0));
    assert_eq!(sandbox.messages(ann, games)[0].reactions[0].users, [sandbox.bot_id(), bob]);
    assert_eq!(rest.code("DELETE", &format!("{path}/reactions"), Value::Null).await, (204, 0));
    assert!(sandbox.messages(ann, games)[0].reactions.is_empty());
    socket.event("MESSAGE_REACTION_REMOVE_ALL").await;
    for (emoji, refusal) in [("smile", (400, 10014)), ("", (400, 10014)), ("x:1", (400, 10014))] {
        let path = format!("{path}/reactions/{emoji}/@me");
        assert_eq!(rest.code("PUT", &path, Value::Null).await, refusal, "{emoji}");
    }
}

#[tokio::test]
async fn a_pin_is_noted_in_the_channel_and_told() {
    let (sandbox, rest, games) =
        unlimited_with(|options| options.bot_permissions |= PIN_MESSAGES).await;
    let ann = sandbox.member_named("Ann").unwrap();
    let said = [1, 2].map(|it| sandbox.say(ann, games, &it.to_string(), None).unwrap());
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let pinned = async || {
        let (_, list) = rest.get(&format!("/channels/{games}/pins")).await;
        list.as_array().unwrap().iter().map(id).collect::<Vec<u64>>()
    };
    let lines = || sandbox.messages(ann, games).iter().filter(|it| it.kind == 6).count();
    let path = |message: u64| format!("/channels/{games}/messages/pins/{message}");
    for (method, message, left, told) in [
        ("PUT", said[0], vec![said[0]], 1),
        ("PUT", said[0], vec![said[0]], 1),
        ("PUT", said[1], vec![said[1], said[0]], 2),
        ("DELETE", said[0], vec![said[1]], 2),
        ("DELETE", said[0], vec![said[1]], 2),
    ] {
        assert_eq!(rest.code(method, &path(message), Value::Null).await, (204, 0));
        assert_eq!((pinned().await, lines()), (left, told), "{method} {message}");
    }
    assert_eq!(socket.event("MESSAGE_UPDATE").await["pinned"], true);
    assert_eq!(socket.event("CHANNEL_PINS_UPDATE").await["channel_id"], games.to_string());
    assert_eq!(socket.event("MESSAGE_CREATE").await["type"], 6);
    let line = sandbox.messages(ann, games).into_iter().find(|it| it.kind == 6).unwrap();
    for (message, refusal) in [(line.id, (403, 50021)), (7, (404, 10008))] {
        assert_eq!(rest.code("PUT", &path(message), Value::Null).await, refusal);
    }
    let (_, channel) = rest.get(&format!("/channels/{games}")).await;
    assert!(channel["last_pin_timestamp"].is_string());
}
