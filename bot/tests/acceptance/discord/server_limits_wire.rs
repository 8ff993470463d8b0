//! A server's limits on games that begin there, over the wire.

use crate::server::{Server, TIMEOUT, challenge_of};
use crate::wire;
use menagerie_sandbox::permissions;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use serde_json::json;

/// The suggestions while Bob types the variant of a challenge.
async fn proposed(server: &Server) -> Vec<String> {
    let typed = json!({"variant": ""});
    let bob = server.id("Bob");
    let asked = server.sandbox.autocomplete(bob, server.games, "challenge", &typed, "variant");
    let choices = asked.await.expect("it can be asked");
    choices.into_iter().map(|choice| choice.name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_where_games_are_begun_and_which() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let general = server.sandbox.channel_named("general").expect("there is another channel");
    let games = server.games;

    // Bob manages nothing; Ann does. In a thread its channel is meant.
    let answer = server.slash("Bob", games, "places", json!({"here": "allow"})).await;
    assert!(answer.text().contains(fixed("limit-refused-not-a-manager")), "{}", answer.text());
    let answer = server.slash("Ann", thread, "places", json!({"here": "allow"})).await;
    assert_eq!(
        answer.text(),
        in_full(
            "community-places-changed",
            [("new", &*format!("<#{games}>")), ("old", "every channel")]
        )
        .to_owned()
    );
    assert!(answer.is_ephemeral());
    let bob = challenge_of(server.id("Bob"));
    let answer = server.slash("Ann", general, "challenge", bob.clone()).await;
    assert_eq!(
        answer.text(),
        in_full("limit-refused-elsewhere", [("places", &*format!("<#{games}>"))]).to_owned()
    );
    assert!(server.posts(general).is_empty());

    assert_eq!(
        proposed(&server).await.len(),
        menagerie_rules::bundled().len().min(25),
        "Discord takes 25"
    );
    let answer = server.slash("Ann", games, "variants", json!({"allow": "shako"})).await;
    assert!(
        answer
            .text()
            .contains(fixed_with("community-variants-changed", [("new", "Shako"), ("old", "all")])),
        "{}",
        answer.text()
    );
    assert_eq!(proposed(&server).await, ["Shako (10×10)"]);
    let answer = server.slash("Ann", games, "challenge", bob).await;
    assert_eq!(
        answer.text(),
        in_full(
            "limit-refused-variant",
            [("variant", "Terachess II"), ("allowed", "`shako` (Shako)")]
        )
    );
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;

    // The only channel goes while nobody listens: the others are open again.
    server.stop_bot().await;
    assert!(server.sandbox.faults().delete_channel(games));
    server.start_bot().await;
    let deadline = std::time::Instant::now() + TIMEOUT;
    loop {
        let answer = server.slash("Bob", general, "places", json!({})).await;
        if answer.text()
            == in_full("community-places", [("new", in_full("community-every-place", NOTHING))])
        {
            break;
        }
        // Until that is noted, it is named, or one that nobody sees, as sight of the server is there.
        let is_before = ["server: <#", in_full("limit-refused-no-place-seen", NOTHING)];
        let text = answer.text();
        assert!(is_before.iter().any(|words| text.contains(words)), "{text}");
        assert!(std::time::Instant::now() < deadline, "{}\n{}", answer.text(), server.log());
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    let mut shako = challenge_of(server.id("Bob"));
    shako["variant"] = json!("shako");
    let answer = server.slash("Ann", general, "challenge", shako).await;
    assert!(answer.text().starts_with(fixed("challenge-made-done")), "{}", answer.text());
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_not_allowed_where_the_bot_could_not_run_them() {
    let server = Server::start().await;
    server.sandbox.faults().forbid(Some(server.games), permissions::ATTACH_FILES);
    let answer = server.slash("Ann", server.games, "places", json!({"here": "allow"})).await;
    assert_eq!(
        answer.text(),
        in_full(
            "discord-place-lacking",
            [("permissions", in_full("discord-permission", [("name", "attach-files")]))]
        )
    );
    // A player who only asks is told, and nothing was settled.
    let answer = server.slash("Bob", server.games, "places", json!({})).await;
    assert_eq!(
        answer.text(),
        in_full("community-places", [("new", in_full("community-every-place", NOTHING))])
    );
    wire::is_valid(&server);
}
