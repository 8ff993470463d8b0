//! The worker that brings what is stored in the outbox before people's eyes.

use crate::clock::Clock;
use crate::store::{Delivery, Pending, Store, StoreError};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{Id, JoinSet};

/// How many rows are delivered at a time; more lanes wait.
const AT_A_TIME: usize = 8;
/// The longest time between two looks at the outbox.
const LONGEST_SLEEP: Duration = Duration::from_secs(15);
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

/// Delivers until `stop` says so, then finishes what is under way.
pub async fn run<F: Front>(
    store: Arc<Store>,
    front: Arc<F>,
    clock: Arc<dyn Clock>,
    mut stop: watch::Receiver<bool>,
) {
    // Rows that were there at the start may have been sent before the last stop, the row's end
    // not stored.
    let inherited = store.newest_pending().await.unwrap_or(i64::MAX);
    let mut under_way: HashMap<Id, i64> = HashMap::new();
    let mut tasks: JoinSet<()> = JoinSet::new();
    loop {
        if !*stop.borrow() {
            match store.due(clock.now().0).await {
                Ok(rows) => {
                    for pending in rows {
                        let busy = under_way.values().any(|id| *id == pending.id);
                        if busy || under_way.len() >= AT_A_TIME {
                            continue;
                        }
                        let maybe_seen = pending.id <= inherited || pending.attempts > 0;
                        let id = pending.id;
                        let (store, front, clock) =
                            (Arc::clone(&store), Arc::clone(&front), Arc::clone(&clock));
                        let handle = tasks.spawn(async move {
                            attempt(&store, front.as_ref(), clock.as_ref(), &pending, maybe_seen)
                                .await;
                        });
                        under_way.insert(handle.id(), id);
                    }
                }
                Err(error) => tracing::error!(%error, "the outbox could not be read"),
            }
        } else if tasks.is_empty() {
            return;
        }
        tokio::select! {
            Some(finished) = tasks.join_next_with_id() => {
                let id = match finished {
                    Ok((id, ())) => id,
                    Err(error) => {
                        tracing::error!(%error, "a delivery failed");
                        error.id()
                    }
                };
                under_way.remove(&id);
            }
            () = store.outbox_filled.notified() => {}
            _ = stop.changed() => {}
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
        // The row is as it was and will be delivered again; the network drops the copy.
        tracing::error!(row = pending.id, %error, "a delivery could not be noted");
        tokio::time::sleep(Duration::from_secs(1)).await;
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
