//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod refusal;
pub(crate) mod request;

pub use refusal::DrawRefusal;
pub use request::EndingRequest;
