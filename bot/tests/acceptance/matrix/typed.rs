//! Words that the player to move types around a move, in answer to somebody, or in the room beside the game's thread,
//! and commands with a number in front.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with};
use serde_json::Value;

fn body(event: &Value) -> &str {
    event["content"]["body"].as_str().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_beside_the_thread_or_with_something_around_it_is_asked_about() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    // In the room: Bob is not to move, and talk with a move in it stays talk.
    bob.say(room, "e7e5").await;
    ann.say(room, "I think e2e4 is best").await;
    ann.say(room, "e4").await;
    let asked = ann.say(room, "e2e4").await;
    let question = hall.answer_to(&asked).await;
    assert!(
        body(&question).starts_with(fixed_with("talk-meant", [("played", "P e2-e4")])),
        "{question}"
    );
    assert!(
        body(&question).contains(fixed_with("action-play-in-game", [("game", 1)])),
        "{question}"
    );
    let meant = first_words("talk-meant", NOTHING);
    let questions = ann.read(room).await.into_iter().filter(|it| hall.says(it, meant));
    assert_eq!(questions.count(), 1);
    let question = question["event_id"].as_str().expect("it has one").to_owned();
    ann.reply(room, &question, "1").await;
    hall.board(&root, 1).await;
    for text in ["e7e5 👍", "“e7e5”", "Ann: e7e5", "♟e5 :)", "> nice\n\ne7e5"] {
        let asked = bob.say_in_thread(room, &root, text).await;
        let question = hall.answer_to(&asked).await;
        assert!(
            body(&question).starts_with(fixed_with("talk-meant", [("played", "p e7-e5")])),
            "{text}: {question}"
        );
    }
    // In answer to something that Ann has said.
    let said = ann.say_in_thread(room, &root, "what will you play?").await;
    let answer = bob.reply(room, &said, "e7e5").await;
    let question = hall.answer_to(&answer).await;
    assert!(
        body(&question).starts_with(fixed_with("talk-meant", [("played", "p e7-e5")])),
        "{question}"
    );
    assert_eq!(hall.boards(&root).await.len(), 2, "nothing was played unasked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_in_front_of_a_move_is_the_game_and_a_draw_is_declined_by_a_word() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let other = hall.begin(2, "chess").await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    ann.say(room, "!move game:2 e2e4").await;
    hall.board(&other, 1).await;
    bob.say(room, "!move 2 e7e5").await;
    hall.board(&other, 2).await;
    ann.say(room, "!move 1 d2d4").await;
    hall.board(&root, 1).await;
    // The game is named in words, and from where another one is played.
    bob.say_in_thread(room, &other, "!move game 1 d7d5").await;
    hall.board(&root, 2).await;
    ann.say(room, "!move c2c4 in game 1").await;
    hall.board(&root, 3).await;
    ann.say_in_thread(room, &root, "!draw").await;
    hall.hear(fixed_with("ending-draw-offered", [("player", "Ann")])).await;
    bob.say_in_thread(room, &root, "!draw no").await;
    hall.hear(fixed("ending-draw-declined")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_and_pieces_are_called_as_in_the_members_language() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    let set = ann.say(room, "!settings language:de").await;
    hall.answer_to(&set).await;
    ann.say(room, "!ziehen 1 Sf3").await;
    let board = hall.board(&root, 1).await;
    assert!(body(&board).contains("N g1-f3"), "{board}");
    // Bob has set no language.
    let asked = bob.say(room, "!ziehen 1 Sf6").await;
    bob.say(room, "!move 1 Nf6").await;
    hall.board(&root, 2).await;
    let answers =
        ann.read(room).await.into_iter().filter(|it| {
            it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == asked.as_str()
        });
    assert_eq!(answers.count(), 0, "it may be a command of another program");
    // A move in the game's thread needs no command.
    ann.say_in_thread(room, &root, "Sc3").await;
    hall.board(&root, 3).await;
}
