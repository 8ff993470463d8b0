//! A rate limit for each account. No player notices it. A script that asks too fast is told
//! once, then waits, and then gets no answer, so that others do not have to wait.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The longest that an account waits. Requests beyond that get no answer.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How many accounts are remembered before those that have rested are forgotten.
const MOST: usize = 1_000;

/// The outcome of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It is answered now.
    Now,
    /// It is not answered, but the account is told that it is too fast.
    Told,
    /// It is answered after a while.
    After(Duration),
    /// It is not answered.
    Never,
}

/// The accounts that have asked lately, by what a network calls them.
#[derive(Debug)]
pub struct AccountLimits<Id> {
    /// The requests that may come at once after a rest, beyond the first, as the time in which they
    /// are saved up.
    saved: Duration,
    /// The time between requests otherwise.
    between: Duration,
    known: Mutex<HashMap<Id, Account>>,
}

#[derive(Debug)]
struct Account {
    /// The next turn. It may be past.
    next: Instant,
    /// Whether the account was told, since it last rested.
    is_told: bool,
}

impl<Id: Eq + Hash> AccountLimits<Id> {
    /// After a rest, an account may ask `at_once` times together, and once more after each
    /// `between`.
    pub fn of(at_once: u32, between: Duration) -> Self {
        let saved = between * at_once.saturating_sub(1);
        Self { saved, between, known: Mutex::default() }
    }

    /// The turn of a request of this account.
    pub fn turn(&self, user: Id) -> Turn {
        self.turn_at(Instant::now(), user)
    }

    fn turn_at(&self, now: Instant, user: Id) -> Turn {
        // A machine that has just started may know no earlier moment.
        let rested = now.checked_sub(self.saved).unwrap_or(now);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, account| account.next > rested);
        }
        let account = known.entry(user).or_insert(Account { next: rested, is_told: false });
        if account.next <= rested {
            *account = Account { next: rested, is_told: false };
        }
        let wait = account.next.saturating_duration_since(now);
        if !wait.is_zero() && !account.is_told {
            account.is_told = true;
            return Turn::Told;
        }
        if wait > LONGEST_WAIT {
            return Turn::Never;
        }
        account.next += self.between;
        if wait.is_zero() { Turn::Now } else { Turn::After(wait) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: u32 = 40;
    const SECOND: Duration = Duration::from_secs(1);

    /// Two requests a second after the first forty, and a moment at which every account has rested.
    fn limits() -> (AccountLimits<u64>, Instant) {
        (AccountLimits::of(AT_ONCE, SECOND / 2), Instant::now() + SECOND * 3_600)
    }

    fn turns(limits: &AccountLimits<u64>, at: Instant, user: u64, times: usize) -> Vec<Turn> {
        (0..times).map(|_| limits.turn_at(at, user)).collect()
    }

    fn count(turns: &[Turn], fits: impl Fn(&Turn) -> bool) -> usize {
        turns.iter().filter(|turn| fits(turn)).count()
    }

    #[test]
    fn who_asks_far_too_fast_is_told_once_then_waits_and_then_is_not_answered() {
        let (limits, now) = limits();
        let turns = turns(&limits, now, 1, 200);
        assert_eq!(count(&turns, |turn| *turn == Turn::Now), AT_ONCE as usize);
        assert_eq!(count(&turns, |turn| *turn == Turn::Told), 1);
        assert_eq!(turns[AT_ONCE as usize], Turn::Told, "the first that is too fast");
        let waits = count(&turns, |turn| matches!(turn, Turn::After(_)));
        assert!((5..=12).contains(&waits), "{waits} wait");
        assert!(turns.ends_with(&[Turn::Never]));
        assert_eq!(limits.turn_at(now, 2), Turn::Now, "others are not kept waiting");
    }

    #[test]
    fn ten_seconds_later_they_are_answered_and_after_a_rest_told_again() {
        let (limits, now) = limits();
        turns(&limits, now, 1, 200);
        let later = now + SECOND * 10;
        assert_eq!(limits.turn_at(later, 1), Turn::Now, "as they were told");
        let again = turns(&limits, later, 1, 200);
        assert_eq!(count(&again, |turn| *turn == Turn::Told), 0, "not once more");
        let rested = turns(&limits, later + SECOND * 60, 1, 200);
        assert_eq!(count(&rested, |turn| *turn == Turn::Told), 1);
    }

    #[test]
    fn a_person_is_never_too_fast() {
        let (limits, now) = limits();
        for click in 0..1_000 {
            let turn = limits.turn_at(now + SECOND / 2 * click, 1);
            assert_eq!(turn, Turn::Now);
        }
    }

    #[test]
    fn whoever_has_rested_takes_no_room() {
        let (limits, now) = limits();
        for user in 1..=10_000_u32 {
            limits.turn_at(now + SECOND / 2 * user, u64::from(user));
        }
        assert!(limits.known.lock().expect("nobody fails").len() <= MOST);
    }
}
