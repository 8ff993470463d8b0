//! Private threads: who sees them, who lets whom in, and the events about them.

use crate::support::socket::{ALL_INTENTS, Socket, identify};
use crate::support::{Rest, id, unlimited, unlimited_with};
use menagerie_sandbox::permissions::{CREATE_PRIVATE_THREADS, MANAGE_THREADS};
use menagerie_sandbox::{ActionError, BOT_PERMISSIONS, Sandbox, TOKEN};
use serde_json::{Value, json};

/// A private thread of the bot's, into which only those let others who manage threads, and itself.
async fn private(rest: &Rest, games: u64) -> u64 {
    let body = json!({ "name": "Kibitz", "type": 12, "invitable": false });
    let (status, made) = rest.call("POST", &format!("/channels/{games}/threads"), body).await;
    assert_eq!(
        (status, &made["type"], &made["thread_metadata"]["invitable"]),
        (201, &json!(12), &json!(false)),
        "{made}"
    );
    id(&made)
}

fn members(sandbox: &Sandbox, games: u64) -> Vec<u64> {
    sandbox.threads(games)[0].members.clone()
}

async fn put(rest: &Rest, thread: u64, who: u64) -> (u16, u64) {
    rest.code("PUT", &format!("/channels/{thread}/thread-members/{who}"), Value::Null).await
}

/// Whether a person can read a thread over the page, and write in it.
async fn sees(sandbox: &Sandbox, who: u64, thread: u64) -> bool {
    let address = sandbox.web_address();
    let url = format!("http://{address}/api/world?as={who}&channel={thread}");
    let page: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
    let channels = page["channels"].as_array().unwrap().iter();
    let threads = channels.flat_map(|channel| channel["threads"].as_array().unwrap());
    let is_listed = threads.filter(|it| it["private"] == true).count() == 1;
    let is_shown = page["channel"] == *thread.to_string();
    let is_written = sandbox.say(who, thread, "psst", None);
    let is_read = !sandbox.messages(who, thread).is_empty();
    assert_eq!([is_listed, is_shown, is_read], [is_written.is_ok(); 3], "{is_written:?}");
    assert!(is_written.is_ok() || is_written == Err(ActionError::UnknownChannel));
    is_listed
}

#[tokio::test]
async fn members_see_a_private_thread_and_those_who_manage_threads() {
    let (sandbox, rest, games) = unlimited().await;
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| sandbox.member_named(name).unwrap());
    let thread = private(&rest, games).await;
    // It is told of nowhere else.
    assert!(sandbox.messages(bob, games).is_empty());
    assert_eq!(put(&rest, thread, cid).await, (204, 0));
    let seen = [sees(&sandbox, bob, thread).await, sees(&sandbox, cid, thread).await];
    assert_eq!(seen, [false, true]);
    assert!(sees(&sandbox, ann, thread).await, "the owner of the server sees everything");
    // The owner of a thread lets others in and puts them out, without any right.
    let path = format!("/channels/{thread}/thread-members");
    let (_, listed) = rest.get(&path).await;
    assert_eq!(listed.as_array().unwrap().len(), 3);
    assert_eq!(rest.code("DELETE", &format!("{path}/{cid}"), Value::Null).await, (204, 0));
    assert_eq!(rest.code("GET", &format!("{path}/{cid}"), Value::Null).await, (404, 10007));
    assert!(!sees(&sandbox, cid, thread).await);
}

#[tokio::test]
async fn a_mention_lets_somebody_in_where_its_author_may() {
    let (sandbox, rest, games) = unlimited().await;
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| sandbox.member_named(name).unwrap());
    let thread = private(&rest, games).await;
    put(&rest, thread, cid).await;
    sandbox.say(cid, thread, &format!("<@{bob}>, look!"), None).unwrap();
    assert!(!members(&sandbox, games).contains(&bob), "members let nobody in here");
    let path = format!("/channels/{thread}");
    assert_eq!(rest.code("PATCH", &path, json!({ "invitable": true })).await, (200, 0));
    sandbox.say(cid, thread, &format!("<@{bob}>, look!"), None).unwrap();
    assert!(members(&sandbox, games).contains(&bob));
    sandbox.faults().put_out_of_thread(thread, bob);
    assert_eq!(rest.code("PATCH", &path, json!({ "invitable": false })).await, (200, 0));
    sandbox.say(ann, thread, &format!("<@{bob}>, look!"), None).unwrap();
    assert!(members(&sandbox, games).contains(&bob), "who manages threads does");
}

#[tokio::test]
async fn making_one_needs_a_right_of_its_own() {
    for (held, private, public) in [
        (BOT_PERMISSIONS, (201, 0), (201, 0)),
        (BOT_PERMISSIONS & !CREATE_PRIVATE_THREADS, (403, 50013), (201, 0)),
    ] {
        let (_sandbox, rest, games) =
            unlimited_with(|options| options.bot_permissions = held).await;
        let path = format!("/channels/{games}/threads");
        for (kind, expected) in [(json!(12), private), (Value::Null, private), (json!(11), public)]
        {
            let body = json!({ "name": "x", "type": kind });
            assert_eq!(rest.code("POST", &path, body.clone()).await, expected, "{body}");
        }
    }
}

#[tokio::test]
async fn a_bot_that_is_put_out_hears_and_sees_nothing_more() {
    for manages in [false, true] {
        let (sandbox, rest, games) = unlimited_with(|options| {
            options.bot_permissions |= if manages { MANAGE_THREADS } else { 0 };
        })
        .await;
        let ann = sandbox.member_named("Ann").unwrap();
        let thread = private(&rest, games).await;
        let mut socket = Socket::hello(&sandbox).await;
        socket.send(identify(TOKEN, ALL_INTENTS)).await;
        let guild = socket.event("GUILD_CREATE").await;
        assert_eq!(guild["threads"][0]["id"], thread.to_string());
        sandbox.faults().put_out_of_thread(thread, sandbox.bot_id());
        let told = socket.event("THREAD_MEMBERS_UPDATE").await;
        assert_eq!(told["removed_member_ids"], json!([sandbox.bot_id().to_string()]));
        sandbox.say(ann, thread, "psst", None).unwrap();
        sandbox.say(ann, games, "aloud", None).unwrap();
        let heard = socket.event("MESSAGE_CREATE").await["content"].clone();
        assert_eq!(heard, if manages { "psst" } else { "aloud" });
        let expected = if manages { (200, 0) } else { (403, 50001) };
        let path = format!("/channels/{thread}");
        assert_eq!(rest.code("GET", &path, Value::Null).await, expected);
        let active = format!("/guilds/{}/threads/active", sandbox.guild_id());
        let (_, listed) = rest.get(&active).await;
        assert_eq!(listed["threads"].as_array().unwrap().len(), usize::from(manages));
        // Let in again, it is told of the thread before anything in it.
        sandbox.faults().let_into_thread(thread, sandbox.bot_id());
        assert_eq!(socket.event("THREAD_CREATE").await["type"], 12);
        assert_eq!(rest.code("GET", &path, Value::Null).await, (200, 0));
    }
}

#[tokio::test]
async fn what_becomes_of_a_hidden_thread_is_told_to_nobody_outside() {
    let (sandbox, rest, games) = unlimited().await;
    let thread = private(&rest, games).await;
    sandbox.faults().put_out_of_thread(thread, sandbox.bot_id());
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    sandbox.faults().lock_thread(thread, true);
    sandbox.faults().delete_channel(thread);
    sandbox.say(sandbox.member_named("Ann").unwrap(), games, "aloud", None).unwrap();
    assert_eq!(socket.payload().await["t"], "MESSAGE_CREATE");
    // The archived ones that everybody sees are listed without it.
    let archived = private(&rest, games).await;
    sandbox.faults().archive_thread(archived, true);
    let (_, listed) = rest.get(&format!("/channels/{games}/threads/archived/public")).await;
    assert_eq!(listed["threads"], json!([]));
}
