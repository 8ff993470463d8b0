//! Ladders: who stands on them, and which games were begun on them.

pub(crate) mod facts;
pub(crate) mod ladders;
