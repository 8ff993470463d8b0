//! What is asked for: commands, and what stands in them.

pub(in crate::game) mod call;
pub(in crate::game) mod command;
pub(in crate::game) mod edit;
pub(in crate::game) mod glance;
pub(in crate::game) mod opponent;
pub(in crate::game) mod plan_wish;
pub(in crate::game) mod problem_wish;
pub(in crate::game) mod terms;
pub(in crate::game) mod time_wishes;
pub(in crate::game) mod verdict;

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
