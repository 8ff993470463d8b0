//! How long a turn was thought about, and when it will have been so long.

use super::super::Timestamp;
use super::control::Control;
use super::duration::DAY;
use super::pauses::Pauses;
use super::span::Span;
use menagerie_rules::Color;

/// How far ahead a turn is looked at before it is given up as paused for ever.
const FAR: i64 = 100 * 366 * DAY;

/// A turn as it runs: `consumed(t) = spent + (t - since) - pauses in [since, t)`.
pub(super) struct Thought<'a> {
    pub control: &'a Control,
    pub pauses: &'a Pauses,
    pub mover: Color,
    pub since: Timestamp,
    /// What was thought about it before `since`.
    pub spent: i64,
}

impl Thought<'_> {
    /// The seconds thought at a moment.
    pub fn consumed(&self, at: Timestamp) -> i64 {
        let paused = self.until(at).into_iter().map(Span::seconds).sum::<i64>();
        let running = Span::new(self.since, at).seconds();
        self.spent.saturating_add(running - paused)
    }

    /// The first moment at which so many seconds are thought, if there is one.
    pub fn first(&self, consumed: i64) -> Option<Timestamp> {
        self.find(consumed, |left, running| left <= running)
    }

    /// The last moment at which no more seconds are thought, if there is one; so none in a pause.
    pub fn last(&self, consumed: i64) -> Option<Timestamp> {
        self.find(consumed, |left, running| left < running)
    }

    /// Walks from one pause to the next until what is left is thought in the time between, by
    /// `is_in`. What lies ahead is looked at as far as needed, since days off never end.
    fn find(&self, consumed: i64, is_in: impl Fn(i64, i64) -> bool) -> Option<Timestamp> {
        let wanted = consumed.saturating_sub(self.spent).max(0);
        let mut ahead = wanted.saturating_mul(2).saturating_add(14 * DAY);
        while !self.pauses.is_frozen() && ahead < FAR {
            let horizon = Timestamp(self.since.0.saturating_add(ahead));
            let (mut at, mut left) = (self.since, wanted);
            for pause in self.until(horizon).into_iter().chain([Span::new(horizon, horizon)]) {
                let running = pause.from.0 - at.0;
                if is_in(left, running) {
                    return Some(Timestamp(at.0 + left));
                }
                left -= running;
                at = pause.until;
            }
            ahead = ahead.saturating_mul(2);
        }
        None
    }

    fn until(&self, horizon: Timestamp) -> Vec<Span> {
        self.pauses.of(self.mover, self.control, self.since, horizon)
    }
}
