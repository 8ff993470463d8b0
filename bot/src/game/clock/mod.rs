//! The clocks of correspondence games: pure functions of what happened and when.

mod calendar;
mod span;

pub use calendar::{NoSuchDay, NoSuchTimeOfDay, NoSuchZone, Quiet, Weekdays, Zone};
pub use span::{FOREVER, Span};
