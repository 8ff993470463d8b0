//! Being told over the wire: direct messages, inboxes that are closed, quiet hours by a clock of our
//! own, and what makes no sound.

use crate::server::{Server, TIMEOUT};
use crate::wire;
use crate::within::opened;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::engine::Engine;
use menagerie_chat::network::Network;
use menagerie_core::Timestamp;
use menagerie_sandbox::Message;
use menagerie_words::{Language, NOTHING, first_words, fixed, fixed_with, in_full, named};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::sync::watch;
use tokio::task::JoinHandle;

const HOUR: i64 = 60 * 60;

/// The direct messages to somebody.
fn letters(server: &Server, who: &str) -> Vec<Message> {
    let member = server.id(who);
    let mut messages = server.sandbox.messages(member, server.sandbox.direct_channel(member));
    messages.retain(|message| message.author == server.sandbox.bot_id());
    messages
}

/// Waits until somebody was sent so many direct messages.
pub async fn lettered(server: &Server, who: &str, count: usize) -> Vec<Message> {
    let enough = |letters: &Vec<Message>| letters.len() >= count;
    let found = server.sandbox.wait(TIMEOUT, |_| Some(letters(server, who)).filter(enough)).await;
    found.unwrap_or_else(|_| panic!("{:#?}\n{}", letters(server, who), server.log()))
}

async fn set(server: &Server, who: &str, notices: &str) {
    let given = json!({"notices": notices});
    let answer = server.slash(who, server.games, "settings", given).await;
    let shown = named(&format!("choice-notices-{notices}"), None, Language::ENGLISH);
    let shown = format!("notices: **{}**", shown.expect("it is in the menu"));
    assert!(answer.text().contains(&shown), "{}", answer.text());
}

/// The posts in a thread that say some words, and whom each alerts.
fn said(server: &Server, thread: u64, words: &str) -> Vec<(Vec<u64>, bool)> {
    let posts = server.posts(thread).into_iter().filter(|post| post.content.contains(words));
    posts.map(|post| (post.mentions, post.silent)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_calls_and_the_board_comes_without_a_sound() {
    let mut server = Server::start().await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    set(&server, "Bob", "direct").await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!((board.mentions, board.silent), (Vec::new(), true));
    let letter = lettered(&server, "Bob", 1).await.remove(0);
    let heading =
        format!("**Terachess II, game 1**, against <@{}>:\n**1. P e4-e6**", server.id("Ann"));
    assert!(letter.content.starts_with(&heading), "{}", letter.content);
    assert!(letter.content.contains(&format!(
        "{} {} <t:",
        fixed_with("notice-your-move", [("side", "Black")]),
        fixed("time-until")
    )));
    let place = format!("<#{thread}>");
    let end = in_full("notice-how-to-answer", [("game", &*place), ("number", "1")]);
    let end = end.replace("/move game:1", "`/move game:1`");
    assert!(letter.content.ends_with(&end), "{}", letter.content);
    assert!(!letter.silent, "{letter:?}");
    // A killed program says nothing twice.
    server.kill_bot();
    server.start_bot().await;
    server.say("Bob", thread, "e13e11");
    let answer = server.post(thread, "p e13-e11").await;
    assert_eq!((answer.mentions, answer.silent), (vec![server.id("Ann")], false));
    assert_eq!(letters(&server, "Bob").len(), 1);
    assert!(letters(&server, "Ann").is_empty());
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_direct_messages_is_called_in_the_thread_once() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    set(&server, "Bob", "direct").await;
    server.sandbox.faults().refuse_direct_messages(server.id("Bob"), true);
    server.say("Ann", thread, "e4e6");
    server.post(thread, fixed("notice-no-direct-messages")).await;
    let alone = vec![(vec![server.id("Bob")], false)];
    assert_eq!(said(&server, thread, fixed("notice-no-direct-messages")), alone);
    assert_eq!(said(&server, thread, "P e4-e6"), [(Vec::new(), true)]);
    // Neither a killed program nor an inbox that is open again tells it again.
    server.kill_bot();
    server.sandbox.faults().refuse_direct_messages(server.id("Bob"), false);
    server.start_bot().await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    assert_eq!(said(&server, thread, fixed("notice-no-direct-messages")), alone);
    assert!(letters(&server, "Bob").is_empty());
    server.say("Ann", thread, "d4d6");
    lettered(&server, "Bob", 1).await;
    assert_eq!(said(&server, thread, fixed("notice-no-direct-messages")), alone);
    let waits = server.rows_left().await;
    assert_eq!(waits, 0, "nothing waits for ever");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_could_not_be_sent_before_the_turn_was_over_is_not_sent() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    set(&server, "Bob", "direct").await;
    server.stop_bot().await;
    // As if the program had stopped between the move and the call.
    let pool = crate::beside::pool(&server.database_url()).await;
    let alert = json!({"effect": "alert", "to": format!("discord:{}", server.id("Bob")), "game": 1,
        "turn": {"ply": 7, "taken_back": 0}, "text": [{"plain": "It was your move."}],
        "instead": [{"plain": "It was your move."}], "silent": false});
    sqlx::query("INSERT INTO outbox (lane, kind, game, effect) VALUES ('alert:1', 'alert', 1, $1)")
        .bind(alert.to_string())
        .execute(&pool)
        .await
        .expect("it is as it is stored");
    pool.close().await;
    server.start_bot().await;
    server.say("Ann", thread, "e4e6");
    let sent = lettered(&server, "Bob", 1).await;
    assert!(sent[0].content.contains("P e4-e6"), "{sent:?}");
    assert_eq!(server.rows_left().await, 0);
    wire::is_valid(&server);
}

impl Server {
    /// Waits until nothing is in the outbox, as far as it goes; how much still is.
    async fn rows_left(&self) -> i64 {
        let pool = crate::beside::pool(&self.database_url()).await;
        let mut rows = 1;
        for _ in 0..40 {
            let counted = sqlx::query_scalar("SELECT count(*) FROM outbox").fetch_one(&pool).await;
            rows = counted.expect("it can be counted");
            if rows == 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        }
        pool.close().await;
        rows
    }
}

/// A clock that is set forward.
#[derive(Default)]
struct Ahead(AtomicI64);

impl Clock for Ahead {
    fn now(&self) -> Timestamp {
        Timestamp(SystemClock.now().0 + self.0.load(Ordering::Relaxed))
    }
}

/// The bot within this program, on the database and the Discord of a server.
struct Within {
    engine: Engine,
    serving: JoinHandle<()>,
    stop: watch::Sender<bool>,
    clock: Arc<Ahead>,
}

impl Within {
    async fn start(server: &mut Server) -> Self {
        server.stop_bot().await;
        let sandbox = &server.sandbox;
        let (store, discord, dice) = opened(sandbox, &server.database_url()).await;
        let clock = Arc::new(Ahead::default());
        let watched = Arc::clone(&clock) as Arc<dyn Clock>;
        let fronts = [discord.front()].into_iter().collect();
        let engine = Engine::start(store, watched, Box::new(dice), fronts);
        let (stop, stopping) = watch::channel(false);
        let before = sandbox.session_starts().0;
        let serve = Box::new(discord).serve(engine.services(), stopping);
        let serving =
            tokio::spawn(async { serve.await.expect("it serves until it is told to stop") });
        let connected = |sandbox: &menagerie_sandbox::Sandbox| {
            (sandbox.session_starts().0 > before).then_some(())
        };
        sandbox.wait(TIMEOUT, connected).await.expect("it connects");
        Self { engine, serving, stop, clock }
    }

    async fn stop(self) {
        let _ = self.stop.send(true);
        self.serving.await.expect("no panic");
        self.engine.stop().await.expect("the store closes");
    }
}

/// A time of day, so many seconds from now.
fn time_of_day(seconds: i64) -> String {
    let at = jiff::Timestamp::from_second(SystemClock.now().0 + seconds).expect("it is a time");
    at.strftime("%H:%M").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_in_quiet_hours_is_told_when_they_are_over() {
    let mut server = Server::start().await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    let bot = Within::start(&mut server).await;
    let quiet = format!("{}-{}", time_of_day(-HOUR), time_of_day(2 * HOUR));
    let answer = server.slash("Bob", server.games, "time", json!({"quiet": quiet})).await;
    assert!(answer.text().contains("(before: none)"), "{}", answer.text());
    for (notices, text, told) in [("thread", "e4e6", "P e4-e6"), ("direct", "d4d6", "P d4-d6")] {
        set(&server, "Bob", notices).await;
        server.say("Ann", thread, text);
        let board = server.post(thread, told).await;
        assert_eq!((board.mentions, board.silent), (Vec::new(), true), "at once, without a sound");
        if notices == "direct" {
            break;
        }
        server.say("Bob", thread, "e13e11");
        server.post(thread, "p e13-e11").await;
    }
    assert!(letters(&server, "Bob").is_empty());
    bot.clock.0.store(2 * HOUR + 60, Ordering::Relaxed);
    let letter = lettered(&server, "Bob", 1).await.remove(0);
    assert!(letter.content.contains("**2. P d4-d6**") && !letter.silent, "{letter:?}");
    assert!(letter.content.contains(&format!("{} <t:", fixed("time-until"))), "{letter:?}");
    bot.stop().await;
    assert_eq!(letters(&server, "Bob").len(), 1);
    assert!(said(&server, thread, "").iter().all(|(woken, _)| !woken.contains(&server.id("Bob"))));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_written_directly_is_answered_and_a_move_is_played() {
    let server = Server::start().await;
    let bob = server.id("Bob");
    let direct = server.sandbox.direct_channel(bob);
    server.say("Bob", direct, "hello");
    let told = lettered(&server, "Bob", 1).await.remove(0);
    let nothing = in_full("notice-nothing-played", NOTHING);
    let nothing = nothing.replace("/challenge", "`/challenge`").replace("/help", "`/help`");
    assert_eq!(told.content, nothing);
    let thread = server.new_game().await;
    server.say("Bob", direct, "good morning");
    let told = lettered(&server, "Bob", 2).await.remove(1);
    let place = format!("<#{thread}>");
    let elsewhere = in_full("notice-played-elsewhere", [("game", &*place), ("number", "1")]);
    assert_eq!(told.content, elsewhere.replace("/move game:1", "`/move game:1`"));
    server.say("Bob", direct, "a13a12");
    let told = lettered(&server, "Bob", 3).await.remove(2);
    let ann = format!("<@{}>", server.id("Ann"));
    let turn = first_words("refused-not-your-turn", [("player", &*ann), ("side", "White")]);
    assert!(told.content.starts_with(turn), "{}", told.content);
    // However much is written there, a move is read.
    for number in 0..8 {
        server.say(
            "Bob",
            direct,
            &format!("good morning, good morning, {}", ["", "!"][number % 2]),
        );
    }
    server.say("Bob", direct, "b13b12");
    let refused = server.sandbox.wait(TIMEOUT, |_| {
        let said = letters(&server, "Bob");
        (said.iter().filter(|it| it.content.starts_with(turn)).count() == 2).then_some(())
    });
    assert!(refused.await.is_ok(), "{:?}", letters(&server, "Bob"));
    server.say("Ann", server.sandbox.direct_channel(server.id("Ann")), "a4a5");
    server.post(thread, "P a4-a5").await;
    let told = lettered(&server, "Ann", 1).await.remove(0);
    let played = in_full("play-done", [("played", "**P a4-a5**")]);
    assert!(told.content.ends_with(played), "{}", told.content);
    // One may name the bot there, too.
    let named = format!("<@{}> a13a12", server.sandbox.bot_id());
    server.say("Bob", direct, &named);
    server.post(thread, "p a13-a12").await;
    wire::is_valid(&server);
}
