//! One game seen on two networks: each player plays and is alerted on theirs.

use crate::bridge::Bridge;
use crate::homeserver::Homeserver;
use crate::synapse::Synapse;
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
    let discord = &bridge.discord;
    let (ann, games) = (discord.id("Ann"), discord.games);
    let wish = json!({"variant": "chess", "colour": "first"});
    discord.slash("Ann", games, "challenge", wish).await;
    let (code, _) = bridge.code().await;
    bridge.bob.say(&bridge.room, &format!("!join {}", code.to_lowercase())).await;

    // It is seen in both places; whoever is to move is alerted where they are.
    discord.post(games, "has joined the challenge of").await;
    let threads = || discord.sandbox.threads(games);
    let thread = discord.sandbox.wait(crate::server::PATIENCE, |_| threads().first().cloned());
    let thread = thread.await.expect("the game has a thread");
    assert_eq!(thread.name, format!("Chess 1: Ann v {}", bridge.bob.id), "whoever is a stranger");
    let (post, board) = bridge.board(thread.id, 0).await;
    assert_eq!(post.mentions, [ann], "{}", post.content);
    assert!(post.content.contains("plays Black"), "{}", post.content);
    assert_eq!(board["content"]["m.mentions"], json!({}), "{board}");
    let body = words(&board);
    assert!(body.contains("ann on Discord plays White"), "{body}");
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
    let offer = bridge.discord.post(thread.id, "offers a draw").await;
    bridge.hear("offers a draw").await;
    bridge.discord.press("Ann", &offer, "Accept draw").await;
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
