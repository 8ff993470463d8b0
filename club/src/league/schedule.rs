//! Which games of a season begin next.

use super::season::{Game, Season, Stage};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;

impl<P: Ord + Clone> Season<P> {
    /// The indices of the games to be begun now, when each player has `limit` games at once.
    ///
    /// The waiting games are taken in their order, round by round, and each begins whose players both
    /// have room for it. So two players who both have room never wait for each other, and while no game
    /// runs, one can begin: the season never stands still. The answer depends on the stages of the games
    /// alone. Where these are asked again after each of the games has begun, nothing more begins.
    pub fn due(&self, limit: NonZeroUsize) -> Vec<usize> {
        let mut running: BTreeMap<&P, usize> = BTreeMap::new();
        for game in self.games.iter().filter(|game| game.stage == Stage::Running) {
            count(&mut running, game);
        }
        let mut due = Vec::new();
        for (at, game) in self.games.iter().enumerate() {
            let has_room = |player| running.get(player).is_none_or(|number| *number < limit.get());
            if game.stage == Stage::Waiting && has_room(&game.first) && has_room(&game.second) {
                count(&mut running, game);
                due.push(at);
            }
        }
        due
    }
}

fn count<'a, P: Ord>(running: &mut BTreeMap<&'a P, usize>, game: &'a Game<P>) {
    for player in [&game.first, &game.second] {
        *running.entry(player).or_default() += 1;
    }
}
