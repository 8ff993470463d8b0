//! Which of the processes that share a server does which part of the shared work. Each part has one
//! holder, and a process without a part stands by. A process that serves alone, as from a file, has
//! all parts.

use crate::database::store::Store;
use crate::database::work::SharedWork;
use std::time::Duration;

/// How often a process asks for a part of the work that another process has.
const EVERY: Duration = Duration::from_secs(1);

impl Store {
    /// In how many shards a network is heard, by all processes together.
    pub fn shards(&self) -> u32 {
        self.shards
    }

    /// Whether other processes may serve from the same database.
    pub fn shares_work(&self) -> bool {
        self.shards > 1 && self.seats().is_some()
    }

    /// Whether this process has a part of the work.
    pub fn holds(&self, work: SharedWork) -> bool {
        self.seats().is_none_or(|seats| seats.holds(work))
    }

    /// Whether this process hears any shard.
    pub fn hears_a_shard(&self) -> bool {
        (0..self.shards).any(|shard| self.holds(SharedWork::Shard(shard)))
    }

    /// Gives a part of the work to the next process that asks for it.
    pub async fn release(&self, work: SharedWork) {
        if let Some(seats) = self.seats() {
            seats.release(work).await;
        }
    }

    /// Waits until this process has a part of the work, which may be for ever. The process then has
    /// it until it gives it back.
    pub async fn acquire(&self, work: SharedWork) {
        let Some(seats) = self.seats() else { return };
        let (held, mut stands_by) = (seats.holds(work), false);
        loop {
            match seats.acquire(work).await {
                Ok(true) => break,
                Ok(false) if !stands_by => {
                    stands_by = true;
                    tracing::info!(?work, "another process has this part of the work: standing by");
                }
                Ok(false) => {}
                Err(error) => tracing::debug!(?work, %error, "a part of the work is taken later"),
            }
            tokio::time::sleep(EVERY).await;
        }
        if self.shards > 1 && !held {
            tracing::info!(?work, "this part of the work is ours");
        }
        // The messages there are for this process to show.
        self.outbox_filled.notify_one();
    }
}
