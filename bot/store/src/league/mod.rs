//! Leagues: their seasons, who is in them, and which games they have begun.

pub(crate) mod consequences;
pub(crate) mod facts;
pub(crate) mod leagues;
mod rows;
