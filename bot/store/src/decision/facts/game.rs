//! Writes facts about the course of a game.

use crate::clock::clocks;
use crate::database::values::stored_ply;
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::game::{plans, tallies};
use crate::ladder::facts as ladders;
use crate::league::consequences;
use crate::outbox::notices;
use crate::rating::ledgers;
use menagerie_core::GameId;
use menagerie_core::dispatch::Input;
use menagerie_core::model::GameFact;
use menagerie_rules::Color;

/// Writes a fact about the course of a game.
pub(super) async fn store(db: &mut Db, fact: &GameFact, input: &Input) -> Result<()> {
    let at = input.at().0;
    match fact {
        GameFact::MovePlayed { game, ply, coordinates } => {
            let cause = input.cause().as_str();
            play(db, *game, stored_ply(*ply)?, coordinates, at, cause).await
        }
        GameFact::ConditionalMovePlayed { game, ply, coordinates } => {
            // Each move has a cause of its own, so that none is ever played twice.
            let cause = format!("{}+{ply}", input.cause().as_str());
            play(db, *game, stored_ply(*ply)?, coordinates, at, &cause).await
        }
        GameFact::PlanSettled { game, by, plan } => {
            plans::clear(&mut *db, *game, *by).await?;
            match plan {
                Some(plan) => {
                    one(plans::make(&mut *db, *game, *by, plan).await?)?;
                    plans::fill(db, *game, *by, plan).await
                }
                None => Ok(()),
            }
        }
        GameFact::MoveTakenBack { game, ply, coordinates, agreed_by } => {
            let ply = stored_ply(*ply)?;
            one(sqlx::query(
                "INSERT INTO moves_taken_back
                     (game, number, ply, coordinates, played_at, played_cause, at, cause, agreed_by)
                 SELECT game, (SELECT count(*) FROM moves_taken_back WHERE game = $1), ply,
                        coordinates, at, cause, $4, $5, $6
                 FROM moves WHERE game = $1 AND ply = $2 AND coordinates = $3",
            )
            .bind(game.0)
            .bind(ply)
            .bind(coordinates)
            .bind(at)
            .bind(input.cause().as_str())
            .bind(agreed_by.map(Color::word))
            .execute(&mut *db)
            .await?)?;
            one(sqlx::query("DELETE FROM moves WHERE game = $1 AND ply = $2")
                .bind(game.0)
                .bind(ply)
                .execute(&mut *db)
                .await?)?;
            clocks::uncharge(db, *game, ply).await?;
            one(sqlx::query(
                "UPDATE games SET ply = $2, touched_at = $3
                 WHERE id = $1 AND ply = $2 + 1 AND ending IS NULL",
            )
            .bind(game.0)
            .bind(ply)
            .bind(at)
            .execute(db)
            .await?)
        }
        GameFact::Ended { game, end } => {
            one(sqlx::query(
                "UPDATE games SET ending = $2, winner = $3, touched_at = $4
                 WHERE id = $1 AND ending IS NULL",
            )
            .bind(game.0)
            .bind(end.ending.word())
            .bind(end.winner.map(Color::word))
            .bind(at)
            .execute(&mut *db)
            .await?)?;
            for side in Color::BOTH {
                plans::clear(&mut *db, *game, side).await?;
            }
            notices::settle(&mut *db, *game).await?;
            clocks::end(&mut *db, *game).await?;
            ledgers::changed_by(&mut *db, *game, input.at()).await?;
            consequences::game_ended(&mut *db, *game, input.seen().0).await?;
            ladders::game_ended(&mut *db, *game, input.seen()).await?;
            tallies::end(db, *game, *end).await
        }
        GameFact::Adjudicated { game, ruling } => one(sqlx::query(
            "UPDATE games SET adjudicated_by = $2, reason = $3, ruling_rated = $4
             WHERE id = $1 AND ending IN ('adjudicated', 'annulled') AND adjudicated_by IS NULL",
        )
        .bind(game.0)
        .bind(ruling.by.as_str())
        .bind(&ruling.reason)
        .bind(i64::from(ruling.is_rated))
        .execute(db)
        .await?),
    }
}

/// Stores a move.
async fn play(
    db: &mut Db,
    game: GameId,
    ply: i64,
    coordinates: &str,
    at: i64,
    cause: &str,
) -> Result<()> {
    one(sqlx::query(
        "INSERT INTO moves (game, ply, coordinates, at, cause) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.0)
    .bind(ply)
    .bind(coordinates)
    .bind(at)
    .bind(cause)
    .execute(&mut *db)
    .await?)?;
    one(sqlx::query(
        "UPDATE games SET ply = ply + 1, touched_at = $3
         WHERE id = $1 AND ply = $2 AND ending IS NULL",
    )
    .bind(game.0)
    .bind(ply)
    .bind(at)
    .execute(db)
    .await?)
}
