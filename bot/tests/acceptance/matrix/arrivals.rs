//! Coming into rooms: with a greeting, or not at all.

use crate::matrix::hall::{Hall, greeting};
use crate::matrix::homeserver::{Homeserver, Operation};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_greeted_once_in_two_lines() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    let greeted = hall.hear(greeting()).await;
    let words = greeted["content"]["body"].as_str().unwrap_or_default();
    assert_eq!(words.lines().count(), 2, "{words}");
    assert!(words.contains("!help"), "{words}");
    hall.program.kill();
    hall.program.resume();
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    hall.ann.invite(&hall.room, &hall.bot.id).await;
    while !hall.ann.members(&hall.room).await.contains(&hall.bot.id) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    hall.begin(1, "chess").await;
    let events = hall.ann.read(&hall.room).await;
    assert_eq!(events.iter().filter(|it| hall.says(it, greeting())).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_has_a_small_one_beside_it() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let board = hall.board(&root, 0).await;
    // So has one that somebody has asked for.
    hall.ann.say(&hall.room, "!board 1").await;
    let direct = hall.direct(&hall.ann).await;
    let answer = |it: &serde_json::Value| it["content"]["msgtype"] == "m.image";
    let answer = hall.ann.wait_for(&direct, "board", answer).await;
    for info in [&board["content"]["info"], &answer["content"]["info"]] {
        is_large_beside_a_small_one(&hall, info).await;
    }
}

async fn is_large_beside_a_small_one(hall: &Hall, info: &serde_json::Value) {
    let side = |of: &serde_json::Value| of["w"].as_u64().unwrap_or_default();
    assert!(side(info) > 600 && info["size"].is_u64(), "{info}");
    let small = &info["thumbnail_info"];
    assert!((1..=400).contains(&side(small)) && small["size"].is_u64(), "{info}");
    let address = info["thumbnail_url"].as_str().expect("it has one");
    assert_eq!(&hall.ann.download(address).await[..4], b"\x89PNG");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_put_into_an_encrypted_room_that_is_left() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let encryption = json!({"algorithm": "m.megolm.v1.aes-sha2"});
    let room = json!({
        "invite": [hall.bot.id], "is_direct": true, "preset": "trusted_private_chat",
        "initial_state": [{"type": "m.room.encryption", "state_key": "", "content": encryption}],
    });
    let room = hall.ann.create_room(room).await;
    hall.ann
        .wait_for(&room, "farewell", |it| {
            it["state_key"] == *hall.bot.id && it["content"]["membership"] == "leave"
        })
        .await;
    // Every other room to be described has its turn.
    let other =
        hall.ann.create_room(json!({"preset": "trusted_private_chat", "invite": [hall.bot.id]}));
    let other = other.await;
    hall.enter(&other).await;
    hall.ann
        .wait_for(&other, "description", |it| {
            it["state_key"] != "" && it["sender"] == *hall.bot.id && it["type"] != "m.room.member"
        })
        .await;
    let put = server.seen_of(&hall.bot.id, Operation::SetState);
    assert!(put.iter().all(|it| it.named[0] != room), "{put:#?}");
    let said = hall.ann.read(&room).await;
    assert!(said.iter().all(|it| !hall.says(it, greeting())), "it only says that it leaves");
}
