//! Whether messages wait for their keys, so that nobody looks for them in vain.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How often all that waits is tried again. Keys may have come without being used, or lie in a backup that did not
/// answer.
const AGAIN: Duration = Duration::from_mins(10);

/// Whether messages wait.
#[derive(Debug)]
pub struct MissedKeys {
    some: AtomicBool,
    /// When all of them were tried.
    tried: Mutex<Option<Instant>>,
}

impl Default for MissedKeys {
    /// After a start some may.
    fn default() -> Self {
        Self { some: AtomicBool::new(true), tried: Mutex::default() }
    }
}

impl MissedKeys {
    /// Whether some wait.
    pub fn are_open(&self) -> bool {
        self.some.load(Ordering::Relaxed)
    }

    /// Whether some wait from now on.
    pub fn are_missed(&self, some: bool) {
        self.some.store(some, Ordering::Relaxed);
    }

    /// Whether it is time to try all of them.
    pub fn are_due(&self) -> bool {
        let tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        tried.is_none_or(|tried| tried.elapsed() >= AGAIN)
    }

    /// All of them were tried, or have to be tried soon, because something failed.
    pub fn were_tried(&self, all: bool) {
        let now = all.then(Instant::now);
        *self.tried.lock().unwrap_or_else(PoisonError::into_inner) = now;
    }
}
