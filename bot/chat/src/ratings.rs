//! The ratings of each month, computed once it is over.
//!
//! Of several processes, the one that holds the house computes them. If two did, the second would find that
//! it is done.

use crate::clock::Clock;
use menagerie_store::{SharedWork, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How often it looks whether a month is over.
const EVERY: Duration = Duration::from_secs(20);

/// The task that computes ratings.
pub struct Ratings {
    store: Arc<Store>,
    clock: Arc<dyn Clock>,
}

impl Ratings {
    /// It has computed nothing yet.
    pub fn new(store: Arc<Store>, clock: Arc<dyn Clock>) -> Self {
        Self { store, clock }
    }

    /// Looks until it is dropped.
    pub async fn run(self) {
        loop {
            if self.store.holds(SharedWork::House)
                && let Err(error) = self.round().await
            {
                tracing::warn!(%error, "ratings come later");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Computes the ratings of each month that is over and has none.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn round(&self) -> Result<(), StoreError> {
        while let Some(month) = self.store.close_month_of_ratings(self.clock.now()).await? {
            let (year, month) = month.month();
            tracing::info!(year, month, "the ratings of a month are computed");
        }
        Ok(())
    }
}
