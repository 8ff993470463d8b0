//! How fast one account may ask. Nobody who plays notices; whoever has a script ask is told once, then
//! waits, and then goes unanswered, so that others are not kept waiting.

use serenity::model::id::UserId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The longest that somebody waits who asks too fast: what they ask beyond is not answered.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How many accounts are remembered before those are forgotten that have rested.
const MOST: usize = 1_000;

/// What is said to them.
pub const TOO_FAST: &str =
    "You ask faster than I answer. Wait ten seconds, then ask again; your moves are always read.";

/// What becomes of what somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It is answered now.
    Now,
    /// It is not answered, but they are told that they are too fast.
    Told,
    /// It is answered after a while.
    After(Duration),
    /// It is not answered.
    Never,
}

/// The accounts that have asked lately.
#[derive(Debug)]
pub struct Askers {
    /// How much more than one may be asked at once after a rest, as the time in which that is saved up.
    saved: Duration,
    /// After how long somebody may ask once more.
    between: Duration,
    known: Mutex<HashMap<UserId, Asker>>,
}

#[derive(Debug)]
struct Asker {
    /// When their next turn is; it may be past.
    next: Instant,
    /// Whether they were told, since they last rested.
    is_told: bool,
}

impl Askers {
    /// Those who may ask so much at once after a rest, and once more after each such time.
    pub fn of(at_once: u32, between: Duration) -> Self {
        let saved = between * at_once.saturating_sub(1);
        Self { saved, between, known: Mutex::default() }
    }

    /// Somebody asks something.
    pub fn turn(&self, user: UserId) -> Turn {
        self.turn_at(Instant::now(), user)
    }

    fn turn_at(&self, now: Instant, user: UserId) -> Turn {
        // A machine that has just started may know no earlier moment.
        let rested = now.checked_sub(self.saved).unwrap_or(now);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, asker| asker.next > rested);
        }
        let asker = known.entry(user).or_insert(Asker { next: rested, is_told: false });
        if asker.next <= rested {
            *asker = Asker { next: rested, is_told: false };
        }
        let wait = asker.next.saturating_duration_since(now);
        if !wait.is_zero() && !asker.is_told {
            asker.is_told = true;
            return Turn::Told;
        }
        if wait > LONGEST_WAIT {
            return Turn::Never;
        }
        asker.next += self.between;
        if wait.is_zero() { Turn::Now } else { Turn::After(wait) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: u32 = 40;
    const SECOND: Duration = Duration::from_secs(1);

    /// Two a second after the first forty, and a moment at which everybody has rested.
    fn askers() -> (Askers, Instant) {
        (Askers::of(AT_ONCE, SECOND / 2), Instant::now() + SECOND * 3_600)
    }

    fn turns(askers: &Askers, at: Instant, user: u64, times: usize) -> Vec<Turn> {
        (0..times).map(|_| askers.turn_at(at, UserId::new(user))).collect()
    }

    fn count(turns: &[Turn], fits: impl Fn(&Turn) -> bool) -> usize {
        turns.iter().filter(|turn| fits(turn)).count()
    }

    #[test]
    fn who_asks_far_too_fast_is_told_once_then_waits_and_then_is_not_answered() {
        let (askers, now) = askers();
        let turns = turns(&askers, now, 1, 200);
        assert_eq!(count(&turns, |turn| *turn == Turn::Now), AT_ONCE as usize);
        assert_eq!(count(&turns, |turn| *turn == Turn::Told), 1);
        assert_eq!(turns[AT_ONCE as usize], Turn::Told, "the first that is too fast");
        let waits = count(&turns, |turn| matches!(turn, Turn::After(_)));
        assert!((5..=12).contains(&waits), "{waits} wait");
        assert!(turns.ends_with(&[Turn::Never]));
        assert_eq!(askers.turn_at(now, UserId::new(2)), Turn::Now, "others are not kept waiting");
    }

    #[test]
    fn ten_seconds_later_they_are_answered_and_after_a_rest_told_again() {
        let (askers, now) = askers();
        turns(&askers, now, 1, 200);
        let later = now + SECOND * 10;
        assert_eq!(askers.turn_at(later, UserId::new(1)), Turn::Now, "as they were told");
        let again = turns(&askers, later, 1, 200);
        assert_eq!(count(&again, |turn| *turn == Turn::Told), 0, "not once more");
        let rested = turns(&askers, later + SECOND * 60, 1, 200);
        assert_eq!(count(&rested, |turn| *turn == Turn::Told), 1);
    }

    #[test]
    fn a_person_is_never_too_fast() {
        let (askers, now) = askers();
        for click in 0..1_000 {
            let turn = askers.turn_at(now + SECOND / 2 * click, UserId::new(1));
            assert_eq!(turn, Turn::Now);
        }
    }

    #[test]
    fn whoever_has_rested_takes_no_room() {
        let (askers, now) = askers();
        for user in 1..=10_000_u32 {
            askers.turn_at(now + SECOND / 2 * user, UserId::new(u64::from(user)));
        }
        assert!(askers.known.lock().expect("nobody fails").len() <= MOST);
    }
}
