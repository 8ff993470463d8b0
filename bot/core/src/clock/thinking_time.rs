//! How long a player has thought about a turn, and when a given thinking time will be reached.

use super::control::Control;
use super::duration::DAY;
use super::pauses::Pauses;
use super::span::Span;
use crate::Timestamp;
use menagerie_rules::Color;

/// How far ahead a turn is looked at, before it counts as paused for ever.
const FAR: i64 = 100 * 366 * DAY;

/// A running turn: `consumed(t) = spent + (t - since) - pauses in [since, t)`.
pub(super) struct Thought<'a> {
    control: &'a Control,
    pub pauses: &'a Pauses,
    pub mover: Color,
    since: Timestamp,
    /// The seconds of thought before `since`.
    spent: i64,
    /// The pauses of the near future, which is mostly far enough.
    near: Vec<Span>,
    horizon: Timestamp,
}

impl<'a> Thought<'a> {
    /// A turn of `mover` since `since`, with the thinking time before it and roughly the time that
    /// may be thought in all.
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

    /// The seconds of thought at a moment.
    pub fn consumed(&self, at: Timestamp) -> i64 {
        let turn = Span::new(self.since, at);
        let of = |spans: &[Span]| spans.iter().map(|span| span.within(turn).seconds()).sum::<i64>();
        let paused = if at <= self.horizon { of(&self.near) } else { of(&self.until(at)) };
        self.spent.saturating_add(turn.seconds() - paused)
    }

    /// The first moment with this many seconds of thought, if there is one.
    pub fn first(&self, consumed: i64) -> Option<Timestamp> {
        self.find(consumed, |left, running| left <= running)
    }

    /// The last moment with no more than this many seconds of thought, if there is one. It is never
    /// in a pause.
    pub fn last(&self, consumed: i64) -> Option<Timestamp> {
        self.find(consumed, |left, running| left < running)
    }

    /// Walks from pause to pause until the rest is thought in the time between, as `is_in` decides.
    /// It looks ahead as far as needed, since days off never end.
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
