//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod refusal;

pub use refusal::BoardRefusal;
