//! Arrays that a challenger chooses, over the wire.

use crate::server::Server;
use crate::wire;
use menagerie_words::fixed;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_typed_is_offered_and_played() {
    let server = Server::start().await;
    let (games, bob) = (server.games, server.id("Bob").to_string());
    let challenge = async |array: &str| {
        let options = json!({"variant": "Metamachy", "opponent": bob, "array": array});
        server.slash("Ann", games, "challenge", options).await
    };
    // One piece twice: the right letters are told, and to her alone.
    let refused = challenge("QLKK").await;
    assert!(refused.is_ephemeral() && refused.text().contains("QKLG"), "{}", refused.text());
    let answer = challenge("QLKG").await;
    assert!(answer.text().contains(fixed("challenge-made-done")), "{}", answer.text());
    let offer = server.post(games, "Metamachy").await;
    let thread = server.accept("Bob", &offer).await;
    let fen = server.slash("Ann", thread, "export", json!({"format": "fen"})).await;
    assert!(fen.text().contains("ERNBIKGIBNRE/CM3QL3MC"), "{}", fen.text());
    wire::is_valid(&server);
}
