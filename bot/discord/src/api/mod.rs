//! Requests to Discord: the client, its errors, its rate limits and our own, and what was looked up.

pub(crate) mod askers;
pub(crate) mod client;
pub(crate) mod fault;
pub(crate) mod lookups;
pub(crate) mod rate_limits;
pub(crate) mod requests;
pub(crate) mod restraint;
