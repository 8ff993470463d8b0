//! The table of a division after the season, in which no rank is shared.

use super::season::Season;
use super::seed::{Draw, Seed};
use super::standings::Standings;
use crate::tables::Row;
use std::num::NonZeroUsize;
use thiserror::Error;

/// The season goes on, so there is no final table yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("games that have not ended: {0}")]
pub struct Unfinished(pub usize);

impl<P: Ord + Clone> Season<P> {
    /// The table when all games have ended. Of players who share a rank, the one comes first who is drawn
    /// first from the seed ([`Draw::Ties`]), so no rank is shared. The list that the order is drawn of is
    /// that of all players by their numbers.
    ///
    /// # Errors
    /// If games have not ended.
    pub fn final_standings(
        &self,
        seed: &Seed,
        division: NonZeroUsize,
    ) -> Result<Standings<P>, Unfinished> {
        let open = self.games.iter().filter(|game| game.stage.is_open()).count();
        if open > 0 {
            return Err(Unfinished(open));
        }
        let lot = seed.order(Draw::Ties(division), self.players.clone());
        let mut standings = self.standings();
        let drawn = |row: &Row<P>| lot.iter().position(|player| *player == row.player);
        standings.rows.sort_by_key(|row| (row.rank, drawn(row)));
        for (rank, row) in (1..).zip(&mut standings.rows) {
            row.rank = rank;
        }
        Ok(standings)
    }
}
