//! Writes facts about the places of a game.

use crate::community::{absences, windows};
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::league::consequences;
use menagerie_core::Timestamp;
use menagerie_core::model::PlaceFact;

/// Writes a fact about the places of a game.
pub(super) async fn store(db: &mut Db, fact: &PlaceFact, seen: Timestamp) -> Result<()> {
    match fact {
        PlaceFact::WindowOpened { game, window } => one(windows::open(db, *game, window).await?),
        PlaceFact::OwnPlaceLost { game, place } => {
            one(windows::lose_own_place(db, *game, place).await?)
        }
        PlaceFact::Lost { game, place } => one(windows::lose_place(db, *game, place).await?),
        PlaceFact::Adopted { game, place } => one(windows::adopt(db, *game, place).await?),
        PlaceFact::PresenceNoted { game, side, gone_at } => {
            absences::note(&mut *db, *game, *side, *gone_at).await?;
            consequences::presence_noted(db, *game, *side, *gone_at, seen.0).await
        }
        PlaceFact::Regained { game, place } => one(windows::regain(db, *game, place).await?),
    }
}
