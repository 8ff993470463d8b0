//! The clock that the program reads. Tests put their own in its place.

use menagerie_core::Timestamp;
use std::time::{SystemTime, UNIX_EPOCH};

/// A source of the time.
pub trait Clock: Send + Sync + 'static {
    /// The present moment.
    fn now(&self) -> Timestamp;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        // A machine whose clock stands before 1970 has no better answer.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
    }
}
