//! Requests to Discord: the client, its errors, Discord's rate limits and our own, and the cache of
//! look-ups.

pub(crate) mod client;
pub(crate) mod fault;
pub(crate) mod lookups;
pub(crate) mod optional_requests;
pub(crate) mod rate_limits;
pub(crate) mod request_budget;
pub(crate) mod request_rates;
pub(crate) mod requests;
