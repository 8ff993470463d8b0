//! One game's clock.

use super::charge::Side;
use super::control::Control;
use super::pauses::Pauses;
use super::state::{Finish, How, State};
use super::thinking_time::Thought;
use super::warnings::{Warning, arm, plan};
use crate::Timestamp;
use menagerie_rules::Color;

/// The last moment that a clock knows, in unix seconds: every later moment becomes this one. It is
/// in the year 8307. No length of time is longer either.
pub const LAST: i64 = 200_000_000_000;

/// One game's clock: the agreed control, and the state. Only events change it. Every answer about a
/// moment follows from the clock and its pauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub(super) control: Control,
    pub(super) state: State,
}

impl Clock {
    /// A clock that starts now, when the first board was posted. `turn` is the side to move, which
    /// thinks from now on. The control is one that [`Control::check`] allows.
    pub fn start(control: Control, turn: Color, pauses: &Pauses, now: Timestamp) -> Self {
        let now = sane(now);
        let side = Side { bank: control.spare(), ..Side::default() };
        let state = State {
            start: now,
            plies: 0,
            turn,
            since: now,
            spent: 0,
            sides: [side; 2],
            marks: Vec::new(),
            overdue: false,
            handled: now,
            finish: None,
        };
        let mut clock = Self { control, state };
        clock.think(pauses, turn, 0, now);
        clock
    }

    /// A clock from its stored parts.
    pub fn from_parts(control: Control, state: State) -> Self {
        Self { control, state }
    }

    /// The agreed control.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The state, to be stored.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The seconds of thought about this turn until `at`; later seconds do not count.
    pub fn consumed(&self, pauses: &Pauses, at: Timestamp) -> i64 {
        self.thought(pauses).consumed(at)
    }

    /// The seconds that the side to move may think about this turn in all; `None` without a
    /// deadline.
    pub fn allowance(&self) -> Option<i64> {
        self.control.allowance(self.mover().bank)
    }

    /// The last instant at which a move is in time. There is none in a game without deadlines, in a
    /// finished game, and during a freeze. A deadline that has passed stays the same.
    pub fn deadline(&self, pauses: &Pauses) -> Option<Timestamp> {
        if self.state.finish.is_some() {
            return None;
        }
        self.thought(pauses).last(self.allowance()?)
    }

    /// The warnings still to come in this turn if nothing changes, in that order.
    pub fn warnings(&self, pauses: &Pauses) -> Vec<Warning> {
        let State { marks, handled, finish, .. } = &self.state;
        let Some(allowance) = self.allowance() else { return Vec::new() };
        if marks.is_empty() || finish.is_some() {
            return Vec::new();
        }
        let thought = self.thought(pauses);
        let Some(deadline) = thought.last(allowance) else { return Vec::new() };
        let resumed = pauses.outages.last_end().max(pauses.last_thaw()).unwrap_or(self.state.start);
        plan(marks, &thought, allowance, deadline, resumed, *handled)
    }

    /// The seconds from the start to this turn's beginning that belong to nobody: pauses, the way
    /// of messages, moves taken back.
    pub fn nobody(&self) -> i64 {
        let State { start, since, spent, sides, .. } = &self.state;
        since.0 - start.0 - sides[0].used - sides[1].used - spent
    }

    pub(super) fn thought<'a>(&'a self, pauses: &'a Pauses) -> Thought<'a> {
        let State { turn, since, spent, .. } = self.state;
        let allowance = self.allowance().unwrap_or(0);
        Thought::new(&self.control, pauses, (turn, since), spent, allowance)
    }

    pub(super) fn mover(&self) -> &Side {
        &self.state.sides[self.state.turn.index()]
    }

    pub(super) fn mover_mut(&mut self) -> &mut Side {
        &mut self.state.sides[self.state.turn.index()]
    }

    /// Begins a turn with `spent` seconds of earlier thought.
    pub(super) fn think(&mut self, pauses: &Pauses, turn: Color, spent: i64, since: Timestamp) {
        self.state.turn = turn;
        self.state.since = since;
        self.state.spent = spent;
        self.rearm(pauses, since);
    }

    /// Arms all warnings anew for the time that is left now.
    pub(super) fn rearm(&mut self, pauses: &Pauses, now: Timestamp) {
        let left = self.allowance().map(|allowance| allowance - self.consumed(pauses, now));
        let digest = pauses.member(self.state.turn).digest;
        self.state.marks = left.map_or_else(Vec::new, |left| arm(left, digest));
        self.state.overdue = false;
    }

    /// Ends the clock; there are no deadline and no warnings any more.
    pub(super) fn finish(&mut self, how: How, flagged: Option<Color>) -> Finish {
        let finish = Finish { at: self.state.handled, how, flagged };
        self.state.finish = Some(finish);
        self.state.marks.clear();
        self.state.overdue = false;
        finish
    }

    /// Ends the clock because the side to move is out of time. Before both sides have moved there
    /// is no result, except in an event.
    pub(super) fn flag(&mut self) -> Finish {
        self.finish(
            if self.control.counts(self.state.plies) { How::Time } else { How::Aborted },
            Some(self.state.turn),
        )
    }
}

/// The moment, or the nearest one that a clock knows.
pub(super) fn sane(at: Timestamp) -> Timestamp {
    Timestamp(at.0.clamp(0, LAST))
}
