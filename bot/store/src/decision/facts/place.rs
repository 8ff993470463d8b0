//! Writes facts about the places of a game.

use crate::community::{absences, windows};
use crate::database::Result;
use crate::decision::one_row::one;
use menagerie_core::model::PlaceFact;
use sqlx::AnyConnection;

/// Writes a fact about the places of a game.
pub(super) async fn store(connection: &mut AnyConnection, fact: &PlaceFact) -> Result<()> {
    match fact {
        PlaceFact::WindowOpened { game, window } => {
            one(windows::open(connection, *game, window).await?)
        }
        PlaceFact::OwnPlaceLost { game, place } => {
            one(windows::lose_own_place(connection, *game, place).await?)
        }
        PlaceFact::Lost { game, place } => {
            one(windows::lose_place(connection, *game, place).await?)
        }
        PlaceFact::Adopted { game, place } => one(windows::adopt(connection, *game, place).await?),
        PlaceFact::PresenceNoted { game, side, gone_at } => {
            absences::note(connection, *game, *side, *gone_at).await
        }
        PlaceFact::Regained { game, place } => {
            one(windows::regain(connection, *game, place).await?)
        }
    }
}
