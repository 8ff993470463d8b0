//! Signs of life of the database, and the number of running games, for the health page.

use crate::database::{Store, StoreError};
use menagerie_core::Timestamp;
use std::time::Instant;

/// Under whose name, and by which, it is remembered when the database was tried last. No network is
/// called so.
const OURS: (&str, &str) = ("menagerie", "probe");

impl Store {
    /// When something was committed last.
    pub fn committed_at(&self) -> Instant {
        self.writer.committed_at()
    }

    /// Whether another process writes into the database for so long that nothing of ours can be.
    pub fn is_held(&self) -> bool {
        self.writer.is_held()
    }

    /// Commits something that means nothing, as everything is committed.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn probe(&self, now: Timestamp) -> Result<(), StoreError> {
        let (whose, name) = OURS;
        self.remember(whose, name, &now.0.to_string()).await
    }

    /// How many games run.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn count_running_games(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE ending IS NULL")
            .fetch_one(&self.readers)
            .await?)
    }
}
