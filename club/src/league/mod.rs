//! Leagues: divisions, the seasons they play, and who moves up or down after them.

mod division;

pub use division::{DivisionError, FEWEST, Largest, NoSize, first_divisions};
