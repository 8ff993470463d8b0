//! A rate limiter: a steady number of turns a second, with some saved up for a burst.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;
use tokio::time::Instant;

/// Turns at a steady pace. The first to ask goes first.
#[derive(Debug)]
pub struct RateLimiter {
    between: Duration,
    saved: Duration,
    next: Mutex<Option<Instant>>,
}

impl RateLimiter {
    /// This many turns a second. After a rest, as many as a second has may come at once.
    pub fn per_second(turns: u32) -> Self {
        Self::every(Duration::from_secs(1) / turns, turns)
    }

    /// A turn every `between`. After a rest, `ahead` more than the due one may come at once.
    pub fn every(between: Duration, ahead: u32) -> Self {
        Self { between, saved: between * ahead, next: Mutex::new(None) }
    }

    /// Waits for the next turn.
    pub async fn turn(&self) {
        tokio::time::sleep_until(self.reserve(Instant::now())).await;
    }

    /// Waits for the next turn, and takes the pause of so many turns.
    pub async fn turns(&self, count: f64) {
        tokio::time::sleep_until(self.reserve_many(Instant::now(), count)).await;
    }

    /// How long until the next turn, without taking it.
    pub fn until_next(&self) -> Duration {
        let next = *self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        next.map_or(Duration::ZERO, |next| next.saturating_duration_since(now))
    }

    /// Drops the saved turns. The next one comes after a whole pause.
    pub fn spend(&self, now: Instant) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = Some(now + self.between);
    }

    /// Whether all turns are saved that can be.
    pub fn is_rested(&self) -> bool {
        let next = *self.next.lock().unwrap_or_else(PoisonError::into_inner);
        next.is_none_or(|next| next + self.saved <= Instant::now())
    }

    /// Takes the next turn and returns its time, which may be past.
    pub fn reserve(&self, now: Instant) -> Instant {
        self.reserve_many(now, 1.0)
    }

    /// The same, and the one after it comes so many turns later.
    fn reserve_many(&self, now: Instant, count: f64) -> Instant {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        // A machine that has just started may know no earlier moment.
        let earliest = now.checked_sub(self.saved).unwrap_or(now);
        let turn = next.unwrap_or(earliest).max(earliest);
        *next = Some(turn + self.between.mul_f64(count));
        turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_second_is_saved_up_and_then_the_pace_is_kept() {
        let pace = RateLimiter::per_second(10);
        let now = Instant::now() + Duration::from_hours(1);
        let turns: Vec<Instant> = (0..30).map(|_| pace.reserve(now)).collect();
        assert_eq!(turns.iter().filter(|turn| **turn <= now).count(), 11, "a second's worth");
        assert_eq!(turns[29] - now, Duration::from_millis(1_900));
        // After it was spent, nothing is left.
        pace.spend(now);
        assert_eq!(pace.reserve(now) - now, Duration::from_millis(100));
        // A turn that counts for three has the pause of three behind it.
        pace.spend(now);
        let three = pace.reserve_many(now, 3.0);
        assert_eq!(pace.reserve(now) - three, Duration::from_millis(300));
        // No more is saved up, however long nobody asks.
        let later = now + Duration::from_mins(1);
        assert_eq!((0..30).filter(|_| pace.reserve(later) <= later).count(), 11);
    }
}
