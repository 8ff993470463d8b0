//! Signs of life of the database, and the number of running games, for the health report.

use crate::database::{Result, Store};
use menagerie_core::Timestamp;
use std::time::Instant;

/// The owner and the name of the stored time of the last probe. No network has this name.
const OURS: (&str, &str) = ("menagerie", "probe");

impl Store {
    /// The time of the last commit.
    pub fn committed_at(&self) -> Instant {
        self.writer.committed_at()
    }

    /// Whether another process writes into the database for so long that this one cannot.
    pub fn is_held(&self) -> bool {
        self.writer.is_held()
    }

    /// Commits a value without meaning, in the same way as everything else.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn probe(&self, now: Timestamp) -> Result<()> {
        let (whose, name) = OURS;
        self.remember(whose, name, &now.0.to_string()).await
    }

    /// The number of running games.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn count_running_games(&self) -> Result<i64> {
        Ok(sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE ending IS NULL")
            .fetch_one(&self.readers)
            .await?)
    }
}
