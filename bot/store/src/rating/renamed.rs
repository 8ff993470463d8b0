//! Which ledgers change when a player gets another name.

use super::ledgers::drop_since;
use crate::database::{Db, Result};
use menagerie_core::PlayerId;
use menagerie_core::rating::Calendar;

/// Drops the ledgers since a player's first rated game began: the player gets another name.
pub(crate) async fn renamed(db: &mut Db, player: &PlayerId) -> Result<()> {
    let first: Option<i64> = sqlx::query_scalar(
        "SELECT min(started_at) FROM (
             SELECT started_at FROM games WHERE white = $1 AND ending IS NULL AND rated = 1
             UNION ALL SELECT started_at FROM games
             WHERE white = $1 AND ending IS NOT NULL AND rated = 1
             UNION ALL SELECT started_at FROM games
             WHERE black = $1 AND ending IS NULL AND rated = 1
             UNION ALL SELECT started_at FROM games
             WHERE black = $1 AND ending IS NOT NULL AND rated = 1) AS begun",
    )
    .bind(player.as_str())
    .fetch_one(&mut *db)
    .await?;
    match first {
        Some(first) => drop_since(db, Calendar::Months.period(first)).await,
        None => Ok(()),
    }
}
