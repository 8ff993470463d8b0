//! The points that the sides can get for a game.

use crate::tables::Points;
use thiserror::Error;

/// All results that a game of a league can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The points of both sides. Each result is there for either side.
    results: Vec<[Points; 2]>,
    /// Of a loss on time, the points of the winner and those of the loser.
    on_time: [Points; 2],
}

/// With these points a loss on time would be no loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a loss on time has to bring more to the winner than to the loser, not {0} and {1}")]
pub struct NoLoss(pub Points, pub Points);

impl Scoring {
    /// An author's table: the points of the better side and of the other one for each result, and those
    /// of the winner and the loser of a loss on time, which need not be among the results.
    ///
    /// # Errors
    /// If the winner on time does not get more than the loser.
    pub fn new(
        results: impl IntoIterator<Item = [Points; 2]>,
        on_time: [Points; 2],
    ) -> Result<Scoring, NoLoss> {
        let [winner, loser] = on_time;
        if winner <= loser {
            return Err(NoLoss(winner, loser));
        }
        let results = results.into_iter().chain([on_time]);
        let mut results: Vec<_> =
            results.flat_map(|[one, other]| [[one, other], [other, one]]).collect();
        results.sort_unstable();
        results.dedup();
        Ok(Scoring { results, on_time })
    }

    /// 1, ½, 0.
    pub fn usual() -> Scoring {
        let (win, draw) = ([Points::ONE, Points::ZERO], [Points::HALF; 2]);
        let results = vec![[Points::ZERO, Points::ONE], draw, win];
        Scoring { results, on_time: win }
    }

    /// The points of the first and the second side for each result.
    pub fn results(&self) -> &[[Points; 2]] {
        &self.results
    }

    /// The points of the winner and of the loser of a game that is lost on time.
    pub const fn on_time(&self) -> [Points; 2] {
        self.on_time
    }
}
