//! Rooms that the bot makes: each is made once, and the invited person is told.

use crate::matrix::hall::{Hall, greeting};
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::member::Member;
use menagerie_words::fixed;
use serde_json::{Value, json};

/// How often the bot has asked for a room that was made, as far as it was told.
fn rooms_made(server: &Homeserver, hall: &Hall) -> usize {
    server.seen_of(&hall.bot.id, Operation::CreateRoom).len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_of_two_is_made_once_although_its_reply_is_lost() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    server.fail(Some(&hall.bot.id), Operation::CreateRoom, 1, Fault::LoseReply);
    hall.ann.say(&hall.room, "!games").await;
    hall.hear(fixed("matrix-answered-alone")).await;
    let direct = hall.direct(&hall.ann).await;
    hall.ann.wait_for(&direct, "answer", |it| hall.says(it, "")).await;
    assert_eq!(rooms_made(&server, &hall), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_for_those_who_watch_is_made_once_although_its_reply_is_lost() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.begin(1, "chess").await;
    let cid = Member::register(&server.url(), "Cid").await;
    hall.ann.invite(&hall.room, &cid.id).await;
    cid.join(&hall.room).await;
    server.fail(Some(&hall.bot.id), Operation::CreateRoom, 1, Fault::LoseReply);
    cid.say(&hall.room, "!watch 1").await;
    let kibitz = hall.invited(&cid, "Kibitz").await;
    cid.wait_for(&kibitz, "etiquette", |event| hall.says(event, "")).await;
    let made = server.seen_of(&hall.bot.id, Operation::CreateRoom);
    let made =
        made.iter().filter(|it| it.body["name"].as_str().is_some_and(|it| it != "Menagerie"));
    assert_eq!(made.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_answered_alone_for_the_first_time_is_told_whatever_goes_wrong() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    server.fail(Some(&hall.bot.id), Operation::Send, 2, Fault::Status(502));
    hall.ann.say(&hall.room, "!games").await;
    hall.hear(fixed("matrix-answered-alone")).await;
    // It is told once.
    let direct = hall.direct(&hall.ann).await;
    hall.ann.say(&hall.room, "!games").await;
    let is_answer = |it: &&Value| hall.says(it, "") && !hall.says(it, greeting());
    let answers = |events: Vec<Value>| events.iter().filter(is_answer).count();
    hall.ann.wait_for(&direct, "second answer", |it| hall.says(it, "")).await;
    while answers(hall.ann.read(&direct).await) < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(answers(hall.ann.read(&hall.room).await), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_of_two_in_which_the_bot_may_not_write_is_given_up_for_another_one() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let mute = async |asks_in_it: bool| {
        let room = json!({"invite": [hall.bot.id], "is_direct": true});
        let room = hall.ann.create_room(room).await;
        hall.enter(&room).await;
        hall.ann.say(&room, "!games").await;
        hall.ann.wait_for(&room, "answer", |it| hall.says(it, "")).await;
        let levels = json!({"events_default": 50});
        hall.ann.set_state(&room, "m.room.power_levels", levels).await;
        hall.ann.say(if asks_in_it { &room } else { &hall.room }, "!games").await;
        hall.ann
            .wait_for(&room, "farewell", |it| {
                it["state_key"] == *hall.bot.id && it["content"]["membership"] == "leave"
            })
            .await;
        let other = hall.direct(&hall.ann).await;
        assert_ne!(other, room);
        hall.ann.wait_for(&other, "answer", |it| hall.says(it, "")).await;
        hall.ann.leave(&other).await;
    };
    mute(false).await;
    mute(true).await;
}
