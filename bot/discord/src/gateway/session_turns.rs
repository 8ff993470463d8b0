//! The turns in which Discord sessions begin, shared by all shards of a process.

use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep_until};

/// Turns with a minimum distance. The first to ask goes first, and a caller that gives up takes
/// none.
#[derive(Debug)]
pub struct SessionTurns {
    between: Duration,
    last: Mutex<Option<Instant>>,
}

impl SessionTurns {
    /// A turn every `between`.
    pub fn every(between: Duration) -> Self {
        Self { between, last: Mutex::new(None) }
    }

    /// Waits for the next turn, and takes it.
    pub async fn next(&self) {
        let mut last = self.last.lock().await;
        if let Some(last) = *last {
            sleep_until(last + self.between).await;
        }
        *last = Some(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn whoever_gives_up_keeps_nobody_waiting() {
        let between = Duration::from_millis(500);
        let (turns, begun) = (SessionTurns::every(between), Instant::now());
        turns.next().await;
        for _ in 0..100 {
            let given_up = turns.next().now_or_never();
            assert!(given_up.is_none() || begun.elapsed() >= between, "nobody's turn is now");
        }
        turns.next().await;
        let waited = begun.elapsed();
        assert!(waited >= between && waited < between * 20, "{waited:?}");
    }
}
