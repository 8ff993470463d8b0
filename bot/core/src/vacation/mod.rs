//! The commands for time zone, days off, quiet hours and vacations.

pub(crate) mod member_time;
pub mod types;
