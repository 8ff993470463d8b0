//! The start of a league among the events of a Discord server.

use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{RestFault, ScheduledEvent, ThreadKind, permissions};
use menagerie_words::{fixed, fixed_with};
use serde_json::json;
use std::time::Duration;

/// A manager posts a new league here. It starts in a week.
async fn publish(server: &Server, channel: u64, name: &str) {
    let league = json!({"what": "create", "name": name, "variant": "chess"});
    server.slash("Ann", channel, "league", league).await;
    post(server, channel, name).await;
}

/// A manager posts a league here, again or for the first time.
async fn post(server: &Server, channel: u64, name: &str) {
    let league = json!({"what": "publish", "name": name});
    let told = server.slash("Ann", channel, "league", league).await;
    assert!(told.text().contains(name), "{}", told.text());
    server.post(channel, name).await;
}

/// The events, when they are so.
async fn events(server: &Server, so: impl Fn(&[ScheduledEvent]) -> bool) -> Vec<ScheduledEvent> {
    let wait = server.sandbox.wait(TIMEOUT, |sandbox| {
        let events = sandbox.scheduled_events();
        so(&events).then_some(events)
    });
    wait.await.unwrap_or_else(|_| panic!("{:#?}", server.sandbox.scheduled_events()))
}

fn link(server: &Server, channel: u64) -> String {
    format!("https://discord.com/channels/{}/{channel}", server.sandbox.guild_id())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_start_of_a_league_is_an_event_that_moves_and_goes_with_it() {
    let server = Server::start().await;
    let general = server.sandbox.channel_named("general").expect("it is there");
    publish(&server, server.games, "Spring").await;
    let made = events(&server, |all| !all.is_empty()).await.remove(0);
    let name = fixed_with("league-date-name", [("name", "Spring"), ("season", "1")]);
    assert_eq!((made.name.as_str(), made.creator), (name, server.sandbox.bot_id()));
    assert_eq!(made.location, link(&server, server.games));

    post(&server, general, "Spring").await;
    let moved = events(&server, |all| all[0].location == link(&server, general)).await;
    assert_eq!(moved, [ScheduledEvent { location: link(&server, general), ..made }]);

    let end = json!({"what": "end", "name": "Spring", "confirm": true});
    server.slash("Ann", general, "league", end).await;
    assert_eq!(events(&server, <[_]>::is_empty).await, []);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_whose_answer_is_lost_is_made_once() {
    let server = Server::start().await;
    let faults = server.sandbox.faults();
    faults.on_requests("POST", "/scheduled-events", 2, RestFault::LoseReply);
    publish(&server, server.games, "Spring").await;
    publish(&server, server.games, "Autumn").await;
    let mut made = events(&server, |all| all.len() == 2).await;
    // Neither waits for the other.
    made.retain(|event| event.name.contains("Autumn"));
    assert_eq!(made.len(), 1);
    let end = json!({"what": "end", "name": "Spring", "confirm": true});
    server.slash("Ann", server.games, "league", end).await;
    let left = events(&server, |all| all.len() == 1).await;
    assert_eq!(left, made, "each is known by its own league");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_a_killed_bot_is_made_once_and_known_in_another_language() {
    let mut server = Server::start().await;
    let games = server.games;
    let late = RestFault::Delay(Duration::from_mins(1));
    server.sandbox.faults().on_requests("POST", "/scheduled-events", 1, late);
    publish(&server, games, "Spring").await;
    let made = events(&server, |all| !all.is_empty()).await;
    server.slash("Ann", games, "server", json!({"language": "de"})).await;
    server.kill_bot();
    server.start_bot().await;
    server.shows_everything().await;
    assert_eq!(server.sandbox.scheduled_events(), made);
    let end = json!({"what": "end", "name": "Spring", "confirm": true});
    server.slash("Ann", games, "league", end).await;
    assert_eq!(events(&server, <[_]>::is_empty).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_events_has_its_league_all_the_same() {
    let server = Server::start().await;
    publish(&server, server.games, "Summer").await;
    let made = events(&server, |all| !all.is_empty()).await.remove(0);
    // A manager wants none: it does not come back.
    server.sandbox.unschedule(made.id);
    let general = server.sandbox.channel_named("general").expect("it is there");
    post(&server, general, "Summer").await;
    // Else the change of the deleted event would meet the missing right, and wait for it.
    server.shows_everything().await;
    server.sandbox.faults().forbid(None, permissions::CREATE_EVENTS);
    publish(&server, server.games, "Winter").await;
    // The work behind it is done, and nothing waits.
    server.shows_everything().await;
    assert_eq!(server.sandbox.scheduled_events(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_the_bot_may_change_no_more_is_changed_when_it_may_again() {
    let server = Server::start().await;
    publish(&server, server.games, "Summer").await;
    events(&server, |all| !all.is_empty()).await;
    let faults = server.sandbox.faults();
    faults.forbid(None, permissions::CREATE_EVENTS);
    let end = json!({"what": "end", "name": "Summer", "confirm": true});
    server.slash("Ann", server.games, "league", end).await;
    server.outbox_says(fixed("discord-lacking-events")).await;
    assert_eq!(server.sandbox.scheduled_events().len(), 1);
    faults.forbid(None, 0);
    assert_eq!(events(&server, <[_]>::is_empty).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_in_a_private_thread_is_no_event_for_all() {
    let server = Server::start().await;
    let ann = server.id("Ann");
    let thread = server.sandbox.begin_thread(ann, server.games, "staff", ThreadKind::Private);
    for member in [server.sandbox.bot_id(), server.id("Cid")] {
        server.sandbox.faults().let_into_thread(thread, member);
    }
    let league = json!({"what": "create", "name": "Summer", "variant": "chess"});
    server.slash("Ann", server.games, "league", league).await;
    post(&server, thread, "Summer").await;
    server.shows_everything().await;
    assert_eq!(server.sandbox.scheduled_events(), []);
    // Where all see it, it is one, until it is hidden again.
    post(&server, server.games, "Summer").await;
    events(&server, |all| !all.is_empty()).await;
    post(&server, thread, "Summer").await;
    assert_eq!(events(&server, <[_]>::is_empty).await, []);
}
