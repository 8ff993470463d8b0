//! On which networks the bot is, and until when it was there, so that the next start knows how long it
//! was away.

use super::{Store, StoreError};
use crate::game::Timestamp;
use sqlx::AnyConnection;

/// Whether the bot was started on several networks.
pub(super) async fn is_elsewhere(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let networks: i64 =
        sqlx::query_scalar("SELECT networks FROM instance").fetch_one(connection).await?;
    Ok(networks > 1)
}

impl Store {
    /// The bot serves so many networks from now on.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn serve_networks(&self, networks: usize) -> Result<(), StoreError> {
        let mut write = self.writer.begin().await?;
        sqlx::query("UPDATE instance SET networks = $1")
            .bind(i64::try_from(networks).unwrap_or(i64::MAX))
            .execute(&mut *write)
            .await?;
        write.commit().await
    }

    /// Whether the bot was started on several networks.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn serves_several_networks(&self) -> Result<bool, StoreError> {
        is_elsewhere(&mut *self.readers.acquire().await?).await
    }

    /// Until when the bot was on a network at least, if it ever was.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn attended(&self, network: &str) -> Result<Option<Timestamp>, StoreError> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM attendance WHERE network = $1")
            .bind(network)
            .fetch_optional(&self.readers)
            .await?;
        Ok(at.map(Timestamp))
    }

    /// The networks on which the bot was once and is not any more, each with how many games run that
    /// are seen there: their clocks rest, and what is to be said there waits.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn left_networks(&self, served: &[&str]) -> Result<Vec<(String, i64)>, StoreError> {
        let known: Vec<String> =
            sqlx::query_scalar("SELECT network FROM attendance ORDER BY network")
                .fetch_all(&self.readers)
                .await?;
        let mut left = Vec::new();
        for network in known.into_iter().filter(|known| !served.contains(&known.as_str())) {
            let games: i64 = sqlx::query_scalar(
                "SELECT COUNT(*) FROM games
                 WHERE ending IS NULL
                   AND (place LIKE $1
                        OR id IN (SELECT game FROM windows WHERE network = $2))",
            )
            .bind(format!("{network}:%"))
            .bind(&network)
            .fetch_one(&self.readers)
            .await?;
            left.push((network, games));
        }
        Ok(left)
    }

    /// Until when the bot was there at least, on each of these networks.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn attend(&self, networks: &[(&str, Timestamp)]) -> Result<(), StoreError> {
        let mut write = self.writer.begin().await?;
        for (network, at) in networks {
            sqlx::query(
                "INSERT INTO attendance (network, at) VALUES ($1, $2)
                 ON CONFLICT (network) DO UPDATE SET at = excluded.at",
            )
            .bind(*network)
            .bind(at.0)
            .execute(&mut *write)
            .await?;
        }
        write.commit().await
    }
}
