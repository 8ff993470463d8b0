//! Whole conversations, each on the homeserver of the tests and on Synapse where it is installed.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use crate::matrix::synapse::Synapse;
use menagerie_words::{first_words, fixed, fixed_with, in_full};
use serde_json::{Value, json};
use std::time::Duration;

/// Twenty plies of a game that comes back to where it was only once.
const PLIES: [&str; 20] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "d2d3", "d7d6", "c2c3", "f8e7",
    "b1d2", "b7b5", "a4b3", "c6a5", "b3c2", "c7c5", "h2h3", "h7h6",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_its_thread() {
    let server = Homeserver::start().await;
    played(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_its_thread_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        played(&server.url()).await;
    }
}

/// Help, a challenge, twenty plies with refusals and talk, a draw offer that a move declines, and a
/// resignation that is asked about where nobody else reads it.
async fn played(server: &str) {
    let hall = Hall::open(server).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    let asked = ann.say(room, "!help").await;
    assert_eq!(hall.answer_to(&asked).await["content"]["msgtype"], "m.notice");
    let root = hall.begin(1, "chess").await;
    let early = bob.say_in_thread(room, &root, "e7e5").await;
    assert!(words(&hall.answer_to(&early).await).contains(fixed("refused-not-your-turn")));
    bob.say_in_thread(room, &root, "good luck!").await;
    for (ply, mv) in (1..).zip(PLIES) {
        let (mover, other) = if ply % 2 == 1 { (ann, bob) } else { (bob, ann) };
        mover.say_in_thread(room, &root, mv).await;
        let board = hall.board(&root, ply).await;
        let content = &board["content"];
        assert_eq!(content["m.mentions"], json!({"user_ids": [other.id]}), "{board}");
        assert_eq!(content["info"]["mimetype"], "image/png");
        let next = if ply % 2 == 1 { "Black" } else { "White" };
        let to_move = in_full("picture-to-move", [("side", next)]);
        assert!(words(&board).contains(to_move), "it is told in words: {board}");
        if ply == 1 {
            let picture = ann.download(content["url"].as_str().expect("it has one")).await;
            assert_eq!(&picture[..4], b"\x89PNG");
        }
        if ply == 8 {
            ann.say_in_thread(room, &root, "!draw").await;
            let offer = hall.hear(fixed_with("ending-draw-offered", [("player", "Ann")])).await;
            assert_eq!(offer["content"]["m.mentions"]["user_ids"], json!([bob.id]));
        }
    }
    let wrong = ann.say_in_thread(room, &root, "a1a5").await;
    let refusal = hall.answer_to(&wrong).await;
    assert_eq!(refusal["content"]["msgtype"], "m.notice");
    let blocked = fixed_with("move-refused-blocked", [("at", "a2")]);
    assert!(words(&refusal).contains(blocked), "{refusal}");
    bob.say_in_thread(room, &root, "!resign").await;
    let direct = hall.direct(bob).await;
    let asked = first_words("ending-resign-asked", [("game", "1")]);
    bob.wait_for(&direct, "question", |event| hall.says(event, asked)).await;
    bob.say(&direct, "1").await;
    hall.hear(fixed("ending-resignation")).await;
    assert_eq!(hall.boards(&root).await.len(), PLIES.len() + 2, "one a move, and the end");
    let aloud = ann.read(room).await;
    let noisy = aloud.iter().filter(|it| it["content"]["m.mentions"].is_null());
    assert_eq!(noisy.filter(|it| hall.says(it, "")).count(), 0, "who is alerted is always said");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_when_the_bot_is_killed_between_plies() {
    let server = Homeserver::start().await;
    killed(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_on_synapse_when_the_bot_is_killed() {
    if let Some(server) = Synapse::shared().await {
        killed(&server.url()).await;
    }
}

/// Plays with a kill after every message, at another moment each time. `MENAGERIE_KILLS` says how
/// many, if not as many as a game has plies.
async fn killed(server: &str) {
    let kills = std::env::var("MENAGERIE_KILLS").ok().and_then(|kills| kills.parse().ok());
    let games = kills.map_or(1, |kills: usize| kills.div_ceil(PLIES.len()));
    let mut hall = Hall::open(server).await;
    for game in 1..=games {
        let root = hall.begin(game, "chess").await;
        for (ply, mv) in (1..).zip(PLIES) {
            let mover = if ply % 2 == 1 { &hall.ann } else { &hall.bob };
            mover.say_in_thread(&hall.room, &root, mv).await;
            let later =
                Duration::from_millis(u64::try_from(game * 97 + ply * 37).unwrap_or(0) % 400);
            tokio::time::sleep(later).await;
            hall.program.kill();
            hall.program.resume();
            hall.board(&root, ply).await;
        }
        hall.ann.say_in_thread(&hall.room, &root, "!draw").await;
        hall.bob.say_in_thread(&hall.room, &root, "!draw").await;
        hall.board(&root, PLIES.len() + 1).await;
    }
    let kills = games * PLIES.len();
    eprintln!("{kills} kills, {games} games, no board lost or doubled");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_homeserver_is_there_again() {
    let mut server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    server.stop().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    server.resume().await;
    hall.board(&root, 1).await;
    hall.bob.say_in_thread(&hall.room, &root, "e7e5").await;
    hall.board(&root, 2).await;
}

/// The words of a message.
fn words(event: &Value) -> String {
    event["content"]["body"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_logs_in_once() {
    let server = Homeserver::start().await;
    let account = Member::register(&server.url(), "Menagerie").await;
    let mut program = crate::matrix::program::Program::new(vec![
        ("MATRIX_HOMESERVER", server.url()),
        ("MATRIX_USER", account.id.clone()),
        ("MATRIX_PASSWORD", crate::matrix::member::PASSWORD.to_owned()),
    ]);
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [account.id]})).await;
    for number in 0..3 {
        program.resume();
        let asked = if number == 0 { None } else { Some(ann.say(&room, "!help").await) };
        ann.wait_for(&room, "bot", |event| {
            let is_in =
                event["state_key"] == *account.id && event["content"]["membership"] == "join";
            let answers = |asked: &String| {
                event["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == **asked
            };
            asked.as_ref().map_or(is_in, answers)
        })
        .await;
        program.kill();
    }
    let logins = server
        .seen()
        .iter()
        .filter(|it| it.operation == crate::matrix::homeserver::Operation::Login)
        .count();
    assert_eq!(logins, 1, "the token was kept");
}
