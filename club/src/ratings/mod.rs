//! Ratings by Glicko-2, from the record of all rated games.

mod calendar;
mod glicko2;

pub use calendar::{Calendar, Period};
pub use glicko2::{Meeting, Rating};
