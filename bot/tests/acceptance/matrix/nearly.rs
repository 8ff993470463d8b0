//! A name that is nearly one is answered with those that are near, to be chosen without typing again.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use menagerie_words::{NOTHING, first_words, in_full, last_words};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_nearly_names_a_variant_chooses_it_by_its_number() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let challenge = format!("!challenge {} ches colour:first", hall.bob.id);
    let asked = hall.ann.say(&hall.room, &challenge).await;
    let offered = hall.answer_to(&asked).await;
    let body = offered["content"]["body"].as_str().unwrap_or_default();
    assert!(body.contains(last_words("chat-did-you-mean", [("choices", "2")])), "{body}");
    assert!(body.contains("1 !challenge chess colour:first"), "{body}");
    let offered = offered["event_id"].as_str().expect("it has one").to_owned();
    hall.ann.reply(&hall.room, &offered, "1").await;
    let challenge = hall.hear("!accept 1").await;
    assert_eq!(challenge["content"]["m.mentions"]["user_ids"], json!([hall.bob.id]));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_nearly_names_a_piece_or_a_setting_chooses_it_by_a_reaction() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let asked = hall.ann.say(&hall.room, "!piece rok variant:chess").await;
    let offered = hall.answer_to(&asked).await;
    let offered = offered["event_id"].as_str().expect("it has one").to_owned();
    hall.ann.react(&hall.room, &offered, "1\u{fe0f}\u{20e3}").await;
    hall.ann.wait_for(&hall.room, "card", |it| it["content"]["msgtype"] == "m.image").await;
    // A choice that only they may read is offered where only they read.
    hall.ann.say(&hall.room, "!settings coordinates:of").await;
    let direct = hall.direct(&hall.ann).await;
    hall.ann.wait_for(&direct, "question", |it| hall.says(it, "1 !settings coordinates:off")).await;
    hall.ann.say(&direct, "1").await;
    let question = first_words("chat-did-you-mean", NOTHING);
    hall.ann
        .wait_for(&direct, "answer", |it| hall.says(it, "off") && !hall.says(it, question))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_behind_a_variant_are_not_dropped_and_it_is_told_how_they_are_written() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    for (typed, rest) in [
        ("!challenge chess Ann", "Ann"),
        ("!challenge Terachess II zz", "zz"),
        ("!challenge chess clock=fast", "clock=fast"),
    ] {
        let asked = hall.ann.say(&hall.room, typed).await;
        let told = hall.answer_to(&asked).await;
        let body = told["content"]["body"].as_str().unwrap_or_default();
        assert!(body.contains(last_words("chat-left-over", [("rest", rest)])), "{body}");
        assert!(body.contains("!challenge @… ") && body.contains(" clock:days 3d."), "{body}");
    }
    // A variant that is nearly named is asked about.
    let asked = hall.ann.say(&hall.room, "!challenge ches").await;
    let told = hall.answer_to(&asked).await;
    assert!(
        hall.says(
            &told,
            in_full(
                "chat-did-you-mean",
                [("typed", "ches"), ("option", "variant"), ("choices", "2")]
            )
        ),
        "{told}"
    );
}
