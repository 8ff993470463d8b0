//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod notices;

pub use notices::{DigestHour, Listener, Listeners, Notices, PutOff, Told};
