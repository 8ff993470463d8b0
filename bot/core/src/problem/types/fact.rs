//! Facts about problems.

use crate::problem::types::{Attempt, DailyProblem, Problem};
use crate::{PlayerId, ProblemId};

/// A fact about a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemFact {
    /// A member has made it.
    Made(Box<Problem>),
    /// A member's attempt has changed.
    Tried {
        /// The problem.
        problem: ProblemId,
        /// The member.
        by: PlayerId,
        /// The attempt.
        attempt: Attempt,
    },
    /// It was withdrawn.
    Withdrawn(ProblemId),
    /// A community has another problem of the day, another hour for it, or none any more.
    Daily(DailyProblem),
}
