//! Games that members send as files, over the wire.

use crate::operation::operator_variants::REED_LAKE;
use crate::server::Server;
use crate::wire;
use menagerie_sandbox::RestFault;
use menagerie_words::{fixed, fixed_with};
use serde_json::{Value, json};

fn file(text: &str) -> Value {
    json!({"name": "my game.toml", "text": text})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_sends_a_game_and_plays_it_with_another_one() {
    let mut server = Server::start().await;
    let (games, bob) = (server.games, server.id("Bob").to_string());
    // A mistake is told first, to nobody else.
    let wrong = REED_LAKE.replace("\"WjB\"", "\"WxB\"");
    let answer = server.slash("Ann", games, "variant", json!({"file": file(&wrong)})).await;
    let words = answer.text();
    assert!(words.contains("my_game.toml, line 61, column 9: "), "{words}");
    assert!(answer.is_ephemeral());
    // The game is shown on one page.
    let answer = server.slash("Ann", games, "variant", json!({"file": file(REED_LAKE)})).await;
    let words = answer.text();
    let can_be_played = fixed_with("upload-can-be-played", [("files", 12), ("ranks", 12)]);
    assert!(words.contains("**Reed Lake**") && words.contains(can_be_played), "{words}");
    let sheet = answer.messages[0].attachments.first().expect("it is shown");
    assert!(sheet.dimensions.is_some() && answer.is_ephemeral(), "{sheet:?}");
    let sent = json!({"file": file(REED_LAKE), "opponent": bob});
    let answer = server.slash("Ann", games, "variant", sent).await;
    assert!(answer.text().contains(fixed("challenge-made-done")), "{}", answer.text());
    let offer = server.post(games, "Reed Lake").await;
    let thread = server.accept("Bob", &offer).await;
    // Sides are random. Only the player to move is heard.
    server.say("Ann", thread, "Heron d1-f3");
    server.say("Bob", thread, "Heron d1-f3");
    server.post(thread, "Heron from d1 to f3").await;
    // It goes on when the program was started anew, which knows of no file.
    assert!(server.stop_bot().await.success());
    server.start_bot().await;
    server.say("Ann", thread, "e11e9");
    server.say("Bob", thread, "e11e9");
    server.post(thread, "p e11-e9").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_discord_does_not_hand_over_loses_nothing() {
    let server = Server::start().await;
    let games = server.games;
    let send = || server.slash("Ann", games, "variant", json!({"file": file(REED_LAKE)}));
    let faults = server.sandbox.faults();
    let fault = RestFault::Answer { status: 503, body: Value::Null };
    faults.on_requests("GET", "/ephemeral-attachments", 1, fault);
    let words = send().await.text().to_owned();
    assert!(words.starts_with(fixed("upload-refused-not-fetched")), "{words}");
    faults.on_requests("GET", "/ephemeral-attachments", 1, RestFault::LoseReply);
    let words = send().await.text().to_owned();
    assert!(words.starts_with(fixed("upload-refused-not-fetched")), "{words}");
    let can_be_played = fixed_with("upload-can-be-played", [("files", 12), ("ranks", 12)]);
    assert!(send().await.text().contains(can_be_played));
    let big = json!({"file": {"name": "big.toml", "text": "x".repeat(9 * 1024 * 1024)}});
    let words = server.slash("Ann", games, "variant", big).await.text().to_owned();
    assert!(words.starts_with(fixed("upload-refused-too-large")), "{words}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_manage_a_server_publish_a_game_and_all_find_it() {
    let server = Server::start().await;
    let (games, ann) = (server.games, server.id("Ann"));
    let publish = json!({"file": file(REED_LAKE), "what": "publish"});
    let words = server.slash("Bob", games, "variant", publish.clone()).await.text().to_owned();
    assert!(words.contains(fixed("upload-refused-not-a-manager")), "{words}");
    // Ann manages the server.
    let words = server.slash("Ann", games, "variant", publish).await.text().to_owned();
    assert!(words.contains(fixed_with("upload-published", [("number", "1")])), "{words}");
    for command in ["challenge", "rules", "variant"] {
        let typed = json!({"variant": "reed"});
        let found = server.sandbox.autocomplete(ann, games, command, &typed, "variant").await;
        assert!(format!("{found:?}").contains("Reed Lake (12×12)"), "{command}: {found:?}");
    }
    let words = server
        .slash("Ann", games, "rules", json!({"variant": "Reed Lake"}))
        .await
        .text()
        .to_owned();
    assert!(words.contains("Heron"), "{words}");
    let words = server.slash("Ann", games, "variant", json!({})).await.text().to_owned();
    assert!(words.contains("**Reed Lake** (12×12), edition 1"), "{words}");
    wire::is_valid(&server);
}
