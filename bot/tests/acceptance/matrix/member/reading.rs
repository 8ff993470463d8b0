//! The ways in which a person reads and waits.

use super::{Answer, Member, TIMEOUT, text};
use serde_json::Value;
use std::fmt::Write;
use std::time::Instant;

impl Member {
    /// Everything in a room that this member may read, oldest first.
    pub async fn read(&self, room: &str) -> Vec<Value> {
        let path = ["rooms", room, "messages"];
        let (mut events, mut from) = (Vec::new(), None);
        loop {
            let mut query = vec![("dir", "b"), ("limit", "100")];
            query.extend(from.as_deref().map(|from| ("from", from)));
            let mut page = self.ask("GET", &path, &query, None).await;
            assert_eq!(page.status, 200, "{} may not read {room}: {page:?}", self.id);
            let chunk = page.body["chunk"].as_array_mut().expect("a page has one");
            if chunk.is_empty() {
                break;
            }
            events.append(chunk);
            assert!(events.len() < 100_000, "the pages of {room} do not end");
            let Some(end) = page.body["end"].as_str() else { break };
            from = Some(end.to_owned());
        }
        events.reverse();
        events
    }

    /// The events that others than this member have sent into a room after an event.
    pub async fn read_after(&self, room: &str, event: &str) -> Vec<Value> {
        let events = self.read(room).await.into_iter();
        let later = events.skip_while(|it| it["event_id"] != *event).skip(1);
        later.filter(|it| it["sender"] != *self.id).collect()
    }

    /// Waits for an event of a room that fits, old or new.
    pub async fn wait_for(&self, room: &str, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + TIMEOUT;
        // Anything that happens after the first question ends the next one.
        let mut since = self.news(None).await;
        loop {
            let events = self.read(room).await;
            if let Some(found) = events.iter().find(|event| fits(event)) {
                return found.clone();
            }
            assert!(Instant::now() < deadline, "no {what} came into {room}:{}", told(&events));
            since = self.news(Some(&since)).await;
        }
    }

    /// Waits a second for something to happen; the token of that moment.
    async fn news(&self, since: Option<&str>) -> String {
        let mut query = vec![("timeout", "1000"), ("set_presence", "offline")];
        query.extend(since.map(|since| ("since", since)));
        text(&self.ask("GET", &["sync"], &query, None).await.body["next_batch"])
    }

    /// Takes part from now on, and waits so many milliseconds for something to happen.
    pub async fn listen(&self, wait: u64) -> Result<Answer, reqwest::Error> {
        let mut first = self.try_to_ask("GET", &["sync"], &[], None).await?;
        let (since, wait) = (first.body["next_batch"].take(), wait.to_string());
        let query = [("since", since.as_str().unwrap_or_default()), ("timeout", &wait)];
        self.try_to_ask("GET", &["sync"], &query, None).await
    }
}

/// A room as it can be read in a failed test.
fn told(events: &[Value]) -> String {
    let mut told = String::new();
    for event in events {
        let (kind, sender) = (&event["type"], &event["sender"]);
        let _ = write!(told, "\n  {} {kind} by {sender}: {}", event["event_id"], event["content"]);
    }
    told
}
