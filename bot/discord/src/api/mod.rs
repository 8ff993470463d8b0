//! Requests to Discord: the client, its errors, Discord's rate limits and our own, and the cache of
//! look-ups.

pub(crate) mod askers;
pub(crate) mod client;
pub(crate) mod fault;
pub(crate) mod lookups;
pub(crate) mod rate_limits;
pub(crate) mod requests;
pub(crate) mod restraint;
