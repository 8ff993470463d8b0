//! The messages of a person.

use super::{Member, text};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

impl Member {
    /// Sends an event; its identifier.
    pub async fn send(&self, room: &str, kind: &str, content: Value) -> String {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let transaction = format!("m{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let path = ["rooms", room, "send", kind, &transaction];
        text(&self.must("PUT", &path, Some(&content)).await["event_id"])
    }

    pub async fn say(&self, room: &str, words: &str) -> String {
        self.send(room, "m.room.message", message(words)).await
    }

    /// Says something in the thread that another message begins.
    pub async fn say_in_thread(&self, room: &str, root: &str, words: &str) -> String {
        let mut content = message(words);
        content["m.relates_to"] = json!({
            "rel_type": "m.thread", "event_id": root,
            "is_falling_back": true, "m.in_reply_to": {"event_id": root},
        });
        self.send(room, "m.room.message", content).await
    }

    pub async fn reply(&self, room: &str, to: &str, words: &str) -> String {
        let mut content = message(words);
        content["m.relates_to"] = json!({"m.in_reply_to": {"event_id": to}});
        self.send(room, "m.room.message", content).await
    }

    /// Says something to somebody by name, as clients do when one is picked from their list.
    pub async fn mention(&self, room: &str, user: &str, words: &str) -> String {
        let mut content = message(&format!("{user} {words}"));
        content["format"] = json!("org.matrix.custom.html");
        let link = format!("<a href=\"https://matrix.to/#/{user}\">{user}</a> {words}");
        content["formatted_body"] = json!(link);
        content["m.mentions"] = json!({"user_ids": [user]});
        self.send(room, "m.room.message", content).await
    }

    pub async fn edit(&self, room: &str, event: &str, words: &str) -> String {
        let mut content = message(&format!("* {words}"));
        content["m.new_content"] = message(words);
        content["m.relates_to"] = json!({"rel_type": "m.replace", "event_id": event});
        self.send(room, "m.room.message", content).await
    }

    pub async fn react(&self, room: &str, event: &str, key: &str) -> String {
        let relation = json!({"rel_type": "m.annotation", "event_id": event, "key": key});
        self.send(room, "m.reaction", json!({"m.relates_to": relation})).await
    }
}

fn message(words: &str) -> Value {
    json!({"msgtype": "m.text", "body": words})
}
