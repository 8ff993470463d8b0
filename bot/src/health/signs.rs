//! The signs of life of all parts at one moment. All durations end at that moment.

use std::time::Duration;

/// The signs of life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signs {
    /// The time since the bot's start.
    pub uptime: Duration,
    /// The time since this process serves, and does not only stand by.
    pub serving: Duration,
    /// The time since the desk's last answer.
    pub desk: Duration,
    /// How many calls wait at the desk.
    pub queue: usize,
    /// The time since the last commit.
    pub committed: Duration,
    /// Whether the last known write has worked.
    pub is_writable: bool,
    /// Whether another process held the database at the last write.
    pub is_held: bool,
    /// Whether the database file is the one that was opened.
    pub is_in_place: bool,
    /// The time since the outbox was last looked at.
    pub worker: Duration,
    /// How many rows of the outbox wait.
    pub waiting: usize,
    /// How many lanes are parked.
    pub parked: usize,
    /// How long the oldest row has waited, parked ones aside.
    pub oldest: Option<Duration>,
    /// The time since all due work was last done.
    pub scheduler: Duration,
    /// The networks.
    pub networks: Vec<NetworkSigns>,
    /// The time since the last jump of the machine's clock, and by how many seconds.
    pub jumped: Option<(Duration, i64)>,
    /// By how many seconds the machine's clock was ahead of Discord's in the last comparison.
    pub ahead: i64,
    /// The time since an event was last dropped, and how many were.
    pub dropped: Option<(Duration, u64)>,
    /// The time since missed messages of a place were last given up, and how often that was.
    pub missed: Option<(Duration, u64)>,
}

/// The signs of life of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkSigns {
    /// Its name.
    pub name: &'static str,
    /// How long it has been silent; since the start if nothing ever came.
    pub silent: Duration,
    /// Whether we have been present since the start.
    pub was_there: bool,
    /// Whether every message there is heard.
    pub is_heard: bool,
    /// How long missed messages have been read since our return.
    pub reading: Duration,
    /// Its shards that no process hears.
    pub unheard: Vec<u32>,
}
