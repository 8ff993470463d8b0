//! Messages: changing, deleting, replying, their nonce, and whom they ping.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{PIXEL, Rest, id, unlimited, unlimited_with};
use menagerie_sandbox::{Sandbox, permissions};
use serde_json::{Value, json};
use std::time::Duration;

async fn post(rest: &Rest, channel: u64, body: Value) -> u64 {
    let (status, sent) = rest.call("POST", &format!("/channels/{channel}/messages"), body).await;
    assert_eq!(status, 200, "{sent}");
    id(&sent)
}

fn person(sandbox: &Sandbox, name: &str) -> u64 {
    sandbox.member_named(name).unwrap()
}

#[tokio::test]
async fn an_edit_changes_what_it_names_and_keeps_the_rest() {
    let (_sandbox, rest, games) = unlimited().await;
    let button = json!({ "type": 2, "style": 1, "label": "x", "custom_id": "x" });
    let body = json!({
        "content": "one", "embeds": [{ "title": "shown" }],
        "components": [{ "type": 1, "components": [button] }],
    });
    let path = format!("/channels/{games}/messages");
    let (_, sent) = rest.upload("POST", &path, body, &[("a.png", PIXEL)]).await;
    assert_eq!(sent["edited_timestamp"], Value::Null);
    let path = format!("{path}/{}", id(&sent));
    let counts = |message: &Value| {
        ["embeds", "components", "attachments"].map(|it| message[it].as_array().unwrap().len())
    };
    for (edit, content, left) in [
        (json!({ "content": "two" }), "two", [1, 1, 1]),
        (json!({ "components": [] }), "two", [1, 0, 1]),
        (json!({ "content": null }), "", [1, 0, 1]),
        // A flag hides the embeds without taking them away.
        (json!({ "flags": 4 }), "", [0, 0, 1]),
        (json!({ "flags": 0 }), "", [1, 0, 1]),
        (json!({ "embeds": [] }), "", [0, 0, 1]),
        (json!({ "content": "three", "attachments": [] }), "three", [0, 0, 0]),
    ] {
        let (status, message) = rest.call("PATCH", &path, edit.clone()).await;
        assert_eq!(status, 200, "{message}");
        assert_eq!((&message["content"], counts(&message)), (&json!(content), left), "{edit}");
        assert!(message["edited_timestamp"].is_string());
        assert_eq!(rest.get(&path).await.1["content"], content);
    }
    assert_eq!(rest.code("PATCH", &path, json!({ "content": "" })).await, (400, 50006));
    assert_eq!(rest.get(&path).await.1["content"], "three", "what is refused changes nothing");
}

#[tokio::test]
async fn only_what_the_bot_wrote_itself_can_be_edited() {
    let (sandbox, rest, games) = unlimited().await;
    let said = sandbox.say(person(&sandbox, "Ann"), games, "hello", None).unwrap();
    let other = sandbox.say(person(&sandbox, "Clockwork"), games, "hello", None).unwrap();
    let threads = format!("/channels/{games}/threads");
    rest.call("POST", &threads, json!({ "name": "Game", "type": 11 })).await;
    let notice = sandbox.messages(person(&sandbox, "Ann"), games).pop().unwrap();
    assert_eq!(notice.kind, 18, "the line that tells of the new thread");
    for (message, refusal) in
        [(said, (403, 50005)), (other, (403, 50005)), (notice.id, (403, 50021)), (7, (404, 10008))]
    {
        let path = format!("/channels/{games}/messages/{message}");
        assert_eq!(rest.code("PATCH", &path, json!({ "content": "x" })).await, refusal);
    }
}

#[tokio::test]
async fn what_is_deleted_is_gone_and_told_of_once() {
    let (sandbox, rest, games) =
        unlimited_with(|it| it.bot_permissions |= permissions::MANAGE_MESSAGES).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let path = format!("/channels/{games}/messages");
    let mine = post(&rest, games, json!({ "content": "mine" })).await;
    let hers = sandbox.say(person(&sandbox, "Ann"), games, "hers", None).unwrap();
    for message in [mine, hers] {
        let one = format!("{path}/{message}");
        assert_eq!(rest.code("DELETE", &one, Value::Null).await, (204, 0));
        assert_eq!(socket.event("MESSAGE_DELETE").await["id"], message.to_string());
        for method in ["DELETE", "GET", "PATCH"] {
            assert_eq!(rest.code(method, &one, Value::Null).await, (404, 10008), "{method}");
        }
    }
    // Without the right one's own can still be deleted.
    sandbox.faults().forbid(Some(games), permissions::MANAGE_MESSAGES);
    let mine = post(&rest, games, json!({ "content": "mine" })).await;
    assert_eq!(rest.code("DELETE", &format!("{path}/{mine}"), Value::Null).await, (204, 0));
}

#[tokio::test]
async fn two_to_a_hundred_messages_are_deleted_at_once_in_one_event() {
    let (sandbox, rest, games) =
        unlimited_with(|it| it.bot_permissions |= permissions::MANAGE_MESSAGES).await;
    let ann = person(&sandbox, "Ann");
    let ids: Vec<u64> = (0..101).map(|_| sandbox.say(ann, games, "x", None).unwrap()).collect();
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let path = format!("/channels/{games}/messages/bulk-delete");
    let texts: Vec<String> = ids.iter().map(u64::to_string).collect();
    for (count, refusal, left) in [
        (0, (400, 50016), 101),
        (1, (400, 50016), 101),
        (101, (400, 50016), 101),
        (100, (204, 0), 1),
    ] {
        let body = json!({ "messages": texts[..count] });
        assert_eq!(rest.code("POST", &path, body).await, refusal, "{count}");
        assert_eq!(sandbox.messages(ann, games).len(), left, "{count}");
    }
    let told = socket.payload().await;
    assert_eq!(told["t"], "MESSAGE_DELETE_BULK");
    assert_eq!(told["d"]["ids"].as_array().unwrap().len(), 100);
    assert_eq!(told["d"]["channel_id"], games.to_string());
    let direct = sandbox.direct_channel(ann);
    let path = format!("/channels/{direct}/messages/bulk-delete");
    assert_eq!(rest.code("POST", &path, json!({ "messages": texts[..2] })).await, (403, 50003));
}

/// A look at the world that changed it would wake itself for ever.
#[tokio::test]
async fn a_direct_channel_that_is_known_can_be_asked_for_while_waiting() {
    let (sandbox, _rest, _games) = unlimited().await;
    let ann = person(&sandbox, "Ann");
    let direct = sandbox.direct_channel(ann);
    let mut looks = 0;
    let look = |sandbox: &Sandbox| {
        looks += 1;
        (sandbox.direct_channel(ann) != direct).then_some(())
    };
    sandbox.wait(Duration::from_millis(20), look).await.expect_err("nothing changes");
    assert_eq!(looks, 1);
}

#[tokio::test]
async fn a_reply_points_at_a_message_of_its_channel() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = person(&sandbox, "Ann");
    let general = sandbox.channel_named("general").unwrap();
    let here = sandbox.say(ann, games, "here", None).unwrap();
    let elsewhere = sandbox.say(ann, general, "elsewhere", None).unwrap();
    let to = |message: u64| json!({ "message_id": message.to_string() });
    for (reference, kind, why) in [
        (to(here), Some(19), ""),
        (json!({ "message_id": here.to_string(), "channel_id": games.to_string() }), Some(19), ""),
        (to(7), None, "REPLIES_UNKNOWN_MESSAGE"),
        (to(elsewhere), None, "REPLIES_UNKNOWN_MESSAGE"),
        (json!({ "message_id": "7", "fail_if_not_exists": true }), None, "REPLIES_UNKNOWN_MESSAGE"),
        (json!({ "message_id": "7", "fail_if_not_exists": false }), Some(0), ""),
        (
            json!({ "message_id": elsewhere.to_string(), "channel_id": general.to_string() }),
            None,
            "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL",
        ),
    ] {
        let body = json!({ "content": "x", "message_reference": reference });
        let (status, sent) = rest.call("POST", &format!("/channels/{games}/messages"), body).await;
        match kind {
            Some(kind) => assert_eq!((status, &sent["type"]), (200, &json!(kind)), "{reference}"),
            None => {
                let told = &sent["errors"]["message_reference"]["_errors"][0]["code"];
                assert_eq!((status, told), (400, &json!(why)), "{reference}");
            }
        }
    }
    // The reply outlives what it replies to.
    let reply = post(&rest, games, json!({ "content": "x", "message_reference": to(here) })).await;
    let path = format!("/channels/{games}/messages/{reply}");
    assert_eq!(rest.get(&path).await.1["referenced_message"]["content"], "here");
    sandbox.faults().delete_message(games, here);
    let (_, orphan) = rest.get(&path).await;
    assert_eq!(orphan.get("referenced_message"), Some(&Value::Null));
    assert_eq!(orphan["message_reference"]["message_id"], here.to_string());
}

#[tokio::test]
async fn a_nonce_counts_where_and_when_it_is_enforced() {
    let (sandbox, rest, games) = unlimited().await;
    let general = sandbox.channel_named("general").unwrap();
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let body = |nonce: Value, enforced: bool| json!({ "content": "x", "nonce": nonce, "enforce_nonce": enforced });
    let first = post(&rest, games, body(json!("7"), true)).await;
    assert_eq!(socket.event("MESSAGE_CREATE").await["nonce"], "7");
    for (channel, nonce, enforced, same) in [
        (games, json!("7"), true, true),
        (games, json!("7"), false, false),
        (games, json!("8"), true, false),
        (games, json!(7), true, false),
        (general, json!("7"), true, false),
        (games, json!("7"), true, true),
    ] {
        let again = post(&rest, channel, body(nonce.clone(), enforced)).await;
        assert_eq!(again == first, same, "{channel} {nonce} {enforced}");
    }
    // A repeated message is not checked again, and not announced again.
    let long = json!({ "content": "x".repeat(3000), "nonce": "7", "enforce_nonce": true });
    assert_eq!(post(&rest, games, long).await, first);
    let (_, read) = rest.get(&format!("/channels/{games}/messages/{first}")).await;
    assert!(read.get("nonce").is_none(), "only its sender is told");
    // A message that is gone is sent anew.
    sandbox.faults().delete_message(games, first);
    assert_ne!(post(&rest, games, body(json!("7"), true)).await, first);
}

#[tokio::test]
async fn who_is_mentioned_and_allowed_is_pinged_once() {
    let (sandbox, rest, games) = unlimited().await;
    let (ann, bob) = (person(&sandbox, "Ann"), person(&sandbox, "Bob"));
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    let both = format!("<@{bob}> <@!{ann}> <@{bob}> <@7> <@&{ann}>");
    for (text, allowed, replies, pinged) in [
        (both.as_str(), json!({ "parse": ["users"] }), false, vec![bob, ann]),
        (&both, json!({ "users": [ann.to_string()] }), false, vec![ann]),
        (&both, json!({ "users": [ann] }), false, vec![ann]),
        (&both, json!({ "users": [] }), false, vec![]),
        (&both, json!({ "parse": ["roles"] }), false, vec![]),
        (&both, json!({ "users": [bob], "replied_user": true }), true, vec![bob, ann]),
        (&both, json!({ "users": [ann], "replied_user": true }), true, vec![ann]),
        ("nobody", json!({ "users": [ann] }), false, vec![]),
        ("nobody", json!({ "replied_user": true }), true, vec![ann]),
        ("nobody", json!({ "parse": ["users"] }), true, vec![]),
    ] {
        let mut body = json!({ "content": text, "allowed_mentions": allowed });
        if replies {
            body["message_reference"] = json!({ "message_id": said.to_string() });
        }
        let sent = post(&rest, games, body).await;
        let (_, read) = rest.get(&format!("/channels/{games}/messages/{sent}")).await;
        let told: Vec<u64> = read["mentions"].as_array().unwrap().iter().map(id).collect();
        assert_eq!(told, pinged, "{text} {allowed}");
    }
}

#[tokio::test]
async fn text_is_trimmed_and_ids_rise() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let mut last = 0;
    for (text, kept) in [(" a ", "a"), ("\nb\n", "b"), ("c  d", "c  d")] {
        let (_, sent) = rest.call("POST", &path, json!({ "content": text })).await;
        assert_eq!(sent["content"], kept);
        assert!(id(&sent) > last);
        last = id(&sent);
        assert_eq!(
            rest.get("/channels/1180000000000000021").await.1["last_message_id"],
            sent["id"]
        );
    }
    for limit in ["0", "101", "-1", "x"] {
        let refused = rest.code("GET", &format!("{path}?limit={limit}"), Value::Null).await;
        assert_eq!(refused, (400, 50035), "{limit}");
    }
}

/// As a bot that was away reads on: page after page, nothing twice and nothing missed.
#[tokio::test]
async fn pages_of_any_size_join_without_a_gap() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = person(&sandbox, "Ann");
    let ids: Vec<u64> = (0..11).map(|_| sandbox.say(ann, games, "x", None).unwrap()).collect();
    for limit in [1, 3, 10, 11, 12] {
        for (parameter, start) in [("after", 0), ("before", u64::MAX)] {
            let (mut place, mut found) = (start, Vec::new());
            loop {
                let path = format!("/channels/{games}/messages?{parameter}={place}&limit={limit}");
                let (_, page) = rest.get(&path).await;
                let mut page: Vec<u64> = page.as_array().unwrap().iter().map(id).collect();
                assert!(page.len() <= limit && page.is_sorted_by(|one, other| one > other));
                let next = if parameter == "after" { page.first() } else { page.last() };
                let Some(next) = next.copied() else { break };
                place = next;
                found.append(&mut page);
            }
            found.sort_unstable();
            assert_eq!(found, ids, "{parameter} {limit}");
        }
    }
}
