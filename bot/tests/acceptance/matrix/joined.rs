//! A challenge to several games, whose message tells after each who joins how many are left.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use crate::matrix::puzzles::{asked, lair};
use crate::matrix::synapse::Synapse;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_a_challenge_says_how_many_games_are_left() {
    let server = Homeserver::start().await;
    joined(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_a_challenge_says_how_many_games_are_left_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        joined(&server.url()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_joined_by_members_of_its_room_and_nobody_elsewhere_learns_of_it() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.ann.say(&hall.room, "!challenge variant:chess uses:2 colour:first").await;
    hall.hear(fixed_with("challenge-may-join", [("games", 2)])).await;
    // So few are asked of each that all are answered.
    for (name, more) in
        [("Eve", json!({"name": "Elsewhere"})), ("Mallory", json!({"is_direct": true}))]
    {
        let stranger = Member::register(&server.url(), name).await;
        let room = lair(&hall, &stranger, &more).await;
        let here = asked(&hall, &stranger, &room, "!join 1").await;
        let none = asked(&hall, &stranger, &room, "!join 99").await;
        assert!(here.contains(fixed("challenge-refused-no-such-challenge")), "{name}: {here}");
        assert_eq!(here, none, "{name}");
    }
    // A member has the list for themselves, and answers there.
    hall.bob.say(&hall.room, "!games which:open").await;
    let alone = hall.direct(&hall.bob).await;
    hall.bob.say(&alone, "!join 1").await;
    hall.hear(fixed_with("challenge-joined", [("left", 1)])).await;
}

async fn joined(server: &str) {
    let hall = Hall::open(server).await;
    hall.ann.say(&hall.room, "!challenge variant:chess uses:2 colour:first").await;
    let offer = hall.hear(fixed_with("challenge-may-join", [("games", 2)])).await;
    hall.bob.say(&hall.room, "!join 1").await;
    let now = hall.hear(fixed_with("challenge-joined", [("left", 1)])).await;
    assert_eq!(
        now["content"]["m.relates_to"],
        json!({"rel_type": "m.replace", "event_id": offer["event_id"]}),
        "it takes the place of the challenge: {now}"
    );
    let words = now["content"]["m.new_content"]["body"].as_str().expect("it has words");
    let looking = in_full(
        "challenge-open-made",
        [("challenger", ""), ("variant", "Chess"), ("files", "8"), ("ranks", "8")],
    );
    assert!(words.contains(looking), "{words}");
    assert!(words.contains("!join 1") && words.contains("!withdraw 1"), "{words}");
    assert_eq!(now["content"]["m.mentions"], json!({}), "nobody is alerted");
    hall.ann.say(&hall.room, "!withdraw 1").await;
    let gone = hall.hear(fixed("challenge-to-all-withdrawn")).await;
    assert_eq!(gone["content"]["m.relates_to"], now["content"]["m.relates_to"], "{gone}");
    let words = gone["content"]["m.new_content"]["body"].as_str().expect("it has words");
    assert!(!words.contains("!join"), "{words}");
}
