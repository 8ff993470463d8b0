//! How much somebody has going on.

use super::StoreError;
use crate::game::PlayerId;
use sqlx::SqliteConnection;

/// How many games of a person run.
pub(super) async fn running(
    connection: &mut SqliteConnection,
    player: &PlayerId,
) -> Result<usize, StoreError> {
    let count: i64 = sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM games WHERE white = $1 AND ending IS NULL)
              + (SELECT count(*) FROM games WHERE black = $1 AND ending IS NULL)",
    )
    .bind(player.as_str())
    .fetch_one(connection)
    .await?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}
