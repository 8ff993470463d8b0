//! The cost of a start with many running games: reading the missed messages while live moves come
//! in.

use crate::seed::{self, Copy};
use crate::server::Server;
use menagerie_sandbox::{Sandbox, ThreadSeed};
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// How late every reply of Discord is.
const LATENCY: Duration = Duration::from_millis(100);
/// The most threads of a server that are awake.
const MOST_ACTIVE: usize = 1_000;
/// Games in which somebody moves while the bot reads.
const LIVE: usize = 30;
/// The time from one such move to the next.
const PACE: Duration = Duration::from_secs(1);
/// Nothing was asked for so long: the bot has read everything.
const QUIET: Duration = Duration::from_secs(5);
/// The longest that is waited.
const BOUND: Duration = Duration::from_secs(150);
const DAY: Duration = Duration::from_hours(24);

/// Prints what the start has asked of Discord, and how long people waited.
pub async fn measure(games: usize, news: usize) {
    assert!(games >= 2 * (news + LIVE), "there are enough games for news and live moves");
    let mut server = Server::start().await;
    let played = server.new_game().await;
    for (who, typed, board) in [("Ann", "e4e6", "P e4-e6"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, played, typed);
        server.post(played, board).await;
    }
    server.stop_bot().await;
    let (live, missed) = seeded(&server, games, news).await;
    server.sandbox.faults().latency(LATENCY);
    let begun = Instant::now();
    server.start_bot().await;
    let ready = Instant::now();
    println!("{games} games, {news} with news, {LATENCY:?} a reply:");
    println!("  connected after {:.1} s", (ready - begun).as_secs_f64());

    let moves = tokio::spawn(live_moves(server.sandbox.clone(), server.id("Ann"), live));
    let mut counted = server.sandbox.exchange_count();
    let (mut reads, mut first_news, mut last_news) = (0_usize, None, None);
    let (mut last_read, mut unread) = (ready, missed.clone());
    while last_read.elapsed() < QUIET && ready.elapsed() < BOUND {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let new = server.sandbox.exchanges_after(counted);
        counted += new.len();
        let asked = new.iter().filter(|it| it.method == "GET").count();
        if asked > 0 {
            (reads, last_read) = (reads + asked, Instant::now());
        }
        unread.retain(|thread| !has_board(&server.sandbox, *thread));
        if unread.len() < missed.len() {
            first_news.get_or_insert_with(|| ready.elapsed());
        }
        if unread.is_empty() && news > 0 {
            last_news.get_or_insert_with(|| ready.elapsed());
        }
    }
    let is_done = last_read.elapsed() >= QUIET;
    let took = (last_read - ready).as_secs_f64();
    let state = if is_done { "quiet" } else { "still asking" };
    println!(
        "  {state} after {took:.1} s and {reads} reading requests ({:.1} a second)",
        reads as f64 / took.max(0.1)
    );
    println!(
        "  missed moves on the board: {} of {news}, the first after {}, the last after {}",
        missed.len() - unread.len(),
        words(first_news),
        words(last_news),
    );
    let mut latencies = moves.await.expect("no panic");
    latencies.sort_unstable();
    let shown: Vec<Duration> = latencies.iter().flatten().copied().collect();
    println!(
        "  live moves: {} of {} on the board; p50 {}, max {}",
        shown.len(),
        latencies.len(),
        words(shown.get(shown.len() / 2).copied()),
        words(shown.last().copied())
    );
}

/// Fills the database and the sandbox; returns the threads for live moves and those with news.
async fn seeded(server: &Server, games: usize, news: usize) -> (Vec<u64>, Vec<u64>) {
    let active = MOST_ACTIVE.min(games / 2) - news;
    let seed = ThreadSeed { count: active, age: DAY, archived: false };
    let mut threads = server.sandbox.seed_threads(server.games, seed);
    let live: Vec<u64> = threads.iter().take(LIVE).map(|thread| thread.id).collect();
    let asleep = ThreadSeed { count: games - active, age: 10 * DAY, archived: true };
    threads.extend(server.sandbox.seed_threads(server.games, asleep));
    let sleeping = &threads[active..];
    let missed: Vec<u64> =
        (0..news).map(|place| sleeping[place * sleeping.len() / news].id).collect();
    let theirs: HashSet<u64> = live.iter().chain(&missed).copied().collect();
    let copies: Vec<Copy> = threads
        .iter()
        .map(|thread| Copy { thread: *thread, is_theirs: theirs.contains(&thread.id) })
        .collect();
    seed::games(&server.database_url(), &copies).await;
    for (place, thread) in missed.iter().enumerate() {
        server.say("Ann", *thread, "d4d6");
        // Half of them have fallen asleep again.
        if place % 2 == 0 {
            server.sandbox.faults().archive_thread(*thread, true);
        }
    }
    (live, missed)
}

/// Moves in one game after the other; how long each board took, `None` if it never came.
async fn live_moves(sandbox: Sandbox, ann: u64, threads: Vec<u64>) -> Vec<Option<Duration>> {
    let mut waits = Vec::new();
    for thread in threads {
        let begun = Instant::now();
        sandbox.say(ann, thread, "d4d6", None).expect("Ann may write");
        let sandbox = sandbox.clone();
        waits.push(tokio::spawn(async move {
            while !has_board(&sandbox, thread) {
                if begun.elapsed() > BOUND {
                    return None;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Some(begun.elapsed())
        }));
        tokio::time::sleep(PACE).await;
    }
    let mut latencies = Vec::new();
    for wait in waits {
        latencies.push(wait.await.expect("no panic"));
    }
    latencies
}

fn has_board(sandbox: &Sandbox, thread: u64) -> bool {
    let cid = sandbox.member_named("Cid").expect("Cid is a member");
    sandbox.messages(cid, thread).iter().any(|message| message.content.contains("P d4-d6"))
}

fn words(time: Option<Duration>) -> String {
    time.map_or("-".to_owned(), |time| format!("{:.2} s", time.as_secs_f64()))
}
