//! The outcome of a row, for the callers that wait to know it; and the signs that wake parked lanes.

use super::schedule::Wake;
use menagerie_core::model::Text;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

/// The most outcomes by which a slow listener may be behind.
const KEPT: usize = 1_024;

/// The outcome of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is visible.
    Seen,
    /// It is visible, and the caller gets this remark.
    Remark(Text),
    /// It waits until somebody changes something. The text says what.
    Blocked(Text),
}

/// Tells all listeners what became of rows.
#[derive(Clone, Debug)]
pub struct Outcomes(broadcast::Sender<(i64, Outcome)>);

/// A listener. It has to exist before the rows are stored.
pub struct Listener(broadcast::Receiver<(i64, Outcome)>);

impl Default for Outcomes {
    fn default() -> Self {
        Self(broadcast::channel(KEPT).0)
    }
}

impl Outcomes {
    /// Tells what became of a row.
    pub fn tell(&self, row: i64, outcome: Outcome) {
        // Mostly nobody listens.
        let _ = self.0.send((row, outcome));
    }

    /// Listens from now on.
    pub fn listen(&self) -> Listener {
        Listener(self.0.subscribe())
    }
}

impl Listener {
    /// Waits until all of these rows have an outcome, at most for `timeout`. Returns the first
    /// obstacle or remark, if there is one.
    pub async fn worth_telling(mut self, rows: &[i64], timeout: Duration) -> Option<Outcome> {
        let mut open: HashSet<i64> = rows.iter().copied().collect();
        let heard = async {
            while !open.is_empty() {
                match self.0.recv().await {
                    Ok((row, Outcome::Seen)) => {
                        open.remove(&row);
                    }
                    Ok((row, told)) if open.contains(&row) => return Some(told),
                    Ok(_) => {}
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return None,
                }
            }
            None
        };
        tokio::time::timeout(timeout, heard).await.ok().flatten()
    }
}

/// The way to tell the worker that an obstacle may be gone.
#[derive(Clone, Debug)]
pub struct Wakes {
    sender: mpsc::UnboundedSender<Wake>,
    parked: Arc<AtomicUsize>,
}

impl Wakes {
    /// The sending end, and the worker's end.
    pub fn new() -> (Self, mpsc::UnboundedReceiver<Wake>) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Self { sender, parked: Arc::default() }, receiver)
    }

    /// Wakes parked lanes.
    pub fn wake(&self, which: Wake) {
        // The worker reads until the program stops. A lane that is not parked yet may be parked in
        // a moment.
        let _ = self.sender.send(which);
    }

    /// Whether any lane is parked.
    pub fn any_parked(&self) -> bool {
        self.parked.load(Ordering::Relaxed) > 0
    }

    pub(super) fn set_parked(&self, rows: usize) {
        self.parked.store(rows, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_hears_of_an_obstacle_to_their_own_rows_only() {
        let outcomes = Outcomes::default();
        let listener = outcomes.listen();
        outcomes.tell(7, Outcome::Blocked("of somebody else".into()));
        outcomes.tell(1, Outcome::Seen);
        outcomes.tell(2, Outcome::Blocked("I lack Attach Files.".into()));
        let told = listener.worth_telling(&[1, 2], Duration::from_secs(5)).await;
        assert_eq!(told, Some(Outcome::Blocked("I lack Attach Files.".into())));
        let listener = outcomes.listen();
        outcomes.tell(1, Outcome::Remark("You're in.".into()));
        let told = listener.worth_telling(&[1], Duration::from_secs(5)).await;
        assert_eq!(told, Some(Outcome::Remark("You're in.".into())));
    }

    #[tokio::test]
    async fn nobody_waits_longer_than_the_timeout() {
        let outcomes = Outcomes::default();
        let listener = outcomes.listen();
        assert_eq!(listener.worth_telling(&[1], Duration::from_millis(10)).await, None);
        let listener = outcomes.listen();
        outcomes.tell(1, Outcome::Seen);
        assert_eq!(listener.worth_telling(&[1], Duration::from_secs(5)).await, None);
    }
}
