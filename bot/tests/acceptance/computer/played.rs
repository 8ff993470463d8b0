//! A game against the computer: begun, played, taken back, drawn and ended.

use super::{against, begun, turn_of};
use crate::server::{Server, TIMEOUT};
use menagerie_words::fixed;
use serde_json::json;

/// Waits until somebody may read these words in a thread.
async fn read(server: &Server, thread: u64, words: &str) {
    server.post(thread, words).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_accepts_at_once_and_answers_each_move_by_the_name_of_a_bot() {
    let server = Server::start().await;
    let thread = begun(&server, "Ann", against(2, "chess")).await;
    let mut seen = turn_of(&server, "Ann", thread, 0).await;
    assert!(seen.content.contains("Menagerie 2"), "{}", seen.content);
    assert!(seen.content.contains("BOT"), "{}", seen.content);
    for typed in ["a2a3", "b2b3", "c2c3"] {
        server.say("Ann", thread, typed);
        seen = turn_of(&server, "Ann", thread, seen.id).await;
    }
    assert!(
        !seen.attachments.is_empty(),
        "its answer comes with a board: {:#?}",
        server.posts(thread)
    );
    let list = server.slash("Ann", server.games, "games", json!({})).await;
    assert!(list.text().contains("Menagerie 2"), "{}", list.text());
    // Nobody is told in private that it is the computer's turn.
    assert!(!server.log().contains("WARN"), "{}", server.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_begins_where_it_moves_first_and_plays_a_large_game() {
    let server = Server::start().await;
    let mut challenge = against(1, "terachess-2");
    challenge["colour"] = json!("second");
    let thread = begun(&server, "Ann", challenge).await;
    let seen = turn_of(&server, "Ann", thread, 0).await;
    assert!(
        !seen.attachments.is_empty(),
        "its first move comes with a board: {:#?}",
        server.posts(thread)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn it_agrees_to_take_back_and_declines_a_draw_in_the_opening() {
    let server = Server::start().await;
    let thread = begun(&server, "Ann", against(1, "chess")).await;
    let first = turn_of(&server, "Ann", thread, 0).await;
    server.say("Ann", thread, "e2e4");
    let answered = turn_of(&server, "Ann", thread, first.id).await;
    server.slash("Ann", thread, "undo", json!({})).await;
    let again = turn_of(&server, "Ann", thread, answered.id).await;
    // The same Pawn stands where it stood.
    server.say("Ann", thread, "e2e3");
    turn_of(&server, "Ann", thread, again.id).await;
    let offered = server.slash("Ann", thread, "draw", json!({})).await;
    assert!(offered.text().contains(fixed("ending-draw-offered-done")), "{}", offered.text());
    read(&server, thread, fixed("ending-draw-declined")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_resigns_with_nothing_left_and_plays_a_rematch() {
    let server = Server::start().await;
    let mut challenge = against(2, "chess");
    challenge["setup"] = json!("7k/8/8/8/8/8/5QR1/K7 w - - 0 1");
    let thread = begun(&server, "Ann", challenge).await;
    turn_of(&server, "Ann", thread, 0).await;
    server.say("Ann", thread, "f2f1");
    read(&server, thread, "resign").await;
    server.slash("Ann", thread, "rematch", json!({})).await;
    let begins = server.sandbox.wait(TIMEOUT, |sandbox| {
        let threads = sandbox.threads(server.games);
        (threads.len() == 2).then(|| threads[1].id)
    });
    let second = begins.await.unwrap_or_else(|_| panic!("no rematch:\n{}", server.log()));
    // With sides changed, it has the Queen and the Rook.
    read(&server, second, "Checkmate").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offered_draw_is_accepted_where_it_is_not_ahead() {
    let server = Server::start().await;
    let mut challenge = against(2, "chess");
    challenge["setup"] = json!("4k3/8/8/8/8/8/8/4K2R w - - 0 40");
    let thread = begun(&server, "Ann", challenge).await;
    turn_of(&server, "Ann", thread, 0).await;
    server.slash("Ann", thread, "draw", json!({})).await;
    read(&server, thread, fixed("ending-agreement")).await;
}
