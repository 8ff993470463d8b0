//! The homeserver: login, requests, errors, and what is asked again or left out.

pub(crate) mod client;
pub(crate) mod fault;
pub(crate) mod login;
pub(crate) mod retry;
pub(crate) mod sparing;
pub(crate) mod stored_login;
pub(crate) mod well_known;
