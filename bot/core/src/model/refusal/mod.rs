//! Refusals, a file for each part of a game.

pub(crate) mod busy_refusal;
pub(crate) mod freeze_refusal;
pub(crate) mod limit_refusal;
pub(crate) mod link_refusal;
pub(crate) mod not_kept;
pub(crate) mod offer_refusal;
pub(crate) mod plan_refusal;
pub(crate) mod problem_refusal;
pub(crate) mod refusals;
pub(crate) mod upload_refusal;
pub(crate) mod watch_refusal;

pub use busy_refusal::BusyRefusal;
pub use freeze_refusal::FreezeRefusal;
pub use limit_refusal::LimitRefusal;
pub use link_refusal::LinkRefusal;
pub use not_kept::NotKept;
pub use offer_refusal::OfferRefusal;
pub use plan_refusal::PlanRefusal;
pub use problem_refusal::ProblemRefusal;
pub use refusals::Refusal;
pub use upload_refusal::UploadRefusal;
pub use watch_refusal::WatchRefusal;
