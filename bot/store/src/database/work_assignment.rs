//! Which of the processes that share a server does which part of the shared work. Each part has one
//! holder, and a process without a part stands by. A process that serves alone, as from a file, has
//! all parts.

use crate::database::store::Store;
use crate::database::work::SharedWork;
use std::time::Duration;

/// How often a post is asked for that another process has.
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

    /// Whether a post is ours.
    pub fn holds(&self, post: SharedWork) -> bool {
        self.seats().is_none_or(|seats| seats.holds(post))
    }

    /// Whether any shard is ours to hear.
    pub fn hears_a_shard(&self) -> bool {
        (0..self.shards).any(|shard| self.holds(SharedWork::Shard(shard)))
    }

    /// Gives a post to whoever asks for it next.
    pub async fn give_back(&self, post: SharedWork) {
        if let Some(seats) = self.seats() {
            seats.give_back(post).await;
        }
    }

    /// Returns when a post is ours, which may be never: until it is given back.
    pub async fn post(&self, post: SharedWork) {
        let Some(seats) = self.seats() else { return };
        let (held, mut stands_by) = (seats.holds(post), false);
        loop {
            match seats.take_post(post).await {
                Ok(true) => break,
                Ok(false) if !stands_by => {
                    stands_by = true;
                    tracing::info!(?post, "another process has this post: standing by");
                }
                Ok(false) => {}
                Err(error) => tracing::debug!(?post, %error, "a post is taken later"),
            }
            tokio::time::sleep(EVERY).await;
        }
        if self.shards > 1 && !held {
            tracing::info!(?post, "this post is ours");
        }
        // What is to be shown there is ours to show.
        self.outbox_filled.notify_one();
    }
}
