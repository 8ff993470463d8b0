//! The worker that brings what is stored in the outbox before people's eyes.

use crate::clock::Clock;
use crate::store::{Delivery, Pending, Store, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{Id, JoinSet};

/// How many rows are delivered at a time; more lanes wait.
const AT_A_TIME: usize = 8;
/// The longest time between two looks at the outbox.
const LONGEST_SLEEP: Duration = Duration::from_secs(15);
/// How long a lane rests when the store does not take note of a delivery.
const NOTING_FAILED: Duration = Duration::from_secs(5);
/// How long a row waits whose delivery broke down, in seconds.
const BROKEN_DOWN: i64 = 60;
/// The longest wait before the next try, in seconds.
const LONGEST_DELAY: i64 = 300;

/// A chat network that can show effects.
pub trait Front: Send + Sync + 'static {
    /// Makes an effect visible. It may have been made visible before, if `maybe_seen`.
    fn deliver(
        &self,
        pending: &Pending,
        maybe_seen: bool,
    ) -> impl Future<Output = Result<Delivery, Undelivered>> + Send;
}

/// Why an effect is not visible.
#[derive(Debug, thiserror::Error)]
pub enum Undelivered {
    /// It may work later.
    #[error("not now: {0}")]
    Later(String),
    /// It can never work.
    #[error("never: {0}")]
    Never(String),
    /// The store could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Delivers until `stop` says so, then whatever can still be delivered at once.
pub async fn run<F: Front>(
    store: Arc<Store>,
    front: Arc<F>,
    clock: Arc<dyn Clock>,
    mut stop: watch::Receiver<bool>,
) {
    // Rows that were there at the start may have been sent before the last stop.
    let inherited = store.newest_pending().await.unwrap_or(i64::MAX);
    // So may rows that were tried since; eight bytes each are cheap.
    let mut tried: HashSet<i64> = HashSet::new();
    let mut under_way: HashMap<Id, i64> = HashMap::new();
    let mut tasks: JoinSet<()> = JoinSet::new();
    loop {
        let due = store.due(clock.now().0).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the outbox could not be read");
            Vec::new()
        });
        for pending in due {
            let busy = under_way.values().any(|id| *id == pending.id);
            if busy || under_way.len() >= AT_A_TIME {
                continue;
            }
            let id = pending.id;
            let maybe_seen = id <= inherited || !tried.insert(id) || pending.attempts > 0;
            let (store, front, clock) =
                (Arc::clone(&store), Arc::clone(&front), Arc::clone(&clock));
            let handle = tasks.spawn(async move {
                attempt(&store, front.as_ref(), clock.as_ref(), &pending, maybe_seen).await;
            });
            under_way.insert(handle.id(), id);
        }
        if *stop.borrow() && tasks.is_empty() {
            return;
        }
        tokio::select! {
            Some(finished) = tasks.join_next_with_id() => {
                let (task, is_whole) = match finished {
                    Ok((task, ())) => (task, true),
                    Err(error) => {
                        tracing::error!(%error, "a delivery broke down");
                        (error.id(), false)
                    }
                };
                if let (Some(row), false) = (under_way.remove(&task), is_whole)
                    && let Err(error) = store.postpone(row, clock.now().0 + BROKEN_DOWN).await
                {
                    tracing::error!(row, %error, "a delivery could not be postponed");
                }
            }
            () = store.outbox_filled.notified() => {}
            Ok(()) = stop.changed() => {}
            () = tokio::time::sleep(until_next(&store, clock.as_ref()).await) => {}
        }
    }
}

/// How long until a row that waits is due, at most [`LONGEST_SLEEP`].
async fn until_next(store: &Store, clock: &dyn Clock) -> Duration {
    let Ok(Some(due)) = store.next_due().await else { return LONGEST_SLEEP };
    let seconds = u64::try_from(due - clock.now().0).unwrap_or(0);
    Duration::from_secs(seconds).clamp(Duration::from_secs(1), LONGEST_SLEEP)
}

/// Tries to deliver a row once.
async fn attempt<F: Front>(
    store: &Store,
    front: &F,
    clock: &dyn Clock,
    pending: &Pending,
    maybe_seen: bool,
) {
    let outcome = match front.deliver(pending, maybe_seen).await {
        Ok(delivery) => store.delivered(pending.id, &delivery).await,
        Err(Undelivered::Never(why)) => {
            tracing::error!(row = pending.id, why, "an effect can never be delivered");
            store.bury(pending.id, &why).await
        }
        Err(error) => {
            let delay = delay(pending.attempts);
            tracing::warn!(row = pending.id, %error, delay, "an effect will be delivered later");
            store.postpone(pending.id, clock.now().0 + delay).await
        }
    };
    if let Err(error) = outcome {
        // The row is as it was and will be delivered again, if it is not found to be there.
        tracing::error!(row = pending.id, %error, "a delivery could not be noted");
        tokio::time::sleep(NOTING_FAILED).await;
    }
}

/// How many seconds to wait after so many tries: 1, 2, 4, … 300.
fn delay(attempts: u32) -> i64 {
    1_i64.checked_shl(attempts.min(16)).map_or(LONGEST_DELAY, |delay| delay.min(LONGEST_DELAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_doubles_up_to_five_minutes() {
        let waits: Vec<i64> = (0..11).map(delay).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        assert_eq!(delay(u32::MAX), 300);
    }
}
