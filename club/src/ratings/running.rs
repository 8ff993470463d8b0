//! In which periods a player had a rated game running.

use super::calendar::{Calendar, Period};
use super::game::RunningGame;
use std::collections::BTreeMap;

/// The periods of each player, as ranges in order that do not touch.
#[derive(Clone, Debug)]
pub(super) struct Running<P>(BTreeMap<P, Vec<(Period, Period)>>);

impl<P: Ord> Running<P> {
    /// The periods in which these games ran, in part or wholly.
    pub(super) fn new(calendar: Calendar, games: Vec<RunningGame<P>>) -> Self {
        let mut ranges: BTreeMap<P, Vec<(Period, Period)>> = BTreeMap::new();
        for RunningGame { player, began, ended } in games {
            let last = ended.map_or(Period(i64::MAX), |ended| calendar.period(ended));
            ranges.entry(player).or_default().push((calendar.period(began), last));
        }
        for ranges in ranges.values_mut() {
            ranges.sort_unstable();
            ranges.dedup_by(|next, kept| {
                let touches = next.0.0 <= kept.1.0.saturating_add(1);
                kept.1 = if touches { kept.1.max(next.1) } else { kept.1 };
                touches
            });
        }
        Self(ranges)
    }

    /// Whether a rated game of the player ran in a period.
    pub(super) fn is_running(&self, player: &P, period: Period) -> bool {
        let Some(ranges) = self.0.get(player) else { return false };
        let begun = ranges.partition_point(|(first, _)| *first <= period);
        begun > 0 && period <= ranges[begun - 1].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;

    #[test]
    fn overlapping_games_are_one_range_and_gaps_stay() {
        let calendar = Calendar::Every(NonZeroU32::MIN);
        let games =
            [(7, Some(9)), (0, Some(0)), (3, Some(5)), (4, Some(4)), (12, None), (6, Some(6))];
        let game = |(began, ended)| RunningGame { player: 'a', began, ended };
        let running = Running::new(calendar, games.map(game).to_vec());
        assert_eq!(running.0[&'a'].len(), 3);
        let periods: Vec<i64> =
            (-1..15).filter(|it| running.is_running(&'a', Period(*it))).collect();
        assert_eq!(periods, [0, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14]);
        assert!(!running.is_running(&'b', Period(3)));
    }
}
