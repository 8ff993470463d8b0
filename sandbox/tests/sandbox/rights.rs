//! Each right of the bot opens its routes, and no other right does.

use crate::support::{Rest, id, unlimited_with};
use menagerie_sandbox::permissions::{
    ADD_REACTIONS, CREATE_PUBLIC_THREADS, EMBED_LINKS, MANAGE_CHANNELS, MANAGE_MESSAGES,
    MANAGE_THREADS, MENTION_EVERYONE, PIN_MESSAGES, READ_MESSAGE_HISTORY, SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use menagerie_sandbox::{Sandbox, ThreadSeed};
use serde_json::{Value, json};
use std::time::Duration;

async fn allowed_everything() -> (Sandbox, Rest, u64) {
    unlimited_with(|options| options.bot_permissions = (1 << 52) - 1).await
}

#[tokio::test]
async fn a_right_that_is_taken_closes_its_routes_alone() {
    let (sandbox, rest, games) = allowed_everything().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let said: Vec<u64> =
        (0..6).map(|it| sandbox.say(ann, games, &it.to_string(), None).unwrap()).collect();
    let messages = format!("/channels/{games}/messages");
    let own = id(&rest.call("POST", &messages, json!({ "content": "own" })).await.1);
    for emoji in ["👎", "👀"] {
        sandbox.react(ann, games, own, emoji).unwrap();
    }
    let thread = id(&rest
        .call("POST", &format!("{messages}/{}/threads", said[0]), json!({ "name": "Game" }))
        .await
        .1);
    let seed = ThreadSeed { count: 1, age: Duration::from_hours(1), archived: true };
    let asleep = sandbox.seed_threads(games, seed)[0].id;
    sandbox.say(ann, thread, "here", None).unwrap();
    let own_path = format!("{messages}/{own}");
    let (thread, asleep) = (format!("/channels/{thread}"), format!("/channels/{asleep}"));
    let channel = format!("/channels/{games}");
    let none = Value::Null;
    let text = json!({ "content": "x" });
    let embed = json!({ "embeds": [{ "title": "x" }] });
    let reply = json!({ "content": "x", "message_reference": { "message_id": said[1] } });
    let archived = format!("{channel}/threads/archived/public");
    let new_thread = json!({ "name": "Other", "type": 11 });
    for (right, method, path, body) in [
        (SEND_MESSAGES, "POST", messages.clone(), text.clone()),
        (SEND_MESSAGES, "POST", format!("{channel}/typing"), none.clone()),
        (EMBED_LINKS, "POST", messages.clone(), embed.clone()),
        (EMBED_LINKS, "PATCH", own_path.clone(), embed),
        (READ_MESSAGE_HISTORY, "GET", own_path.clone(), none.clone()),
        (READ_MESSAGE_HISTORY, "POST", messages.clone(), reply),
        (READ_MESSAGE_HISTORY, "GET", archived, none.clone()),
        (READ_MESSAGE_HISTORY, "PUT", format!("{own_path}/reactions/👍/@me"), none.clone()),
        (READ_MESSAGE_HISTORY, "GET", format!("{own_path}/reactions/👍"), none.clone()),
        (ADD_REACTIONS, "PUT", format!("{own_path}/reactions/🎉/@me"), none.clone()),
        (MANAGE_MESSAGES, "DELETE", format!("{own_path}/reactions/👎/{ann}"), none.clone()),
        (MANAGE_MESSAGES, "DELETE", format!("{own_path}/reactions"), none.clone()),
        (MANAGE_MESSAGES, "DELETE", format!("{messages}/{}", said[2]), none.clone()),
        (
            MANAGE_MESSAGES,
            "POST",
            format!("{messages}/bulk-delete"),
            json!({ "messages": [said[3].to_string(), said[4].to_string()] }),
        ),
        (PIN_MESSAGES | MANAGE_MESSAGES, "PUT", format!("{channel}/pins/{own}"), none.clone()),
        (PIN_MESSAGES | MANAGE_MESSAGES, "DELETE", format!("{messages}/pins/{own}"), none.clone()),
        (CREATE_PUBLIC_THREADS, "POST", format!("{channel}/threads"), new_thread.clone()),
        (CREATE_PUBLIC_THREADS, "POST", format!("{messages}/{}/threads", said[5]), new_thread),
        (SEND_MESSAGES_IN_THREADS, "POST", format!("{thread}/messages"), text),
        (SEND_MESSAGES_IN_THREADS, "POST", format!("{thread}/typing"), none.clone()),
        (SEND_MESSAGES_IN_THREADS, "PUT", format!("{thread}/thread-members/@me"), none.clone()),
        (SEND_MESSAGES_IN_THREADS, "PATCH", asleep, json!({ "archived": false })),
        (MANAGE_THREADS, "DELETE", format!("{thread}/thread-members/{ann}"), none.clone()),
        (MANAGE_THREADS, "PATCH", thread.clone(), json!({ "locked": true })),
        (MANAGE_THREADS, "DELETE", thread, none.clone()),
        (MANAGE_CHANNELS, "PATCH", channel.clone(), json!({ "topic": "x" })),
        (MANAGE_CHANNELS, "DELETE", channel, none),
    ] {
        for (taken, code) in [(VIEW_CHANNEL, 50001), (right, 50013)] {
            sandbox.faults().forbid(Some(games), taken);
            let refused = rest.code(method, &path, body.clone()).await;
            assert_eq!(refused, (403, code), "{method} {path} without {taken:#x}");
        }
        // With this right and no more than it needs to see the place, nothing else is in the way.
        sandbox.faults().forbid(Some(games), 0);
        let (status, answer) = rest.call(method, &path, body).await;
        assert!(status < 300, "{method} {path} with it: {status} {answer}");
    }
}

/// Discord lists nothing instead of refusing.
#[tokio::test]
async fn without_the_right_to_the_past_there_is_none() {
    let (sandbox, rest, games) = allowed_everything().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    let pin = format!("/channels/{games}/pins/{said}");
    assert_eq!(rest.call("PUT", &pin, Value::Null).await.0, 204);
    for (taken, messages, pins) in [(0, 2, 1), (READ_MESSAGE_HISTORY, 0, 0), (0, 2, 1)] {
        sandbox.faults().forbid(Some(games), taken);
        for (path, count) in [("messages", messages), ("pins", pins)] {
            let (status, list) = rest.get(&format!("/channels/{games}/{path}")).await;
            assert_eq!((status, list.as_array().unwrap().len()), (200, count), "{path} {taken:#x}");
        }
    }
}

/// A reaction that is there already may be added to by everybody who can read it.
#[tokio::test]
async fn only_a_new_reaction_needs_the_right_to_add_one() {
    let (sandbox, rest, games) = allowed_everything().await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    sandbox.react(bob, games, said, "👍").unwrap();
    sandbox.faults().forbid(Some(games), ADD_REACTIONS);
    for (emoji, status) in [("👍", 204), ("👎", 403)] {
        let path = format!("/channels/{games}/messages/{said}/reactions/{emoji}/@me");
        assert_eq!(rest.call("PUT", &path, Value::Null).await.0, status, "{emoji}");
    }
}

#[tokio::test]
async fn everyone_is_pinged_with_the_right_and_the_wish_only() {
    let (sandbox, rest, games) = allowed_everything().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let everyone = json!({ "parse": ["everyone"] });
    for (taken, text, allowed, pinged) in [
        (0, "@everyone", everyone.clone(), true),
        (0, "@here", everyone.clone(), true),
        (0, "everyone", everyone.clone(), false),
        (0, "@everyone", json!({ "parse": ["users", "roles"] }), false),
        (MENTION_EVERYONE, "@everyone", everyone, false),
    ] {
        sandbox.faults().forbid(Some(games), taken);
        let body = json!({ "content": text, "allowed_mentions": allowed });
        let path = format!("/channels/{games}/messages");
        let (_, sent) = rest.call("POST", &path, body).await;
        assert_eq!(sent["mention_everyone"], pinged, "{text} {allowed}");
        let last = sandbox.messages(ann, games).pop().unwrap();
        assert_eq!(last.mention_everyone, pinged, "{text} {allowed}");
    }
}

/// A bot that was thrown out has no rights; its direct messages are not the server's.
#[tokio::test]
async fn a_bot_that_left_the_server_keeps_its_direct_messages_only() {
    let (sandbox, rest, games) = allowed_everything().await;
    let direct = sandbox.direct_channel(sandbox.member_named("Ann").unwrap());
    for (left, code) in [(true, (403, 50001)), (false, (200, 0))] {
        if left {
            sandbox.faults().remove_member(sandbox.bot_id());
        } else {
            sandbox.faults().restore_member(sandbox.bot_id());
        }
        for (channel, wanted) in [(games, code), (direct, (200, 0))] {
            let path = format!("/channels/{channel}/messages");
            assert_eq!(rest.code("POST", &path, json!({ "content": "x" })).await, wanted);
        }
    }
}

#[tokio::test]
async fn a_direct_channel_has_nothing_to_manage() {
    let (sandbox, rest, _) = allowed_everything().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let direct = sandbox.direct_channel(ann);
    let said = [1, 2].map(|it| sandbox.say(ann, direct, &it.to_string(), None).unwrap());
    sandbox.react(ann, direct, said[0], "👍").unwrap();
    let messages = format!("/channels/{direct}/messages");
    let reactions = format!("{messages}/{}/reactions", said[0]);
    let both = said.map(|id| id.to_string());
    for (method, path, body) in [
        ("DELETE", format!("{messages}/{}", said[0]), Value::Null),
        ("POST", format!("{messages}/bulk-delete"), json!({ "messages": both })),
        ("DELETE", reactions.clone(), Value::Null),
        ("DELETE", format!("{reactions}/👍/{ann}"), Value::Null),
        ("PATCH", format!("/channels/{direct}"), json!({ "name": "x" })),
    ] {
        assert_eq!(rest.code(method, &path, body).await, (403, 50003), "{method} {path}");
    }
    let seen = sandbox.messages(ann, direct);
    assert_eq!((seen.len(), seen[0].reactions.len()), (2, 1));
}
