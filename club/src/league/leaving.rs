//! A player who leaves during the season.

use super::season::{Departure, Season, Stage};
use thiserror::Error;

/// The effect of a departure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// Whether the player's games still count.
    pub how: Departure,
    /// The indices of the games that were running. They end at once.
    pub stopped: Vec<usize>,
}

/// Why a player cannot leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CannotLeave {
    /// The player has no number in the season.
    #[error("the player is not in this division")]
    NotHere,
    /// The player has left before.
    #[error("the player has left already")]
    HasLeft,
}

impl<P: Ord + Clone> Season<P> {
    /// Notes that a player has left, or was banned, or had their data deleted.
    ///
    /// Before half of their games have ended, all of these are annulled. Later, those that have not ended
    /// are lost, with the points of a loss on time. A game that was annulled before, because the opponent
    /// left, is none of their games; one that the opponent lost by leaving has ended.
    ///
    /// # Errors
    /// If the player is not in this division, or has left before.
    pub fn leave(&mut self, player: &P) -> Result<Left, CannotLeave> {
        if !self.players.contains(player) {
            return Err(CannotLeave::NotHere);
        }
        if self.left.contains_key(player) {
            return Err(CannotLeave::HasLeft);
        }
        let is_own = |at: &usize| self.games[*at].has(player);
        let own: Vec<usize> = (0..self.games.len()).filter(is_own).collect();
        let number =
            |is: fn(Stage) -> bool| own.iter().filter(|at| is(self.games[**at].stage)).count();
        let (open, ended) = (number(Stage::is_open), number(|stage| stage.points().is_some()));
        let how = if ended < open { Departure::Early } else { Departure::Late };

        let mut stopped = Vec::new();
        let [winner, loser] = self.scoring.on_time();
        for at in own {
            let game = &mut self.games[at];
            if game.stage == Stage::Running {
                stopped.push(at);
            }
            match (how, game.stage) {
                (_, Stage::Annulled(_)) => {}
                (Departure::Early, stage) => game.stage = Stage::Annulled(stage.points()),
                (Departure::Late, stage) if stage.is_open() => {
                    let is_first = game.first == *player;
                    let points = if is_first { [loser, winner] } else { [winner, loser] };
                    game.stage = Stage::Forfeited(points);
                }
                (Departure::Late, _) => {}
            }
        }
        self.left.insert(player.clone(), how);
        Ok(Left { how, stopped })
    }
}
