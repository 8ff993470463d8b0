//! REST by raw requests: Discord's refusals, limits and rules.

use std::time::{Duration, Instant};

use crate::support::{PIXEL, Rest, challenge, id, options, start, unlimited};
use menagerie_sandbox::{Options, RestFault, Sandbox, permissions};
use serde_json::{Value, json};

#[tokio::test]
async fn unknown_things_have_their_codes() {
    let (sandbox, rest, games) = unlimited().await;
    let (guild, bot) = (sandbox.guild_id(), sandbox.bot_id());
    for (method, path, status, code) in [
        ("GET", "/channels/1".to_owned(), 404, 10003),
        ("POST", "/channels/1/messages".to_owned(), 404, 10003),
        ("GET", format!("/channels/{games}/messages/1"), 404, 10008),
        ("PATCH", format!("/channels/{games}/messages/1"), 404, 10008),
        ("GET", "/guilds/1".to_owned(), 404, 10004),
        ("GET", format!("/guilds/{guild}/members/1"), 404, 10013),
        ("GET", "/users/1".to_owned(), 404, 10013),
        ("POST", "/interactions/1/x/callback".to_owned(), 404, 10062),
        ("PATCH", format!("/webhooks/{bot}/x/messages/@original"), 401, 50027),
        ("PATCH", "/webhooks/1/x/messages/@original".to_owned(), 404, 10015),
        ("DELETE", format!("/applications/{bot}/commands/1"), 404, 10063),
        ("GET", "/nothing".to_owned(), 404, 0),
    ] {
        let body = if method == "GET" { Value::Null } else { json!({ "content": "x", "type": 4 }) };
        let (actual, body) = rest.call(method, &path, body).await;
        assert_eq!((actual, &body["code"]), (status, &json!(code)), "{method} {path} {body}");
    }
    let request = rest.client.get("https://discord.com/api/v10/users/@me");
    let refused = request.header("authorization", "Bot wrong").send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 401);
    let body: Value = serde_json::from_str(&refused.text().await.unwrap()).unwrap();
    assert_eq!(body, json!({ "message": "401: Unauthorized", "code": 0 }));
}

#[tokio::test]
async fn ordinary_questions_are_answered() {
    let (sandbox, rest, games) = unlimited().await;
    let (guild, ann) = (sandbox.guild_id(), sandbox.member_named("Ann").unwrap());
    for (path, pointer, expected) in [
        ("/users/@me".to_owned(), "/id", json!(sandbox.bot_id().to_string())),
        (format!("/users/{ann}"), "/global_name", json!("Ann")),
        ("/applications/@me".to_owned(), "/id", json!(sandbox.bot_id().to_string())),
        ("/oauth2/applications/@me".to_owned(), "/name", json!("Menagerie")),
        (format!("/guilds/{guild}"), "/name", json!("The Menagerie")),
        (format!("/guilds/{guild}/members/{ann}"), "/user/username", json!("ann")),
        (format!("/guilds/{guild}/threads/active"), "/threads", json!([])),
        (format!("/channels/{games}"), "/name", json!("games")),
        ("/gateway/bot".to_owned(), "/shards", json!(1)),
    ] {
        let (status, body) = rest.get(&path).await;
        assert_eq!((status, body.pointer(pointer)), (200, Some(&expected)), "{path} {body}");
    }
}

#[tokio::test]
async fn wrong_messages_are_refused_field_by_field() {
    let (_sandbox, rest, games) = unlimited().await;
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "x", "custom_id": id });
    let row = |inner: Vec<Value>| json!({ "type": 1, "components": inner });
    let six: Vec<Value> = (0..6).map(|it| button(&it.to_string())).collect();
    let options: Vec<Value> =
        (0..26).map(|it| json!({ "label": "x", "value": it.to_string() })).collect();
    for (body, pointer) in [
        (json!({ "content": "x".repeat(2001) }), "/content"),
        (json!({ "content": 7 }), "/content"),
        (json!({ "embeds": vec![json!({ "title": "x" }); 11] }), "/embeds"),
        (json!({ "embeds": [{ "title": "x".repeat(257) }] }), "/embeds/0/title"),
        (
            json!({ "embeds": [{ "fields": [{ "name": "", "value": "x" }] }] }),
            "/embeds/0/fields/0/name",
        ),
        (json!({ "components": vec![row(vec![button("a")]); 6] }), "/components"),
        (json!({ "components": [row(six)] }), "/components/0/components"),
        (
            json!({ "components": [row(vec![button("a"), button("a")])] }),
            "/components/0/components/1/custom_id",
        ),
        (
            json!({ "components": [row(vec![button(&"x".repeat(101))])] }),
            "/components/0/components/0/custom_id",
        ),
        (json!({ "components": [row(vec![button("")])] }), "/components/0/components/0/custom_id"),
        (
            json!({ "components": [row(vec![json!({ "type": 3, "custom_id": "a", "options": options })])] }),
            "/components/0/components/0/options",
        ),
        (json!({ "content": "x", "nonce": "x".repeat(26) }), "/nonce"),
        (
            json!({ "content": "x", "message_reference": { "message_id": "1" } }),
            "/message_reference",
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "/allowed_mentions",
        ),
        (json!({ "content": "x", "attachments": [{ "id": 0 }] }), "/attachments/0"),
    ] {
        let (status, answer) =
            rest.call("POST", &format!("/channels/{games}/messages"), body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{pointer} {answer}");
        let errors = answer["errors"].pointer(pointer).and_then(|it| it.get("_errors"));
        assert!(errors.is_some(), "{pointer} {answer}");
    }
    let (_, empty) =
        rest.call("POST", &format!("/channels/{games}/messages"), json!({ "content": " " })).await;
    assert_eq!(empty["code"], 50006);
}

#[tokio::test]
async fn files_travel_with_their_texts() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let body = json!({ "attachments": [{ "id": 0, "description": "board" }, { "id": "1" }] });
    let (status, message) =
        rest.upload("POST", &path, body, &[("a.png", PIXEL), ("b b.png", PIXEL)]).await;
    assert_eq!(status, 200, "{message}");
    let [one, two] = &message["attachments"].as_array().unwrap()[..] else { panic!("{message}") };
    assert_eq!((&one["description"], &one["width"]), (&json!("board"), &json!(1)));
    assert_eq!(two["filename"], "b_b.png");
    let file = rest.client.get(one["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(file.bytes().await.unwrap(), PIXEL);
    let bare = one["url"].as_str().unwrap().split('?').next().unwrap();
    let unsigned = rest.client.get(bare).send().await.unwrap();
    assert_eq!(unsigned.status().as_u16(), 404);

    // A file that is not listed goes, a listed one stays, and an uploaded one comes.
    let edit = json!({ "attachments": [{ "id": two["id"] }, { "id": 0, "description": "new" }] });
    let path = format!("{path}/{}", id(&message));
    let (_, edited) = rest.upload("PATCH", &path, edit, &[("c.png", PIXEL)]).await;
    let names: Vec<&str> = edited["attachments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["filename"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["b_b.png", "c.png"]);
    let (_, edited) = rest.call("PATCH", &path, json!({ "content": "kept" })).await;
    assert_eq!(edited["attachments"].as_array().unwrap().len(), 2);
    let long = json!({ "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
    let (status, _) = rest.upload("PATCH", &path, long, &[("d.png", PIXEL)]).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    let mention = format!("<@{ann}> @everyone");
    let reply = json!({ "message_id": said.to_string() });
    for (allowed, with_reply, pinged) in [
        (Value::Null, false, vec![ann]),
        (json!({ "parse": [] }), false, vec![]),
        (json!({ "users": [ann.to_string()] }), false, vec![ann]),
        (json!({ "parse": ["users"] }), false, vec![ann]),
        (json!({ "parse": [] }), true, vec![]),
        (json!({ "parse": [], "replied_user": true }), true, vec![ann]),
    ] {
        let mut body = json!({ "content": mention, "allowed_mentions": allowed });
        if with_reply {
            body["message_reference"] = reply.clone();
        }
        if body["allowed_mentions"].is_null() {
            body.as_object_mut().unwrap().remove("allowed_mentions");
        }
        let (_, sent) = rest.call("POST", &format!("/channels/{games}/messages"), body).await;
        let seen = sandbox.messages(ann, games).into_iter().find(|it| it.id == id(&sent)).unwrap();
        assert_eq!((seen.mentions, seen.mention_everyone), (pinged, false), "{allowed}");
    }
}

#[tokio::test]
async fn an_enforced_nonce_sends_once() {
    let quick = Options { nonce_memory: Duration::from_millis(200), ..options() };
    let sandbox = Sandbox::start(quick).await.unwrap();
    let (rest, games) = (Rest::new(&sandbox), sandbox.channel_named("games").unwrap());
    let path = format!("/channels/{games}/messages");
    let body = json!({ "content": "once", "nonce": "7", "enforce_nonce": true });
    sandbox.faults().on_requests("POST", "/messages", 1, RestFault::LoseReply);
    assert!(rest.request("POST", &path).json(&body).send().await.is_err());
    let (_, second) = rest.call("POST", &path, body.clone()).await;
    let ann = sandbox.member_named("Ann").unwrap();
    let messages = sandbox.messages(ann, games);
    assert_eq!((messages.len(), messages[0].id), (1, id(&second)));
    tokio::time::sleep(Duration::from_millis(250)).await;
    let (_, third) = rest.call("POST", &path, body).await;
    assert_ne!(second["id"], third["id"], "a nonce is forgotten after a while");
    assert!(sandbox.exchanges()[0].reply_lost);
}

#[tokio::test]
async fn too_many_messages_are_limited() {
    let sandbox = start().await;
    let (rest, games) = (Rest::new(&sandbox), sandbox.channel_named("games").unwrap());
    let path = format!("/channels/{games}/messages");
    for left in (0..5).rev() {
        let sent =
            rest.request("POST", &path).json(&json!({ "content": "x" })).send().await.unwrap();
        assert_eq!(sent.headers()["x-ratelimit-remaining"], left.to_string());
    }
    let refused =
        rest.request("POST", &path).json(&json!({ "content": "x" })).send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
    let body: Value = serde_json::from_str(&refused.text().await.unwrap()).unwrap();
    assert!(body["retry_after"].as_f64().unwrap() <= 5.0);
}

#[tokio::test]
async fn lists_of_messages_page_as_discords() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let ids: Vec<u64> =
        (0..6).map(|it| sandbox.say(ann, games, &it.to_string(), None).unwrap()).collect();
    for (query, expected) in [
        (String::new(), vec![5, 4, 3, 2, 1, 0]),
        ("?limit=2".to_owned(), vec![5, 4]),
        (format!("?after={}&limit=2", ids[1]), vec![3, 2]),
        (format!("?before={}&limit=2", ids[3]), vec![2, 1]),
        (format!("?around={}&limit=3", ids[3]), vec![4, 3, 2]),
        ("?after=0&limit=100".to_owned(), vec![5, 4, 3, 2, 1, 0]),
    ] {
        let (_, list) = rest.get(&format!("/channels/{games}/messages{query}")).await;
        let contents: Vec<u64> = list
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["content"].as_str().unwrap().parse().unwrap())
            .collect();
        assert_eq!(contents, expected, "{query}");
    }
    assert_eq!(rest.get(&format!("/channels/{games}/messages?limit=101")).await.0, 400);
}

#[tokio::test]
async fn threads_follow_their_rules() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "a game", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}/threads");
    let (status, thread) = rest.call("POST", &path, json!({ "name": "Game 1" })).await;
    assert_eq!((status, id(&thread)), (201, said));
    assert_eq!(rest.call("POST", &path, json!({ "name": "Game 1" })).await.1["code"], 160_004);
    let long = json!({ "name": "x".repeat(101), "auto_archive_duration": 61, "type": 11 });
    let (_, refused) = rest.call("POST", &format!("/channels/{games}/threads"), long).await;
    assert!(
        refused["errors"]["name"].is_object()
            && refused["errors"]["auto_archive_duration"].is_object()
    );
    let (status, _) =
        rest.call("PUT", &format!("/channels/{said}/thread-members/{ann}"), Value::Null).await;
    assert_eq!(status, 204);
    assert!(sandbox.threads(games)[0].members.contains(&ann));

    let messages = format!("/channels/{said}/messages");
    let (_, message) = rest.call("POST", &messages, json!({ "content": "board" })).await;
    let edit = format!("{messages}/{}", id(&message));
    sandbox.faults().archive_thread(said, true);
    assert_eq!(rest.call("PATCH", &edit, json!({ "content": "x" })).await.1["code"], 50083);
    let reaction = format!("{edit}/reactions/%F0%9F%91%8D/@me");
    assert_eq!(rest.call("PUT", &reaction, Value::Null).await.1["code"], 50083);
    assert_eq!(rest.call("POST", &messages, json!({ "content": "awake" })).await.0, 200);
    assert!(!sandbox.threads(games)[0].archived, "sending wakes");
    assert_eq!(rest.call("PUT", &reaction, Value::Null).await.0, 204);

    sandbox.faults().lock_thread(said, true);
    assert_eq!(rest.call("POST", &messages, json!({ "content": "x" })).await.1["code"], 160_005);
    let wake = json!({ "archived": false });
    assert_eq!(rest.call("PATCH", &format!("/channels/{said}"), wake).await.1["code"], 50013);
    sandbox.faults().lock_thread(said, false);
    let (_, renamed) = rest
        .call(
            "PATCH",
            &format!("/channels/{said}"),
            json!({ "name": "Game 1: White won", "archived": true }),
        )
        .await;
    assert_eq!(renamed["thread_metadata"]["archived"], true);
    assert!(sandbox.faults().delete_channel(said));
    assert_eq!(rest.call("POST", &messages, json!({ "content": "x" })).await.1["code"], 10003);
}

#[tokio::test]
async fn permissions_can_be_taken() {
    let (sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let message = json!({ "content": "x" });
    for (taken, code) in [(permissions::SEND_MESSAGES, 50013), (permissions::VIEW_CHANNEL, 50001)] {
        sandbox.faults().forbid(Some(games), taken);
        let (status, body) = rest.call("POST", &path, message.clone()).await;
        assert_eq!((status, &body["code"]), (403, &json!(code)));
    }
    sandbox.faults().forbid(Some(games), permissions::ATTACH_FILES);
    assert_eq!(
        rest.upload("POST", &path, message.clone(), &[("a.png", PIXEL)]).await.1["code"],
        50013
    );
    assert_eq!(rest.call("POST", &path, message.clone()).await.0, 200);
    let ann = sandbox.member_named("Ann").unwrap();
    let direct = sandbox.direct_channel(ann);
    sandbox.faults().refuse_direct_messages(ann, true);
    assert_eq!(
        rest.call("POST", &format!("/channels/{direct}/messages"), message).await.1["code"],
        50007
    );
}

#[tokio::test]
async fn commands_are_checked() {
    let (sandbox, rest, _) = unlimited().await;
    let path = format!("/applications/{}/guilds/{}/commands", sandbox.bot_id(), sandbox.guild_id());
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "x", "required": required });
    let many: Vec<Value> = (0..26).map(|it| option(&format!("o{it}"), false)).collect();
    let choices: Vec<Value> =
        (0..26).map(|it| json!({ "name": it.to_string(), "value": it.to_string() })).collect();
    for (change, pointer) in [
        (json!({ "name": "Big" }), "/0/name"),
        (json!({ "name": "two words" }), "/0/name"),
        (json!({ "name": "x".repeat(33) }), "/0/name"),
        (json!({ "description": "" }), "/0/description"),
        (json!({ "description": "x".repeat(101) }), "/0/description"),
        (json!({ "options": many }), "/0/options"),
        (json!({ "options": [option("a", false), option("b", true)] }), "/0/options/1"),
        (json!({ "options": [option("a", false), option("a", false)] }), "/0/options/1"),
        (
            json!({ "options": [{ "type": 3, "name": "a", "description": "x", "choices": choices }] }),
            "/0/options/0/choices",
        ),
    ] {
        let mut command = json!({ "name": "ok", "description": "x" });
        for (name, value) in change.as_object().unwrap() {
            command[name] = value.clone();
        }
        let (status, body) = rest.call("PUT", &path, json!([command])).await;
        let errors = body["errors"].pointer(pointer).and_then(|it| it.get("_errors"));
        assert!(status == 400 && errors.is_some(), "{pointer} {body}");
    }
    let (_, first) = rest.call("PUT", &path, json!([challenge()])).await;
    let (_, second) = rest.call("PUT", &path, json!([challenge()])).await;
    assert_eq!(first[0]["id"], second[0]["id"], "the same name keeps its id");
    assert_eq!(rest.get(&path).await.1, second);
}

#[tokio::test]
async fn requests_can_fail_on_demand() {
    let (sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let message = json!({ "content": "x" });
    let faults = sandbox.faults();
    let broken = RestFault::Answer { status: 500, body: Value::Null };
    faults.on_requests("POST", "/messages", 2, broken);
    assert_eq!(rest.call("POST", &path, message.clone()).await.0, 500);
    assert_eq!(rest.get(&path).await.0, 200);
    assert_eq!(rest.call("POST", &path, message.clone()).await.0, 500);
    let slow = RestFault::RateLimited { retry_after: Duration::from_millis(300), global: false };
    faults.on_requests("", "/messages", 1, slow);
    let refused = rest.request("GET", &path).send().await.unwrap();
    assert_eq!(
        (refused.status().as_u16(), &refused.headers()["retry-after"]),
        (429, &"1".parse().unwrap())
    );
    faults.on_requests("POST", "/messages", 1, RestFault::Delay(Duration::from_millis(150)));
    let begun = Instant::now();
    assert_eq!(rest.call("POST", &path, message).await.0, 200);
    assert!(begun.elapsed() >= Duration::from_millis(150));
}

#[tokio::test]
async fn all_replies_can_be_slow() {
    let (sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let faults = sandbox.faults();
    let wait = Duration::from_millis(50);
    faults.on_requests("GET", "/messages", u32::MAX, RestFault::Delay(wait));
    faults.latency(wait);
    for (path, least) in [("/gateway", wait), (path.as_str(), 2 * wait), (path.as_str(), 2 * wait)]
    {
        let begun = Instant::now();
        assert_eq!(rest.get(path).await.0, 200);
        assert!(begun.elapsed() >= least, "{path}");
    }
    faults.clear_requests();
    faults.latency(Duration::ZERO);
    let begun = Instant::now();
    assert_eq!(rest.get(&path).await.0, 200);
    assert!(begun.elapsed() < wait);
}

#[tokio::test]
async fn direct_messages_arrive_or_are_refused() {
    let (sandbox, rest, _) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let open = json!({ "recipient_id": ann.to_string() });
    let (status, channel) = rest.call("POST", "/users/@me/channels", open.clone()).await;
    assert_eq!((status, &channel["type"]), (200, &json!(1)), "{channel}");
    assert_eq!(channel["recipients"][0]["id"], ann.to_string());
    assert_eq!(rest.call("POST", "/users/@me/channels", open).await.1["id"], channel["id"]);
    assert_eq!(id(&channel), sandbox.direct_channel(ann));
    let path = format!("/channels/{}/messages", id(&channel));
    for (refused, text, status, code) in [
        (false, "one", 200, Value::Null),
        (true, "two", 403, json!(50007)),
        (false, "three", 200, Value::Null),
    ] {
        sandbox.faults().refuse_direct_messages(ann, refused);
        let (actual, body) = rest.call("POST", &path, json!({ "content": text })).await;
        assert_eq!((actual, &body["code"]), (status, &code));
    }
    let came = sandbox.messages(ann, sandbox.direct_channel(ann));
    let texts: Vec<&str> = came.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(texts, ["one", "three"]);
    let bob = sandbox.member_named("Bob").unwrap();
    assert!(sandbox.messages(bob, id(&channel)).is_empty());
}
