//! News of others arrives by itself.

use super::Site;
use crate::table::{call, move_of};
use menagerie_chat::clock::Clock;
use reqwest::StatusCode;
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
    // A browser hears only of events that have data.
    let told = String::from_utf8_lossy(&told).into_owned();
    assert!(told.contains("event: changed\n") && told.contains("data: look\n"), "{told}");
    assert_eq!(bob.state().await["ply"], 1);
    drop(ann);
}

#[tokio::test]
async fn who_has_signed_out_hears_nothing_more() {
    let site = Site::open().await;
    let bob = site.visitor("Bob").await;
    let mut news = bob.get("/game/1/events").await;
    bob.post("/out", &[("key", &bob.key().await)]).await;
    let played = call("Ann", "e4e6", site.clock.now().0, move_of("e4e6"));
    site.engine.services().desk.ask(played).await.expect("it is decided");
    let told = tokio::time::timeout(SOON, news.chunk()).await.expect("it ends soon");
    assert!(matches!(told, Ok(None)), "{told:?}");
}

#[tokio::test]
async fn one_account_listens_on_a_few_pages_and_has_room_again_when_one_is_closed() {
    let site = Site::open().await;
    let (ann, bob) = (site.visitor("Ann").await, site.visitor("Bob").await);
    let mut open = Vec::new();
    for _ in 0..16 {
        open.push(ann.get("/game/1/events").await);
    }
    assert!(open.iter().all(|it| it.status() == StatusCode::OK));
    assert_eq!(ann.get("/game/1/events").await.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(bob.get("/game/1/events").await.status(), StatusCode::OK);
}
