//! Blocks: who does not want to play against whom.

use crate::database::{Db, Result};
use menagerie_core::PlayerId;
use sqlx::any::AnyQueryResult;

/// The players whom a member has blocked.
pub(crate) async fn blocked_by(db: &mut Db, player: &PlayerId) -> Result<Vec<PlayerId>> {
    let blocked: Vec<String> =
        sqlx::query_scalar("SELECT blocked FROM blocks WHERE player = $1 ORDER BY blocked")
            .bind(player.as_str())
            .fetch_all(db)
            .await?;
    Ok(blocked.into_iter().map(PlayerId::from_stored).collect())
}

/// Whether one of two has blocked the other.
pub(crate) async fn is_between(db: &mut Db, one: &PlayerId, other: &PlayerId) -> Result<bool> {
    let found: Option<i64> = sqlx::query_scalar(
        "SELECT 1 FROM blocks WHERE player = $1 AND blocked = $2
         UNION ALL SELECT 1 FROM blocks WHERE player = $2 AND blocked = $1 LIMIT 1",
    )
    .bind(one.as_str())
    .bind(other.as_str())
    .fetch_optional(db)
    .await?;
    Ok(found.is_some())
}

pub(crate) async fn block(
    db: &mut Db,
    player: &PlayerId,
    blocked: &PlayerId,
    at: i64,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query("INSERT INTO blocks (player, blocked, at) VALUES ($1, $2, $3)")
        .bind(player.as_str())
        .bind(blocked.as_str())
        .bind(at)
        .execute(db)
        .await?)
}

pub(crate) async fn unblock(
    db: &mut Db,
    player: &PlayerId,
    blocked: &PlayerId,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query("DELETE FROM blocks WHERE player = $1 AND blocked = $2")
        .bind(player.as_str())
        .bind(blocked.as_str())
        .execute(db)
        .await?)
}
