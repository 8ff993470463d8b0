//! The members of these tests and a client library that others wrote understand each other.

use crate::matrix::member::Member;
use crate::matrix::nio::Nio;
use crate::matrix::synapse::{Synapse, python};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_member_and_matrix_nio_understand_each_other() {
    let (Some(python), Some(server)) = (python(), Synapse::shared().await) else { return };
    let server = server.url();
    let ann = Member::register(&server, "Ann").await;
    let bob = Member::register(&server, "Bob").await;
    let room = ann.create_room(json!({"preset": "private_chat", "invite": [bob.id]})).await;
    let root = ann.say(&room, "hello").await;

    let mut nio = Nio::log_in(&python, &server, &bob.id).await;
    nio.tell(json!({"do": "join", "room": room})).await;
    let order =
        json!({"do": "send", "room": room, "thread": root, "body": "hi", "mention": ann.id});
    let said = nio.tell(order).await["event_id"].take();
    nio.tell(json!({"do": "react", "room": room, "event": root, "key": "✅"})).await;
    nio.tell(json!({"do": "send", "room": room, "edit": said, "body": "hi there"})).await;

    let answer =
        ann.wait_for(&room, "edit", |it| it["content"]["m.new_content"]["body"] == "hi there");
    let answer = answer.await;
    assert_eq!(answer["content"]["m.relates_to"]["event_id"], said);
    let told = ann.read_after(&room, &root).await;
    let in_thread = told.iter().find(|it| it["event_id"] == said).expect("it was sent");
    assert_eq!(in_thread["content"]["m.relates_to"]["rel_type"], "m.thread");
    assert_eq!(in_thread["content"]["m.mentions"]["user_ids"], json!([ann.id]));
    assert!(told.iter().any(|it| it["content"]["m.relates_to"]["key"] == "✅"), "{told:#?}");

    let word = ann.say_in_thread(&room, &root, "welcome").await;
    let heard = nio.hear("welcome", |it| it["event_id"] == word.as_str()).await;
    assert_eq!(heard["content"]["m.relates_to"]["event_id"], root.as_str());
    let upload = ann.upload("image/png", b"a picture").await;
    let file = nio.tell(json!({"do": "download", "address": upload})).await;
    assert_eq!((&file["size"], &file["content_type"]), (&json!(9), &json!("image/png")));
}
