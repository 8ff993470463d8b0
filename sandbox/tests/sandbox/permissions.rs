//! The bot has exactly the permissions that it reads, and is told when they change.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, client, start};
use menagerie_sandbox::permissions::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, SEND_MESSAGES, VIEW_CHANNEL,
};
use menagerie_sandbox::{BOT_PERMISSIONS, Direction, Sandbox, TOKEN};
use serde_json::json;
use serenity::all::{ChannelId, GuildId, Http, HttpBuilder, Permissions, UserId};

/// The permissions that serenity works out from the server, the bot's member and the channel.
async fn worked_out(http: &Http, sandbox: &Sandbox, channel: u64) -> Permissions {
    let guild = GuildId::new(sandbox.guild_id());
    let server = http.get_guild(guild).await.unwrap();
    let bot = http.get_member(guild, UserId::new(sandbox.bot_id())).await.unwrap();
    let channel = http.get_channel(ChannelId::new(channel)).await.unwrap().guild().unwrap();
    server.user_permissions_in(&channel, &bot)
}

#[tokio::test]
async fn serenity_works_out_what_is_enforced() {
    let sandbox = start().await;
    let http = HttpBuilder::new(TOKEN).client(client(&sandbox)).build();
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let general = sandbox.channel_named("general").unwrap();
    let faults = sandbox.faults();
    for (here, everywhere) in [
        (0, 0),
        (SEND_MESSAGES, 0),
        (0, SEND_MESSAGES),
        (SEND_MESSAGES | ATTACH_FILES, CREATE_PUBLIC_THREADS),
        (0, 0),
    ] {
        faults.forbid(Some(games), here);
        faults.forbid(None, everywhere);
        let held = worked_out(&http, &sandbox, games).await;
        assert_eq!(held.bits(), BOT_PERMISSIONS & !here & !everywhere);
        let elsewhere = worked_out(&http, &sandbox, general).await;
        assert_eq!(elsewhere.bits(), BOT_PERMISSIONS & !everywhere);
        let body = json!({ "content": "x" });
        let (status, _) = rest.call("POST", &format!("/channels/{games}/messages"), body).await;
        assert_eq!(status == 200, held.contains(Permissions::SEND_MESSAGES));
    }
}

#[tokio::test]
async fn the_bot_is_told_of_every_change() {
    let sandbox = start().await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let games = sandbox.channel_named("games").unwrap();
    let faults = sandbox.faults();
    for (taken, overwrites) in [(SEND_MESSAGES, 1), (0, 0)] {
        faults.forbid(Some(games), taken);
        let changed = socket.event("CHANNEL_UPDATE").await;
        assert_eq!(changed["id"], games.to_string());
        assert_eq!(changed["permission_overwrites"].as_array().unwrap().len(), overwrites);
    }
    for taken in [SEND_MESSAGES, 0] {
        faults.forbid(None, taken);
        let changed = socket.event("GUILD_ROLE_UPDATE").await;
        let held = (BOT_PERMISSIONS & !taken).to_string();
        assert_eq!(changed["role"]["permissions"], held);
    }
    // A channel that is hidden and seen again; what happens meanwhile is told to nobody.
    let ann = sandbox.member_named("Ann").unwrap();
    for place in [Some(games), None] {
        faults.forbid(place, VIEW_CHANNEL);
        sandbox.say(ann, games, "psst", None).unwrap();
        faults.forbid(place, 0);
        loop {
            let payload = socket.payload().await;
            assert_ne!(payload["t"], "MESSAGE_CREATE");
            if payload["t"] == "THREAD_LIST_SYNC" {
                break;
            }
        }
    }
    sandbox.say(ann, games, "hello", None).unwrap();
    assert_eq!(socket.event("MESSAGE_CREATE").await["content"], "hello");
}

#[tokio::test]
async fn a_hidden_channel_hides_its_threads() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "a game", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}/threads");
    assert_eq!(rest.call("POST", &path, json!({ "name": "Game" })).await.0, 201);
    let active = format!("/guilds/{}/threads/active", sandbox.guild_id());
    for (taken, threads) in [(VIEW_CHANNEL, 0), (0, 1)] {
        // A thread has no permissions of its own: its channel's are changed.
        sandbox.faults().forbid(Some(said), taken);
        let listed = rest.get(&active).await.1["threads"].as_array().unwrap().len();
        let mut socket = Socket::hello(&sandbox).await;
        socket.send(crate::support::socket::identify(TOKEN, ALL_INTENTS)).await;
        let guild = socket.event("GUILD_CREATE").await;
        assert_eq!((listed, guild["threads"].as_array().unwrap().len()), (threads, threads));
        let (status, body) = rest.get(&format!("/channels/{said}")).await;
        assert_eq!(status == 200, taken == 0, "{body}");
    }
}

#[tokio::test]
async fn a_deleted_channel_takes_its_threads_along_in_one_event() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let games = sandbox.channel_named("games").unwrap();
    let ann = sandbox.member_named("Ann").unwrap();
    let said = sandbox.say(ann, games, "a game", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}/threads");
    assert_eq!(rest.call("POST", &path, json!({ "name": "Game" })).await.0, 201);
    let inside = sandbox.say(ann, said, "hello", None).unwrap();
    assert!(sandbox.faults().delete_channel(games));
    assert_eq!(socket.event("CHANNEL_DELETE").await["id"], games.to_string());
    for path in [
        format!("/channels/{games}"),
        format!("/channels/{games}/messages/{said}"),
        format!("/channels/{said}"),
        format!("/channels/{said}/messages"),
        format!("/channels/{said}/messages/{inside}"),
    ] {
        let (status, body) = rest.get(&path).await;
        assert_eq!((status, &body["code"]), (404, &json!(10003)), "{path}");
    }
    let told = sandbox.gateway_frames().into_iter().filter(|it| it.direction == Direction::Sent);
    let kinds: Vec<_> = told.map(|it| it.payload["t"].clone()).collect();
    assert!(!kinds.contains(&json!("THREAD_DELETE")), "{kinds:?}");
}
