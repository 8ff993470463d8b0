//! The readers of the bot's answers, and how much of it there is.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::member::Member;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

/// How many messages of the bot's with such words there are in a room.
async fn count(hall: &Hall, who: &Member, room: &str, words: &str) -> usize {
    who.read(room).await.iter().filter(|event| hall.says(event, words)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_shown_before_it_is_played_is_shown_to_its_player_alone() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.ann.say(&hall.room, "!settings preview:on").await;
    let direct = hall.direct(&hall.ann).await;
    hall.ann.say_in_thread(&hall.room, &root, "!move e2e4").await;
    hall.ann.wait_for(&direct, "preview", |it| it["content"]["msgtype"] == "m.image").await;
    assert_eq!(hall.boards(&root).await.len(), 1);
    assert_eq!(count(&hall, &hall.ann, &hall.room, "e2-e4").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_who_does_not_play_against_whom() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.bob.say(&hall.room, &format!("!block {}", hall.ann.id)).await;
    let direct = hall.direct(&hall.bob).await;
    hall.bob.wait_for(&direct, "answer", |it| hall.says(it, fixed("moderation-blocked"))).await;
    hall.ann.say(&hall.room, &format!("!challenge {} chess", hall.bob.id)).await;
    let direct = hall.direct(&hall.ann).await;
    hall.ann
        .wait_for(&direct, "refusal", |it| hall.says(it, fixed("offer-refused-do-not-play")))
        .await;
    for key in ["offer-refused-do-not-play", "moderation-blocked"] {
        assert_eq!(count(&hall, &hall.ann, &hall.room, fixed(key)).await, 0, "{key}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_without_end_is_told_so_once_and_moves_go_on() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    for _ in 0..20 {
        hall.ann.say(&hall.room, "!rules").await;
    }
    hall.hear(fixed("matrix-last-word")).await;
    let wrong = hall.ann.say_in_thread(&hall.room, &root, "!move a1a8").await;
    hall.answer_to(&wrong).await;
    hall.ann.say_in_thread(&hall.room, &root, "!move e2e4").await;
    hall.board(&root, 1).await;
    // Others are answered.
    let asked = hall.bob.say(&hall.room, "!help").await;
    hall.answer_to(&asked).await;
    assert_eq!(count(&hall, &hall.ann, &hall.room, fixed("matrix-last-word")).await, 1);
    assert!(count(&hall, &hall.ann, &hall.room, "").await < 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_alone_answers_the_newest_question_and_nothing_older() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.bob.say_in_thread(&hall.room, &root, "!resign").await;
    let direct = hall.direct(&hall.bob).await;
    let asked = first_words("ending-resign-asked", [("game", 1)]);
    let is_question = |event: &serde_json::Value| hall.says(event, asked);
    let question = hall.bob.wait_for(&direct, "question", is_question).await;
    hall.ann.say(&hall.room, &format!("!challenge {} chess", hall.bob.id)).await;
    hall.hear("!accept 2").await;
    // The newer list has commands to type, and no numbers.
    hall.bob.say(&direct, "!games").await;
    let listed = |event: &serde_json::Value| hall.says(event, "!decline 2");
    hall.bob.wait_for(&direct, "list", listed).await;
    hall.bob.say(&direct, "1").await;
    let nothing =
        |event: &serde_json::Value| hall.says(event, &format!("{} 1", fixed("matrix-no-choice")));
    hall.bob.wait_for(&direct, "refusal", nothing).await;
    // The question itself can still be answered, and the result is said there, too.
    let question = question["event_id"].as_str().expect("it has one").to_owned();
    hall.bob.reply(&direct, &question, "1").await;
    let done = |event: &serde_json::Value| hall.says(event, fixed("ending-resigned-done"));
    hall.bob.wait_for(&direct, "done", done).await;
    hall.hear(fixed("ending-resignation")).await;
    let accepted = fixed_with("challenge-accepted", [("challenger", "Ann")]);
    assert_eq!(count(&hall, &hall.ann, &hall.room, accepted).await, 1, "of game 1 alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_alone_in_a_thread_chooses_nothing_and_its_player_is_told_how_to_choose() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.ann.say_in_thread(&hall.room, &root, "!draw").await;
    let [accept, decline] =
        ["action-accept-draw", "action-decline"].map(|key| in_full(key, NOTHING));
    let offer = hall.hear(&format!("1 {accept}\n2 {decline}\n")).await;
    assert!(
        hall.says(
            &offer,
            fixed_with(
                "matrix-reactions",
                [("yes", "✅"), ("agreed", accept), ("no", "❌"), ("refused", decline)]
            )
        ),
        "{offer}"
    );
    let asked = hall.bob.say_in_thread(&hall.room, &root, "2").await;
    let hint = hall.answer_to(&asked).await;
    assert!(hall.says(&hint, fixed_with("matrix-how-to-choose", [("number", 2)])), "{hint}");
    // A number that nothing has is talk, and so is what only looks like one.
    hall.bob.say_in_thread(&hall.room, &root, "7").await;
    hall.bob.say_in_thread(&hall.room, &root, "+1").await;
    hall.bob.say_in_thread(&hall.room, &root, "!2").await;
    // The player who has offered is told below the newer messages, and not only where the offer
    // stood.
    let is_news = |event: &serde_json::Value| {
        hall.says(event, fixed("ending-draw-declined"))
            && event["content"]["m.relates_to"]["rel_type"] == "m.thread"
    };
    hall.ann.wait_for(&hall.room, "news", is_news).await;
    let hint = first_words("matrix-how-to-choose", NOTHING);
    assert_eq!(count(&hall, &hall.ann, &hall.room, hint).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_answered_alone_leaves_a_mark_under_the_question() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.ann.say(&hall.room, "!games").await;
    hall.hear(fixed("matrix-answered-alone")).await;
    let direct = hall.direct(&hall.ann).await;
    hall.ann.wait_for(&direct, "answer", |it| hall.says(it, fixed("lists-own-none"))).await;
    let asked = hall.ann.say(&hall.room, "!games").await;
    let is_mark = |event: &serde_json::Value| {
        event["type"] == "m.reaction"
            && event["sender"] == *hall.bot.id
            && event["content"]["m.relates_to"]["event_id"] == *asked
            && event["content"]["m.relates_to"]["key"] == "✉️"
    };
    hall.ann.wait_for(&hall.room, "mark", is_mark).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_much_is_told_so_where_they_ask() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    for _ in 0..12 {
        hall.ann.say(&hall.room, "!games").await;
    }
    hall.hear(fixed("matrix-last-word")).await;
}
