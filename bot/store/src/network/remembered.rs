//! Values that a network's adapter remembers for itself, in its own terms.

use crate::database::{Result, Store};
use sqlx::AnyPool;

/// The value of a network with this name.
pub(crate) async fn remembered(
    readers: &AnyPool,
    network: &str,
    name: &str,
) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT value FROM remembered WHERE network = $1 AND name = $2")
        .bind(network)
        .bind(name)
        .fetch_optional(readers)
        .await?)
}

impl Store {
    /// The value of a network with this name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn remembered(&self, network: &str, name: &str) -> Result<Option<String>> {
        remembered(&self.readers, network, name).await
    }

    /// All values of a network whose names begin like this, with the rest of each name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn all_remembered(
        &self,
        network: &str,
        beginning: &str,
    ) -> Result<Vec<(String, String)>> {
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT name, value FROM remembered WHERE network = $1 ORDER BY name")
                .bind(network)
                .fetch_all(&self.readers)
                .await?;
        let fits = |(name, value): (String, String)| {
            Some((name.strip_prefix(beginning)?.to_owned(), value))
        };
        Ok(rows.into_iter().filter_map(fits).collect())
    }

    /// Stores a value of a network, in place of the one with the same name.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn remember(&self, network: &str, name: &str, value: &str) -> Result<()> {
        let statement = sqlx::query(
            "INSERT INTO remembered (network, name, value) VALUES ($1, $2, $3)
             ON CONFLICT (network, name) DO UPDATE SET value = excluded.value",
        )
        .bind(network)
        .bind(name)
        .bind(value);
        self.writer.execute(statement).await
    }

    /// Deletes a value of a network, if it is still the expected one.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_remembered(&self, network: &str, name: &str, value: &str) -> Result<()> {
        let statement =
            sqlx::query("DELETE FROM remembered WHERE network = $1 AND name = $2 AND value = $3")
                .bind(network)
                .bind(name)
                .bind(value);
        self.writer.execute(statement).await
    }
}
