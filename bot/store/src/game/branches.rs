//! Private lines of moves: the last one of each person in each game.

use crate::database::values::{counted, stored_ply};
use crate::database::{Db, Result, Store};
use menagerie_core::model::Moment;
use menagerie_core::notebook::types::Branch;
use menagerie_core::{GameId, PlayerId};
use sqlx::any::AnyQueryResult;

/// A person's last private line in a game.
pub(crate) async fn branch(db: &mut Db, player: &PlayerId, game: GameId) -> Result<Option<Branch>> {
    let row: Option<(i64, i64, i64, String)> = sqlx::query_as(
        "SELECT ply, tried_ply, taken_back, moves FROM branches WHERE player = $1 AND game = $2",
    )
    .bind(player.as_str())
    .bind(game.0)
    .fetch_optional(db)
    .await?;
    let Some((from, ply, taken_back, moves)) = row else { return Ok(None) };
    let tried = Moment { ply: counted(ply)?, taken_back: counted(taken_back)? };
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Ok(Some(Branch { from: counted(from)?, tried, moves }))
}

/// Stores a line in place of the last one.
pub(crate) async fn set(
    db: &mut Db,
    player: &PlayerId,
    game: GameId,
    branch: &Branch,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO branches (player, game, ply, tried_ply, taken_back, moves)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player, game) DO UPDATE SET ply = excluded.ply,
             tried_ply = excluded.tried_ply, taken_back = excluded.taken_back,
             moves = excluded.moves",
    )
    .bind(player.as_str())
    .bind(game.0)
    .bind(stored_ply(branch.from)?)
    .bind(stored_ply(branch.tried.ply)?)
    .bind(stored_ply(branch.tried.taken_back)?)
    .bind(branch.moves.join(" "))
    .execute(db)
    .await?)
}

impl Store {
    /// A person's last private line in a game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn branch(&self, player: &PlayerId, game: GameId) -> Result<Option<Branch>> {
        branch(&mut *self.readers.acquire().await?, player, game).await
    }
}
