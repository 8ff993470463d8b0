//! What others do arrives by itself.

use super::Site;
use crate::table::{call, move_of};
use menagerie_chat::clock::Clock;
use std::time::Duration;

/// How long something that waits for nothing may take on a busy machine.
const SOON: Duration = Duration::from_secs(5);

#[tokio::test]
async fn a_move_in_the_chat_is_told_to_the_open_pages_of_its_game() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let mut news = bob.get("/game/1/events").await;
    assert_eq!(news.headers()["content-type"], "text/event-stream");
    let played = call("Ann", "e4e6", site.clock.now().0, move_of("e4e6"));
    site.engine.services().desk.ask(played).await.expect("it is decided");
    let told = tokio::time::timeout(SOON, news.chunk()).await.expect("it is told soon");
    let told = told.expect("the connection holds").expect("there is news");
    // A browser hears only of what has data.
    let told = String::from_utf8_lossy(&told).into_owned();
    assert!(told.contains("event: changed\n") && told.contains("data: look\n"), "{told}");
    assert_eq!(bob.state().await["ply"], 1);
    drop(ann);
}
