//! Ratings by Glicko-2, from the record of all rated games.

mod calendar;
mod eligibility;
mod glicko2;
mod not_counted;

pub use calendar::{Calendar, Period};
pub use eligibility::{Circumstances, End, Start, eligible};
pub use glicko2::{Meeting, Rating};
pub use not_counted::NotCounted;
