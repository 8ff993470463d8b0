//! The buttons below a board that all see: each answers its presser alone, and the board stays.

use crate::server::{Server, TIMEOUT, labels};
use crate::wire;
use menagerie_sandbox::Message;
use menagerie_words::{first_words, fixed, fixed_with, in_full};
use serde_json::json;

/// The messages that only somebody sees in a place, once one begins so.
async fn alone(server: &Server, who: &str, place: u64, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        let mut seen = sandbox.messages(server.id(who), place);
        seen.retain(|message| message.ephemeral_for.is_some());
        seen.into_iter().find(|message| message.content.starts_with(words))
    });
    found.await.unwrap_or_else(|_| panic!("no “{words}”:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn each_button_answers_its_presser_and_the_board_stays() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    let line = "**Terachess II, game 1**";
    for (who, button, next) in [("Bob", "Zoom", fixed("action-whole")), ("Cid", "Flip", "Zoom")] {
        server.press(who, &board, button).await;
        let seen = alone(&server, who, thread, line).await;
        assert_eq!(seen.attachments.len(), 1, "{button} shows a board");
        assert!(labels(&seen).contains(&next.to_owned()), "{button}: {:?}", labels(&seen));
    }
    let now = server.post(thread, "P e4-e6").await;
    assert_eq!((now.id, labels(&now)), (board.id, labels(&board)));
    assert_eq!((&now.content, now.edited), (&board.content, board.edited));
    let others = server.sandbox.messages(server.id("Ann"), thread);
    assert!(others.iter().all(|message| message.ephemeral_for.is_none()), "Ann sees none of it");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_offers_players_what_they_can_do_and_others_what_they_can_read() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    let words = in_full("board-more", [("variant", "**Terachess II"), ("game", "1**")]);
    server.press("Cid", &board, "More").await;
    let of_others = alone(&server, "Cid", thread, words).await;
    assert_eq!(labels(&of_others), ["Rules", fixed("action-as-fen")]);
    server.press("Bob", &board, "More").await;
    let of_player = alone(&server, "Bob", thread, words).await;
    let all = [fixed("action-take-back"), "Draw", "Resign", "Rules", fixed("action-as-fen")];
    assert_eq!(labels(&of_player), all);
    server.press("Bob", &of_player, "Draw").await;
    server
        .post(thread, fixed_with("ending-draw-offered", [("player", server.mention("Bob"))]))
        .await;
    server.press("Bob", &board, "More").await;
    let again = alone(&server, "Bob", thread, words).await;
    server.press("Bob", &again, "Resign").await;
    let asked =
        alone(&server, "Bob", thread, first_words("ending-resign-asked", [("game", 1)])).await;
    server.press("Bob", &asked, "Resign").await;
    let end = server.post(thread, fixed("ending-resignation")).await;
    assert_eq!(labels(&end), ["Rematch", "Zoom", "Flip", "More"]);
    server.press("Bob", &board, "More").await;
    let over = alone(&server, "Bob", thread, words).await;
    assert_eq!(labels(&over), ["Report", "Rules", fixed("action-as-fen")]);
    wire::is_valid(&server);
}

/// A second row would push the next board off a phone's screen.
#[tokio::test(flavor = "multi_thread")]
async fn all_buttons_of_a_board_are_one_row() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.slash("Bob", server.games, "settings", json!({"changes": "on"})).await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    let all = [fixed("action-take-back"), fixed("action-changes"), "Moves", "Zoom", "More"];
    assert_eq!(labels(&board), all);
    assert_eq!(board.components.len(), 1, "{:?}", board.components);
    wire::is_valid(&server);
}
