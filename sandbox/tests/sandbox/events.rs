//! serenity silently drops every event it cannot read, so everything the sandbox ever sends is
//! read with serenity's own model here.

use crate::support::socket::{ALL_INTENTS, Next, Socket, resume};
use crate::support::{PIXEL, Rest, challenge, start, unlimited_with};
use menagerie_sandbox::{Direction, ReplyTo};
use serde_json::{Value, json};
use serenity::model::event::{Event, GatewayEvent};

#[tokio::test]
async fn serenity_reads_every_event() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    rest.register(&sandbox, json!([challenge(), { "name": "Play this", "type": 3 }])).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let (games, general) =
        (sandbox.channel_named("games").unwrap(), sandbox.channel_named("general").unwrap());

    let said = sandbox.say(ann, games, &format!("<@{bob}> shall we?"), None).unwrap();
    sandbox.say(bob, games, "yes", Some(ReplyTo { message: said, ping: true })).unwrap();
    sandbox.edit(ann, games, said, "edited").unwrap();
    sandbox.react(bob, games, said, "👍").unwrap();
    let direct = sandbox.direct_channel(ann);
    sandbox.say(ann, direct, "in private", None).unwrap();
    rest.call("POST", &format!("/channels/{direct}/messages"), json!({ "content": "hello" })).await;

    rest.call(
        "POST",
        &format!("/channels/{games}/messages/{said}/threads"),
        json!({ "name": "Game" }),
    )
    .await;
    rest.call("PUT", &format!("/channels/{said}/thread-members/{bob}"), Value::Null).await;
    rest.call(
        "POST",
        &format!("/channels/{games}/threads"),
        json!({ "name": "Other", "type": 11 }),
    )
    .await;
    let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
    let menu =
        json!({ "type": 3, "custom_id": "pick", "options": [{ "label": "A", "value": "a" }] });
    let body = json!({
        "content": "board", "embeds": [{ "title": "x", "image": { "url": "attachment://b.png" }, "fields": [{ "name": "a", "value": "b" }] }],
        "components": [{ "type": 1, "components": [button] }, { "type": 1, "components": [menu] }],
        "attachments": [{ "id": 0, "description": "alt" }], "nonce": "1",
        "message_reference": { "message_id": said.to_string(), "fail_if_not_exists": false },
    });
    let path = format!("/channels/{said}/messages");
    let (status, board) = rest.upload("POST", &path, body, &[("b.png", PIXEL)]).await;
    assert_eq!(status, 200, "{board}");
    let board: u64 = board["id"].as_str().unwrap().parse().unwrap();
    rest.call("POST", &format!("/channels/{said}/typing"), Value::Null).await;
    rest.call(
        "PATCH",
        &format!("/channels/{said}"),
        json!({ "name": "Renamed", "auto_archive_duration": 60 }),
    )
    .await;
    rest.call("PATCH", &format!("/channels/{said}"), json!({ "archived": true })).await;
    sandbox.say(bob, said, "awake", None).unwrap();

    let wait = async |socket: &mut Socket| socket.event("INTERACTION_CREATE").await;
    let options = json!({ "opponent": bob.to_string(), "variant": "chess", "move": "e4" });
    for (place, kind) in [(games, 5), (said, 4), (direct, 4)] {
        if place == direct {
            let global = format!("/applications/{}/commands", sandbox.bot_id());
            rest.call("POST", &global, json!({ "name": "help", "description": "Help" })).await;
            sandbox.slash(ann, place, "help", &json!({})).unwrap();
        } else {
            sandbox.slash(ann, place, "challenge", &options).unwrap();
        }
        let created = wait(&mut socket).await;
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        rest.call_back(id, token, json!({ "type": kind, "data": { "content": "hello" } })).await;
        let webhook = format!("/webhooks/{}/{token}", sandbox.bot_id());
        rest.call(
            "PATCH",
            &format!("{webhook}/messages/@original"),
            json!({ "content": "edited" }),
        )
        .await;
        rest.call("POST", &webhook, json!({ "content": "followup" })).await;
    }
    sandbox.message_command(ann, said, board, "Play this").unwrap();
    wait(&mut socket).await;
    sandbox.press(bob, board, "pick", &["a"]).unwrap();
    wait(&mut socket).await;
    let pressed = sandbox.press(bob, board, "go", &[]).unwrap();
    let created = wait(&mut socket).await;
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    let input = json!({ "type": 4, "custom_id": "move", "label": "Move", "style": 1 });
    let form = json!({ "custom_id": "f", "title": "t", "components": [{ "type": 1, "components": [input] }] });
    rest.call_back(id, token, json!({ "type": 9, "data": form })).await;
    sandbox.submit_modal(bob, pressed.id, &json!({ "move": "e4" })).unwrap();
    let created = wait(&mut socket).await;
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    rest.call_back(id, token, json!({ "type": 4, "data": { "content": "thanks" } })).await;
    let sandbox2 = sandbox.clone();
    tokio::spawn(async move {
        sandbox2.autocomplete(ann, games, "challenge", &json!({}), "move").await
    });
    wait(&mut socket).await;

    let faults = sandbox.faults();
    faults.delete_message(said, board);
    faults.remove_member(bob);
    faults.restore_member(bob);
    faults.forbid(Some(games), menagerie_sandbox::permissions::VIEW_CHANNEL);
    faults.forbid(Some(games), 0);
    faults.forbid(None, menagerie_sandbox::permissions::ATTACH_FILES);
    faults.delete_channel(said);
    faults.delete_channel(general);
    socket.send(json!({ "op": 8, "d": { "guild_id": sandbox.guild_id().to_string(), "query": "", "limit": 0 } })).await;
    socket.event("GUILD_MEMBERS_CHUNK").await;
    faults.remove_member(sandbox.bot_id());
    faults.restore_member(sandbox.bot_id());
    socket.event("GUILD_CREATE").await;

    let mut kinds = std::collections::BTreeSet::new();
    for frame in sandbox.gateway_frames() {
        if frame.direction == Direction::Sent {
            let read: GatewayEvent = serde_json::from_value(frame.payload.clone()).unwrap();
            if let GatewayEvent::Dispatch(_, event) = read {
                let kind = frame.payload["t"].as_str().unwrap().to_owned();
                if let Event::Unknown(_) = event {
                    panic!("serenity cannot read {kind}: {}", why(&frame.payload));
                }
                kinds.insert(kind);
            }
        }
    }
    let expected = [
        "CHANNEL_DELETE",
        "CHANNEL_UPDATE",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_MEMBERS_CHUNK",
        "GUILD_MEMBER_ADD",
        "GUILD_MEMBER_REMOVE",
        "GUILD_ROLE_UPDATE",
        "INTERACTION_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_DELETE",
        "MESSAGE_REACTION_ADD",
        "MESSAGE_UPDATE",
        "READY",
        "THREAD_CREATE",
        "THREAD_DELETE",
        "THREAD_LIST_SYNC",
        "THREAD_MEMBERS_UPDATE",
        "THREAD_MEMBER_UPDATE",
        "THREAD_UPDATE",
        "TYPING_START",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

/// Events of a moderator's doings and of a resumed session, which no game has.
#[tokio::test]
async fn serenity_reads_the_rarer_events_too() {
    let (sandbox, rest, games) =
        unlimited_with(|options| options.bot_permissions = (1 << 52) - 1).await;
    let ann = sandbox.member_named("Ann").unwrap();
    let (mut socket, ready) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let said = [1, 2, 3].map(|it| sandbox.say(ann, games, &it.to_string(), None).unwrap());
    let one = format!("/channels/{games}/messages/{}", said[0]);
    let both = json!({ "messages": [said[1].to_string(), said[2].to_string()] });
    for (method, path, body) in [
        ("PUT", format!("{one}/reactions/👍/@me"), Value::Null),
        ("DELETE", format!("{one}/reactions/👍/@me"), Value::Null),
        ("DELETE", format!("{one}/reactions"), Value::Null),
        ("PUT", format!("/channels/{games}/pins/{}", said[0]), Value::Null),
        ("POST", format!("/channels/{games}/messages/bulk-delete"), both),
    ] {
        assert_eq!(rest.call(method, &path, body).await.0, 204, "{method} {path}");
    }
    sandbox.faults().drop_connections();
    while socket.next().await != Next::Gone {}
    let mut again = Socket::hello(&sandbox).await;
    again.send(resume(&ready["session_id"], 2)).await;
    again.event("RESUMED").await;
    for kind in [
        "CHANNEL_PINS_UPDATE",
        "MESSAGE_DELETE_BULK",
        "MESSAGE_REACTION_REMOVE",
        "MESSAGE_REACTION_REMOVE_ALL",
        "RESUMED",
    ] {
        let frames = sandbox.gateway_frames().into_iter();
        let payload = frames.map(|it| it.payload.clone()).find(|it| it["t"] == kind).unwrap();
        let read: GatewayEvent = serde_json::from_value(payload.clone()).unwrap();
        let known = matches!(&read, GatewayEvent::Dispatch(_, event) if !matches!(event, Event::Unknown(_)));
        assert!(known, "serenity cannot read {payload}");
    }
}

fn why(payload: &Value) -> String {
    use serenity::model::prelude as model;
    let data = payload["d"].clone();
    match payload["t"].as_str() {
        Some("INTERACTION_CREATE") => {
            serde_json::from_value::<model::Interaction>(data).err().map(|it| it.to_string())
        }
        Some("GUILD_CREATE") => {
            serde_json::from_value::<model::Guild>(data).err().map(|it| it.to_string())
        }
        Some("MESSAGE_CREATE") => {
            serde_json::from_value::<model::Message>(data).err().map(|it| it.to_string())
        }
        _ => None,
    }
    .unwrap_or_else(|| payload.to_string())
}
