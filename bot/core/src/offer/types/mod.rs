//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod proposal;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod take_back_refusal;

pub use fact::OfferFact;
pub use proposal::{Aim, Proposal, ProposalState};
pub use refusal::OfferRefusal;
pub use request::OfferRequest;
pub use take_back_refusal::TakeBackRefusal;
