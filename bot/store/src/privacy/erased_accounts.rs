//! Members who had all their data deleted, as far as they must be known when they come back: a
//! deletion is no way round a block or a limit. Nothing here leads to a person except their own
//! return.

use crate::database::account_digests::AccountDigests;
use crate::database::{Db, Result};
use menagerie_core::{PlayerId, Timestamp};

/// Stores that the member with these accounts is deleted, and who has blocked them, before those
/// rows are deleted.
pub(crate) async fn note(
    db: &mut Db,
    digests: &AccountDigests,
    accounts: &[PlayerId],
    at: Timestamp,
) -> Result<()> {
    for account in accounts {
        let digest = digests.of_account(account);
        sqlx::query(
            "INSERT INTO departures (stamp, at) VALUES ($1, $2)
             ON CONFLICT (stamp) DO UPDATE SET at = excluded.at",
        )
        .bind(&digest)
        .bind(at.0)
        .execute(&mut *db)
        .await?;
        for blocked in accounts {
            sqlx::query(
                "INSERT INTO departed_blocks (stamp, player, at)
                 SELECT $1, player, at FROM blocks WHERE blocked = $2
                 ON CONFLICT (stamp, player) DO NOTHING",
            )
            .bind(&digest)
            .bind(blocked.as_str())
            .execute(&mut *db)
            .await?;
        }
    }
    Ok(())
}

/// A person with this account is back who had all their data deleted. Every member who had blocked
/// them has them blocked again.
pub(crate) async fn came_back(db: &mut Db, stamp: &str, account: &PlayerId) -> Result<()> {
    sqlx::query(
        "INSERT INTO blocks (player, blocked, at)
         SELECT player, $2, at FROM departed_blocks WHERE stamp = $1
         ON CONFLICT (player, blocked) DO NOTHING",
    )
    .bind(stamp)
    .bind(account.as_str())
    .execute(&mut *db)
    .await?;
    sqlx::query("DELETE FROM departed_blocks WHERE stamp = $1").bind(stamp).execute(db).await?;
    Ok(())
}

/// Deletes the entries from before a moment, except of people whom somebody blocks.
pub(crate) async fn forget(db: &mut Db, before: i64) -> Result<()> {
    sqlx::query(
        "DELETE FROM departures
         WHERE at < $1 AND stamp NOT IN (SELECT stamp FROM departed_blocks)",
    )
    .bind(before)
    .execute(db)
    .await?;
    Ok(())
}
