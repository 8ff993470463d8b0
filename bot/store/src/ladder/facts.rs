//! Writing the facts of ladders.

use crate::database::{Db, Result};
use menagerie_core::ladder::types::LadderFact;
use menagerie_core::{GameId, Timestamp};
use sqlx::any::AnyQueryResult;

/// Writes a fact about a ladder.
pub(crate) async fn store(db: &mut Db, fact: &LadderFact, at: Timestamp) -> Result<AnyQueryResult> {
    let query = match fact {
        LadderFact::Joined { ladder, player } => sqlx::query(
            "INSERT INTO ladder_places (server, variant, player, place, joined_at)
             SELECT $1, $2, $3, coalesce(max(place), 0) + 1, $4
             FROM ladder_places WHERE server = $1 AND variant = $2",
        )
        .bind(ladder.server.as_str())
        .bind(&ladder.variant)
        .bind(player.as_str())
        .bind(at.0),
        LadderFact::Left { ladder, player } => sqlx::query(
            "DELETE FROM ladder_places WHERE server = $1 AND variant = $2 AND player = $3",
        )
        .bind(ladder.server.as_str())
        .bind(&ladder.variant)
        .bind(player.as_str()),
        LadderFact::GameBegun { ladder, game, network } => sqlx::query(
            "INSERT INTO ladder_games (game, server, variant, network) VALUES ($1, $2, $3, $4)",
        )
        .bind(game.0)
        .bind(ladder.server.as_str())
        .bind(&ladder.variant)
        .bind(network),
        LadderFact::Rose { ladder, player, above } => {
            let place: i64 = sqlx::query_scalar(
                "SELECT place FROM ladder_places
                 WHERE server = $1 AND variant = $2 AND player = $3",
            )
            .bind(ladder.server.as_str())
            .bind(&ladder.variant)
            .bind(above.as_str())
            .fetch_one(&mut *db)
            .await?;
            // The players who are below the old place move with them. Only the order counts.
            sqlx::query(
                "UPDATE ladder_places SET place = place + 1
                 WHERE server = $1 AND variant = $2 AND place >= $3",
            )
            .bind(ladder.server.as_str())
            .bind(&ladder.variant)
            .bind(place)
            .execute(&mut *db)
            .await?;
            sqlx::query(
                "UPDATE ladder_places SET place = $4
                 WHERE server = $1 AND variant = $2 AND player = $3",
            )
            .bind(ladder.server.as_str())
            .bind(&ladder.variant)
            .bind(player.as_str())
            .bind(place)
        }
        LadderFact::Fell { ladder, player } => sqlx::query(
            "UPDATE ladder_places
             SET place = 1 + (SELECT max(place) FROM ladder_places AS others
                              WHERE others.server = $1 AND others.variant = $2)
             WHERE server = $1 AND variant = $2 AND player = $3",
        )
        .bind(ladder.server.as_str())
        .bind(&ladder.variant)
        .bind(player.as_str()),
        LadderFact::Settled(game) => sqlx::query(
            "UPDATE ladder_games SET settled_at = $2
             WHERE game = $1 AND ended_at IS NOT NULL AND settled_at IS NULL",
        )
        .bind(game.0)
        .bind(at.0),
    };
    Ok(query.execute(db).await?)
}

/// A game has ended. If it was one of a ladder, its end is due there.
pub(crate) async fn game_ended(db: &mut Db, game: GameId, at: Timestamp) -> Result<()> {
    sqlx::query("UPDATE ladder_games SET ended_at = $2 WHERE game = $1")
        .bind(game.0)
        .bind(at.0)
        .execute(db)
        .await?;
    Ok(())
}
