//! The effects of other facts on leagues: a game begins or ends, a player is away or back, a server's games go on.

use crate::database::{Db, Result};
use menagerie_core::{GameId, Server, Timestamp};
use menagerie_rules::Color;

/// A game has ended, so its season may go on. Ends are ordered as they are stored, as departures are.
pub(crate) async fn game_ended(db: &mut Db, game: GameId, at: i64) -> Result<()> {
    sqlx::query("UPDATE league_games SET ended_at = $2 WHERE game = $1")
        .bind(game.0)
        .bind(at)
        .execute(&mut *db)
        .await?;
    look_at(db, game, at).await
}

/// A player of a game has left its community, or is back.
pub(crate) async fn presence_noted(
    db: &mut Db,
    game: GameId,
    side: Color,
    gone_at: Option<Timestamp>,
    at: i64,
) -> Result<()> {
    // The first report counts.
    sqlx::query(
        "UPDATE league_players
         SET gone_at = CASE WHEN $3 IS NULL THEN NULL ELSE coalesce(gone_at, $3) END
         WHERE league = (SELECT league FROM league_games WHERE game = $1)
           AND player = (SELECT CASE $2 WHEN 'white' THEN white ELSE black END FROM games
                         WHERE id = $1)",
    )
    .bind(game.0)
    .bind(side.word())
    .bind(gone_at.map(|at| at.0))
    .execute(&mut *db)
    .await?;
    look_at(db, game, at).await
}

/// Something may be due for the season of a game.
async fn look_at(db: &mut Db, game: GameId, at: i64) -> Result<()> {
    sqlx::query(
        "UPDATE leagues SET due_at = $2
         WHERE over_at IS NULL AND id = (SELECT league FROM league_games WHERE game = $1)",
    )
    .bind(game.0)
    .bind(at)
    .execute(db)
    .await?;
    Ok(())
}

/// The games of a community have stood still, so that the dates of its leagues are later.
pub(crate) async fn thawed(db: &mut Db, server: &Server, from: i64, until: i64) -> Result<()> {
    let length = (until - from).max(0);
    sqlx::query(
        "UPDATE league_games SET stands_at = stands_at + $2
         WHERE stands_at IS NOT NULL AND league IN
             (SELECT id FROM leagues WHERE server = $1 AND over_at IS NULL)",
    )
    .bind(server.as_str())
    .bind(length)
    .execute(&mut *db)
    .await?;
    sqlx::query(
        "UPDATE leagues SET ends_at = ends_at + $2, judged_at = judged_at + $2, due_at = $3
         WHERE server = $1 AND over_at IS NULL AND begun_at IS NOT NULL",
    )
    .bind(server.as_str())
    .bind(length)
    .bind(until)
    .execute(db)
    .await?;
    Ok(())
}

/// A game of a season has begun. Of a player who is away it is heard when they are back.
pub(crate) async fn game_begun(db: &mut Db, game: GameId) -> Result<()> {
    for statement in [
        "UPDATE games SET white_gone_at = (SELECT gone_at FROM league_players
             WHERE player = games.white
               AND league = (SELECT league FROM league_games WHERE game = games.id))
         WHERE id = $1",
        "UPDATE games SET black_gone_at = (SELECT gone_at FROM league_players
             WHERE player = games.black
               AND league = (SELECT league FROM league_games WHERE game = games.id))
         WHERE id = $1",
    ] {
        sqlx::query(statement).bind(game.0).execute(&mut *db).await?;
    }
    Ok(())
}
