//! Delivery in fair turns, over the real program: nobody's flood, slow place or replay holds up a
//! board elsewhere, and a board goes before talk.

use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{Interaction, Message, Options, RestFault, permissions};
use menagerie_words::fixed;
use serde_json::json;
use std::time::{Duration, Instant};

/// For how long Discord counts the messages of a channel. A board that comes sooner has waited for no
/// other channel's limit, however busy the machine is.
const WINDOW: Duration = Duration::from_secs(15);
/// A short one, so that games start quickly.
const SHORT: Duration = Duration::from_secs(1);
/// How late a slow place answers.
const LATE: Duration = Duration::from_secs(8);

async fn server_of(window: Duration) -> Server {
    let options = Options { message_window: window, ..Options::default() };
    Server::start_with(options).await
}

fn talk(posts: &[Message]) -> usize {
    posts.iter().filter(|post| post.reply.is_some()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_in_eight_games_is_answered_a_little_and_delays_no_other_board() {
    let server = server_of(SHORT).await;
    let mut threads = Vec::new();
    for opponent in ["Bob", "Cid"].into_iter().cycle().take(8) {
        threads.push(server.new_game_of("Ann", opponent).await);
    }
    let ninth = server.new_game_of("Bob", "Cid").await;
    server.sandbox.faults().message_window(WINDOW);
    let began = Instant::now();
    for number in 0..15 {
        for thread in &threads {
            let nonsense = format!("<@{}> nonsense {number}", server.sandbox.bot_id());
            server.say("Ann", *thread, &nonsense);
        }
    }
    let asked = Instant::now();
    server.say("Bob", ninth, "e4e6");
    server.post(ninth, "P e4-e6").await;
    let late = asked.elapsed();
    eprintln!("the ninth board behind 120 messages: {late:?}");
    assert!(late < WINDOW, "{late:?}");
    server.sandbox.faults().message_window(SHORT);
    // The member who floods still plays.
    for thread in &threads {
        server.say("Ann", *thread, "e4e6");
    }
    for thread in &threads {
        server.post(*thread, "P e4-e6").await;
    }
    // Every message is out when everything has had its turn.
    tokio::time::sleep(WINDOW).await;
    let all: Vec<Message> = threads.iter().flat_map(|thread| server.posts(*thread)).collect();
    let by_time = usize::try_from(began.elapsed().as_secs() / 10).expect("it is small") + 1;
    assert!((11..=11 + by_time).contains(&talk(&all)), "{} answers", talk(&all));
    // They end what somebody is answered for a while.
    let last_words = fixed("notice-silent-for-a-minute");
    assert_eq!(all.iter().filter(|post| post.content.starts_with(last_words)).count(), 1);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_games_whose_replies_come_late_delay_no_other_board() {
    let server = server_of(SHORT).await;
    let mut games = server.games_of_all(9).await;
    let (ninth, first, _) = games.pop().expect("there are nine");
    for (thread, first, _) in &games {
        let path = format!("/channels/{thread}/messages");
        let late = RestFault::Delay(LATE);
        server.sandbox.faults().on_requests("POST", &path, 1, late);
        server.say(first, *thread, "e4e6");
    }
    for (thread, ..) in &games {
        server.post(*thread, "P e4-e6").await;
    }
    let asked = Instant::now();
    server.say(first, ninth, "e4e6");
    server.post(ninth, "P e4-e6").await;
    eprintln!("the ninth board beside eight late replies: {:?}", asked.elapsed());
    assert!(asked.elapsed() < LATE / 2, "{:?}", asked.elapsed());
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_goes_before_the_answers_that_wait_for_the_same_limit() {
    let options = Options { message_window: Duration::from_secs(8), ..Options::default() };
    let server = Server::start_with(options).await;
    let thread = server.new_game().await;
    for _ in 0..6 {
        for who in ["Ann", "Bob", "Cid"] {
            server.say(who, thread, &format!("<@{}> nonsense", server.sandbox.bot_id()));
        }
    }
    // The first five messages of the window are used up.
    server.count(thread, 5).await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    let before = server.posts(thread).iter().filter(|post| post.id < board.id).count();
    assert!((5..=7).contains(&before), "{before} messages came before the board");
    let posts = server.count(thread, before + 4).await;
    assert!(talk(&posts) > before, "the answers follow: {}", talk(&posts));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_goes_before_the_answers_that_wait_in_its_channel() {
    let options = Options { message_window: Duration::from_secs(3), ..Options::default() };
    let server = Server::start_with(options).await;
    for _ in 0..6 {
        for who in ["Ann", "Bob", "Cid"] {
            let nonsense = format!("<@{}> nonsense", server.sandbox.bot_id());
            server.say(who, server.games, &nonsense);
        }
    }
    server.count(server.games, 5).await;
    let challenge = crate::server::challenge_of(server.id("Bob"));
    server.slash("Ann", server.games, "challenge", challenge).await;
    let offer = server.post(server.games, "challenges").await;
    let before = server.posts(server.games).iter().filter(|post| post.id < offer.id).count();
    assert!((5..=7).contains(&before), "{before} messages came before the challenge");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_does_not_wait_behind_replays() {
    let options = Options { message_limit: 1_000, ..Options::default() };
    let server = Server::start_with(options).await;
    let (long, other) = (server.new_game().await, server.new_game().await);
    // To and fro, as long as the rules let a position come back.
    let walk = [("Ann", "d2g5"), ("Bob", "d15g12"), ("Ann", "g5d2"), ("Bob", "g12d15")];
    for (ply, (who, typed)) in walk.into_iter().cycle().take(28).enumerate() {
        server.say(who, long, typed);
        server.count(long, ply + 2).await;
    }
    let replays: Vec<Interaction> = ["Ann", "Bob", "Cid", "Ann", "Bob", "Cid"]
        .into_iter()
        .map(|who| server.sandbox.slash(server.id(who), long, "replay", &json!({})))
        .map(|given| given.expect("it can be given"))
        .collect();
    for replay in &replays {
        replay.acknowledged().await;
    }
    let asked = Instant::now();
    server.say("Ann", other, "e4e6");
    server.post(other, "P e4-e6").await;
    let done = |replay: &&Interaction| {
        replay.now().messages.iter().any(|message| !message.attachments.is_empty())
    };
    let before = replays.iter().filter(done).count();
    eprintln!("the board beside six replays: {:?}, after {before} of them", asked.elapsed());
    assert!(before < replays.len(), "the board came after all replays");
    for replay in &replays {
        let answered = tokio::time::timeout(TIMEOUT, replay.answer()).await;
        answered.unwrap_or_else(|_| panic!("a replay was not answered:\n{}", server.log()));
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_that_is_granted_while_its_lack_is_being_told_is_used_at_once() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::ATTACH_FILES);
    // Discord refuses the board in the thread, and then beside it, but that takes a while to arrive.
    let path = format!("/channels/{}/messages", server.games);
    faults.on_requests("POST", &path, 1, RestFault::Delay(Duration::from_secs(2)));
    let before = server.sandbox.exchanges().len();
    server.slash("Ann", thread, "move", json!({"move": "e4e6"})).await;
    let refused = server.sandbox.wait(TIMEOUT, |sandbox| {
        let exchanges = sandbox.exchanges().into_iter().skip(before);
        (exchanges.filter(|exchange| exchange.status == 403).count() == 2).then_some(())
    });
    refused.await.unwrap_or_else(|_| panic!("it was not refused:\n{}", server.log()));
    faults.forbid(Some(server.games), 0);
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}
