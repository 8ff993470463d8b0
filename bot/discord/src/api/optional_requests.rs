//! A limit on optional requests to Discord, on which no move depends. They have a slow pace of
//! their own. After Discord says that all our requests together are too many, they pause.

use super::request_rates;
use menagerie_chat::rate_limiter::RateLimiter;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How much longer than Discord asks for optional requests pause. The requests that have waited
/// meanwhile go first.
const LONGER: Duration = Duration::from_secs(5);

/// Whether optional requests may be made now.
#[derive(Debug)]
pub struct OptionalRequests {
    look_ups: RateLimiter,
    /// Until when Discord takes no request at all.
    limited: Mutex<Option<Instant>>,
}

impl Default for OptionalRequests {
    fn default() -> Self {
        Self {
            look_ups: RateLimiter::per_second(request_rates::LOOK_UPS),
            limited: Mutex::new(None),
        }
    }
}

impl OptionalRequests {
    /// Discord has said that all requests together are too many, and how long to wait.
    pub fn limited(&self, wait: Duration) {
        self.limited_at(Instant::now(), wait);
    }

    fn limited_at(&self, now: Instant, wait: Duration) {
        let until = now + wait;
        let mut limited = self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        *limited = Some(limited.map_or(until, |known| known.max(until)));
    }

    /// How long Discord takes no request from us.
    pub fn rest(&self) -> Duration {
        self.rest_at(Instant::now())
    }

    fn rest_at(&self, now: Instant) -> Duration {
        let until = *self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        until.map_or(Duration::ZERO, |it| it.saturating_duration_since(now))
    }

    /// Whether optional requests may be made.
    pub fn is_calm(&self) -> bool {
        self.calm_again(Instant::now()).is_none()
    }

    /// Waits until optional requests may be made.
    pub async fn calm(&self) {
        while let Some(until) = self.calm_again(Instant::now()) {
            sleep_until(until).await;
        }
    }

    /// When optional requests may be made again. `None` if they may be made at this moment.
    fn calm_again(&self, now: Instant) -> Option<Instant> {
        let until = *self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        until.map(|it| it + LONGER).filter(|it| now < *it)
    }

    /// Waits for the turn of a look-up that a member has caused.
    pub async fn turn(&self) {
        self.look_ups.turn().await;
        self.calm().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_discord_has_had_too_much_what_is_optional_waits_longer_than_boards() {
        let (optional, now) = (OptionalRequests::default(), Instant::now());
        let at = |seconds: u64| now + Duration::from_secs(seconds);
        assert!(optional.rest_at(now).is_zero() && optional.is_calm());
        optional.limited_at(now, Duration::from_secs(2));
        optional.limited_at(now, Duration::from_secs(1));
        for (moment, rest, is_calm) in [
            (at(0), 2, false),
            (at(1), 1, false),
            (at(2), 0, false),
            (at(6), 0, false),
            (at(7), 0, true),
        ] {
            assert_eq!(optional.rest_at(moment), Duration::from_secs(rest), "the longest counts");
            assert_eq!(optional.calm_again(moment).is_none(), is_calm);
        }
        optional.limited_at(at(7), Duration::from_secs(1));
        assert_eq!(optional.calm_again(at(7)), Some(at(13)), "once more");
    }
}
