//! Games as they stand, their records, and all that belongs to one: offers, conditional moves,
//! spectators, notes, lines that were tried, problems. How much each member has played.

pub(crate) mod branches;
pub(crate) mod clock_records;
pub(crate) mod computers;
pub(crate) mod corrections;
pub(crate) mod counts;
pub(crate) mod daily_problems;
pub(crate) mod games;
pub(crate) mod notes;
pub(crate) mod plans;
mod played_by_place;
mod played_in;
pub(crate) mod problems;
pub(crate) mod proposals;
pub(crate) mod rebuild;
pub(crate) mod records;
mod seen_on;
pub(crate) mod spectators;
mod stored_line;
pub(crate) mod tallies;

pub use computers::{Errand, ErrandKind};
pub use played_by_place::Ended;
