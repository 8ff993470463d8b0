//! Faults between Discord and us, on purpose: nothing is lost, nothing seen twice.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::{Options, RestFault, Sandbox, permissions};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_reply_and_errors_of_discord_post_one_board() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let messages = format!("/channels/{thread}/messages");
    faults.on_requests("POST", &messages, 1, RestFault::LoseReply);
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let error = || RestFault::Answer { status: 502, body: Value::Null };
    faults.on_requests("POST", &messages, 2, error());
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let wait = RestFault::RateLimited { retry_after: Duration::from_millis(700), global: false };
    faults.on_requests("POST", &messages, 1, wait);
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    for board in ["P e4-e6", "p e13-e11", "P d4-d6"] {
        let copies =
            server.posts(thread).iter().filter(|post| post.content.contains(board)).count();
        assert_eq!(copies, 1, "{board}");
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_reply_was_lost_before_a_kill_is_found_again() {
    let options = Options { nonce_memory: Duration::ZERO, ..Options::default() };
    let mut server = Server::start_with(options).await;
    let thread = server.new_game().await;
    // Discord has it, we do not know, and Discord has forgotten the nonce when we ask again.
    let late = RestFault::Delay(Duration::from_secs(20));
    server.sandbox.faults().on_requests("POST", &format!("/channels/{thread}/messages"), 1, late);
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.kill_bot();
    server.start_bot().await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let copies =
        server.posts(thread).iter().filter(|post| post.content.contains("P e4-e6")).count();
    assert_eq!(copies, 1);
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_were_said_before_are_not_taken_for_those_that_were_not_sent() {
    let mut server = Server::start().await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    let back = fixed("notice-vacation-ended");
    let copies = |server: &Server| {
        server.posts(thread).iter().filter(|post| post.content.contains(back)).count()
    };
    for (said, is_killed) in [(1, false), (2, false), (3, true)] {
        server.slash("Ann", thread, "vacation", json!({"until": "10d"})).await;
        let begun = server.sandbox.wait(TIMEOUT, |_| {
            let begun = server.posts(thread);
            let begun =
                begun.iter().filter(|post| post.content.contains(fixed("notice-vacation-begun")));
            (begun.count() == said).then_some(())
        });
        begun.await.unwrap_or_else(|_| panic!("it has begun:\n{}", server.log()));
        if said > 1 {
            let error = || RestFault::Answer { status: 502, body: Value::Null };
            let times = if is_killed { 100 } else { 2 };
            let messages = format!("/channels/{thread}/messages");
            server.sandbox.faults().on_requests("POST", &messages, times, error());
        }
        server.slash("Ann", thread, "vacation", json!({"end": "now"})).await;
        if is_killed {
            server.kill_bot();
            server.sandbox.faults().clear_requests();
            server.start_bot().await;
        }
        let found = server.sandbox.wait(TIMEOUT, |_| (copies(&server) == said).then_some(()));
        found.await.unwrap_or_else(|_| panic!("{} of {said}:\n{}", copies(&server), server.log()));
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_connections_lose_no_move() {
    let options = Options { heartbeat: Duration::from_secs(3), ..Options::default() };
    let server = Server::start_with(options).await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let breaks: [(&str, &dyn Fn()); 5] = [
        ("dropped", &|| faults.drop_connections()),
        ("closed with 4000", &|| faults.close_connections(Some(4000))),
        ("asked to reconnect", &|| faults.request_reconnect()),
        ("session invalid", &|| faults.invalidate_sessions(false)),
        ("closed without a code", &|| faults.close_connections(None)),
    ];
    let moves = [
        ("Ann", "e4e6", "P e4-e6"),
        ("Bob", "e13e11", "p e13-e11"),
        ("Ann", "d4d6", "P d4-d6"),
        ("Bob", "d13d11", "p d13-d11"),
        ("Ann", "c4c6", "P c4-c6"),
    ];
    for ((what, break_it), (who, typed, canonical)) in breaks.into_iter().zip(moves) {
        break_it();
        server.say(who, thread, typed);
        eprintln!("{what}");
        server.post(thread, canonical).await;
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn events_that_come_twice_or_crippled_change_nothing() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    faults.deliver_twice("MESSAGE_CREATE");
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    assert_eq!(server.posts(thread).len(), 3, "the start and two boards");
    // Serenity drops what it cannot read without a word; the bot says so.
    faults.omit_field("INTERACTION_CREATE", "/locale");
    let interaction =
        server.sandbox.slash(server.id("Ann"), thread, "games", &json!({})).expect("it is given");
    let answer = interaction.acknowledged().await;
    assert!(answer.error.is_some(), "nobody could answer");
    assert!(server.log().contains("INTERACTION_CREATE"), "{}", server.log());
    assert!(server.log().contains("cannot read"), "{}", server.log());
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_an_archived_and_a_locked_thread_end_no_game() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    // Asleep: a message wakes it; settling an offer in it wakes it too.
    server.slash("Ann", thread, "draw", json!({})).await;
    let offered = fixed_with("ending-draw-offered", [("player", server.mention("Ann"))]);
    let offer = server.post(thread, offered).await;
    faults.archive_thread(thread, true);
    server.press("Bob", &offer, "Decline").await;
    let bob = server.mention("Bob");
    server.post(thread, fixed_with("ending-draw-declined", [("player", bob)])).await;
    faults.archive_thread(thread, true);
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    // Locked: the news are told where the challenge was made.
    faults.lock_thread(thread, true);
    faults.archive_thread(thread, true);
    server.slash("Bob", server.games, "move", json!({"move": "e13e11"})).await;
    let told = server.post(server.games, "p e13-e11").await;
    assert!(
        told.content.starts_with(first_words("discord-thread-closed", NOTHING)),
        "{}",
        told.content
    );
    assert_eq!(told.mentions, [server.id("Ann")]);
    // Deleted: the game goes on in another thread at once.
    assert!(faults.delete_channel(thread));
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        sandbox.threads(server.games).iter().map(|thread| thread.id).find(|id| *id != thread)
    });
    let another = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    let board = server.post(another, in_full("dispatch-own-place-gone", NOTHING)).await;
    assert_eq!((board.attachments.len(), &board.mentions[..]), (1, &[server.id("Ann")][..]));
    server.say("Ann", another, "d4d6");
    server.post(another, "P d4-d6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_changed_no_more_holds_no_board_back() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let close = |closed| {
        faults.lock_thread(thread, closed);
        faults.archive_thread(thread, closed);
    };
    // An offer that the next move declines, in a thread that nobody but its moderators can open.
    server.slash("Ann", thread, "draw", json!({})).await;
    let offered = fixed_with("ending-draw-offered", [("player", server.mention("Ann"))]);
    server.post(thread, offered).await;
    close(true);
    server.slash("Ann", server.games, "move", json!({"move": "e4e6"})).await;
    server.post(server.games, "P e4-e6").await;
    server.slash("Bob", server.games, "move", json!({"move": "e13e11"})).await;
    server.post(server.games, "p e13-e11").await;
    close(false);
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    // A board whose move is taken back.
    close(true);
    server.slash("Ann", server.games, "undo", json!({})).await;
    let told = server.post(server.games, last_words("offer-taken-back", NOTHING)).await;
    assert!(told.mentions.is_empty(), "nobody is alerted by that");
    server.slash("Ann", server.games, "move", json!({"move": "c4c6"})).await;
    server.post(server.games, "P c4-c6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_discord_that_has_forgotten_everything() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.slash("Bob", server.games, "challenge", challenge_of(server.id("Cid"))).await;
    server.post(server.games, "challenges").await;
    // The same games, another Discord: no thread and no message of before exists.
    server.stop_bot().await;
    server.sandbox.stop().await;
    let options = Options { data: server.folder.0.clone(), ..Options::default() };
    server.sandbox = Sandbox::start(options).await.expect("it starts");
    server.start_bot().await;
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(server.games).first().map(|thread| thread.id));
    let another = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(another, in_full("dispatch-own-place-gone", NOTHING)).await;
    server.say("Bob", another, "e13e11");
    server.post(another, "p e13-e11").await;
    // The challenge's message is gone too; it can still be answered.
    let games = server.slash("Cid", server.games, "games", json!({})).await;
    assert_eq!(
        labels(&games.messages[0]),
        [
            in_full("action-accept-challenge", [("number", 2)]),
            in_full("action-decline-challenge", [("number", 2)])
        ]
    );
    let games = server.slash("Bob", server.games, "games", json!({})).await;
    assert_eq!(labels(&games.messages[0]), [in_full("action-withdraw-challenge", [("number", 2)])]);
    server
        .replaced(
            "Bob",
            &games.messages[0],
            in_full("action-withdraw-challenge", [("number", 2)]),
            fixed("challenge-withdrawn-done"),
        )
        .await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_named() {
    let server = Server::start().await;
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::CREATE_PUBLIC_THREADS);
    let answer =
        server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let lacking = in_full("discord-permission", [("name", "create-public-threads")]);
    let lacking = fixed_with("discord-place-lacking", [("permissions", lacking)]);
    assert!(answer.text().contains(lacking), "{}", answer.text());
    faults.forbid(Some(server.games), 0);
    let thread = server.new_game().await;
    let answer = server.slash("Ann", thread, "challenge", challenge_of(server.id("Bob"))).await;
    // A thread cannot hold another one: the challenge is made where this one was.
    let (games, bob) = (server.games, server.id("Bob"));
    assert_eq!(
        answer.text(),
        format!(
            "{}\n{}",
            in_full("challenge-made-done", [("opponent", &*format!("<@{bob}>"))]),
            in_full("discord-stands-in", [("place", &*format!("<#{games}>"))])
        )
    );
    server.post(games, "challenges").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_logged() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let error = RestFault::Answer { status: 500, body: Value::Null };
    server.sandbox.faults().on_requests("PATCH", "/webhooks/", 1, error);
    server.slash("Ann", thread, "move", json!({"move": "e4e6"})).await;
    server.post(thread, "P e4-e6").await;
    let log = server.log();
    assert!(!log.contains(menagerie_sandbox::TOKEN), "{log}");
    for exchange in server.sandbox.exchanges() {
        for part in exchange.path.split('/').filter(|part| part.len() > 40) {
            assert!(!log.contains(part), "a token of an interaction is in the log:\n{log}");
        }
    }
    assert!(!log.contains("e4e6"), "what people type is not logged:\n{log}");
    wire::is_described(&server);
}
