//! Ratings by Glicko-2, from the record of all rated games.

mod glicko2;

pub use glicko2::{Meeting, Rating};
