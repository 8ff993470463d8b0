//! Moves that are taken back, over the wire: the board is replaced where it stands.

use crate::server::{Server, TIMEOUT, labels};
use crate::wire;
use menagerie_sandbox::{Message, RestFault};
use menagerie_words::{NOTHING, fixed, fixed_with, in_full, last_words};
use serde_json::json;

/// The newest state of a message, once its words begin so.
async fn changed(server: &Server, message: &Message, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |_| {
        let posts = server.posts(message.channel);
        posts.into_iter().find(|now| now.id == message.id && now.content.starts_with(words))
    });
    found.await.unwrap_or_else(|_| panic!("no “{words}”:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_message_shows_another_picture_and_nobody_is_alerted() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    let take_back = fixed("action-take-back");
    assert_eq!(labels(&board), [take_back, "Moves", "Zoom", "Flip", "More"]);
    assert_eq!(board.mentions, [server.id("Bob")]);
    let told = server.told("Bob", &board, take_back).await;
    let last =
        |who| fixed_with("take-back-refused-not-your-last-move", [("player", server.mention(who))]);
    assert!(told.starts_with(last("Ann")), "{told}");
    let posts = server.posts(thread).len();

    server.press("Ann", &board, take_back).await;
    let now =
        changed(&server, &board, in_full("offer-taken-back", [("moves", "**1. P e4-e6**")])).await;
    assert_eq!(labels(&now), ["Moves", "Zoom", "Flip", "More"]);
    assert_eq!(now.attachments.len(), 1, "the old picture is gone");
    let moved = in_full("move-goes", [("piece", "Pawn"), ("from", "e4"), ("to", "e6")]);
    assert_ne!(now.attachments[0].name, board.attachments[0].name);
    let alt = now.attachments[0].description.as_deref().expect("every picture has words");
    assert!(
        alt.contains(in_full("picture-to-move", [("side", "White")])) && !alt.contains(moved),
        "{alt}"
    );
    assert_eq!(server.posts(thread).len(), posts, "there is no new message");

    server.say("Ann", thread, "d4d6");
    let again = server.post(thread, "P d4-d6").await;
    assert_eq!(again.mentions, Vec::<u64>::new(), "Bob was called already");
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    assert_eq!(board.mentions, [server.id("Ann")]);
    let told = server.told("Ann", &board, take_back).await;
    assert!(told.starts_with(last("Bob")), "{told}");
    let answer = server.slash("Bob", thread, "undo", json!({})).await;
    assert!(
        answer
            .text()
            .starts_with(in_full("offer-taken-back-done", [("moves", "**1… p e13-e11**")])),
        "{}",
        answer.text()
    );
    changed(&server, &board, in_full("offer-taken-back", [("moves", "**1… p e13-e11**")])).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_not_seen_yet_or_not_any_more_comes_out_right() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let start = server.posts(thread).len();
    // The board is held up until its move is taken back.
    let path = format!("/channels/{thread}/messages");
    let failed = RestFault::Answer { status: 500, body: json!({"code": 0, "message": ""}) };
    server.sandbox.faults().on_requests("POST", &path, 2, failed);
    server.say("Ann", thread, "e4e6");
    let played =
        server.sandbox.wait(TIMEOUT, |_| server.log().contains("answered 500").then_some(()));
    played.await.expect("the board is tried");
    let answer = server.slash("Ann", thread, "undo", json!({})).await;
    assert!(
        answer.text().starts_with(in_full("offer-taken-back-done", [("moves", "**1. P e4-e6**")])),
        "{}",
        answer.text()
    );
    let board = server.post(thread, last_words("offer-taken-back", NOTHING)).await;
    assert_eq!(server.posts(thread).len(), start + 1, "one message tells of both");
    let moved = in_full("move-goes", [("piece", "Pawn"), ("from", "e4"), ("to", "e6")]);
    let alt = board.attachments[0].description.as_deref().expect("every picture has words");
    assert!(
        alt.contains(in_full("picture-to-move", [("side", "White")])) && !alt.contains(moved),
        "{alt}"
    );

    // The message is deleted before its move is taken back: the board is posted anew.
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    assert!(server.sandbox.faults().delete_message(thread, board.id));
    server.slash("Bob", thread, "undo", json!({})).await;
    let anew =
        server.post(thread, in_full("offer-taken-back", [("moves", "**1… p e13-e11**")])).await;
    assert_ne!(anew.id, board.id);
    assert_eq!((anew.mentions.len(), anew.attachments.len()), (0, 1));
    wire::is_described(&server);
}
