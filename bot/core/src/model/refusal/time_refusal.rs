//! Refusals about clocks and vacations, and their words: the rule, then the next step.

use crate::Timestamp;
use crate::clock::{ClockRefusal, YEARLY_HOURS, spoken};
use crate::model::{CommandName, Text};

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
    /// The typed time cannot be read or set; the reason is in the clock's own words.
    Typed(String),
}

impl TimeRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            TimeRefusal::NoClock => text
                .plain("This game was begun without a clock, so there is no time to claim or to give. Play on with ")
                .step(CommandName::Move)
                .plain("."),
            TimeRefusal::Clock(refusal) => {
                let text = text.plain(refusal.to_string());
                match refusal {
                    ClockRefusal::ZoneChangedLately(at) | ClockRefusal::DaysChangedLately(at) => {
                        text.plain(" That is ").time(*at).plain(".")
                    }
                    _ => text,
                }
            }
            TimeRefusal::VacationIsPast(until) => text
                .plain("A vacation cannot end in the past: that was ")
                .time(*until)
                .plain(". Choose a moment to come as ")
                .code("until")
                .plain("."),
            TimeRefusal::VacationEndsFirst { from, until } => text
                .plain("That vacation would end ")
                .time(*until)
                .plain(", before it begins ")
                .time(*from)
                .plain(". Choose an earlier ")
                .code("from")
                .plain(" or a later ")
                .code("until")
                .plain("."),
            TimeRefusal::VacationBeyondHours { from, last } => text
                .plain(format!(
                    "Your hours of vacation (of {YEARLY_HOURS} a year) last {} from then, until ",
                    spoken(last.0 - from.0)
                ))
                .time(*last)
                .plain(", so nothing was begun. Choose that or an earlier end as ")
                .code("until")
                .plain("."),
            TimeRefusal::Typed(why) => text.then(Text::marked(why)),
        }
    }
}
