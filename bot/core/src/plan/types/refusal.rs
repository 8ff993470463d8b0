//! Refusals of conditional moves.

use crate::message;
use crate::model::Text;
use crate::plan::types::plan::{DEEPEST, MOST_REPLIES};
use crate::shortened::shortened;

/// How many moves of the opponent ahead a conditional resignation can be, at most. It is confirmed
/// by an action, whose text must be short.
pub const FARTHEST_RESIGNATION: usize = 3;

/// Why a change of conditional moves is refused. The old ones stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRefusal {
    /// The rules do not allow a move of the line.
    Move {
        /// Which move of the line, counted from 1.
        place: usize,
        /// The typed text of the move.
        typed: String,
        /// The reason, as sentences.
        why: Text,
    },
    /// A move of the line is ambiguous.
    SeveralMoves {
        /// Which move of the line, counted from 1.
        place: usize,
        /// The typed text of the move.
        typed: String,
        /// One of the possible moves, written out.
        example: String,
    },
    /// The game would be over before this move of the line.
    Over(usize),
    /// There is no move in the line.
    NoMove,
    /// The line ends with this move of the opponent, which nothing answers.
    NoAnswer(String),
    /// The line is too long.
    TooLong,
    /// There are too many conditional moves.
    TooMany,
    /// The line goes on after a resignation.
    AfterResigning,
    /// The resignation is too far ahead.
    ResignsTooLate,
    /// One command adds a line and drops a number.
    AddAndDrop,
    /// There are no conditional moves to drop.
    NothingToDrop,
    /// There is no conditional move with this number.
    NoSuchNumber {
        /// The typed text.
        typed: String,
        /// The last number.
        last: usize,
    },
}

impl PlanRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            PlanRefusal::Move { place, typed, why } => {
                message!("plan-refused-move", place, typed = shortened(typed), why)
            }
            PlanRefusal::SeveralMoves { place, typed, example } => {
                message!("plan-refused-several-moves", place, typed = shortened(typed), example)
            }
            PlanRefusal::Over(place) => message!("plan-refused-over", place),
            PlanRefusal::NoMove => message!("plan-refused-no-move"),
            PlanRefusal::NoAnswer(last) => message!("plan-refused-no-answer", last),
            PlanRefusal::TooLong => message!("plan-refused-too-long", most = DEEPEST),
            PlanRefusal::TooMany => message!("plan-refused-too-many", most = MOST_REPLIES),
            PlanRefusal::AfterResigning => message!("plan-refused-after-resigning"),
            PlanRefusal::ResignsTooLate => {
                message!("plan-refused-resigns-too-late", most = FARTHEST_RESIGNATION)
            }
            PlanRefusal::AddAndDrop => message!("plan-refused-add-and-drop"),
            PlanRefusal::NothingToDrop => message!("plan-refused-nothing-to-drop"),
            PlanRefusal::NoSuchNumber { typed, last } => {
                message!("plan-refused-no-such-number", typed = shortened(typed), last)
            }
        }
    }
}
