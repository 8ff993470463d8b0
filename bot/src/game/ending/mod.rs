//! How games end, by rule, by agreement and by time, and what is said then.

pub(in crate::game) mod endings;
pub(in crate::game) mod proof;
pub(in crate::game) mod standing;
