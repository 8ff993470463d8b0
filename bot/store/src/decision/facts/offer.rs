//! Writes facts about offers to the opponent.

use crate::database::values::stored_ply;
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::game::proposals;
use menagerie_core::GameId;
use menagerie_core::offer::types::OfferFact;

/// Writes a fact about offers to the opponent.
pub(super) async fn store(db: &mut Db, fact: &OfferFact, at: i64) -> Result<()> {
    match fact {
        OfferFact::DrawOffered { game, by, ply } => one(sqlx::query(
            "UPDATE games SET draw_by = $2, draw_ply = $3, touched_at = $4,
                 white_offer = CASE $2 WHEN 'white' THEN $3 ELSE white_offer END,
                 black_offer = CASE $2 WHEN 'black' THEN $3 ELSE black_offer END
             WHERE id = $1 AND ending IS NULL AND draw_by IS NULL",
        )
        .bind(game.0)
        .bind(by.word())
        .bind(stored_ply(*ply)?)
        .bind(at)
        .execute(db)
        .await?),
        OfferFact::DrawDeclined { game, ply } => one(sqlx::query(
            "UPDATE games SET draw_by = NULL, draw_ply = NULL, declined_ply = $2, touched_at = $3
             WHERE id = $1 AND draw_by IS NOT NULL",
        )
        .bind(game.0)
        .bind(stored_ply(*ply)?)
        .bind(at)
        .execute(db)
        .await?),
        OfferFact::DrawOfferGone(game) => {
            one(sqlx::query("UPDATE games SET draw_by = NULL, draw_ply = NULL WHERE id = $1")
                .bind(game.0)
                .execute(db)
                .await?)
        }
        OfferFact::ProposalMade { game, proposal } => {
            one(proposals::make(&mut *db, *game, proposal, at).await?)?;
            touch(db, *game, at).await
        }
        OfferFact::ProposalSettled { game, number, state } => {
            one(proposals::settle(&mut *db, *game, *number, *state, at).await?)?;
            touch(db, *game, at).await
        }
    }
}

/// Stores when something last happened in a game.
async fn touch(db: &mut Db, game: GameId, at: i64) -> Result<()> {
    one(sqlx::query("UPDATE games SET touched_at = $2 WHERE id = $1")
        .bind(game.0)
        .bind(at)
        .execute(db)
        .await?)
}
