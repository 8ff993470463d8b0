//! Messages that are edited, by the same rule as on Discord: while the bot is there and while it is
//! away.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::synapse::Synapse;
use menagerie_words::fixed;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_may_be_corrected_and_what_was_played_stands() {
    let server = Homeserver::start().await;
    edited(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_may_be_corrected_and_what_was_played_stands_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        edited(&server.url()).await;
    }
}

/// How often the bot has said something in the room.
async fn times(hall: &Hall, words: &str) -> usize {
    let events = hall.ann.read(&hall.room).await;
    events.iter().filter(|event| hall.says(event, words)).count()
}

fn body(event: &Value) -> &str {
    event["content"]["body"].as_str().unwrap_or_default()
}

async fn edited(server: &str) {
    let mut hall = Hall::open(server).await;
    let root = hall.begin(1, "chess").await;
    let room = hall.room.clone();
    let played = hall.ann.say_in_thread(&room, &root, "e2e4").await;
    hall.board(&root, 1).await;
    hall.ann.edit(&room, &played, "e2e4 :)").await;
    hall.ann.edit(&room, &played, "d2d4").await;
    let stands = fixed("refused-board-stands");
    let told = hall.hear(stands).await;
    assert_eq!(told["content"]["m.relates_to"]["m.in_reply_to"]["event_id"], *played, "{told}");
    let talk = hall.bob.say_in_thread(&room, &root, "well well").await;
    let refused = hall.bob.say_in_thread(&room, &root, "e7e9").await;
    hall.answer_to(&refused).await;
    hall.bob.edit(&room, &talk, "d7d5").await;
    // Nobody corrects what others have written.
    hall.ann.edit(&room, &refused, "a7a6").await;
    hall.bob.edit(&room, &refused, "e7e5").await;
    assert!(body(&hall.board(&root, 2).await).contains("p e7-e5"));
    // A command is corrected as well.
    let command = hall.ann.say_in_thread(&room, &root, "!move g1g7").await;
    hall.answer_to(&command).await;
    hall.ann.edit(&room, &command, "!move g1f3").await;
    assert!(body(&hall.board(&root, 3).await).contains("N g1-f3"));
    // Messages and edits from while the bot is away are read in their order.
    let wrong = hall.bob.say_in_thread(&room, &root, "b8b6").await;
    hall.answer_to(&wrong).await;
    hall.program.kill();
    hall.bob.edit(&room, &wrong, "b8c6").await;
    let next = hall.ann.say_in_thread(&room, &root, "f1b5").await;
    hall.ann.edit(&room, &next, "f1c4").await;
    hall.program.resume();
    hall.hear("n b8-c6").await;
    // If both boards wait at once, only the newest has a picture.
    let is_shown = |event: &Value| hall.is_board(event, &root) && body(event).contains("B f1-b5");
    hall.ann.wait_for(&room, "board of the last move", is_shown).await;
    let again = hall.ann.say_in_thread(&room, &root, "a1a5").await;
    hall.answer_to(&again).await;
    assert_eq!(times(&hall, stands).await, 2, "once for each of the two messages");
}
