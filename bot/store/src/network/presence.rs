//! On which networks the bot is, and until when it was there. From this the next start knows how
//! long it was away.

use crate::database::{Db, Result, Store};
use menagerie_core::Timestamp;

/// Whether the bot was started on several networks.
pub(crate) async fn is_elsewhere(db: &mut Db) -> Result<bool> {
    let networks: i64 = sqlx::query_scalar("SELECT networks FROM instance").fetch_one(db).await?;
    Ok(networks > 1)
}

/// Deletes the entries of another number of shards. The new shards have gone on from there.
async fn forget_other_shards(db: &mut Db, network: &str, shards: u32) -> Result<()> {
    sqlx::query("DELETE FROM shards WHERE network = $1 AND total <> $2")
        .bind(network)
        .bind(i64::from(shards))
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// Stores how many networks the bot serves from now on.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn serve_networks(&self, networks: usize) -> Result<()> {
        let statement = sqlx::query("UPDATE instance SET networks = $1")
            .bind(i64::try_from(networks).unwrap_or(i64::MAX));
        self.writer.execute(statement).await
    }

    /// Whether the bot was started on several networks.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn serves_several_networks(&self) -> Result<bool> {
        is_elsewhere(&mut *self.readers.acquire().await?).await
    }

    /// Until when the bot was on a network at least, if it ever was.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn attended(&self, network: &str) -> Result<Option<Timestamp>> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM attendance WHERE network = $1")
            .bind(network)
            .fetch_optional(&self.readers)
            .await?;
        Ok(at.map(Timestamp))
    }

    /// The networks on which the bot was once and is not any more, each with the number of running
    /// games that are seen there. Their clocks rest, and messages there wait.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn left_networks(&self, served: &[&str]) -> Result<Vec<(String, i64)>> {
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

    /// Stores until when the bot was on each of these networks at least.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn attend(&self, networks: &[(&str, Timestamp)]) -> Result<()> {
        let attend = async |db: &mut Db| {
            for (network, at) in networks {
                sqlx::query(
                    "INSERT INTO attendance (network, at) VALUES ($1, $2)
                     ON CONFLICT (network) DO UPDATE SET at = excluded.at",
                )
                .bind(*network)
                .bind(at.0)
                .execute(&mut *db)
                .await?;
                forget_other_shards(db, network, self.shards()).await?;
            }
            Ok(())
        };
        self.writer.write(attend).await
    }

    /// Stores until when these shards of a network were heard at least, out of so many shards.
    /// Returns until when each other shard was, if it ever was.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn attend_shards(
        &self,
        network: &str,
        ours: &[(u32, Timestamp)],
    ) -> Result<Vec<(u32, Option<Timestamp>)>> {
        let total = i64::from(self.shards());
        let attend = async |db: &mut Db| -> Result<Vec<(i64, i64)>> {
            for (shard, at) in ours {
                sqlx::query(
                    "INSERT INTO shards (network, total, shard, at) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (network, total, shard) DO UPDATE SET at = excluded.at",
                )
                .bind(network)
                .bind(total)
                .bind(i64::from(*shard))
                .bind(at.0)
                .execute(&mut *db)
                .await?;
            }
            forget_other_shards(db, network, self.shards()).await?;
            Ok(sqlx::query_as(
                "SELECT shard, at FROM shards
                 WHERE network = $1 AND total = $2 AND at IS NOT NULL",
            )
            .bind(network)
            .bind(total)
            .fetch_all(db)
            .await?)
        };
        let known = self.writer.write(attend).await?;
        let at = |shard: u32| known.iter().find(|(known, _)| *known == i64::from(shard));
        let others = (0..self.shards()).filter(|shard| ours.iter().all(|(our, _)| our != shard));
        Ok(others.map(|shard| (shard, at(shard).map(|(_, at)| Timestamp(*at)))).collect())
    }

    /// Until when every message in a shard of a network is known at least.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn shard_heard_at(&self, network: &str, shard: u32) -> Result<Timestamp> {
        let at: Option<Option<i64>> = sqlx::query_scalar(
            "SELECT heard_at FROM shards WHERE network = $1 AND total = $2 AND shard = $3",
        )
        .bind(network)
        .bind(i64::from(self.shards()))
        .bind(i64::from(shard))
        .fetch_optional(&self.readers)
        .await?;
        match at.flatten() {
            Some(at) => Ok(Timestamp(at)),
            // There was a single shard, or another number of shards.
            None => self.heard_at().await,
        }
    }

    /// Stores that every message in a shard of a network is known until `at`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set_shard_heard_at(&self, network: &str, shard: u32, at: Timestamp) -> Result<()> {
        if self.shards() == 1 {
            return self.set_heard_at(at).await;
        }
        let noted = sqlx::query(
            "INSERT INTO shards (network, total, shard, heard_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (network, total, shard) DO UPDATE SET heard_at = excluded.heard_at",
        )
        .bind(network)
        .bind(i64::from(self.shards()))
        .bind(i64::from(shard))
        .bind(at.0);
        self.writer.execute(noted).await
    }
}
