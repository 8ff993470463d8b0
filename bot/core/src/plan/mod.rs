//! Conditional moves: how they are written and carried out.

pub(crate) mod execution;
pub(crate) mod plan_words;
pub(crate) mod planned_line;
pub(crate) mod planning;
pub mod types;
