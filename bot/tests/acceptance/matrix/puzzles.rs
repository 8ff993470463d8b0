//! Problems in a room: posted for all, and solved where nobody else reads what is typed.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use menagerie_chat::drawing::draw_board;
use menagerie_chat::preferences::PublicLook;
use menagerie_core::board::Picture;
use menagerie_rules::{Color, Position, bundled_by_id};
use menagerie_words::{first_words, fixed, fixed_with};
use serde_json::{Value, json};

/// Paul Morphy's: White mates in 2 by a1a6.
const MAKE: &str =
    "!problem create variant:chess setup:kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 goal:mate in 2";

/// Why there are none in a private conversation.
fn none() -> &'static str {
    fixed("problem-refused-needs-community")
}

/// The bot's answer to a text that somebody writes in a room.
pub async fn asked(hall: &Hall, who: &Member, room: &str, typed: &str) -> String {
    let asked = who.say(room, typed).await;
    let is_answer = |event: &Value| {
        event["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *asked
            && hall.says(event, "")
    };
    let answer = who.wait_for(room, typed, is_answer).await;
    answer["content"]["body"].as_str().unwrap_or_default().to_owned()
}

/// A room of somebody's own with the bot in it.
pub async fn lair(hall: &Hall, owner: &Member, more: &Value) -> String {
    let mut wish = json!({"invite": [hall.bot.id]});
    wish.as_object_mut().expect("it is one").extend(more.as_object().expect("it is one").clone());
    let room = owner.create_room(wish).await;
    owner
        .wait_for(&room, "bot", |event| {
            event["state_key"] == *hall.bot.id && event["content"]["membership"] == "join"
        })
        .await;
    room
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_of_the_room_solves_its_problems_alone_with_the_bot_and_nobody_else_does() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.ann.say(&hall.room, MAKE).await;
    let posted =
        hall.hear(&format!("{} 2", fixed_with("problem-task-mate", [("side", "White")]))).await;
    let words = posted["content"]["body"].as_str().unwrap_or_default();
    let how = fixed_with("problem-posted-to-solve", [("solve", "!problem solve number:1 move:…")]);
    assert!(words.contains(&format!("{} {how}", fixed("matrix-unseen"))), "{words}");
    hall.bob.say(&hall.room, "!problem number:1").await;
    let alone = hall.direct(&hall.bob).await;
    let wrong = asked(&hall, &hall.bob, &alone, "!problem number:1 move:Ra5").await;
    assert!(
        wrong.contains(first_words("problem-wrong-because", [("played", "R a1-a5")])),
        "{wrong}"
    );
    let right = asked(&hall, &hall.bob, &alone, "!problem solve number:1 move:Ra6").await;
    assert!(right.contains(fixed("problem-right")), "{right}");
    let shown = asked(&hall, &hall.bob, &alone, "!problem number:1").await;
    let played = first_words("problem-to-go-on", [("moves", "1. R a1-a6 p b7-a6")]);
    assert!(shown.contains(played), "{shown}");
    // A user who is no member sees nothing of it, and neither does a member who has left.
    let eve = Member::register(&server.url(), "Eve").await;
    let lair = lair(&hall, &eve, &json!({"is_direct": true})).await;
    let answer = asked(&hall, &eve, &lair, "!problem number:1").await;
    assert!(answer.contains(none()), "{answer}");
    hall.bob.ask("POST", &["rooms", &hall.room, "leave"], &[], Some(&json!({}))).await;
    for typed in ["!problem number:1", "!problem number:1 move:b7", "!problem withdraw number:1"] {
        let answer = asked(&hall, &hall.bob, &alone, typed).await;
        assert!(answer.contains(none()), "{typed}: {answer}");
    }
    assert_eq!(hall.ann.read(&hall.room).await.iter().filter(|it| hall.says(it, "a6")).count(), 0);
}

/// The board of a problem is seen by the side that has to solve it, as on Discord.
#[tokio::test(flavor = "multi_thread")]
async fn the_side_that_solves_is_at_the_bottom() {
    const FEN: &str = "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1";
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let make = format!("!problem create variant:chess setup:{FEN} goal:mate in 1");
    hall.ann.say(&hall.room, &make).await;
    let posted =
        hall.hear(&format!("{} 1", fixed_with("problem-task-mate", [("side", "Black")]))).await;
    let address = posted["content"]["url"].as_str().expect("it has a picture");
    let position = Position::from_fen(bundled_by_id("chess").expect("it is there"), FEN);
    let picture = Picture::new(position.expect("it is one"), Color::Black, String::new());
    let expected = draw_board(&picture, PublicLook::default().style(), None).expect("it is drawn");
    assert!(hall.ann.download(address).await == expected.file, "White is at the bottom");
}
