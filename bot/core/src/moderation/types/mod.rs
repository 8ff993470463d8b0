//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod freeze_refusal;
pub(crate) mod frozen;
pub(crate) mod request;
pub(crate) mod ruling_refusal;
pub(crate) mod verdict;

pub use freeze_refusal::FreezeRefusal;
pub use frozen::{Frozen, Stopped};
pub use request::ModerationRequest;
pub use ruling_refusal::RulingRefusal;
pub use verdict::Verdict;
