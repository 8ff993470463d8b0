//! Stopping all games of a server in Discord, and of a house at one keyboard.

use crate::operation::terminal::{answer, transcript};
use crate::server::Server;
use crate::table::Folder;
use crate::wire;
use menagerie_words::{first_words, fixed, fixed_with};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn all_games_of_a_server_are_stopped_with_one_message_and_go_on_with_one() {
    let mut server = Server::start().await;
    let threads = [server.new_game_of("Bob", "Cid").await, server.new_game_of("Cid", "Bob").await];
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.id(name));
    // Ann owns the server. Where the command is offered to others, they are refused.
    server.sandbox.faults().offer_to_all("freeze");
    let all = json!({"all": true, "reason": "@everyone: **the cup** first"});
    let told = server.slash("Bob", server.games, "freeze", all.clone()).await;
    assert!(told.text().contains(fixed("freeze-refused-not-a-manager")), "{}", told.text());
    let one_and_all = json!({"all": true, "game": 1, "reason": "So."});
    let told = server.slash("Ann", server.games, "freeze", one_and_all).await;
    let refused = told.text();
    assert!(refused.starts_with(fixed("freeze-refused-game-and-all")), "{refused}");
    assert!(refused.contains("`game`") && refused.contains("`all`"), "{refused}");

    let told = server.slash("Ann", server.games, "freeze", all).await;
    assert_eq!(told.text(), fixed("moderation-freeze-all-done"));
    let post = server.post(server.games, fixed("moderation-freeze-all-told")).await;
    assert!(!post.mention_everyone && post.mentions.is_empty(), "{post:?}");
    let by_ann = fixed_with("moderation-freeze-all-told", [("manager", server.mention("Ann"))]);
    assert!(post.content.starts_with(by_ann), "{}", post.content);
    assert!(!post.content.contains("**the cup**"), "it stays letters: {}", post.content);
    for thread in threads {
        let told = server.slash("Bob", thread, "move", json!({"move": "e4e6"})).await;
        let since = format!("{}<t:", first_words("moderation-stopped", [("what", "community")]));
        assert!(told.text().starts_with(&since), "{}", told.text());
        let board = server.slash("Bob", thread, "board", json!({})).await;
        assert!(board.text().contains(fixed("moderation-stopped-told")), "{}", board.text());
    }
    let list = server.slash("Bob", server.games, "games", json!({})).await;
    assert_eq!(list.text().matches("the cup").count(), 1, "why is told once: {}", list.text());

    let told = server.slash("Ann", server.games, "thaw", json!({"all": true})).await;
    assert_eq!(told.text(), fixed("moderation-thaw-all-done"));
    server.post(server.games, fixed("moderation-thaw-all-told")).await;
    server.say("Bob", threads[0], "e4e6");
    server.post(threads[0], "1. P e4-e6").await;
    for thread in threads {
        let about = |words: &str| {
            server.posts(thread).iter().filter(|post| post.content.contains(words)).count()
        };
        let told = [
            fixed("moderation-freeze-told"),
            fixed("moderation-freeze-all-told"),
            fixed("moderation-thaw-told"),
            fixed("moderation-thaw-all-told"),
        ];
        assert_eq!(told.map(about), [0; 4], "no game is told of it by itself");
    }
    assert_ne!(ann, bob);
    wire::is_valid(&server);
    server.stop_bot().await;
}

#[test]
fn at_one_keyboard_the_whole_house_is_stopped() {
    let folder = Folder::new();
    let typed = ["freeze all:true reason:supper", "e2e4", "thaw all:true", "e2e4"];
    let seen = transcript(&folder, &["chess"], &typed);
    let told = answer(&seen, "freeze all:true reason:supper");
    assert!(
        told.contains(fixed_with("moderation-freeze-all-told", [("reason", "supper")])),
        "{told}"
    );
    let told = answer(&seen, "e2e4");
    let since =
        first_words("moderation-stopped", [("what", "community")]).replace("server", "house");
    assert!(told.contains(&since), "{told}");
    let told = answer(&seen, "thaw all:true");
    assert!(told.contains(fixed("moderation-thaw-all-told")), "{told}");
}
