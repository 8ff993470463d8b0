//! A game's clock in use: charged by moves, free hours, time left, deadlines, the warning when time is short.

pub(crate) mod paid_hours;
pub(crate) mod time_words;
pub(crate) mod timekeeping;
pub mod types;
pub(crate) mod warning_words;

pub use time_words::clock_in_short;
