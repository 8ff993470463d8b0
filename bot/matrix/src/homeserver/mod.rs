//! The homeserver: login, requests, errors, retries, and sparing mode under a strict rate limit.

pub(crate) mod client;
pub(crate) mod fault;
pub(crate) mod login;
pub(crate) mod retry;
#[cfg(feature = "encryption")]
pub(crate) mod signing_keys;
pub(crate) mod sparing;
pub(crate) mod stored_login;
pub(crate) mod well_known;
