//! Dates in the server's calendar: who may make and change them, and what is refused.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{id, unlimited, unlimited_with};
use menagerie_sandbox::BOT_PERMISSIONS;
use menagerie_sandbox::permissions::CREATE_EVENTS;
use serde_json::{Value, json};

fn start_of_season(starts: &str, ends: &str) -> Value {
    json!({
        "name": "Autumn Cup", "privacy_level": 2, "entity_type": 3,
        "scheduled_start_time": starts, "scheduled_end_time": ends,
        "entity_metadata": { "location": "https://discord.com/channels/1/2" },
    })
}

/// An event that is not over for long.
pub fn later() -> Value {
    start_of_season("2099-12-01T18:00:00Z", "2099-12-01T19:00:00Z")
}

#[tokio::test]
async fn a_date_is_made_changed_and_taken_away_and_each_is_told() {
    let (sandbox, rest, _) = unlimited().await;
    let guild = sandbox.guild_id();
    let path = format!("/guilds/{guild}/scheduled-events");
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;

    let (status, made) = rest.call("POST", &path, later()).await;
    assert_eq!((status, &made["status"], &made["description"]), (200, &json!(1), &Value::Null));
    assert_eq!(socket.event("GUILD_SCHEDULED_EVENT_CREATE").await["id"], made["id"]);

    let one = format!("{path}/{}", id(&made));
    let (status, changed) = rest.call("PATCH", &one, json!({"name": "Winter Cup"})).await;
    assert_eq!((status, &changed["name"]), (200, &json!("Winter Cup")));
    assert_eq!(changed["scheduled_start_time"], made["scheduled_start_time"], "it is kept");
    socket.event("GUILD_SCHEDULED_EVENT_UPDATE").await;
    assert_eq!(rest.get(&path).await.1, json!([changed]));
    assert_eq!(sandbox.scheduled_events()[0].name, "Winter Cup");

    assert_eq!(rest.code("DELETE", &one, Value::Null).await, (204, 0));
    socket.event("GUILD_SCHEDULED_EVENT_DELETE").await;
    for method in ["GET", "PATCH", "DELETE"] {
        assert_eq!(rest.code(method, &one, json!({})).await, (404, 10070), "{method}");
    }
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let (sandbox, rest, _) = unlimited().await;
    let path = format!("/guilds/{}/scheduled-events", sandbox.guild_id());
    let without = |field: &str| {
        let mut body = later();
        body.as_object_mut().unwrap().remove(field);
        body
    };
    let mut long = later();
    long["name"] = json!("x".repeat(101));
    for body in [
        start_of_season("2020-12-01T18:00:00Z", "2099-12-01T19:00:00Z"),
        start_of_season("2099-12-01T18:00:00Z", "2099-12-01T18:00:00Z"),
        without("name"),
        without("entity_metadata"),
        without("scheduled_end_time"),
        long,
    ] {
        assert_eq!(rest.code("POST", &path, body.clone()).await, (400, 50035), "{body}");
    }
}

#[tokio::test]
async fn a_bot_without_the_right_makes_none() {
    let (sandbox, rest, _) =
        unlimited_with(|options| options.bot_permissions = BOT_PERMISSIONS & !CREATE_EVENTS).await;
    let path = format!("/guilds/{}/scheduled-events", sandbox.guild_id());
    assert_eq!(rest.code("POST", &path, later()).await, (403, 50013));
    assert_eq!(sandbox.scheduled_events(), []);
}
