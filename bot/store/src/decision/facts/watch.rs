//! Writes facts about the spectators of a game.

use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::game::spectators;
use menagerie_core::watch::types::WatchFact;

/// Writes a fact about the spectators of a game.
pub(super) async fn store(db: &mut Db, fact: &WatchFact, at: i64) -> Result<()> {
    match fact {
        WatchFact::Watched { game, watcher } => {
            one(spectators::watch(db, *game, watcher, at).await?)
        }
        WatchFact::AnalysisSettled { game, by, changes } => {
            one(spectators::settle_analysis(db, *game, *by, *changes).await?)
        }
        WatchFact::PlaceLost(game) => one(spectators::lose_place(db, *game).await?),
    }
}
