//! What is said of a game that has ended: what each position was worth, and where the game turned.

mod reviewing;
mod verdict;

pub use reviewing::{Reviewing, Step};
pub use verdict::Review;
