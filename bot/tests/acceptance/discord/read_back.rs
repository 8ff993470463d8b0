//! Messages that were missed while nobody listened are read back, over the real program: only where
//! there is something new, each page once, in order with the messages written meanwhile, and
//! reading holds nobody up.

use crate::beside;
use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{Options, RestFault, permissions};
use menagerie_words::{NOTHING, first_words, fixed, in_full};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How soon something must be seen that waits for nothing, on a busy machine.
const SOON: Duration = Duration::from_secs(2);
/// How long a slow answer of Discord takes.
const SLOW: Duration = Duration::from_secs(3);

/// A server on which many games start quickly.
async fn quick_server() -> Server {
    Server::start_with(Options { message_limit: 1_000, ..Options::default() }).await
}

/// The requests that read a place on from somewhere, as (place, address), since so many exchanges.
fn reads(server: &Server, since: usize) -> Vec<(u64, String)> {
    let exchanges = server.sandbox.exchanges().into_iter().skip(since);
    let reads = exchanges.filter(|it| it.method == "GET" && it.path.contains("/messages?"));
    reads
        .filter(|read| read.path.contains("after="))
        .map(|read| {
            let place = read.path.split('/').rev().nth(1).and_then(|id| id.parse().ok());
            (place.expect("it is a place's"), read.path.clone())
        })
        .collect()
}

fn listings(server: &Server, since: usize) -> usize {
    let exchanges = server.sandbox.exchanges().into_iter().skip(since);
    exchanges.filter(|exchange| exchange.path.contains("/threads/archived/")).count()
}

/// Lets the bot's latest posts come back to it, so that it has looked at them.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(200)).await;
}

fn copies(server: &Server, place: u64, words: &str) -> usize {
    server.posts(place).iter().filter(|post| post.content.contains(words)).count()
}

/// Lets every reading of a place be answered late.
fn slow(server: &Server, place: u64) {
    let path = format!("/channels/{place}/messages");
    server.sandbox.faults().on_requests("GET", &path, u32::MAX, RestFault::Delay(SLOW));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_places_with_something_new_are_read() {
    let mut server = quick_server().await;
    let games = server.games_of_all(12).await;
    settle().await;
    server.stop_bot().await;
    let missed = [&games[1], &games[5], &games[10]];
    for (thread, first, _) in missed {
        server.say(first, *thread, "e4e6");
    }
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    for (thread, ..) in missed {
        server.post(*thread, "P e4-e6").await;
    }
    let mut places: Vec<u64> = reads(&server, before).iter().map(|(place, _)| *place).collect();
    places.sort_unstable();
    assert_eq!(places, missed.map(|(thread, ..)| *thread), "one request for each");
    assert_eq!(listings(&server, before), 0, "no thread sleeps");
    for (thread, ..) in missed {
        assert_eq!(copies(&server, *thread, "P e4-e6"), 1);
    }
    // A message that was read, or that we post ourselves, moves the cursor: nothing is new now.
    settle().await;
    assert!(server.stop_bot().await.success());
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    server.slash("Ann", server.games, "games", json!({})).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(reads(&server, before), [], "a quiet restart reads nothing");
    assert_eq!(listings(&server, before), 0);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_fell_asleep_meanwhile_is_found() {
    let mut server = quick_server().await;
    let games = server.games_of_all(4).await;
    settle().await;
    server.stop_bot().await;
    for (thread, first, _) in &games[..2] {
        server.say(first, *thread, "e4e6");
    }
    for (thread, ..) in &games[..3] {
        server.sandbox.faults().archive_thread(*thread, true);
    }
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    for (thread, ..) in &games[..2] {
        server.post(*thread, "P e4-e6").await;
    }
    assert_eq!(listings(&server, before), 1, "one listing tells of all");
    let mut places: Vec<u64> = reads(&server, before).iter().map(|(place, _)| *place).collect();
    places.sort_unstable();
    assert_eq!(places, [games[0].0, games[1].0]);
    wire::is_valid(&server);
}

/// Until when the bot has listened, as it has written that down.
async fn heard_at(server: &Server) -> i64 {
    let pool = beside::pool(&server.database_url()).await;
    let read = sqlx::query_scalar("SELECT heard_at FROM instance").fetch_one(&pool);
    read.await.expect("it can be read")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_before_sleeping_threads_are_found_finds_them_still() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    settle().await;
    assert!(server.stop_bot().await.success());
    server.say("Ann", thread, "e4e6");
    server.sandbox.faults().archive_thread(thread, true);
    let last = heard_at(&server).await;
    let late = RestFault::Delay(Duration::from_secs(20));
    server.sandbox.faults().on_requests("GET", "/threads/archived/", 1, late);
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    let asked = server.sandbox.wait(TIMEOUT, |_| (listings(&server, before) == 1).then_some(()));
    asked.await.expect("they are listed");
    // Long enough to write down that it listens.
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert!(server.stop_bot().await.success());
    assert_eq!(heard_at(&server).await, last, "the next start looks as far back");
    server.start_bot().await;
    server.post(thread, "P e4-e6").await;
    settle().await;
    assert!(server.stop_bot().await.success());
    assert!(heard_at(&server).await > last, "everything is found");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn sleeping_threads_that_cannot_be_listed_are_listed_later() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    settle().await;
    assert!(server.stop_bot().await.success());
    server.say("Ann", thread, "e4e6");
    server.sandbox.faults().archive_thread(thread, true);
    // More than are tried at once.
    let failing = RestFault::Answer { status: 500, body: json!(null) };
    server.sandbox.faults().on_requests("GET", "/threads/archived/", 5, failing);
    server.start_bot().await;
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_asked_once_and_holds_nobody() {
    let mut server = quick_server().await;
    let games = server.games_of_all(9).await;
    settle().await;
    server.stop_bot().await;
    for (thread, first, _) in &games {
        server.say(first, *thread, "e4e6");
    }
    let faults = server.sandbox.faults();
    let answer = |status, code: u32, message: &str| {
        let body = json!({"code": code, "message": message});
        RestFault::Answer { status, body }
    };
    let [forbidden, unknown, deleted] = [games[0].0, games[1].0, games[2].0];
    let path = |thread: u64| format!("/channels/{thread}/messages");
    faults.on_requests("GET", &path(forbidden), u32::MAX, answer(403, 50_001, "Missing Access"));
    faults.on_requests("GET", &path(unknown), u32::MAX, answer(404, 10_003, "Unknown Channel"));
    assert!(faults.delete_channel(deleted));
    // A thread at which Discord fails for a while is tried again, and holds nobody up meanwhile.
    for (thread, ..) in &games[3..8] {
        faults.on_requests("GET", &path(*thread), u32::MAX, answer(500, 0, ""));
    }
    let before = server.sandbox.exchanges().len();
    let began = Instant::now();
    server.start_bot().await;
    server.post(games[8].0, "P e4-e6").await;
    assert!(began.elapsed() < 2 * SOON, "{:?}", began.elapsed());
    for thread in [forbidden, unknown] {
        let asked = reads(&server, before).iter().filter(|(place, _)| *place == thread).count();
        assert_eq!(asked, 1);
    }
    // Where we may not read, we still listen.
    server.say(games[0].1, forbidden, "d4d6");
    server.post(forbidden, "P d4-d6").await;
    // A place that does not exist any more is replaced, once.
    let threads = server.sandbox.wait(TIMEOUT, |sandbox| {
        let threads = sandbox.threads(server.games);
        (threads.len() == games.len() + 1).then_some(threads)
    });
    let threads = threads.await.unwrap_or_else(|_| panic!("no new threads:\n{}", server.log()));
    for thread in threads.iter().rev().take(2) {
        server.post(thread.id, in_full("dispatch-own-place-gone", NOTHING)).await;
    }
    faults.clear_requests();
    for (thread, ..) in &games[3..8] {
        server.post(*thread, "P e4-e6").await;
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_session_during_a_read_begins_no_second_one() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    server.stop_bot().await;
    for number in 0..230 {
        server.say("Cid", thread, &format!("what a game! {number}"));
    }
    server.say("Ann", thread, "e4e6");
    let late = RestFault::Delay(Duration::from_millis(1_500));
    let path = format!("/channels/{thread}/messages");
    server.sandbox.faults().on_requests("GET", &path, u32::MAX, late);
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    let started =
        server.sandbox.wait(TIMEOUT, |_| (!reads(&server, before).is_empty()).then_some(()));
    started.await.expect("it is read");
    let sessions = server.sandbox.session_starts().0;
    server.sandbox.faults().invalidate_sessions(false);
    let again = server
        .sandbox
        .wait(TIMEOUT, |sandbox| (sandbox.session_starts().0 > sessions).then_some(()));
    again.await.unwrap_or_else(|_| panic!("no new session:\n{}", server.log()));
    server.post(thread, "P e4-e6").await;
    let mut read = reads(&server, before);
    let all = read.len();
    read.sort();
    read.dedup();
    assert_eq!(all, read.len(), "each page is read once: {read:#?}");
    assert_eq!(copies(&server, thread, "P e4-e6"), 1);
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wrote_what_can_not_be_read_is_asked_to_write_it_again() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    settle().await;
    server.stop_bot().await;
    server.say("Ann", thread, "e4e6");
    let refused = json!({"code": 50_001, "message": "Missing Access"});
    let refused = RestFault::Answer { status: 403, body: refused };
    let messages = format!("/channels/{thread}/messages");
    server.sandbox.faults().on_requests("GET", &messages, 1, refused);
    server.start_bot().await;
    let asked = server.post(thread, fixed("discord-missed")).await;
    assert!(asked.content.ends_with(fixed("discord-missed")), "{}", asked.content);
    assert!(server.log().contains("missed messages can not be read"), "{}", server.log());
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    assert_eq!(copies(&server, thread, fixed("discord-missed")), 1);
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_missed_again_while_a_last_page_is_on_its_way_is_read_too() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    server.stop_bot().await;
    server.say("Ann", thread, "e4e6");
    let late = RestFault::Delay(Duration::from_secs(6));
    server.sandbox.faults().on_requests("GET", &format!("/channels/{thread}/messages"), 1, late);
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    let asked =
        server.sandbox.wait(TIMEOUT, |_| (!reads(&server, before).is_empty()).then_some(()));
    asked.await.expect("it is read");
    let sessions = server.sandbox.session_starts().0;
    server.sandbox.faults().invalidate_sessions(false);
    server.say("Cid", thread, "what a move!");
    server.say("Bob", thread, "e13e11");
    let again = server
        .sandbox
        .wait(TIMEOUT, |sandbox| (sandbox.session_starts().0 > sessions).then_some(()));
    again.await.unwrap_or_else(|_| panic!("no new session:\n{}", server.log()));
    assert_eq!(copies(&server, thread, "P e4-e6"), 0, "the first page is still on its way");
    server.post(thread, "p e13-e11").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_or_commanded_waits_for_what_was_missed_there() {
    let mut server = quick_server().await;
    let mut threads = Vec::new();
    for _ in 0..4 {
        threads.push(server.new_game().await);
    }
    let [typed, commanded, named, live] = threads[..] else { unreachable!("there are four") };
    settle().await;
    server.stop_bot().await;
    for thread in [typed, commanded, named] {
        server.say("Ann", thread, "e4e6");
        slow(&server, thread);
    }
    let before = server.sandbox.exchanges().len();
    server.start_bot().await;
    let started =
        server.sandbox.wait(TIMEOUT, |_| (reads(&server, before).len() == 3).then_some(()));
    started.await.expect("they are read");
    // Ann's moves are not known yet when Bob answers them, in three ways.
    server.say("Bob", typed, "e13e11");
    let options = json!({"move": "e13e11"});
    let bob = server.id("Bob");
    let here = server.sandbox.slash(bob, commanded, "move", &options).expect("it is given");
    let elsewhere = json!({"move": "e13e11", "game": 3});
    let elsewhere = server.sandbox.slash(bob, server.games, "move", &elsewhere);
    let elsewhere = elsewhere.expect("it is given");
    // Where nothing was missed, nothing waits.
    let asked = Instant::now();
    server.say("Ann", live, "e4e6");
    server.post(live, "P e4-e6").await;
    let late = asked.elapsed();
    eprintln!("a live board beside slow readings: {late:?}");
    assert!(late < SOON, "{late:?}");
    assert_eq!(copies(&server, typed, "P e4-e6"), 0, "the reading still goes on");
    for answer in [here, elsewhere] {
        let answer = tokio::time::timeout(TIMEOUT, answer.answer()).await.expect("an answer");
        assert!(
            answer.text().ends_with(in_full("play-done", [("played", "**p e13-e11**")])),
            "{}",
            answer.text()
        );
    }
    for thread in [typed, commanded, named] {
        server.post(thread, "p e13-e11").await;
        assert_eq!(copies(&server, thread, "P e4-e6"), 1);
        assert_eq!(copies(&server, thread, first_words("refused-not-your-turn", NOTHING)), 0);
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_shown_again_is_read() {
    let server = quick_server().await;
    let (thread, quiet) = (server.new_game().await, server.new_game().await);
    settle().await;
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::VIEW_CHANNEL);
    server.say("Ann", thread, "e4e6");
    let before = server.sandbox.exchanges().len();
    faults.forbid(Some(server.games), 0);
    // Written at once after that, it does not overtake the missed messages.
    server.say("Bob", thread, "e13e11");
    server.post(thread, "P e4-e6").await;
    server.post(thread, "p e13-e11").await;
    assert!(reads(&server, before).iter().all(|(place, _)| *place != quiet));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_is_compared_before_anything_is_acted_on() {
    let server = quick_server().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let bot = server.sandbox.bot_id();
    for (ann, bob) in [("e4e6", "e13e11"), ("d4d6", "d13d11"), ("c4c6", "c13c11")] {
        faults.remove_member(bot);
        server.say("Ann", thread, ann);
        faults.restore_member(bot);
        server.say("Bob", thread, bob);
        for typed in [ann, bob] {
            let (from, to) = typed.split_at(typed.len() / 2);
            server.post(thread, &format!("{from}-{to}")).await;
        }
    }
    assert_eq!(copies(&server, thread, first_words("refused-not-your-turn", NOTHING)), 0);
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_another_bot_is_not_taken_for_ours() {
    let mut server = quick_server().await;
    let thread = server.new_game().await;
    let error = RestFault::Answer { status: 500, body: Value::Null };
    let path = format!("/channels/{thread}/messages");
    server.sandbox.faults().on_requests("POST", &path, u32::MAX, error);
    let asked = server.say("Cid", thread, &format!("<@{}> nonsense", server.sandbox.bot_id()));
    let tried = server.sandbox.wait(TIMEOUT, |sandbox| {
        sandbox.exchanges().iter().any(|exchange| exchange.status == 500).then_some(())
    });
    tried.await.expect("the answer is tried");
    server.kill_bot();
    // It replies to the same message, as our answer would.
    server.reply("Clockwork", thread, asked, "I know the answer");
    server.sandbox.faults().clear_requests();
    server.start_bot().await;
    let answer = server.count(thread, 2).await.pop().expect("there is one");
    assert_eq!(answer.reply.and_then(|reply| reply.message), Some(asked));
    wire::is_described(&server);
}

/// The database as it is while the bot is stopped.
fn database(server: &Server) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let files = std::fs::read_dir(&server.folder.0).expect("it is there").flatten();
    let files = files.map(|file| file.path()).filter(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("games.db"))
    });
    files.map(|path| (path.clone(), std::fs::read(path).expect("it can be read"))).collect()
}

fn restore(server: &Server, backup: &[(std::path::PathBuf, Vec<u8>)]) {
    for (path, _) in database(server) {
        std::fs::remove_file(path).expect("it is ours");
    }
    for (path, bytes) in backup {
        std::fs::write(path, bytes).expect("it is ours");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_played_on_differently_is_seen() {
    if crate::database::server().is_some() {
        return;
    }
    for nonce_memory in [Options::default().nonce_memory, Duration::ZERO] {
        let options = Options { message_limit: 1_000, nonce_memory, ..Options::default() };
        let mut server = Server::start_with(options).await;
        let thread = server.new_game().await;
        server.stop_bot().await;
        let backup = database(&server);
        server.start_bot().await;
        server.slash("Ann", thread, "move", json!({"move": "e4e6"})).await;
        server.post(thread, "P e4-e6").await;
        server.stop_bot().await;
        restore(&server, &backup);
        // The same number in the outbox, another move; its first try is cut off.
        let error = RestFault::Answer { status: 500, body: Value::Null };
        let path = format!("/channels/{thread}/messages");
        server.start_bot().await;
        server.sandbox.faults().on_requests("POST", &path, 1, error);
        server.slash("Ann", thread, "move", json!({"move": "d4d6"})).await;
        let board = server.post(thread, "P d4-d6").await;
        assert_eq!(board.attachments.len(), 1);
        assert_eq!(copies(&server, thread, "P d4-d6"), 1);
        wire::is_described(&server);
    }
}
