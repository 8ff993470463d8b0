//! The clocks of correspondence games: pure functions of what happened and when.

mod calendar;
mod charge;
mod control;
mod duration;
mod freezes;
mod member;
mod outages;
mod pauses;
mod refusal;
mod span;
mod vacation;
mod words;

pub use calendar::{NoSuchDay, NoSuchTimeOfDay, NoSuchZone, Quiet, Weekdays, Zone};
pub use charge::{Side, charge};
pub use control::{BadControl, Control, Kind, Numbers, Pace, Timeout};
pub use duration::{DAY, HOUR, MINUTE, NoDuration, duration, in_words};
pub use freezes::Freezes;
pub use member::{Habit, Member, VacationEnd};
pub use outages::Outages;
pub use pauses::Pauses;
pub use refusal::ClockRefusal;
pub use span::{FOREVER, Span};
pub use vacation::{Hours, Vacation, YEARLY_HOURS};
pub use words::NoControl;
