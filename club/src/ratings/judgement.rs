//! Which games count, among all that may: at most four of a pair in a period, and one of a series of
//! losses on time.

use super::calendar::{Calendar, Period};
use super::game::Game;
use super::not_counted::NotCounted;
use std::collections::{BTreeMap, BTreeSet};

/// How many games of the same two players count in a period.
pub const MOST_OF_A_PAIR: u32 = 4;

/// The verdicts on games that are in the order of their ends, and the players who have lost their
/// last game on time then. `late` are the players who had before.
pub(super) fn judge<P: Ord + Clone>(
    calendar: Calendar,
    late: &BTreeSet<P>,
    games: &[Game<P>],
) -> (Vec<Result<(), NotCounted>>, BTreeSet<P>) {
    let mut so_far = SoFar { counted: BTreeMap::new(), late: late.iter().collect() };
    let judged = games.iter().map(|game| so_far.judge(calendar.period(game.ended), game)).collect();
    (judged, so_far.late.into_iter().cloned().collect())
}

/// The facts that matter of the games before.
struct SoFar<'a, P> {
    /// How many games of a pair count in a period.
    counted: BTreeMap<(Period, &'a P, &'a P), u32>,
    /// The players who lost their last game on time.
    late: BTreeSet<&'a P>,
}

impl<'a, P: Ord> SoFar<'a, P> {
    /// A game beyond the fourth of a pair is as if it had not been: it neither continues nor ends a
    /// series. A game that a series leaves out is none of the pair's four. It does end a series of its
    /// winner, who has won on time.
    fn judge(&mut self, period: Period, game: &'a Game<P>) -> Result<(), NotCounted> {
        let (one, other) = (&game.first, &game.second);
        let pair = (period, one.min(other), one.max(other));
        let counted = self.counted.entry(pair).or_default();
        if *counted == MOST_OF_A_PAIR {
            return Err(NotCounted::BeyondFour);
        }
        let loser = game.late();
        let goes_on = loser.is_some_and(|loser| self.late.contains(loser));
        for player in [one, other] {
            self.late.remove(player);
        }
        self.late.extend(loser);
        if goes_on {
            return Err(NotCounted::SeriesOnTime);
        }
        *counted += 1;
        Ok(())
    }
}
