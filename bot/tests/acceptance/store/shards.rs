//! Several processes share one server of Discord's and one database, each with its shards: whichever
//! dies is replaced by one that stands by, and nobody's flag falls for what nobody heard.

use crate::database;
use crate::relay::Relay;
use crate::server::{Server, TIMEOUT};
use crate::store::standing_by::{ended, open, skipped};
use crate::table::Folder;
use crate::wire;
use menagerie_sandbox::{Options, RestFault, Sandbox};
use menagerie_store::{OpenError, SharedWork, Store, Work};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use std::process::Child;
use std::time::{Duration, Instant};

/// A server whose first process hears some shards; the server itself is in shard 1 of 2.
async fn heard(shards: &str) -> Server {
    heard_with(shards, Options::default()).await
}

async fn heard_with(shards: &str, options: Options) -> Server {
    let environment = vec![("DISCORD_SHARDS", shards.to_owned())];
    Server::start_in(crate::server::Folder::new("shards"), options, environment).await
}

impl Server {
    /// Starts another process that hears other shards, with a log of its own.
    fn start_hearing(&self, shards: &str, log: &str) -> Child {
        let log = std::fs::File::create(self.folder.0.join(log)).expect("the log is writable");
        let mut program = self.program();
        program.env("DISCORD_SHARDS", shards).stderr(log);
        program.spawn().expect("the program starts")
    }
}

async fn shared(url: &str, shards: u32) -> Result<Store, OpenError> {
    let work = Work { shards, networks: Some(1) };
    Store::open_shared(url, &mut StdRng::seed_from_u64(1), work).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_with_a_file_hears_all_shards() {
    if database::server().is_some() {
        return;
    }
    let server = heard("0-1/2").await;
    // The second session begins after Discord's pause.
    let both = server.sandbox.wait(TIMEOUT, |it| (it.session_starts().0 == 2).then_some(()));
    both.await.expect("both are heard");
    server.says("bot.log", "a server was compared").await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let told = server.told_elsewhere("Ann", "help", json!({})).await;
    assert!(told.contains("/challenge"), "{told}");
    wire::is_described(&server);
}

#[tokio::test]
async fn a_part_of_the_work_has_one_holder_and_is_free_when_that_is_gone() {
    if skipped() {
        return;
    }
    let folder = Folder::new();
    let one = shared(&folder.url(), 2).await.expect("it opens");
    let two = shared(&folder.url(), 2).await.expect("it opens beside it");
    for work in [SharedWork::House, SharedWork::Shard(1)] {
        one.acquire(work).await;
        assert!(one.holds(work) && !two.holds(work), "{work:?}");
    }
    two.acquire(SharedWork::Shard(0)).await;
    assert!(one.is_ours().await && two.is_ours().await);
    assert!(!one.holds(SharedWork::Shard(0)) && two.hears_a_shard());
    // A process that would serve alone cannot, and one that hears another number does not belong to them.
    let alone = open(&folder.url()).await.err().expect("they have it");
    assert!(matches!(alone, OpenError::Served(_)), "{alone}");
    let other = shared(&folder.url(), 3).await.err().expect("they are two").to_string();
    assert!(other.contains("hear Discord in 2 shards") && other.contains("says 3"), "{other}");
    let work = Work { shards: 2, networks: Some(2) };
    let other = Store::open_shared(&folder.url(), &mut StdRng::seed_from_u64(1), work).await;
    let other = other.err().expect("they are on one").to_string();
    assert!(other.contains("are on 1 networks, and this one is on 2"), "{other}");
    one.close().await.expect("it closes");
    two.acquire(SharedWork::House).await;
    two.acquire(SharedWork::Shard(1)).await;
    two.close().await.expect("it closes");
    let three = shared(&folder.url(), 3).await.expect("they have all gone");
    three.close().await.expect("it closes");
    let alone = open(&folder.url()).await.expect("nobody is there");
    let beside = shared(&folder.url(), 2).await.err().expect("one serves alone");
    assert!(matches!(beside, OpenError::Served(_)), "{beside}");
    assert!(alone.holds(SharedWork::House) && alone.hears_a_shard());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_is_taken_over_by_whoever_stands_by_for_it() {
    if skipped() {
        return;
    }
    let mut server = heard("1/2").await;
    let other = server.start_hearing("0/2", "other.log");
    server.says("other.log", "this part of the work is ours work=Shard(0)").await;
    server
        .says("other.log", "another process has this part of the work: standing by work=House")
        .await;
    let spare = server.start_hearing("0-1/2", "spare.log");
    server
        .says("spare.log", "another process has this part of the work: standing by work=Shard(1)")
        .await;
    let thread = server.new_game().await;
    server.goes_on_without_the_first(thread).await;
    for process in [other, spare] {
        assert_eq!(ended(process).await.code(), Some(0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_is_given_back_by_whoever_hears_nothing_of_it() {
    if skipped() {
        return;
    }
    let server = heard("0/2").await;
    let gateway = server.sandbox.gateway_address().to_string();
    let way = Relay::open(gateway.clone()).await;
    server.sandbox.faults().name_gateway(&format!("ws://127.0.0.1:{}", way.port));
    let second = server.start_hearing("1/2", "second.log");
    server.says("second.log", "a server was compared").await;
    server.sandbox.faults().name_gateway(&format!("ws://{gateway}"));
    let spare = server.start_hearing("0-1/2", "spare.log");
    server
        .says("spare.log", "another process has this part of the work: standing by work=Shard(1)")
        .await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    // The second process has its database still, but Discord no more.
    way.silences("");
    server.say("Bob", thread, "e13e11");
    way.is_silent().await;
    tokio::time::sleep(Duration::from_mins(1)).await;
    server.says("spare.log", "this part of the work is ours work=Shard(1)").await;
    server.post(thread, "p e13-e11").await;
    server
        .says("second.log", "another process has this part of the work: standing by work=Shard(1)")
        .await;
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    for process in [second, spare] {
        assert_eq!(ended(process).await.code(), Some(0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_is_done_by_another_process_when_whoever_did_it_is_gone() {
    if skipped() {
        return;
    }
    let mut server = heard("0/2").await;
    let second = server.start_hearing("1/2", "second.log");
    server.says("second.log", "a server was compared").await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    assert_eq!(ended(server.bot.take().expect("it runs")).await.code(), Some(0));
    server.says("second.log", "this part of the work is ours work=House").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    assert_eq!(ended(second).await.code(), Some(0));
}

#[tokio::test]
async fn some_shards_without_a_server_for_the_others_are_refused() {
    if database::server().is_some() {
        return;
    }
    let server = heard("0/1").await;
    for (shards, words) in
        [("0/2", "only with a database on a PostgreSQL server"), ("2/2", "like 0-3/8")]
    {
        let mut process = server.start_hearing(shards, "refused.log");
        let ended = tokio::task::spawn_blocking(move || process.wait().expect("it ends")).await;
        assert_eq!(ended.expect("no panic").code(), Some(78), "{shards}");
        server.says("refused.log", words).await;
    }
}

/// How many requests Discord takes from a bot in a second, of all its processes together:
/// <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>.
const A_SECOND: usize = 50;

/// The requests that Discord counts, after the first ones: when each came, and its way.
fn counted(server: &Server, after: usize) -> Vec<(u64, String)> {
    let exchanges = server.sandbox.exchanges_after(after).into_iter();
    let counted = exchanges.filter(|it| {
        !it.route.starts_with("/interactions/") && !it.route.starts_with("/webhooks/")
    });
    counted.map(|it| (it.at_ms, format!("{} {}", it.method, it.path))).collect()
}

/// The most requests in any second.
fn busiest(requests: &[(u64, String)]) -> usize {
    let mut at: Vec<u64> = requests.iter().map(|(at, _)| *at).collect();
    at.sort_unstable();
    let within = |first: &u64| at.iter().filter(|it| (*first..first + 1_000).contains(it)).count();
    at.iter().map(within).max().unwrap_or_default()
}

/// How many rows wait in the outbox.
async fn waiting(server: &Server) -> i64 {
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&server.database_url()).await.expect("it is there");
    let rows = sqlx::query_scalar("SELECT count(*) FROM outbox").fetch_one(&pool).await;
    pool.close().await;
    rows.expect("they are counted")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_with_much_to_show_make_no_more_requests_a_second_than_one_bot_may() {
    if skipped() {
        return;
    }
    // This Discord takes everything, and only counts.
    let options = Options { message_limit: 10_000, global_limit: 10_000, ..Options::default() };
    let mut server = heard_with("1/2", options).await;
    let mut second = server.start_hearing("0/2", "second.log");
    let are_heard = |server: &Server, sessions: u64| {
        let sandbox = server.sandbox.clone();
        async move {
            let both = |it: &Sandbox| (it.session_starts().0 == sessions).then_some(());
            sandbox.wait(TIMEOUT, both).await.expect("both are heard");
        }
    };
    are_heard(&server, 2).await;
    // Nothing can be shown for a while. The server is in the second shard, and direct messages are always
    // in the first.
    let unwell = RestFault::Answer { status: 503, body: serde_json::Value::Null };
    server.sandbox.faults().on_requests("POST", "/messages", u32::MAX, unwell);
    let crowd = server.sandbox.seed_members(150);
    let mut given = Vec::new();
    for (who, opponent) in crowd.iter().zip(crowd.iter().cycle().skip(1)) {
        let wish = json!({"opponent": opponent.to_string(), "variant": "chess"});
        let challenge = server.sandbox.slash(*who, server.games, "challenge", &wish);
        given.push(challenge.expect("it can be given"));
        let direct = server.sandbox.direct_channel(*who);
        server.sandbox.say(*who, direct, "help", None).expect("they can write there");
    }
    let began = Instant::now();
    while waiting(&server).await < 300 {
        assert!(began.elapsed() < TIMEOUT, "{} wait", waiting(&server).await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.kill_bot();
    second.kill().expect("it is ours");
    second.wait().expect("it ends");
    server.sandbox.faults().clear_requests();
    let before = server.sandbox.exchange_count();
    let second = server.start_hearing("0/2", "again.log");
    server.start_bot().await;
    are_heard(&server, 4).await;
    let began = Instant::now();
    while waiting(&server).await > 0 {
        assert!(began.elapsed() < TIMEOUT, "{} wait", waiting(&server).await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let requests = counted(&server, before);
    let posts = requests.iter().filter(|(_, way)| {
        way.starts_with("POST /api/v10/channels/") && way.ends_with("/messages")
    });
    let here = format!("/{}/", server.games);
    let (here, direct): (Vec<_>, Vec<_>) = posts.partition(|(_, way)| way.contains(&here));
    assert_eq!((here.len(), direct.len()), (150, 150), "each once");
    let most = busiest(&requests);
    eprintln!("{} requests, {most} in the busiest second", requests.len());
    assert!((25..=A_SECOND).contains(&most), "{most} in a second");
    assert_eq!(ended(second).await.code(), Some(0));
}
