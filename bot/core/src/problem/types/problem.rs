//! A problem: a position with a task, such as a mate in two. It is kept by itself, even if the game
//! that it was taken from is gone.

use crate::model::Text;
use crate::problem::types::ProblemRefusal;
use crate::{GameId, Place, PlayerId, ProblemId, Server, Timestamp, message};
use menagerie_rules::{Line, Position, Variant, notation};
use std::sync::Arc;

/// A problem as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number.
    pub id: ProblemId,
    /// The community to which it belongs.
    pub server: Server,
    /// The place where it was posted.
    pub place: Place,
    /// The member who made it.
    pub author: PlayerId,
    /// The position, by the rules of its time.
    pub start: Position,
    /// The goal.
    pub goal: Goal,
    /// The game that it was taken from, and the plies played then.
    pub source: Option<(GameId, usize)>,
    /// When it was made.
    pub made: Timestamp,
    /// Whether it was withdrawn.
    pub is_withdrawn: bool,
    /// How many members have solved it.
    pub solved_by: usize,
}

/// The goal of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Checkmate within this many moves, in any way that forces it.
    Mate(u32),
    /// The author's moves, in coordinates. Every second one answers the solver.
    Line(Vec<String>),
}

/// A member's attempt at a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The moves found so far and the answers to them, in coordinates.
    pub moves: Vec<String>,
    /// The number of wrong moves.
    pub wrong: usize,
    /// When the member solved it.
    pub solved: Option<Timestamp>,
}

impl Problem {
    /// The rules of the problem.
    pub fn variant(&self) -> &Arc<Variant> {
        self.start.variant()
    }

    /// The variant's word for the side that solves.
    pub fn side_name(&self) -> &str {
        &self.variant().side_names[self.start.turn().index()]
    }

    /// Whether a member with this attempt may go on.
    ///
    /// # Errors
    /// When they have made the problem, or solved it.
    pub fn open_to(&self, player: &PlayerId, attempt: &Attempt) -> Result<(), ProblemRefusal> {
        match attempt.solved {
            _ if *player == self.author => Err(ProblemRefusal::OwnProblem(self.id)),
            Some(at) => Err(ProblemRefusal::Solved(self.id, at)),
            None => Ok(()),
        }
    }

    /// The position with some moves played from it; `None` if they cannot be played.
    pub fn line_after(&self, moves: &[String]) -> Option<Line> {
        let mut line = Line::new(self.start.clone());
        for text in moves {
            let mv = notation::from_coordinates(line.position(), text)?;
            line.play(&mv).ok()?;
        }
        Some(line)
    }
}

impl Goal {
    /// The task for the side of this name.
    pub fn task(&self, side: &str) -> Text {
        match self {
            Goal::Mate(moves) => message!("problem-task-mate", side, moves),
            Goal::Line(_) => message!("problem-task-line", side),
        }
    }
}
