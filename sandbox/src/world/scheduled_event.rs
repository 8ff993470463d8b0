//! A date in the server's calendar.

use serde::{Deserialize, Serialize};

/// A date that is held nowhere on Discord.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct ScheduledEvent {
    /// Its id.
    pub id: u64,
    /// The id of the user who has made it.
    pub creator: u64,
    /// Its name.
    pub name: String,
    /// The words below the name.
    pub description: String,
    /// Where it is held.
    pub location: String,
    /// When it begins, in UTC as ISO 8601.
    pub starts: String,
    /// When it ends.
    pub ends: String,
}
