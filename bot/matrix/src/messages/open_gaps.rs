//! A flag that all tasks share: whether missed messages are still to be read.

use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Notify;

/// The state of the gaps.
#[derive(Debug, Default)]
pub struct OpenGaps {
    are_open: AtomicBool,
    heard: Notify,
}

impl OpenGaps {
    /// Whether messages are still to be read.
    pub fn are_open(&self) -> bool {
        self.are_open.load(Ordering::Relaxed)
    }

    /// Sets whether messages are still to be read.
    pub fn are_open_now(&self, are_open: bool) {
        self.are_open.store(are_open, Ordering::Relaxed);
    }

    /// News has come, so older messages may be read, too.
    pub fn heard(&self) {
        self.heard.notify_one();
    }

    /// Returns when news has come.
    pub async fn news(&self) {
        self.heard.notified().await;
    }
}
