//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod array_draw;
pub(crate) mod array_draw_proof;
pub(crate) mod array_words;
pub(crate) mod challenge;
pub(crate) mod fact;
pub(crate) mod new_challenge;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod start;
pub(crate) mod start_refusal;
pub(crate) mod terms;

pub use array_draw::Secret;
pub use array_words::{BY_LOT, USUAL};
pub use challenge::{Challenge, ChallengeState, Invited};
pub use fact::ChallengeFact;
pub use new_challenge::{NewChallenge, SideRequest};
pub use refusal::ChallengeRefusal;
pub use request::ChallengeRequest;
pub use start::{Start, StartRequest, squares_in_words};
pub use start_refusal::StartRefusal;
pub use terms::Terms;
