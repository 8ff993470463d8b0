//! The fixed ids of the first users and places, and the form in which ids are written.

use serde_json::Value;

pub(crate) const GUILD: u64 = 1_180_000_000_000_000_000;
/// A server in which the bot is not.
pub(crate) const ELSEWHERE: u64 = 1_180_000_000_000_000_099;
/// The bot's user id is also its application id, as for every newer application.
pub(crate) const BOT: u64 = 1_180_000_000_000_000_001;
pub(crate) const OTHER_BOT: u64 = 1_180_000_000_000_000_003;
/// The people whom there can be. The first one owns the server.
pub(crate) const PEOPLE: [(u64, &str); 6] = [
    (1_180_000_000_000_000_011, "Ann"),
    (1_180_000_000_000_000_012, "Bob"),
    (1_180_000_000_000_000_013, "Cid"),
    (1_180_000_000_000_000_014, "Dan"),
    (1_180_000_000_000_000_015, "Eve"),
    (1_180_000_000_000_000_016, "Fay"),
];
pub(crate) const CHANNELS: [(u64, &str, &str); 2] = [
    (1_180_000_000_000_000_021, "games", "Challenge somebody here"),
    (1_180_000_000_000_000_022, "general", "Everything else"),
];

/// An id in Discord's form.
pub(crate) fn text(id: u64) -> Value {
    Value::String(id.to_string())
}

/// Reads an id written as a text or, by some libraries, as a number.
pub(crate) fn read_id(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
