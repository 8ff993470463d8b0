//! The length and age of the outbox, as the worker last saw it, for the operator.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The state of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// When the worker looked.
    pub at: Instant,
    /// How many rows wait.
    pub waiting: usize,
    /// How many lanes are parked.
    pub parked: usize,
    /// Since when the oldest row waits, parked ones aside. Rows that were there at the start wait
    /// since the start.
    pub oldest: Option<Instant>,
}

/// The place where the worker leaves the latest state.
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
    /// The latest state.
    pub fn standing(&self) -> Standing {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tell(&self, standing: Standing) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = standing;
    }
}
