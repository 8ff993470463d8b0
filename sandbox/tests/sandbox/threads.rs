//! Archived threads are listed page by page, and many can be seeded at once.

use std::time::{Duration, Instant};

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, options, start};
use menagerie_sandbox::{Options, Sandbox, ThreadSeed, permissions};
use serde_json::{Value, json};

const DAY: Duration = Duration::from_hours(24);

fn ids(listed: &Value) -> Vec<u64> {
    let threads = listed["threads"].as_array().unwrap().iter();
    threads.map(|thread| thread["id"].as_str().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn archived_threads_come_page_by_page_newest_archive_first() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    sandbox.seed_threads(games, ThreadSeed { count: 3, age: DAY, archived: false });
    let seeded = sandbox.seed_threads(games, ThreadSeed { count: 25, age: DAY, archived: true });
    let path = format!("/channels/{games}/threads/archived/public?limit=10");
    let (mut before, mut found, mut pages) = (String::new(), Vec::new(), 0);
    loop {
        let (status, listed) = rest.get(&format!("{path}{before}")).await;
        assert_eq!(status, 200, "{listed}");
        assert_eq!(listed["threads"][0]["thread_metadata"]["archived"], true);
        assert_eq!(listed["members"][0]["user_id"], sandbox.bot_id().to_string());
        found.extend(ids(&listed));
        pages += 1;
        if listed["has_more"] == false {
            break;
        }
        let last = listed["threads"].as_array().unwrap().last().unwrap();
        let time = last["thread_metadata"]["archive_timestamp"].as_str().unwrap();
        before = format!("&before={}", time.replace('+', "%2B"));
    }
    assert_eq!(pages, 3);
    assert_eq!(found, seeded.iter().map(|thread| thread.id).collect::<Vec<_>>());
    // The one archived last comes first, however old it is.
    let oldest = seeded[24].id;
    sandbox.faults().archive_thread(oldest, false);
    sandbox.faults().archive_thread(oldest, true);
    let (_, listed) = rest.get(&path).await;
    assert_eq!(ids(&listed)[..2], [oldest, seeded[0].id]);
}

#[tokio::test]
async fn listing_archived_threads_can_be_refused() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let thread = sandbox.seed_threads(games, ThreadSeed { count: 1, age: DAY, archived: true })[0];
    for (channel, query, code) in [
        (games, "?limit=1", 50035),
        (games, "?limit=101", 50035),
        (games, "?before=123456", 50035),
        (games, "?before=2026-01-01T00:00:00.000000+00:00", 50035),
        (thread.id, "", 50024),
        (7, "", 10003),
    ] {
        let path = format!("/channels/{channel}/threads/archived/public{query}");
        assert_eq!(rest.get(&path).await.1["code"], code, "{path}");
    }
    let path = format!("/channels/{games}/threads/archived/public");
    for (taken, code) in
        [(permissions::VIEW_CHANNEL, 50001), (permissions::READ_MESSAGE_HISTORY, 50013)]
    {
        sandbox.faults().forbid(Some(games), taken);
        assert_eq!(rest.get(&path).await.1["code"], code);
    }
}

#[tokio::test]
async fn a_hundred_thousand_threads_are_there_at_once() {
    let sandbox = Sandbox::start(Options { global_limit: 1000, ..options() }).await.unwrap();
    let rest = Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    let begun = Instant::now();
    let seed = ThreadSeed { count: 100_000, age: 30 * DAY, archived: true };
    let seeded = sandbox.seed_threads(games, seed);
    let active = sandbox.seed_threads(games, ThreadSeed { count: 5, archived: false, ..seed });
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    for thread in [seeded[0], seeded[99_999], active[4]] {
        let (_, channel) = rest.get(&format!("/channels/{}", thread.id)).await;
        assert_eq!(channel["last_message_id"], thread.last_message.to_string());
        let (_, messages) = rest.get(&format!("/channels/{}/messages", thread.id)).await;
        assert_eq!(messages[0]["id"], thread.last_message.to_string());
    }
    // Somebody writes while the bot is away: the thread is awake with the new message when the bot
    // comes, unless it fell asleep again.
    let ann = sandbox.member_named("Ann").unwrap();
    let awake = sandbox.say(ann, seeded[7].id, "e4e6", None).unwrap();
    let asleep = sandbox.say(ann, seeded[8].id, "e4e6", None).unwrap();
    sandbox.faults().archive_thread(seeded[8].id, true);
    assert!(sandbox.gateway_frames().is_empty());
    let mut socket = Socket::hello(&sandbox).await;
    let token = menagerie_sandbox::TOKEN;
    socket.send(crate::support::socket::identify(token, ALL_INTENTS)).await;
    let threads = socket.event("GUILD_CREATE").await["threads"].take();
    let told: Vec<&Value> = threads.as_array().unwrap().iter().collect();
    assert_eq!(told.len(), 6);
    assert!(told.iter().any(|thread| thread["last_message_id"] == json!(awake.to_string())));
    let path = format!("/channels/{games}/threads/archived/public?limit=2");
    let (_, listed) = rest.get(&path).await;
    assert_eq!(listed["threads"][0]["last_message_id"], json!(asleep.to_string()));
}
