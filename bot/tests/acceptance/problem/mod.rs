//! Problems.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod at_one_keyboard;
pub mod daily;
pub mod listed_problems;
pub mod problems;
pub mod problems_refused;
pub mod window_problems;
