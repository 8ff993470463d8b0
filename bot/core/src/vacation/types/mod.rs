//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod request;

pub use request::{TimeRequests, VacationRequest};
