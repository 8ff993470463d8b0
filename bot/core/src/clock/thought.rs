//! How long a player has thought about a turn, and when a given thinking time will be reached.

use super::control::Control;
use super::duration::DAY;
use super::pauses::Pauses;
use super::span::Span;
use crate::Timestamp;
use menagerie_rules::Color;

/// How far ahead a turn is looked at before it is given up as paused for ever.
const FAR: i64 = 100 * 366 * DAY;

/// A turn as it runs: `consumed(t) = spent + (t - since) - pauses in [since, t)`.
pub(super) struct Thought<'a> {
    control: &'a Control,
    pub pauses: &'a Pauses,
    pub mover: Color,
    since: Timestamp,
    /// What was thought about it before `since`.
    spent: i64,
    /// The pauses until as far ahead as is mostly enough.
    near: Vec<Span>,
    horizon: Timestamp,
}

impl<'a> Thought<'a> {
    /// The turn that `mover` has since `since`, with what was thought about it before, and about how
    /// much may be thought in all.
    pub fn new(
        control: &'a Control,
        pauses: &'a Pauses,
        (mover, since): (Color, Timestamp),
        spent: i64,
        allowance: i64,
    ) -> Self {
        let ahead = allowance.max(0).saturating_mul(2).saturating_add(14 * DAY).min(FAR);
        let horizon = Timestamp(since.0.saturating_add(ahead));
        let near = pauses.of(mover, control, since, horizon);
        Self { control, pauses, mover, since, spent, near, horizon }
    }

    /// The seconds thought at a moment.
    pub fn consumed(&self, at: Timestamp) -> i64 {
        let turn = Span::new(self.since, at);
        let of = |spans: &[Span]| spans.iter().map(|span| span.within(turn).seconds()).sum::<i64>();
        let paused = if at <= self.horizon { of(&self.near) } else { of(&self.until(at)) };
        self.spent.saturating_add(turn.seconds() - paused)
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
        if self.pauses.is_frozen() {
            return None;
        }
        let wanted = consumed.saturating_sub(self.spent).max(0);
        let found = self.walk(wanted, &self.near, self.horizon, &is_in);
        let mut ahead = self.horizon.0.saturating_sub(self.since.0);
        found.or_else(|| {
            while ahead < FAR {
                ahead = ahead.saturating_mul(2);
                let horizon = Timestamp(self.since.0.saturating_add(ahead));
                let found = self.walk(wanted, &self.until(horizon), horizon, &is_in);
                if found.is_some() {
                    return found;
                }
            }
            None
        })
    }

    fn walk(
        &self,
        wanted: i64,
        pauses: &[Span],
        horizon: Timestamp,
        is_in: impl Fn(i64, i64) -> bool,
    ) -> Option<Timestamp> {
        let (mut at, mut left) = (self.since, wanted);
        for pause in pauses.iter().chain([&Span::new(horizon, horizon)]) {
            let running = pause.from.0 - at.0;
            if is_in(left, running) {
                return Some(Timestamp(at.0 + left));
            }
            left -= running;
            at = pause.until;
        }
        None
    }

    fn until(&self, horizon: Timestamp) -> Vec<Span> {
        self.pauses.of(self.mover, self.control, self.since, horizon)
    }
}
