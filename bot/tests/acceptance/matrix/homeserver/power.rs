//! The rights of users in a room.

use super::room::Room;
use serde_json::{Value, json};

/// The levels that a room asks for if its power levels do not say otherwise.
const DEFAULTS: [(&str, i64); 7] = [
    ("ban", 50),
    ("events_default", 0),
    ("invite", 0),
    ("kick", 50),
    ("redact", 50),
    ("state_default", 50),
    ("users_default", 0),
];

impl Room {
    fn levels(&self) -> Value {
        self.state("m.room.power_levels", "").map_or(json!({}), |event| event.content.clone())
    }

    /// One of the levels that have a name: `kick`, `invite`, `events_default`, …
    pub fn level(&self, name: &str) -> i64 {
        let default = DEFAULTS.iter().find(|(known, _)| *known == name).map_or(0, |(_, it)| *it);
        self.levels()[name].as_i64().unwrap_or(default)
    }

    pub fn power_of(&self, user: &str) -> i64 {
        if self.version >= 12 && self.creators.iter().any(|creator| creator == user) {
            return i64::MAX;
        }
        self.levels()["users"][user].as_i64().unwrap_or_else(|| self.level("users_default"))
    }

    /// The level that it takes to send an event of a kind.
    pub fn needed(&self, kind: &str, is_state: bool) -> i64 {
        let default = if is_state { "state_default" } else { "events_default" };
        self.levels()["events"][kind].as_i64().unwrap_or_else(|| self.level(default))
    }

    /// Whether somebody may put another one out by the level of that name.
    pub fn outranks(&self, user: &str, other: &str, name: &str) -> bool {
        let power = self.power_of(user);
        power >= self.level(name) && power > self.power_of(other)
    }
}

/// The levels of a new room.
pub fn fresh(version: u8, is_public: bool) -> Value {
    let tombstone = if version >= 12 { 150 } else { 100 };
    json!({
        "ban": 50, "kick": 50, "redact": 50, "invite": if is_public { 50 } else { 0 },
        "events_default": 0, "state_default": 50, "users_default": 0, "historical": 100, "users": {},
        "events": {
            "m.room.avatar": 50, "m.room.canonical_alias": 50, "m.room.encryption": 100,
            "m.room.history_visibility": 100, "m.room.name": 50, "m.room.power_levels": 100,
            "m.room.server_acl": 100, "m.room.tombstone": tombstone,
        },
    })
}
