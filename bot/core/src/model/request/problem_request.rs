//! The requests about problems, and the facts that follow from them.

use crate::model::Text;
use crate::model::state::{Attempt, Goal, Problem};
use crate::{GameId, PlayerId, ProblemId, Server};
use menagerie_rules::Position;

/// What is wished of a problem.
#[derive(Clone, Debug)]
pub enum ProblemRequest {
    /// To post it.
    Make(Box<Draft>),
    /// To go on solving it with a move of which this was found.
    Solve(Box<Judgement>),
    /// To begin anew with solving it.
    BeginAnew(ProblemId),
    /// To take it away.
    Withdraw(ProblemId),
}

impl ProblemRequest {
    /// Which problem it is about, if there is one already.
    pub fn problem(&self) -> Option<ProblemId> {
        match self {
            ProblemRequest::Make(_) => None,
            ProblemRequest::Solve(judgement) => Some(judgement.problem),
            ProblemRequest::BeginAnew(id) | ProblemRequest::Withdraw(id) => Some(*id),
        }
    }
}

/// A problem that can be posted: its goal is held against the rules of its position.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) start: Position,
    pub(crate) goal: Goal,
    pub(crate) source: Option<(GameId, usize)>,
    /// The communities in which the game is seen that it was taken from.
    pub(crate) seen_in: Vec<Server>,
    /// What of a typed position was read otherwise than it stands there, if something was.
    pub(crate) read_as: Text,
}

/// What is found of a move, in one state of somebody's attempt.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The problem.
    pub problem: ProblemId,
    /// What was played in the attempt before.
    pub(crate) before: Vec<String>,
    /// The move, as we write it.
    pub(crate) named: String,
    pub(crate) found: Found,
}

/// What is found of a move.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// It is not it; why, as the end of a sentence, where that can be said.
    Wrong(Option<String>),
    /// It is it, and this is answered: the moves of the attempt from now on.
    GoesOn { answer: String, moves: Vec<String> },
    /// It is the last one: all moves of the solution.
    Solves(Vec<String>),
}

/// Something about a problem that has become true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemFact {
    /// Somebody has made it.
    Made(Box<Problem>),
    /// Somebody has come so far with it.
    Tried {
        /// The problem.
        problem: ProblemId,
        /// Who.
        by: PlayerId,
        /// How far.
        attempt: Attempt,
    },
    /// It stands no more.
    Withdrawn(ProblemId),
}
