//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod refusal;

pub use fact::ClockFact;
pub use refusal::TimeRefusal;
