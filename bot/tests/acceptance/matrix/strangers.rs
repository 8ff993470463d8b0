//! The actions of people whom nobody should trust, and those of a homeserver at the wrong moment,
//! harm nobody else.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::member::Member;
use crate::matrix::program::Program;
use menagerie_words::{fixed, fixed_with};
use serde_json::{Value, json};

/// Whether an event is that somebody has become something in a room.
fn becomes(who: &Member, membership: &'static str) -> impl Fn(&Value) -> bool {
    let id = who.id.clone();
    move |event| event["state_key"] == *id && event["content"]["membership"] == membership
}

/// Somebody who keeps order in the room, and does not play.
async fn moderator(server: &Homeserver, hall: &Hall) -> Member {
    let carl = Member::register(&server.url(), "Carl").await;
    hall.ann.invite(&hall.room, &carl.id).await;
    carl.join(&hall.room).await;
    let levels = json!({"users": {carl.id.as_str(): 100}});
    hall.ann.set_state(&hall.room, "m.room.power_levels", levels).await;
    carl
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_closes_a_room_of_their_own_in_favour_of_one_of_others() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let carl = moderator(&server, &hall).await;
    let root = hall.begin(1, "chess").await;
    let eve = Member::register(&server.url(), "Eve").await;
    let lair = eve.create_room(json!({"invite": [hall.bot.id]})).await;
    eve.wait_for(&lair, "bot", becomes(&hall.bot, "join")).await;
    let closed = json!({"body": "moved", "replacement_room": hall.room});
    eve.set_state(&lair, "m.room.tombstone", closed).await;
    let asked = eve.say(&lair, "!help").await;
    eve.wait_for(&lair, "answer", |it| {
        it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *asked
    })
    .await;
    // The room is still the community that it was, with the people who keep order there.
    carl.say_in_thread(&hall.room, &root, "!freeze reason:dispute").await;
    hall.hear(fixed_with("moderation-freeze-told-why", [("reason", "dispute")])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_replaces_another_one_is_the_same_community_once_the_bot_is_let_in() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let carl = moderator(&server, &hall).await;
    hall.begin(1, "chess").await;
    let path = ["rooms", &hall.room, "upgrade"];
    let answer = hall.ann.ask("POST", &path, &[], Some(&json!({"new_version": "12"}))).await;
    let new = answer.body["replacement_room"].as_str().expect("it is replaced").to_owned();
    hall.ann.invite(&new, &hall.bot.id).await;
    hall.enter(&new).await;
    hall.ann.invite(&new, &carl.id).await;
    carl.join(&new).await;
    hall.ann.say(&new, "!games").await;
    hall.ann.wait_for(&new, "news", |it| hall.says(it, fixed("dispatch-goes-on-here"))).await;
    carl.say(&new, "!freeze game:1 reason:dispute").await;
    hall.ann
        .wait_for(&new, "news", |it| {
            hall.says(it, fixed_with("moderation-freeze-told-why", [("reason", "dispute")]))
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_looks_encrypted_drives_us_out_of_no_room() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let sealed = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "x", "session_id": "x",
                        "sender_key": "x", "device_id": "x"});
    hall.bob.send(&hall.room, "m.room.encrypted", sealed).await;
    let asked = hall.ann.say(&hall.room, "!help").await;
    hall.answer_to(&asked).await;
    assert!(hall.ann.members(&hall.room).await.contains(&hall.bot.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_of_three_is_none_of_two_whatever_its_invitation_says() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    // As clients do who begin a talk with several people at once.
    hall.program.kill();
    let room = json!({"invite": [hall.bob.id, hall.bot.id], "is_direct": true});
    let room = hall.ann.create_room(room).await;
    hall.bob.join(&room).await;
    hall.program.resume();
    hall.enter(&room).await;
    hall.bob.say(&room, "!games").await;
    let direct = hall.direct(&hall.bob).await;
    hall.bob.wait_for(&direct, "answer", |it| hall.says(it, "game")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_agreement_counts_although_it_is_not_shown_at_once_to_what() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.ann.say(&hall.room, &format!("!challenge {} chess", hall.bob.id)).await;
    let offer = hall.hear("!accept 1").await;
    let root = offer["event_id"].as_str().expect("it has one");
    server.fail(Some(&hall.bot.id), Operation::Event, 2, Fault::Status(502));
    hall.bob.react(&hall.room, root, "✅").await;
    hall.board(root, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_taken_up_when_the_homeserver_allows_it_again() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    for fault in [Fault::TooMany { retry_after_ms: 400 }, Fault::Status(502)] {
        server.fail(Some(&hall.bot.id), Operation::Join, 1, fault);
        let room = hall.ann.create_room(json!({"invite": [hall.bot.id]})).await;
        hall.enter(&room).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_not_the_one_that_was_named_because_it_says_so() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let ann = Member::register(&server.url(), "Ann").await;
    let named = ann.create_room(json!({"room_alias_name": "chess", "invite": [bot.id]})).await;
    let alias = json!({"type": "m.room.canonical_alias", "state_key": "",
                       "content": {"alias": "#chess:fake.test"}});
    let other = ann.create_room(json!({"invite": [bot.id], "initial_state": [alias]})).await;
    let mut program = Program::new(vec![
        ("MATRIX_HOMESERVER", server.url()),
        ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
        ("MATRIX_SERVERS", "elsewhere.test".to_owned()),
        ("MATRIX_ROOMS", "#chess:fake.test".to_owned()),
    ]);
    program.resume();
    ann.wait_for(&named, "bot", becomes(&bot, "join")).await;
    ann.wait_for(&other, "refusal", becomes(&bot, "leave")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_room_of_their_own_holds_up_nobody_else() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    server.fail(Some(&hall.bot.id), Operation::CreateRoom, 1, Fault::Hang);
    hall.ann.say(&hall.room, "!games").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    let asked = hall.bob.say(&hall.room, "!help").await;
    hall.answer_to(&asked).await;
    server.heal();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_do_not_wait_until_another_room_may_be_made() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let fault = Fault::TooMany { retry_after_ms: 300_000 };
    server.fail(Some(&hall.bot.id), Operation::CreateRoom, 9, fault);
    hall.bob.say(&hall.room, "!games").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    hall.board(&root, 1).await;
}
