//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod daily_problem;
pub(crate) mod fact;
pub(crate) mod problem;
pub(crate) mod refusal;
pub(crate) mod request;

pub use daily_problem::{DailyProblem, NO_DAILY_PROBLEM};
pub use fact::ProblemFact;
pub use problem::{Attempt, Goal, Problem};
pub use refusal::ProblemRefusal;
pub use request::{Draft, Judgement, ProblemRequest};
