//! A ladder in a room: it is shown to all there, and each member types their own step.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use menagerie_words::{first_words, fixed, fixed_with};

#[tokio::test(flavor = "multi_thread")]
async fn a_place_is_challenged_in_the_room() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    for member in [ann, bob] {
        let joins = member.say(room, "!ladder what:join variant:chess").await;
        let joined = hall.answer_to(&joins).await;
        assert!(
            hall.says(&joined, first_words("ladder-joined", [("variant", "Chess")])),
            "{joined}"
        );
    }
    let asked = bob.say(room, "!ladder").await;
    let ladder = hall.answer_to(&asked).await;
    let step = format!("!ladder challenge variant:chess {}", ann.id);
    assert!(hall.says(&ladder, &format!("{step} Challenge place 1")), "{ladder}");
    bob.say(room, &step).await;
    let board = hall.hear(fixed_with("ladder-game-of", [("place", "1")])).await;
    assert!(board["content"]["m.relates_to"]["event_id"].is_string(), "in a thread: {board}");
}

/// The rights come from the room: the member who made it is its manager.
#[tokio::test(flavor = "multi_thread")]
async fn only_a_manager_of_the_room_removes_a_member() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    for member in [ann, bob] {
        let joins = member.say(room, "!ladder what:join variant:chess").await;
        hall.answer_to(&joins).await;
    }
    for (member, other, message) in
        [(bob, ann, "ladder-refused-not-a-manager"), (ann, bob, "ladder-removed")]
    {
        let asked = member.say(room, &format!("!ladder remove variant:chess {}", other.id)).await;
        let answer = hall.answer_to(&asked).await;
        assert!(hall.says(&answer, fixed(message)), "{answer}");
    }
}
