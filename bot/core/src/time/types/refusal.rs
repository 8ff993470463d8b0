//! Refusals about clocks and vacations, and the message for each: the rule, then the next step.

use crate::clock::{ClockRefusal, YEARLY_HOURS};
use crate::model::Text;
use crate::model::spoken;
use crate::{Timestamp, message};

/// Why a request about time is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeRefusal {
    /// The game was begun without a clock.
    NoClock,
    /// The clock refuses something.
    Clock(ClockRefusal),
    /// The vacation would have ended already.
    VacationIsPast(Timestamp),
    /// The vacation would end before it begins.
    VacationEndsFirst {
        /// When it would begin.
        from: Timestamp,
        /// When it would end.
        until: Timestamp,
    },
    /// The requested vacation is longer than the caller's hours.
    VacationBeyondHours {
        /// When it would begin.
        from: Timestamp,
        /// Until when the hours last.
        last: Timestamp,
    },
    /// The typed time cannot be read or set. This says why.
    Typed(Text),
}

impl TimeRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            TimeRefusal::NoClock => message!("time-refused-no-clock"),
            TimeRefusal::Clock(refusal) => refusal.text(),
            TimeRefusal::VacationIsPast(until) => message!("time-refused-vacation-is-past", until),
            TimeRefusal::VacationEndsFirst { from, until } => {
                message!("time-refused-vacation-ends-first", until, from)
            }
            TimeRefusal::VacationBeyondHours { from, last } => message!(
                "time-refused-vacation-beyond-hours",
                yearly = YEARLY_HOURS,
                time = spoken(last.0 - from.0),
                last,
            ),
            TimeRefusal::Typed(why) => why.clone(),
        }
    }
}
