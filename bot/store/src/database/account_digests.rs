//! Digests of accounts. By them the bot knows a member again who had all their data deleted and
//! comes back.

use menagerie_core::PlayerId;
use rand::{Rng, RngExt};
use sha2::{Digest, Sha256};
use sqlx::AnyConnection;

/// Makes digests of accounts, which nobody can make without the key.
pub(crate) struct AccountDigests {
    key: String,
}

impl AccountDigests {
    /// The digests of a database, which gets a key if it has none.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub(crate) async fn of(
        connection: &mut AnyConnection,
        rng: &mut (dyn Rng + Send),
    ) -> Result<Self, sqlx::Error> {
        let fresh: [u64; 4] = rng.random();
        sqlx::query("UPDATE instance SET stamp_key = $1 WHERE stamp_key IS NULL")
            .bind(fresh.map(|part| format!("{part:016x}")).concat())
            .execute(&mut *connection)
            .await?;
        let key =
            sqlx::query_scalar("SELECT stamp_key FROM instance").fetch_one(connection).await?;
        Ok(Self { key })
    }

    /// The digests of a database, if it has a key.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) async fn known(connection: &mut AnyConnection) -> Result<Option<Self>, sqlx::Error> {
        let key: Option<String> =
            sqlx::query_scalar("SELECT stamp_key FROM instance").fetch_one(connection).await?;
        Ok(key.map(|key| Self { key }))
    }

    /// The digest of an account.
    pub(crate) fn of_account(&self, account: &PlayerId) -> String {
        let hash = Sha256::digest(format!("{} {}", self.key, account.as_str()));
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
