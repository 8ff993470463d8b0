//! What is refused, by the part of a game that refuses it.

pub(in crate::game) mod busy_refusal;
pub(in crate::game) mod freeze_refusal;
pub(in crate::game) mod limit_refusal;
pub(in crate::game) mod link_refusal;
pub(in crate::game) mod not_kept;
pub(in crate::game) mod offer_refusal;
pub(in crate::game) mod plan_refusal;
pub(in crate::game) mod problem_refusal;
pub(in crate::game) mod refusals;
pub(in crate::game) mod sent_refusal;
pub(in crate::game) mod watch_refusal;

pub use busy_refusal::BusyRefusal;
pub use freeze_refusal::FreezeRefusal;
pub use limit_refusal::LimitRefusal;
pub use link_refusal::LinkRefusal;
pub use not_kept::NotKept;
pub use offer_refusal::OfferRefusal;
pub use plan_refusal::PlanRefusal;
pub use problem_refusal::ProblemRefusal;
pub use refusals::Refusal;
pub use sent_refusal::SentRefusal;
pub use watch_refusal::WatchRefusal;
