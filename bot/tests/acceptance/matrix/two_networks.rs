//! One game seen on two networks: each player plays and is alerted on theirs.

use crate::matrix::bridge::Bridge;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::synapse::Synapse;
use menagerie_rules::{Line, Position, bundled_by_id, notation};
use menagerie_words::{fixed, fixed_with, last_words};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// Ten plies.
const PLIES: [&str; 10] =
    ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "d2d3", "d7d6"];

#[tokio::test(flavor = "multi_thread")]
async fn a_member_of_discord_and_one_of_matrix_play_one_game() {
    let server = Homeserver::start().await;
    played(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_of_discord_and_one_of_matrix_play_one_game_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        played(&server.url()).await;
    }
}

async fn played(homeserver: &str) {
    let mut bridge = Bridge::open(homeserver).await;
    let (ann, games) = (bridge.discord.id("Ann"), bridge.discord.games);
    let thread = bridge.begin(0).await;

    // It is seen in both places; the player to move is alerted where they are.
    let challenger = bridge.discord.mention("Ann");
    bridge
        .discord
        .post(games, fixed_with("challenge-accepted-open", [("challenger", challenger)]))
        .await;
    assert_eq!(thread.name, format!("Chess 1: Ann v {}", bridge.bob.id), "whoever is a stranger");
    let (post, board) = bridge.board(thread.id, 0).await;
    assert_eq!(post.mentions, [ann], "{}", post.content);
    let black = last_words("challenge-game-begins", [("second_side", "Black")]);
    assert!(post.content.contains(black), "{}", post.content);
    assert_eq!(board["content"]["m.mentions"], json!({}), "{board}");
    let body = words(&board);
    let white = [("first", "ann on Discord"), ("first_side", "White")];
    assert!(body.contains(fixed_with("challenge-game-begins", white)), "{body}");
    assert_eq!(board["content"]["m.relates_to"]["rel_type"], "m.thread", "{board}");
    let root =
        board["content"]["m.relates_to"]["event_id"].as_str().expect("it has one").to_owned();

    for (ply, mv) in (1..).zip(PLIES) {
        if ply % 2 == 1 {
            bridge.discord.say("Ann", thread.id, mv);
        } else {
            bridge.bob.say_in_thread(&bridge.room, &root, mv).await;
        }
        let (post, board) = bridge.board(thread.id, ply).await;
        let (on_discord, on_matrix) = if ply % 2 == 1 {
            (vec![], json!({"user_ids": [bridge.bob.id]}))
        } else {
            (vec![ann], json!({}))
        };
        assert_eq!(post.mentions, on_discord, "{}", post.content);
        assert_eq!(board["content"]["m.mentions"], on_matrix, "{board}");
        if ply == 5 {
            bridge.restart().await;
        }
    }

    // Talk stays where it is, and an offer is answered anywhere.
    bridge.discord.say("Ann", thread.id, "good luck!");
    bridge.bob.say_in_thread(&bridge.room, &root, "!draw").await;
    let offered = fixed("ending-draw-offered");
    let offer = bridge.discord.post(thread.id, offered).await;
    bridge.hear(offered).await;
    bridge.discord.press("Ann", &offer, fixed("action-accept-draw")).await;
    bridge.board(thread.id, 11).await;
    let told = bridge.bob.read(&bridge.room).await;
    assert!(!told.iter().any(|event| words(event).contains("good luck")), "talk stays");
    let changed = told.iter().filter(|event| {
        event["content"]["m.relates_to"]["rel_type"] == "m.replace"
            && words(event).contains("ann on Discord")
    });
    assert_eq!(changed.count(), 1, "the offer is settled there, too: {told:#?}");
}

fn words(event: &Value) -> &str {
    event["content"]["body"].as_str().unwrap_or_default()
}

/// So many plies of chess by chance.
fn plies(count: usize) -> Vec<String> {
    let chess = bundled_by_id("chess").expect("it is bundled");
    let mut rng = StdRng::seed_from_u64(7);
    loop {
        let mut line = Line::new(Position::start(chess));
        let mut typed = Vec::new();
        while typed.len() < count && line.outcome().is_none() {
            let moves = line.position().legal_moves();
            let Some(chosen) = moves.get(rng.random_range(0..moves.len().max(1))) else { break };
            typed.push(notation::coordinates(chess, chosen));
            line.play(chosen).expect("it is legal");
        }
        if typed.len() == count && line.outcome().is_none() {
            return typed;
        }
    }
}

/// How many challenges one may make in a quarter of an hour.
const GAMES: usize = 3;

/// Plays with a kill after every message, at another moment each time. `MENAGERIE_KILLS` says how
/// many, in so many games as one may begin; ten in one, if it says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_on_either_network_when_the_bot_is_killed() {
    let server = Homeserver::start().await;
    let mut bridge = Bridge::open(&server.url()).await;
    let kills = std::env::var("MENAGERIE_KILLS").ok().and_then(|kills| kills.parse().ok());
    let (games, count) = kills.map_or((1, 10), |kills: usize| (GAMES, kills.div_ceil(GAMES)));
    for game in 0..games {
        let thread = bridge.begin(game).await;
        let (_, board) = bridge.board(thread.id, 0).await;
        let relation = &board["content"]["m.relates_to"];
        let root = relation["event_id"].as_str().expect("it has one").to_owned();
        for (ply, mv) in (1..).zip(plies(count)) {
            if ply % 2 == 1 {
                bridge.discord.say("Ann", thread.id, &mv);
            } else {
                bridge.bob.say_in_thread(&bridge.room, &root, &mv).await;
            }
            let later = u64::try_from(game * 97 + ply * 37).unwrap_or(0) % 400;
            tokio::time::sleep(std::time::Duration::from_millis(later)).await;
            bridge.restart().await;
            bridge.board(thread.id, ply).await;
        }
        bridge.discord.slash("Ann", thread.id, "draw", json!({})).await;
        bridge.bob.say_in_thread(&bridge.room, &root, "!draw").await;
        bridge.board(thread.id, count + 1).await;
    }
    let kills = games * count;
    eprintln!("{kills} kills, {games} games in two places, no board lost or doubled");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_of_matrix_is_joined_on_discord() {
    let server = Homeserver::start().await;
    let bridge = Bridge::open(&server.url()).await;
    let (discord, bob, room) = (&bridge.discord, &bridge.bob, &bridge.room);
    bob.say(room, "!challenge chess colour:first clock:days 3d").await;
    let offer = bridge.hear(fixed("challenge-open-made")).await;
    let code = words(&offer).split("with /join code:").nth(1).and_then(|rest| rest.get(..6));
    let code = code.expect("it has a code").to_owned();

    let wrong = discord.slash("Ann", discord.games, "join", json!({"code": "222222"})).await;
    assert!(wrong.text().starts_with(fixed("offer-refused-no-such-code")), "{}", wrong.text());
    let joined = discord.slash("Ann", discord.games, "join", json!({"code": code})).await;
    assert!(joined.text().contains(fixed("challenge-joined-done")), "{}", joined.text());
    let threads = || discord.sandbox.threads(discord.games);
    let thread = discord.sandbox.wait(crate::server::TIMEOUT, |_| threads().first().cloned());
    let thread = thread.await.expect("the game has a thread here, too").id;
    let (post, board) = bridge.board(thread, 0).await;
    assert_eq!(post.mentions, [0; 0], "it is Bob's move: {}", post.content);
    assert_eq!(board["content"]["m.mentions"], json!({"user_ids": [bob.id]}), "{board}");
    let root = board["content"]["m.relates_to"]["event_id"].as_str().expect("it has one");
    assert_eq!(root, offer["event_id"], "it is played under its challenge");

    // The thread of Discord is deleted: there, and only there, another one is made.
    bob.say_in_thread(room, root, "e2e4").await;
    let (post, _) = bridge.board(thread, 1).await;
    assert_eq!(post.mentions, [discord.id("Ann")]);
    discord.sandbox.faults().delete_channel(thread);
    let anew = discord.sandbox.wait(crate::server::TIMEOUT, |_| threads().first().cloned());
    let anew = anew.await.expect("another thread").id;
    discord.post(anew, fixed("dispatch-own-place-gone")).await;
    discord.say("Ann", anew, "e7e5");
    discord.post(anew, "e7-e5").await;
    bridge.hear("e7-e5").await;
    let boards = bridge.boards().await;
    assert_eq!(boards.len(), 3, "nothing of it is told in the room: {boards:#?}");
}
