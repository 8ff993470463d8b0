//! Problems.

pub mod problems;
pub mod problems_refused;
pub mod window_problems;
