//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod link;
pub(crate) mod refusal;
pub(crate) mod request;

pub use fact::LinkFact;
pub use link::{Link, LinkCode, Linking, Speaker};
pub use refusal::LinkRefusal;
pub use request::LinkRequest;
