//! What is known of the parts at one moment. All durations are until that moment.

use std::time::Duration;

/// What is known of the parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Since the bot has started.
    pub uptime: Duration,
    /// Since this process has something to do, and does not only stand by.
    pub serving: Duration,
    /// Since the desk has answered.
    pub desk: Duration,
    /// How many calls wait there.
    pub queue: usize,
    /// Since something was committed.
    pub committed: Duration,
    /// Whether the last that is known of writing is that it works.
    pub is_writable: bool,
    /// Whether another process held the database when something was to be written last.
    pub is_held: bool,
    /// Whether the database file is the one that was opened.
    pub is_in_place: bool,
    /// Since the outbox was looked at.
    pub worker: Duration,
    /// How many rows of the outbox wait.
    pub waiting: usize,
    /// How many lanes of it wait until somebody changes something.
    pub parked: usize,
    /// For how long the oldest row has waited that nobody has to do anything about.
    pub oldest: Option<Duration>,
    /// Since all that was due has been done.
    pub scheduler: Duration,
    /// The networks.
    pub networks: Vec<NetworkSigns>,
    /// Since the clock of the machine has jumped, and by how many seconds.
    pub jumped: Option<(Duration, i64)>,
    /// By how many seconds the clock of the machine is ahead of Discord's, when that was compared last.
    pub ahead: i64,
    /// Since an event was dropped last, and how many were.
    pub dropped: Option<(Duration, u64)>,
    /// Since what was missed at a place was given up last, and how often that was.
    pub missed: Option<(Duration, u64)>,
}

/// What is known of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkSigns {
    /// Its name.
    pub name: &'static str,
    /// For how long nothing has come from it; since the start if nothing ever has.
    pub silent: Duration,
    /// Whether we have been there since the start.
    pub was_there: bool,
    /// Whether we hear everything that is said there.
    pub is_heard: bool,
    /// For how long we have been there and what was said before is still being read.
    pub reading: Duration,
    /// Its shards that no process hears.
    pub unheard: Vec<u32>,
}
