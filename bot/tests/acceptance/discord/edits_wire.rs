//! Messages that are edited on Discord, while the real program is there and while it is away.

use crate::server::Server;
use crate::wire;
use menagerie_sandbox::Options;
use menagerie_words::fixed;
use std::time::Duration;

fn stands() -> &'static str {
    fixed("refused-board-stands")
}

async fn server() -> Server {
    Server::start_with(Options { message_limit: 1_000, ..Options::default() }).await
}

fn edit(server: &Server, who: &str, thread: u64, message: u64, text: &str) {
    server
        .sandbox
        .edit(server.id(who), thread, message, &server.addressed(text))
        .unwrap_or_else(|error| panic!("{who} cannot edit that into {text:?}: {error}"));
}

fn copies(server: &Server, place: u64, words: &str) -> usize {
    server.posts(place).iter().filter(|post| post.content.contains(words)).count()
}

/// Long enough for every message to be there.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(500)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_is_corrected_by_an_edit_and_a_played_one_stands() {
    let server = server().await;
    let thread = server.new_game().await;
    let played = server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    edit(&server, "Ann", thread, played, "e4e6 :)");
    edit(&server, "Ann", thread, played, "d4d6");
    let told = server.post(thread, stands()).await;
    assert!(told.content.contains("/undo"), "{}", told.content);
    let talk = server.chat("Bob", thread, "well well");
    let refused = server.say("Bob", thread, "e13e9");
    server.post(thread, "e9").await;
    server.sandbox.edit(server.id("Bob"), thread, talk, "d13d11").expect("it is his");
    edit(&server, "Bob", thread, refused, "e13e11");
    server.post(thread, "p e13-e11").await;
    edit(&server, "Ann", thread, played, "c4c6");
    settle().await;
    assert_eq!(copies(&server, thread, stands()), 1, "once");
    assert_eq!(copies(&server, thread, "p d13-d11"), 0, "talk stays talk");
    // A deleted move stands without a word.
    let before = server.posts(thread).len();
    server.sandbox.delete(server.id("Ann"), thread, played).expect("it is theirs");
    settle().await;
    assert_eq!(server.posts(thread).len(), before);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_is_the_same_for_what_was_edited_while_the_bot_was_away() {
    let mut server = server().await;
    let corrected = server.new_game_of("Ann", "Bob").await;
    let standing = server.new_game_of("Bob", "Ann").await;
    let unread = server.new_game_of("Ann", "Bob").await;
    let refused = server.say("Ann", corrected, "e4e9");
    server.post(corrected, "e9").await;
    let played = server.say("Bob", standing, "e4e6");
    server.post(standing, "P e4-e6").await;
    assert!(server.stop_bot().await.success());
    edit(&server, "Ann", corrected, refused, "e4e6");
    edit(&server, "Bob", standing, played, "d4d6");
    let typed = server.say("Ann", unread, "e4e66");
    edit(&server, "Ann", unread, typed, "d4d6");
    server.start_bot().await;
    server.post(corrected, "P e4-e6").await;
    server.post(standing, stands()).await;
    server.post(unread, "P d4-d6").await;
    server.post(unread, "edited").await;
    settle().await;
    assert!(server.stop_bot().await.success());
    let said = [corrected, standing, unread].map(|thread| server.posts(thread).len());
    server.start_bot().await;
    settle().await;
    let again = [corrected, standing, unread].map(|thread| server.posts(thread).len());
    assert_eq!(again, said, "a start finds nothing that it has not dealt with");
    wire::is_valid(&server);
}
