//! Conditional moves.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod conditional_ends;
pub mod conditional_lines;
pub mod conditional_moves;
pub mod conditional_take_backs;
pub mod conditional_time;
pub mod planned_facts;
