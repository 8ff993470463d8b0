//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod ladder;
pub(crate) mod refusal;
pub(crate) mod request;

pub use fact::LadderFact;
pub use ladder::{LadderGame, LadderId};
pub use refusal::LadderRefusal;
pub use request::{LadderDeed, LadderRequest};
