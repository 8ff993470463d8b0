//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod plan;
pub(crate) mod refusal;
pub(crate) mod request;

pub use plan::{Condition, Plan, Planned};
pub use refusal::PlanRefusal;
pub use request::{PlanDeed, PlanRequest};
