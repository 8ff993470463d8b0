//! The parts of a server that are still there when its sandbox starts again.

use crate::support::socket::{ALL_INTENTS, Socket, resume};
use crate::support::{PIXEL, Rest, SOON, challenge, options, start};
use menagerie_sandbox::{Options, ReplyTo, Sandbox, StartError};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn keeping() -> Options {
    Options { keep: true, ..options() }
}

/// A thread, a picture in it, and what Ann says of it.
async fn fill(sandbox: &Sandbox) -> u64 {
    let rest = Rest::new(sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let (_, thread) = rest
        .call(
            "POST",
            &format!("/channels/{games}/threads"),
            json!({ "name": "Game 1", "type": 11 }),
        )
        .await;
    let thread: u64 = thread["id"].as_str().unwrap().parse().unwrap();
    let board = json!({ "content": "A board", "attachments": [{ "id": 0, "description": "e4" }] });
    rest.upload("POST", &format!("/channels/{thread}/messages"), board, &[("b.png", PIXEL)]).await;
    sandbox.say(sandbox.member_named("Ann").unwrap(), thread, "fine", None).unwrap();
    let path = format!("/guilds/{}/scheduled-events", sandbox.guild_id());
    assert_eq!(rest.code("POST", &path, crate::scheduled_events::later()).await, (200, 0));
    thread
}

fn check(sandbox: &Sandbox, thread: u64) {
    let ann = sandbox.member_named("Ann").unwrap();
    assert_eq!(sandbox.channel_named("Game 1"), Some(thread));
    let messages = sandbox.messages(ann, thread);
    let texts: Vec<&str> = messages.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(texts, ["A board", "fine"]);
    assert_eq!(messages[0].attachments[0].description.as_deref(), Some("e4"));
    assert_eq!(*messages[0].attachments[0].bytes, *PIXEL);
    assert_eq!(messages[0].attachments[0].dimensions, Some((1, 1)));
    assert_eq!(sandbox.scheduled_events()[0].name, "Autumn Cup");
    // New ids come after all that are taken.
    let next = sandbox.say(ann, thread, "again", None).unwrap();
    assert!(next > messages[1].id);
}

#[tokio::test]
async fn a_stopped_server_is_kept_to_its_last_message() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let thread = fill(&first).await;
    first.stop().await;
    check(&Sandbox::start(options).await.unwrap(), thread);
}

/// A killed sandbox can do nothing on its way out, so everything is written down within moments.
#[tokio::test]
async fn a_killed_server_is_kept_too() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let thread = fill(&first).await;
    let state = options.data.join("server/world.json");
    let deadline = Instant::now() + SOON;
    while !std::fs::read_to_string(&state).is_ok_and(|text| text.contains("\"fine\"")) {
        assert!(Instant::now() < deadline, "nothing is written down");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(first);
    check(&Sandbox::start(options).await.unwrap(), thread);
}

#[tokio::test]
async fn nothing_is_kept_unless_asked_for() {
    let plain = start().await;
    fill(&plain).await;
    let data = plain.ca_file().parent().unwrap().to_owned();
    plain.stop().await;
    assert!(!data.join("server").exists());
}

#[tokio::test]
async fn a_broken_record_is_named_and_left_alone() {
    let options = keeping();
    let folder = options.data.join("server");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("world.json"), "{").unwrap();
    let Err(error @ StartError::Read { .. }) = Sandbox::start(options).await else {
        panic!("it starts");
    };
    let words = error.to_string();
    assert!(words.contains("world.json") && words.contains("move it away"), "{words}");
    assert_eq!(std::fs::read_to_string(folder.join("world.json")).unwrap(), "{");
}

/// Stops a sandbox and starts the next one with what it kept.
async fn again(sandbox: Sandbox, options: &Options) -> Sandbox {
    sandbox.stop().await;
    drop(sandbox);
    Sandbox::start(options.clone()).await.unwrap()
}

#[tokio::test]
async fn a_message_comes_back_as_everybody_saw_it() {
    let options = Options { bot_permissions: (1 << 52) - 1, ..keeping() };
    let first = Sandbox::start(options.clone()).await.unwrap();
    let rest = Rest::new(&first);
    let [ann, bob] = ["Ann", "Bob"].map(|name| first.member_named(name).unwrap());
    let games = first.channel_named("games").unwrap();
    let said = first.say(ann, games, "one", None).unwrap();
    first.edit(ann, games, said, "two").unwrap();
    first.react(bob, games, said, "👍").unwrap();
    first.say(bob, games, "yes", Some(ReplyTo { message: said, ping: true })).unwrap();
    let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
    let board = json!({
        "content": "@everyone", "embeds": [{ "image": { "url": "attachment://b.png" } }],
        "components": [{ "type": 1, "components": [button] }],
    });
    rest.upload("POST", &format!("/channels/{games}/messages"), board, &[("b.png", PIXEL)]).await;
    rest.call("PUT", &format!("/channels/{games}/pins/{said}"), Value::Null).await;
    let path = format!("/channels/{games}/messages/{said}/threads");
    rest.call("POST", &path, json!({ "name": "Game" })).await;
    let direct = first.direct_channel(ann);
    first.say(ann, direct, "in private", None).unwrap();
    let seen = |sandbox: &Sandbox| {
        [games, said, direct].map(|place| format!("{:#?}", sandbox.messages(ann, place)))
    };
    let before = seen(&first);
    let second = again(first, &options).await;
    assert_eq!(seen(&second), before);
    assert_eq!(second.direct_channel(ann), direct);
    assert!(second.messages(bob, direct).is_empty());
    // Its button can be pressed, and its picture is where it was.
    let board = second.messages(ann, games)[2].clone();
    assert!(second.press(ann, board.id, "go", &[]).is_ok());
    assert_eq!(*board.attachments[0].bytes, *PIXEL);
}

#[tokio::test]
async fn threads_come_back_asleep_locked_and_with_their_members() {
    let options = keeping();
    let mut sandbox = Sandbox::start(options.clone()).await.unwrap();
    let ann = sandbox.member_named("Ann").unwrap();
    let games = sandbox.channel_named("games").unwrap();
    let thread = fill(&sandbox).await;
    for (asleep, locked) in [(true, false), (false, true), (true, true), (false, false)] {
        sandbox.faults().archive_thread(thread, asleep);
        sandbox.faults().lock_thread(thread, locked);
        sandbox = again(sandbox, &options).await;
        let kept = sandbox.threads(games).remove(0);
        assert_eq!((kept.id, kept.archived, kept.locked), (thread, asleep, locked));
        assert_eq!((kept.name.as_str(), kept.members), ("Game 1", vec![sandbox.bot_id(), ann]));
        let (_, channel) = Rest::new(&sandbox).get(&format!("/channels/{thread}")).await;
        assert_eq!(channel["message_count"], 2, "numbers are kept too");
    }
}

#[tokio::test]
async fn what_is_deleted_stays_deleted() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let ann = first.member_named("Ann").unwrap();
    let thread = fill(&first).await;
    let games = first.channel_named("games").unwrap();
    let gone = first.say(ann, games, "gone", None).unwrap();
    let second = again(first, &options).await;
    second.delete(ann, games, gone).unwrap();
    assert!(second.faults().delete_channel(thread));
    assert!(second.faults().delete_channel(second.channel_named("general").unwrap()));
    let third = again(second, &options).await;
    assert_eq!(third.channel_named("Game 1"), None);
    assert_eq!(third.channel_named("general"), None);
    assert_eq!(third.channel_named("games"), Some(games));
    assert!(third.messages(ann, games).iter().all(|message| message.id != gone));
}

/// Commands are registered anew, sessions begun anew, and who waited for an answer asks again.
#[tokio::test]
async fn what_belongs_to_a_connection_or_waits_is_not_kept() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    let rest = Rest::new(&first);
    rest.register(&first, json!([challenge()])).await;
    let (mut socket, ready) = Socket::ready(&first, ALL_INTENTS).await;
    let [ann, bob] = ["Ann", "Bob"].map(|name| first.member_named(name).unwrap());
    let games = first.channel_named("games").unwrap();
    let mut tokens = Vec::new();
    for answer in [
        json!({ "type": 4, "data": { "content": "hush", "flags": 64 } }),
        json!({ "type": 5 }),
        json!({ "type": 4, "data": { "content": "for all" } }),
    ] {
        first.slash(ann, games, "challenge", &json!({ "opponent": bob })).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        assert_eq!(rest.call_back(id, token, answer).await.0, 204);
        tokens.push(token.to_owned());
    }
    let path = format!("/channels/{games}/messages");
    let once = json!({ "content": "once", "nonce": "7", "enforce_nonce": true });
    let (_, sent) = rest.call("POST", &path, once.clone()).await;
    let second = again(first, &options).await;
    let rest = Rest::new(&second);
    let texts: Vec<String> =
        second.messages(ann, games).into_iter().map(|message| message.content).collect();
    assert_eq!(texts, ["for all", "once"]);
    assert!(second.commands().is_empty());
    assert_ne!(rest.call("POST", &path, once).await.1["id"], sent["id"]);
    for token in tokens {
        let path = format!("/webhooks/{}/{token}/messages/@original", second.bot_id());
        assert_eq!(rest.code("GET", &path, Value::Null).await, (401, 50027));
    }
    let mut socket = Socket::hello(&second).await;
    socket.send(resume(&ready["session_id"], 2)).await;
    assert_eq!(socket.payload().await["op"], 9);
}

#[tokio::test]
async fn a_file_that_is_missing_is_named() {
    let options = keeping();
    let first = Sandbox::start(options.clone()).await.unwrap();
    fill(&first).await;
    first.stop().await;
    let files = options.data.join("server/files");
    let file = std::fs::read_dir(&files).unwrap().next().unwrap().unwrap().path();
    std::fs::remove_file(&file).unwrap();
    let Err(StartError::Read { path, .. }) = Sandbox::start(options).await else {
        panic!("it starts");
    };
    assert_eq!(path, file);
}
