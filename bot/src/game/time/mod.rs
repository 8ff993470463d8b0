//! The sentences about clocks: time left, deadlines, the warning when time is short.

pub(in crate::game) mod paid_hours;
pub(in crate::game) mod time_words;
pub(in crate::game) mod timekeeping;
pub(in crate::game) mod warning;

pub use time_words::clock_in_short;
