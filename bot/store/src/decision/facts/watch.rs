//! Writes facts about the spectators of a game.

use crate::database::Result;
use crate::decision::one_row::one;
use crate::game::kibitz;
use menagerie_core::model::WatchFact;
use sqlx::AnyConnection;

/// Writes a fact about the spectators of a game.
pub(super) async fn store(connection: &mut AnyConnection, fact: &WatchFact, at: i64) -> Result<()> {
    match fact {
        WatchFact::Watched { game, watcher } => {
            one(kibitz::watch(connection, *game, watcher, at).await?)
        }
        WatchFact::AnalysisSettled { game, by, changes } => {
            one(kibitz::settle_analysis(connection, *game, *by, *changes).await?)
        }
        WatchFact::PlaceLost(game) => one(kibitz::lose_place(connection, *game).await?),
    }
}
