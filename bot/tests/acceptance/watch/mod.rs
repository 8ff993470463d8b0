//! Spectators.

pub mod watching;
pub mod watching_opened;
pub mod watching_wishes;
