//! The clocks of correspondence games: pure functions of what happened and when.

mod calendar;
mod charge;
mod control;
mod duration;
mod span;
mod words;

pub use calendar::{NoSuchDay, NoSuchTimeOfDay, NoSuchZone, Quiet, Weekdays, Zone};
pub use charge::{Side, charge};
pub use control::{BadControl, Control, Kind, Numbers, Pace, Timeout};
pub use duration::{DAY, HOUR, MINUTE, NoDuration, duration, in_words};
pub use span::{FOREVER, Span};
pub use words::NoControl;
