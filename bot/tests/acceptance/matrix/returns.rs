//! A room that puts the bot out and lets it in again, that silences it and lets it speak again, and whose
//! members leave: what stands there goes on, and who plays is told.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::synapse::Synapse;
use menagerie_words::{NOTHING, first_words, fixed};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_has_the_bot_again_has_its_game_again() {
    let server = Homeserver::start().await;
    returns(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_has_the_bot_again_has_its_game_again_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        returns(&server.url()).await;
    }
}

async fn returns(server: &str) {
    let hall = Hall::open(server).await;
    let root = hall.begin(1, "chess").await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    hall.board(&root, 1).await;
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    let direct = hall.direct(&hall.bob).await;
    let alone = first_words("matrix-room-gone", [("game", 1)]);
    hall.bob.wait_for(&direct, alone, |it| hall.says(it, alone)).await;
    // Typed while nobody reads it, in the old thread.
    hall.bob.say_in_thread(&hall.room, &root, "e7e5").await;
    hall.ann.invite(&hall.room, &hall.bot.id).await;
    let told = hall.hear(fixed("dispatch-goes-on-here-again")).await;
    assert_eq!(told["content"]["m.relates_to"]["event_id"], *root, "the old thread: {told}");
    hall.hear("p e7-e5 ·").await;
    hall.ann.say_in_thread(&hall.room, &root, "g1f3").await;
    let board = hall.hear("2. N g1-f3").await;
    assert_eq!(board["content"]["m.relates_to"]["event_id"], *root, "{board}");
    let events = hall.ann.read(&hall.room).await;
    let lines =
        events.iter().filter(|it| hall.says(it, fixed("dispatch-goes-on-here-again"))).count();
    assert_eq!(lines, 1, "it is said once");
    // A message from before is not acted on twice.
    let moves = events.iter().filter(|it| hall.says(it, "1. P e2-e4")).count();
    assert_eq!(moves, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_told_alone_while_the_bot_may_not_speak_and_shown_when_it_may() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    // Both players may speak, and the bot may not.
    let silent = json!({"users": {(hall.bob.id.clone()): 50}, "events_default": 50});
    hall.ann.set_state(&hall.room, "m.room.power_levels", silent).await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    for member in [&hall.ann, &hall.bob] {
        let direct = hall.direct(member).await;
        let words = first_words("matrix-may-not-write", NOTHING);
        let told = member.wait_for(&direct, words, |it| hall.says(it, words)).await;
        let told = told["content"]["body"].as_str().unwrap_or_default();
        assert!(told.contains("1. P e2-e4"), "the news is in it: {told}");
    }
    // A command is answered, too.
    hall.bob.say(&hall.room, "!help").await;
    let direct = hall.direct(&hall.bob).await;
    hall.bob.wait_for(&direct, "help", |it| hall.says(it, "!move")).await;
    assert_eq!(hall.boards(&root).await.len(), 1);
    let before = std::time::Instant::now();
    let open = json!({"events_default": 0});
    hall.ann.set_state(&hall.room, "m.room.power_levels", open).await;
    hall.board(&root, 1).await;
    assert!(before.elapsed() < std::time::Duration::from_secs(30), "by itself, and soon");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_the_room_is_told_of_with_the_way_out() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.bob.leave(&hall.room).await;
    let told = hall.hear(fixed("offer-player-left")).await;
    assert_eq!(told["content"]["m.relates_to"]["event_id"], *root, "{told}");
    assert_eq!(told["content"]["m.mentions"], json!({"user_ids": [hall.ann.id]}));
    hall.ann.invite(&hall.room, &hall.bob.id).await;
    hall.bob.join(&hall.room).await;
    hall.hear(fixed("offer-player-is-back")).await;
}
