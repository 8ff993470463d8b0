//! Leagues: divisions, the seasons they play, and who moves up or down after them.

mod boundaries;
mod division;
mod promotion;

pub use division::{DivisionError, FEWEST, Largest, NoSize, first_divisions};
pub use promotion::{NextSeason, next_divisions};
