//! What is asked for: commands, and what stands in them.

pub(crate) mod call;
pub(crate) mod command;
pub(crate) mod edit;
pub(crate) mod glance;
pub(crate) mod opponent;
pub(crate) mod plan_wish;
pub(crate) mod problem_wish;
pub(crate) mod terms;
pub(crate) mod time_wishes;
pub(crate) mod verdict;

pub use call::{Authority, Call, Via};
pub use command::{Command, PlaceWish, SideWish, Trial, VariantWish, Which};
pub use edit::{Before, Corrected, Correction};
pub use glance::{Glance, Page};
pub use opponent::{Opponent, Presence};
pub use plan_wish::PlanWish;
pub use problem_wish::{Draft, Judgement, ProblemFact, ProblemWish};
pub use terms::Terms;
pub use time_wishes::{TimeWishes, VacationWish};
pub use verdict::Verdict;
