//! The distribution of a repeated action's durations.

use std::time::Duration;

/// The distribution of durations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Percentiles {
    /// Half of the durations were not longer.
    pub p50: Duration,
    /// 99 in a hundred were not longer.
    pub p99: Duration,
    /// The longest.
    pub most: Duration,
}

impl Percentiles {
    /// The distribution of these durations. All values are zero if there are none.
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        // The shortest duration than which this many hundredths are not longer.
        let at = |hundredths: usize| {
            let place = (times.len() * hundredths).div_ceil(100).saturating_sub(1);
            times.get(place).copied().unwrap_or_default()
        };
        Self { p50: at(50), p99: at(99), most: at(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_all_but_one_of_a_hundred_were_not_longer() {
        let milliseconds = Duration::from_millis;
        for (times, p50, p99, most) in [
            (vec![], 0, 0, 0),
            (vec![7], 7, 7, 7),
            (vec![3, 1, 2], 2, 3, 3),
            ((1..=100).rev().collect(), 50, 99, 100),
            ((1..=1_000).collect(), 500, 990, 1_000),
        ] {
            let found = Percentiles::of(times.into_iter().map(milliseconds).collect());
            let [p50, p99, most] = [p50, p99, most].map(milliseconds);
            assert_eq!(found, Percentiles { p50, p99, most });
        }
    }
}
