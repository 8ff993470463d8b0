//! Notices and their times.

pub mod told_daily;
pub mod told_terminal;
pub mod told_turns;
pub mod told_vacations;
