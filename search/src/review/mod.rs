//! What is said of a game that has ended: what each position was worth, the largest mistakes, and
//! where the game turned.

mod mistake;
mod reviewing;
mod verdict;

pub use mistake::Mistake;
pub use reviewing::{Reviewing, Step};
pub use verdict::Review;
