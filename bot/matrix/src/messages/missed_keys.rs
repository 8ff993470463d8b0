//! Whether messages wait for their keys, so that nobody looks for them in vain.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether messages wait.
#[derive(Debug)]
pub struct MissedKeys {
    some: AtomicBool,
    /// Whether nobody has looked since the start.
    is_new: AtomicBool,
}

impl Default for MissedKeys {
    /// After a start some may.
    fn default() -> Self {
        Self { some: AtomicBool::new(true), is_new: AtomicBool::new(true) }
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

    /// Whether this is the first look since the start.
    pub fn is_first_look(&self) -> bool {
        self.is_new.swap(false, Ordering::Relaxed)
    }
}
