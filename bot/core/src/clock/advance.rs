//! Everything that a clock does without a player: warnings, automatic vacation hours, flags.

use super::clock::{Clock, sane};
use super::control::{Kind, Timeout};
use super::duration::{DAY, MINUTE};
use super::pauses::Pauses;
use super::state::{ClockEvent, How};
use super::warnings::Warning;
use crate::Timestamp;

/// How long after a deadline messages may still come in that were written before it.
const HOLD: i64 = 2 * MINUTE;
/// How long after the deadline a side loses that is overdue and not claimed.
const UNCLAIMED: i64 = 30 * DAY;
/// How long a game without deadlines may go without a move.
const SILENCE: i64 = 90 * DAY;

enum Due {
    Warning(Warning),
    /// The time is up, and messages that were on their way have come in.
    TimeUp(Timestamp),
    Unclaimed,
    Silence,
}

impl Clock {
    /// When [`advance`](Clock::advance) will next have something to do, if nothing changes.
    pub fn next_due(&self, pauses: &Pauses) -> Option<Timestamp> {
        Some(self.next(pauses)?.0)
    }

    /// Does everything that is due until now, in the order in which it was due, each as of its own
    /// instant. So a late call, or several calls, change nothing. It is called before anything
    /// changes that pauses the clock, and again after it, at the same instant. An outage is made
    /// known before this is called for any moment in it.
    ///
    /// A frozen game is neither flagged nor closed before the instant of the thaw. The 90 silent
    /// days count from the last move or thaw, and after an outage there are two minutes to break
    /// the silence.
    pub fn advance(&mut self, pauses: &mut Pauses, now: Timestamp) -> Vec<ClockEvent> {
        let mut happened = Vec::new();
        let now = sane(now).max(self.state.handled);
        while let Some((at, due)) = self.next(pauses).filter(|(at, _)| *at <= now) {
            self.state.handled = at;
            happened.push(self.deal_with(due, pauses));
        }
        self.state.handled = now;
        happened
    }

    fn next(&self, pauses: &Pauses) -> Option<(Timestamp, Due)> {
        if self.state.finish.is_some() || pauses.is_frozen() {
            return None;
        }
        let outage = pauses.outages.last_end();
        let held = |at: Timestamp, rest: i64| {
            let returned = outage.map_or(i64::MIN, |end| end.0.saturating_add(HOLD));
            Timestamp(at.0.saturating_add(rest).max(returned)).max(self.state.handled)
        };
        if self.control.kind == Kind::None {
            let since =
                pauses.last_thaw().map_or(self.state.since, |end| end.max(self.state.since));
            return Some((held(since, SILENCE), Due::Silence));
        }
        let deadline = self.deadline(pauses)?;
        if self.state.overdue {
            return Some((held(deadline, UNCLAIMED), Due::Unclaimed));
        }
        let time_up = (held(deadline, HOLD), Due::TimeUp(deadline));
        let warning = self.warnings(pauses).into_iter().next();
        Some(warning.map_or(time_up, |warning| (warning.at, Due::Warning(warning))))
    }

    fn deal_with(&mut self, due: Due, pauses: &mut Pauses) -> ClockEvent {
        let side = self.state.turn;
        match due {
            Due::Warning(warning) => {
                let sent = self.state.marks.iter().find(|armed| armed.mark == warning.mark);
                let left = sent.map_or(0, |sent| sent.left);
                self.state.marks.retain(|armed| armed.left < left);
                ClockEvent::Warned(warning)
            }
            Due::TimeUp(deadline) if self.pay_hour(pauses, deadline) => {
                ClockEvent::HourPaid { side, from: deadline }
            }
            Due::TimeUp(deadline) if self.control.timeout == Timeout::Soft => {
                self.state.overdue = true;
                self.state.marks.clear();
                ClockEvent::Overdue { side, deadline }
            }
            Due::TimeUp(_) | Due::Unclaimed => ClockEvent::Ended(self.flag()),
            Due::Silence => ClockEvent::Ended(self.finish(How::Unfinished, None)),
        }
    }

    /// Pays an automatic vacation hour for the side to move, if it has one.
    pub(super) fn pay_hour(&self, pauses: &mut Pauses, deadline: Timestamp) -> bool {
        let member = pauses.member_mut(self.state.turn);
        self.control.vacation && member.pay_hour(deadline, self.state.handled)
    }
}
