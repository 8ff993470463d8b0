//! Words from before the bot had to go, or from a time when nobody could read them, count; and trouble in one room is
//! none of the others'.

use crate::beside;
use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use menagerie_words::fixed;
use serde_json::json;
use std::time::Duration;

/// Two rooms: in the first one Ann moves while the bot is away, and many talk.
async fn missed(server: &Homeserver, fault: Fault) -> (Hall, String, String) {
    let mut hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let other = hall.ann.create_room(json!({"invite": [hall.bot.id]})).await;
    hall.enter(&other).await;
    hall.program.kill();
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    server.limit_timeline(5);
    for number in 0..10 {
        hall.bob.say(&hall.room, &format!("talk {number}")).await;
    }
    server.fail(Some(&hall.bot.id), Operation::Messages, 1_000, fault);
    hall.program.resume();
    (hall, root, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_cannot_be_read_back_now_keeps_no_other_waiting_and_is_read_later() {
    let server = Homeserver::start().await;
    let (mut hall, root, other) = missed(&server, Fault::Status(500)).await;
    let asked = hall.ann.say(&other, "!help").await;
    hall.ann
        .wait_for(&other, "answer", |it| {
            it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *asked
        })
        .await;
    // The room itself is heard, too.
    let asked = hall.ann.say(&hall.room, "!help").await;
    hall.answer_to(&asked).await;
    assert_eq!(hall.boards(&root).await.len(), 1, "{}", hall.program.log());
    // A restart remembers where to read.
    hall.program.kill();
    server.heal();
    hall.program.resume();
    hall.ann.say(&hall.room, "hello again").await;
    hall.board(&root, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_homeserver_never_shows_us_is_asked_for_again() {
    for (status, errcode) in [(403, "M_FORBIDDEN"), (404, "M_NOT_FOUND")] {
        let server = Homeserver::start().await;
        let (hall, root, _) = missed(&server, Fault::Refused(status, errcode)).await;
        hall.ann.say(&hall.room, "are you there?").await;
        hall.hear(fixed("matrix-missed")).await;
        hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
        hall.board(&root, 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_before_the_bot_was_sent_away_counts() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.program.kill();
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    hall.bob.say_in_thread(&hall.room, &root, "e7e5").await;
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    hall.program.resume();
    let direct = hall.direct(&hall.ann).await;
    hall.ann.wait_for(&direct, "board", |it| hall.says(it, "1… p e7-e5")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_before_a_room_became_encrypted_counts_and_nothing_after_it() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.program.kill();
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    let encryption = json!({"algorithm": "m.megolm.v1.aes-sha2"});
    hall.ann.set_state(&hall.room, "m.room.encryption", encryption).await;
    hall.bob.say_in_thread(&hall.room, &root, "!resign").await;
    hall.program.resume();
    hall.hear(fixed("matrix-encrypted")).await;
    let direct = hall.direct(&hall.bob).await;
    hall.bob.wait_for(&direct, "board", |it| hall.says(it, "1. P e2-e4")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_makes_us_deaf_to_nobody_when_its_room_is_lost() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    hall.begin(1, "chess").await;
    let other = hall.ann.create_room(json!({"invite": [hall.bot.id]})).await;
    hall.enter(&other).await;
    hall.program.kill();
    let pool = beside::pool(&hall.program.database()).await;
    // It was begun by a newer program.
    let changed = sqlx::query("UPDATE games SET revision = 99").execute(&pool).await;
    assert_eq!(changed.expect("it is there").rows_affected(), 1);
    pool.close().await;
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    hall.program.resume();
    tokio::time::sleep(Duration::from_secs(1)).await;
    hall.ann.say(&other, "!help").await;
    hall.ann.wait_for(&other, "answer", |it| hall.says(it, "!challenge")).await;
}
