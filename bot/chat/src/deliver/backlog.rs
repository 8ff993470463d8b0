//! How much of the outbox waits, for those who look after the bot: told by the worker, which knows.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What is known of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// When the worker looked.
    pub at: Instant,
    /// How many rows wait.
    pub waiting: usize,
    /// How many lanes wait until somebody changes something.
    pub parked: usize,
    /// Since when the oldest row waits that nobody has to do anything about. Rows that were there at
    /// the start wait since then.
    pub oldest: Option<Instant>,
}

/// Where the worker tells it.
#[derive(Clone, Debug)]
pub struct Backlog(Arc<Mutex<Standing>>);

impl Default for Backlog {
    /// Nothing waits, and the worker is about to look.
    fn default() -> Self {
        let at = Instant::now();
        Self(Arc::new(Mutex::new(Standing { at, waiting: 0, parked: 0, oldest: None })))
    }
}

impl Backlog {
    /// What the worker has told last.
    pub fn standing(&self) -> Standing {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tell(&self, standing: Standing) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = standing;
    }
}
