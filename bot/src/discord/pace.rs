//! How often something may be tried: a few times in a row, and for long only now and then.

use std::time::Duration;
use tokio::time::Instant;

/// How often it is tried for long.
const EVERY: Duration = Duration::from_secs(5);
/// How many tries may follow the first at once.
const AHEAD: u32 = 9;

/// When the next try may be.
#[derive(Debug)]
pub struct Pace {
    /// When all tries so far have had their time.
    settled: Instant,
}

impl Pace {
    /// Nothing was tried yet.
    pub fn new(now: Instant) -> Self {
        Self { settled: now }
    }

    /// Counts a try and says how long it has to wait.
    pub fn wait(&mut self, now: Instant) -> Duration {
        let wait = self.settled.saturating_duration_since(now + EVERY * AHEAD);
        self.settled = self.settled.max(now + wait) + EVERY;
        wait
    }

    /// After a failure no further try follows at once.
    pub fn failed(&mut self, now: Instant) {
        self.settled = now + EVERY * (AHEAD + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(pace: &mut Pace, now: Instant, tries: usize) -> Vec<u64> {
        (0..tries).map(|_| pace.wait(now).as_secs()).collect()
    }

    #[test]
    fn a_few_tries_may_follow_each_other_and_then_one_in_five_seconds() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        assert_eq!(waits(&mut pace, now, 12), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10]);
        let later = now + Duration::from_secs(3600);
        assert_eq!(waits(&mut pace, later, 11), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
    }

    #[test]
    fn after_a_failure_each_try_has_to_wait() {
        let mut now = Instant::now();
        let mut pace = Pace::new(now);
        assert_eq!(pace.wait(now), Duration::ZERO);
        for _ in 0..3 {
            pace.failed(now);
            let wait = pace.wait(now);
            assert_eq!(wait, EVERY);
            now += wait;
        }
    }
}
