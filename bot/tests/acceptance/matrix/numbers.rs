//! Choices by a number in a game's thread: an offer keeps its number while it waits, and a question from elsewhere is
//! found.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use menagerie_words::{first_words, fixed, fixed_with, in_full};

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_keeps_its_number_whatever_is_said_after_it() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    let root = hall.begin(1, "chess").await;
    ann.say_in_thread(room, &root, "e2e4").await;
    hall.board(&root, 1).await;
    bob.say_in_thread(room, &root, "e7e5").await;
    hall.board(&root, 2).await;
    ann.say_in_thread(room, &root, "!draw").await;
    hall.hear(fixed_with("ending-draw-offered", [("player", "Ann")])).await;
    // Any word of the bot's, in the thread and in the room.
    let refused = bob.say_in_thread(room, &root, "b8c6").await;
    hall.answer_to(&refused).await;
    let help = ann.say_in_thread(room, &root, "!help").await;
    hall.answer_to(&help).await;
    let alone = bob.say_in_thread(room, &root, "2").await;
    let hint = hall.answer_to(&alone).await;
    assert!(
        hall.says(&hint, in_full("matrix-how-to-choose", [("number", "2"), ("source", "offer")])),
        "{hint}"
    );
    bob.say_in_thread(room, &root, "!2").await;
    hall.hear(fixed("ending-draw-declined")).await;
    // It waits no more.
    let late = bob.say_in_thread(room, &root, "!1").await;
    let nothing = hall.answer_to(&late).await;
    assert!(hall.says(&nothing, fixed_with("matrix-no-choice", [("number", "1")])), "{nothing}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_two_messages_have_a_number_nothing_is_done_before_it_is_said_which() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    let root = hall.begin(1, "chess").await;
    ann.say_in_thread(room, &root, "!move e2e4 draw:true").await;
    hall.board(&root, 1).await;
    hall.hear(fixed_with("ending-draw-offered-with-move", [("player", "Ann")])).await;
    let unsure = bob.say_in_thread(room, &root, "e7e5?").await;
    let question = hall.answer_to(&unsure).await;
    let number = bob.say_in_thread(room, &root, "!1").await;
    let which = hall.answer_to(&number).await;
    assert!(hall.says(&which, &format!("{} 1", fixed("matrix-which-choice"))), "{which}");
    let question = question["event_id"].as_str().expect("it has one").to_owned();
    bob.reply(room, &question, "1").await;
    hall.board(&root, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_asked_alone_is_told_where_if_they_answer_in_the_thread() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.bob.say_in_thread(&hall.room, &root, "!resign 1").await;
    let direct = hall.direct(&hall.bob).await;
    let question = first_words("ending-resign-asked", [("game", 1)]);
    hall.bob.wait_for(&direct, "question", |it| hall.says(it, question)).await;
    let number = hall.bob.say_in_thread(&hall.room, &root, "!1").await;
    let hint = hall.answer_to(&number).await;
    assert!(hall.says(&hint, fixed("matrix-choice-alone")), "{hint}");
    hall.bob.say(&direct, "1").await;
    hall.hear(fixed("ending-resignation")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_picked_by_numbers_where_nobody_else_talks_and_a_number_elsewhere_is_no_move() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let (ann, bob, room) = (&hall.ann, &hall.bob, &hall.room);
    let root = hall.begin(1, "chess").await;
    bob.say_in_thread(room, &root, "!moves").await;
    ann.say_in_thread(room, &root, "!moves").await;
    let direct = hall.direct(ann).await;
    let which = fixed("play-pick-piece");
    let pieces = ann.wait_for(&direct, "pieces", |it| hall.says(it, which)).await;
    let number = |list: &serde_json::Value, entry: &str| {
        let body = list["content"]["body"].as_str().unwrap_or_default();
        let line = body.lines().find(|line| line.contains(entry));
        let line = line.unwrap_or_else(|| panic!("no {entry} in {body}"));
        let digits: String = line
            .chars()
            .skip_while(|sign| !sign.is_ascii_digit())
            .take_while(char::is_ascii_digit)
            .collect();
        digits
    };
    let knight = number(&pieces, "Knight on g1 (2 moves)");
    // In the thread a number is talk, and there is no list.
    ann.say_in_thread(room, &root, &knight).await;
    ann.say(&direct, &knight).await;
    let squares = ann.wait_for(&direct, "squares", |it| hall.says(it, "Knight on g1: where")).await;
    let f3 = number(&squares, "N g1-f3");
    // Something else in between: the number is none of the list's any more.
    let other = ann.say(&direct, "!games").await;
    let answers = |event: &str, it: &serde_json::Value| {
        it["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == *event && hall.says(it, "")
    };
    ann.wait_for(&direct, "games", |it| answers(&other, it)).await;
    let late = ann.say(&direct, &f3).await;
    ann.wait_for(&direct, "answer", |it| answers(&late, it)).await;
    assert!(hall.boards(&root).await.len() < 2, "nothing is played");
    ann.say_in_thread(room, &root, "!moves").await;
    let is_new =
        |it: &serde_json::Value| hall.says(it, which) && it["event_id"] != pieces["event_id"];
    ann.wait_for(&direct, "pieces again", is_new).await;
    ann.say(&direct, &knight).await;
    let is_new = |it: &serde_json::Value| {
        hall.says(it, "Knight on g1: where") && it["event_id"] != squares["event_id"]
    };
    ann.wait_for(&direct, "squares again", is_new).await;
    ann.say(&direct, &f3).await;
    hall.board(&root, 1).await;
    hall.hear("N g1-f3").await;
    let of_bob = hall.direct(bob).await;
    bob.wait_for(&of_bob, "refusal", |it| hall.says(it, fixed("refused-not-your-turn"))).await;
}
