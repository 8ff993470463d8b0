//! The clocks of correspondence games: pure functions of the events and their times.
//!
//! A [`Clock`] belongs to one game. [`Pauses`] holds everything else that stops it.
//! [`Clock::advance`] deals with the time that passes, and [`Clock::apply`] with the acts of
//! players.

mod advance;
mod apply;
mod calendar;
mod charge;
#[expect(clippy::module_inception, reason = "the clocks' main concept is the clock")]
mod clock;
mod control;
mod day;
mod duration;
mod freezes;
mod member;
mod outages;
mod pauses;
mod quiet_hours;
mod refusal;
mod span;
mod state;
mod thinking_time;
pub mod typed;
mod usual_clocks;
mod vacation;
mod warnings;
mod words;

pub use apply::Answer;
pub(crate) use calendar::MOST_DAYS;
pub use calendar::{NoSuchDay, NoSuchTimeOfDay, NoSuchZone, Quiet, Weekdays, Zone, written};
pub use charge::{Side, charge};
pub use clock::{Clock, LAST};
pub use control::{BadControl, Control, Kind, Numbers, Pace, Timeout};
pub(crate) use control::{LEAST, MOST_MOVES};
pub use day::{Day, NoSuchDate};
pub use duration::{DAY, HOUR, MINUTE, NoDuration, duration, in_words};
pub use freezes::Freezes;
pub use member::{DAYS_CHANGE, Habit, Member, VacationEnd, ZONE_CHANGE};
pub use outages::Outages;
pub use pauses::{Earlier, Pauses};
pub use refusal::ClockRefusal;
pub use span::{FOREVER, Span};
pub use state::{ClockEvent, Event, Finish, How, MoveRow, State};
pub use usual_clocks::USUAL_CLOCKS;
pub use vacation::{Hours, Vacation, YEARLY_HOURS};
pub use warnings::{Armed, Mark, Warning};
pub use words::NoControl;
