//! Requests about problems.

use crate::model::Text;
use crate::problem::types::Goal;
use crate::{GameId, ProblemId, Server};
use menagerie_rules::Position;
use strum::{IntoStaticStr, VariantNames};

/// A request about a problem.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum ProblemRequest {
    /// Posts it.
    Make(Box<Draft>),
    /// Goes on with solving it, by a move that is judged already.
    Solve(Box<Judgement>),
    /// Begins to solve it anew.
    BeginAnew(ProblemId),
    /// Withdraws it.
    Withdraw(ProblemId),
}

impl ProblemRequest {
    /// The problem that it is about, if there is one already.
    pub fn problem(&self) -> Option<ProblemId> {
        match self {
            ProblemRequest::Make(_) => None,
            ProblemRequest::Solve(judgement) => Some(judgement.problem),
            ProblemRequest::BeginAnew(id) | ProblemRequest::Withdraw(id) => Some(*id),
        }
    }
}

/// A problem that can be posted: its goal is checked by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub(crate) start: Position,
    pub(crate) goal: Goal,
    pub(crate) source: Option<(GameId, usize)>,
    /// The communities in which the problem's game is seen.
    pub(crate) seen_in: Vec<Server>,
    /// The parts of a typed position that were read differently, if there are any.
    pub(crate) read_as: Text,
}

/// The judgement of a move, at one stage of a member's attempt.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The problem.
    pub problem: ProblemId,
    /// The moves of the attempt before it.
    pub(crate) before: Vec<String>,
    /// The move in the program's own notation.
    pub(crate) named: String,
    pub(crate) found: Found,
}

/// The result for a move.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// It is wrong. The reason, as the end of a sentence, if it can be told.
    Wrong(Option<Text>),
    /// It is right, and this move answers it. With all moves of the attempt so far.
    GoesOn { answer: String, moves: Vec<String> },
    /// It is the last move. With all moves of the solution.
    Solves(Vec<String>),
}
