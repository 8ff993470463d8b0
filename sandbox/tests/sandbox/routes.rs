//! Every route: what it answers when all is well, and what becomes of requests that no route takes.

use crate::support::{PIXEL, id, unlimited, unlimited_with};
use menagerie_sandbox::TOKEN;
use serde_json::{Value, json};

#[tokio::test]
async fn what_no_route_takes_is_refused_and_breaks_nothing() {
    let (sandbox, rest, games) = unlimited().await;
    let (guild, bot) = (sandbox.guild_id(), sandbox.bot_id());
    for (method, path, status, code) in [
        ("GET", "/channels".to_owned(), 404, 0),
        ("GET", "/guilds".to_owned(), 404, 0),
        ("GET", "/users".to_owned(), 404, 0),
        ("GET", "/applications".to_owned(), 404, 0),
        ("POST", "/webhooks".to_owned(), 404, 0),
        ("POST", "/interactions".to_owned(), 404, 0),
        ("GET", "/channels/x".to_owned(), 400, 50035),
        ("GET", format!("/channels/{games}/messages/x"), 400, 50035),
        ("PUT", format!("/channels/{games}/pins/x"), 400, 50035),
        ("GET", "/users/x".to_owned(), 400, 50035),
        ("GET", "/guilds/x".to_owned(), 404, 10004),
        ("PUT", format!("/channels/{games}/messages/1"), 405, 0),
        ("POST", format!("/channels/{games}/messages/1"), 405, 0),
        ("PUT", format!("/applications/{bot}/commands/1"), 404, 10063),
        ("GET", format!("/channels/{games}/nothing"), 404, 0),
        ("GET", format!("/guilds/{guild}/nothing"), 404, 0),
        ("GET", format!("/applications/{bot}/nothing"), 404, 0),
        ("GET", format!("/applications/{bot}/commands/1/permissions"), 404, 0),
        ("GET", "/applications/1/commands".to_owned(), 404, 10002),
        ("GET", format!("/applications/{bot}/guilds/1/commands"), 403, 50001),
        ("GET", "/interactions/1/x/callback".to_owned(), 404, 0),
        ("PUT", format!("/webhooks/{bot}/x"), 404, 0),
        ("POST", format!("/webhooks/{bot}/x"), 401, 50027),
        ("GET", "/oauth2/@me".to_owned(), 404, 0),
    ] {
        assert_eq!(rest.code(method, &path, Value::Null).await, (status, code), "{method} {path}");
    }
    assert_eq!(rest.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn only_version_ten_is_spoken() {
    let (_sandbox, rest, _) = unlimited().await;
    for (path, status) in [
        ("/api/v10/users/@me", 200),
        ("/api/v10/users/@me/", 200),
        ("/api/users/@me", 200),
        ("/api/v10/users/%40me", 200),
        ("/api/v9/users/@me", 404),
        ("/api/v11/users/@me", 404),
        ("/api/", 404),
        ("/users/@me", 404),
    ] {
        let request = rest.client.get(format!("https://discord.com{path}"));
        let answer = request.header("authorization", format!("Bot {TOKEN}")).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn the_token_is_wanted_but_where_the_path_holds_one() {
    let (sandbox, rest, games) = unlimited().await;
    let bot = sandbox.bot_id();
    let messages = format!("/channels/{games}/messages");
    let webhook = format!("/webhooks/{bot}/x/messages/@original");
    let wrong = ["", "Bot wrong", TOKEN, &format!("Bearer {TOKEN}"), &format!("bot {TOKEN}")];
    for token in wrong {
        for (path, status, code) in [
            ("/users/@me", 401, json!(0)),
            ("/gateway/bot", 401, json!(0)),
            (messages.as_str(), 401, json!(0)),
            ("/gateway", 200, Value::Null),
            (webhook.as_str(), 401, json!(50027)),
        ] {
            let request = rest.client.get(format!("https://discord.com/api/v10{path}"));
            let answer = request.header("authorization", token).send().await.unwrap();
            let found = answer.status().as_u16();
            let body: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
            assert_eq!((found, &body["code"]), (status, &code), "{token:?} {path}");
        }
    }
}

#[tokio::test]
async fn a_body_that_is_not_json_is_named_as_such() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let part = "--x\r\ncontent-disposition: form-data; name=\"payload_json\"\r\n\r\n{\r\n--x--\r\n";
    for (kind, body) in [
        ("application/json", "{"),
        ("text/plain", "hello"),
        ("multipart/form-data", "--x--"),
        ("multipart/form-data; boundary=x", "nothing of the kind"),
        ("multipart/form-data; boundary=x", part),
    ] {
        let request = rest.request("POST", &path).header("content-type", kind).body(body);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 400, "{kind} {body}");
        let refused: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        assert_eq!(refused["code"], 50109, "{kind} {body}");
    }
}

/// Status and the fields that a library reads, route by route.
#[tokio::test]
async fn every_route_answers_with_its_status_and_fields() {
    let (sandbox, rest, games) =
        unlimited_with(|options| options.bot_permissions = (1 << 52) - 1).await;
    let (guild, bot) = (sandbox.guild_id(), sandbox.bot_id());
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "hello", None).unwrap();
    let other = sandbox.say(ann, games, "hello again", None).unwrap();
    let messages = format!("/channels/{games}/messages");
    let own = id(&rest.call("POST", &messages, json!({ "content": "board" })).await.1);
    let ping = json!({ "name": "ping", "description": "Ping" });
    let global = format!("/applications/{bot}/commands");
    let command = id(&rest.call("POST", &global, ping.clone()).await.1);
    let thread = json!({ "name": "Game", "type": 11 });
    let message = ["id", "channel_id", "author", "content", "timestamp", "attachments", "type"];
    let channel = ["id", "type", "guild_id", "name", "parent_id"];
    let none = Value::Null;
    let text = json!({ "content": "x" });
    let thumb = "%F0%9F%91%8D";
    for (method, path, body, status, fields) in [
        ("GET", "/gateway".to_owned(), none.clone(), 200, &["url"][..]),
        ("GET", "/gateway/bot".to_owned(), none.clone(), 200, &["shards", "session_start_limit"]),
        ("GET", "/users/@me".to_owned(), none.clone(), 200, &["id", "username", "bot", "verified"]),
        ("GET", format!("/users/{ann}"), none.clone(), 200, &["id", "global_name", "banner"]),
        ("GET", "/users/@me/guilds".to_owned(), none.clone(), 200, &["id", "permissions"]),
        ("GET", format!("/guilds/{guild}"), none.clone(), 200, &["id", "roles", "owner_id"]),
        ("GET", format!("/guilds/{guild}/channels"), none.clone(), 200, &channel),
        ("GET", format!("/guilds/{guild}/roles"), none.clone(), 200, &["id", "permissions"]),
        ("GET", format!("/guilds/{guild}/members"), none.clone(), 200, &["user", "roles"]),
        (
            "GET",
            format!("/guilds/{guild}/members/{ann}"),
            none.clone(),
            200,
            &["user", "joined_at"],
        ),
        ("GET", format!("/guilds/{guild}/threads/active"), none.clone(), 200, &["threads"]),
        ("GET", format!("/channels/{games}"), none.clone(), 200, &channel),
        ("PATCH", format!("/channels/{games}"), json!({ "topic": "x" }), 200, &["topic"]),
        ("GET", messages.clone(), none.clone(), 200, &message),
        ("POST", messages.clone(), text.clone(), 200, &message),
        ("GET", format!("{messages}/{said}"), none.clone(), 200, &message),
        ("PATCH", format!("{messages}/{own}"), text.clone(), 200, &message),
        ("POST", format!("/channels/{games}/typing"), none.clone(), 204, &[]),
        ("PUT", format!("{messages}/{own}/reactions/{thumb}/@me"), none.clone(), 204, &[]),
        ("GET", format!("{messages}/{own}/reactions/{thumb}"), none.clone(), 200, &["username"]),
        ("DELETE", format!("{messages}/{own}/reactions/{thumb}/@me"), none.clone(), 204, &[]),
        ("DELETE", format!("{messages}/{own}/reactions"), none.clone(), 204, &[]),
        ("PUT", format!("/channels/{games}/pins/{own}"), none.clone(), 204, &[]),
        ("GET", format!("/channels/{games}/pins"), none.clone(), 200, &message),
        ("GET", format!("{messages}/pins"), none.clone(), 200, &["items", "has_more"]),
        ("DELETE", format!("{messages}/pins/{own}"), none.clone(), 204, &[]),
        ("POST", format!("{messages}/{said}/threads"), thread.clone(), 201, &channel),
        ("POST", format!("/channels/{games}/threads"), thread.clone(), 201, &["thread_metadata"]),
        ("PUT", format!("/channels/{said}/thread-members/{ann}"), none.clone(), 204, &[]),
        ("GET", format!("/channels/{said}/thread-members/{ann}"), none.clone(), 200, &["flags"]),
        ("GET", format!("/channels/{said}/thread-members"), none.clone(), 200, &["user_id"]),
        ("DELETE", format!("/channels/{said}/thread-members/@me"), none.clone(), 204, &[]),
        ("PATCH", format!("/channels/{said}"), json!({ "archived": true }), 200, &["owner_id"]),
        (
            "GET",
            format!("/channels/{games}/threads/archived/public"),
            none.clone(),
            200,
            &["has_more"],
        ),
        ("DELETE", format!("/channels/{said}"), none.clone(), 200, &["thread_metadata"]),
        ("DELETE", format!("{messages}/{own}"), none.clone(), 204, &[]),
        ("POST", format!("{messages}/bulk-delete"), json!({ "messages": [said, other] }), 204, &[]),
        (
            "POST",
            "/users/@me/channels".to_owned(),
            json!({ "recipient_id": ann }),
            200,
            &["recipients"],
        ),
        ("GET", global.clone(), none.clone(), 200, &["id", "application_id", "version"]),
        ("POST", global.clone(), ping.clone(), 200, &["id", "dm_permission"]),
        ("POST", global.clone(), json!({ "name": "pong", "description": "x" }), 201, &["id"]),
        ("GET", format!("{global}/{command}"), none.clone(), 200, &["name", "contexts"]),
        ("PATCH", format!("{global}/{command}"), json!({ "description": "y" }), 200, &["id"]),
        ("DELETE", format!("{global}/{command}"), none.clone(), 204, &[]),
        (
            "PUT",
            format!("/applications/{bot}/guilds/{guild}/commands"),
            json!([ping]),
            200,
            &["guild_id"],
        ),
        ("GET", "/applications/@me".to_owned(), none.clone(), 200, &["id", "flags", "bot"]),
        ("GET", "/oauth2/applications/@me".to_owned(), none.clone(), 200, &["id", "owner"]),
    ] {
        let (found, body) = rest.call(method, &path, body).await;
        assert_eq!(found, status, "{method} {path} {body}");
        assert_eq!(body.is_null(), status == 204, "{method} {path} {body}");
        let body = if body.is_array() { &body[0] } else { &body };
        for field in fields {
            assert!(body.get(field).is_some(), "{method} {path} lacks {field}: {body}");
        }
    }
    let (status, sent) = rest.upload("POST", &messages, text, &[("a.png", PIXEL)]).await;
    assert_eq!((status, &sent["attachments"][0]["content_type"]), (200, &json!("image/png")));
}
