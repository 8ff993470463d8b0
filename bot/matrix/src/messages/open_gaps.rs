//! Whether something that was said is still to be read, as everybody has to know.

use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Notify;

/// What is known of the gaps that are still to be read.
#[derive(Debug, Default)]
pub struct OpenGaps {
    are_open: AtomicBool,
    heard: Notify,
}

impl OpenGaps {
    /// Whether something is still to be read.
    pub fn are_open(&self) -> bool {
        self.are_open.load(Ordering::Relaxed)
    }

    /// Something is still to be read from now on, or nothing is.
    pub fn are_open_now(&self, are_open: bool) {
        self.are_open.store(are_open, Ordering::Relaxed);
    }

    /// News have come, so that older things may be read, too.
    pub fn heard(&self) {
        self.heard.notify_one();
    }

    /// Returns when news have come.
    pub async fn news(&self) {
        self.heard.notified().await;
    }
}
