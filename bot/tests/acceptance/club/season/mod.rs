//! A season of a club: members of our own who play by correspondence over the real store, desk and
//! upkeep, on a network that is ours, at times that are ours. What must come of it is kept in a book
//! that asks none of the code under test.

mod book;
mod deeds;
mod life;
mod network;
mod opening;
mod planning;
mod plans;
mod program;
mod report;
mod running;
mod season_end;
mod seen;
mod settling;
mod terms;
mod watch;
mod year;

pub use report::Report;
pub use year::{Plan, play};

/// Seconds.
pub const MINUTE: i64 = 60;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;
