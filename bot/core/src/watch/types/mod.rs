//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod spectators;

pub use fact::WatchFact;
pub use refusal::WatchRefusal;
pub use request::WatchRequest;
pub use spectators::{Kibitz, Spectators, Watcher};
