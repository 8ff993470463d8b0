//! The words on a game that has ended: the worth of each position, the largest mistakes, and where
//! the game turned.

mod mistake;
mod reviewing;
mod verdict;

pub use mistake::Mistake;
pub use reviewing::{Reviewing, Step};
pub use verdict::Review;
