//! A problem: a position in which something is to be found. It is kept by itself, whatever becomes
//! of the game that it was taken from.

use crate::model::refusal::ProblemRefusal;
use crate::{GameId, Place, PlayerId, ProblemId, Server, Timestamp};
use menagerie_rules::{Line, Position, Variant, notation};
use std::sync::Arc;

/// A problem as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number.
    pub id: ProblemId,
    /// The community to which it belongs.
    pub server: Server,
    /// Where it was posted.
    pub place: Place,
    /// Who has made it.
    pub author: PlayerId,
    /// The position, by the rules of its time.
    pub start: Position,
    /// What is to be found.
    pub goal: Goal,
    /// The game it was taken from, and after how many plies.
    pub source: Option<(GameId, usize)>,
    /// When it was made.
    pub made: Timestamp,
    /// Whether it stands no more.
    pub is_withdrawn: bool,
    /// How many have solved it.
    pub solved_by: usize,
}

/// What is to be found in a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Checkmate within so many moves, by any way that forces it.
    Mate(u32),
    /// The author's moves, in coordinates; every second one is the answer to them.
    Line(Vec<String>),
}

/// How far somebody has come with a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The moves that they have found and the answers to them, in coordinates.
    pub moves: Vec<String>,
    /// How many moves of theirs were not it.
    pub wrong: usize,
    /// When they have solved it.
    pub solved: Option<Timestamp>,
}

impl Problem {
    /// The rules by which it is solved.
    pub fn variant(&self) -> &Arc<Variant> {
        self.start.variant()
    }

    /// The variant's word for the side that is to find something.
    pub fn side_name(&self) -> &str {
        &self.variant().side_names[self.start.turn().index()]
    }

    /// Whether somebody who has come so far may go on with it.
    ///
    /// # Errors
    /// They have made it, or solved it.
    pub fn open_to(&self, player: &PlayerId, attempt: &Attempt) -> Result<(), ProblemRefusal> {
        match attempt.solved {
            _ if *player == self.author => Err(ProblemRefusal::OwnProblem(self.id)),
            Some(at) => Err(ProblemRefusal::Solved(self.id, at)),
            None => Ok(()),
        }
    }

    /// The position with some moves played from it; `None` if they cannot be.
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
    /// What the side of this name is to do.
    pub fn task(&self, side: &str) -> String {
        match self {
            Goal::Mate(moves) => format!("{side} mates in {moves}"),
            Goal::Line(_) => format!("{side} to move: find what the author found"),
        }
    }
}
