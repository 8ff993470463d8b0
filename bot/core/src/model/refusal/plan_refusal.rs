//! Refusals of conditional moves.

use crate::model::state::plan::{DEEPEST, MOST_REPLIES};
use crate::model::{CommandName, CommandReference, Text};
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
        /// The reason in the rules' own words.
        why: String,
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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        let a_line = || CommandReference::of(CommandName::If).with("line", "");
        match self {
            PlanRefusal::Move { place, typed, why } => text.plain(format!(
                "Move {place} of your line, “{}”, cannot be played there, so nothing has changed. {why}",
                shortened(typed)
            )),
            PlanRefusal::SeveralMoves { place, typed, example } => text
                .plain(format!(
                    "Move {place} of your line, “{}”, fits several moves, so nothing has changed. Write it out, like ",
                    shortened(typed)
                ))
                .code(example)
                .plain("."),
            PlanRefusal::Over(place) => text.plain(format!(
                "The game would be over before move {place} of your line, so nothing has changed. Leave out what follows."
            )),
            PlanRefusal::NoMove => text
                .plain("There is no move in that. Write a line of moves, your opponent’s and yours by turns, with ")
                .step(a_line())
                .plain("."),
            PlanRefusal::NoAnswer(last) => text
                .plain("Your line ends with ")
                .bold(last)
                .plain(", which nothing answers yet, so nothing has changed. Write your answer behind it."),
            PlanRefusal::TooLong => text.plain(format!(
                "A line of conditional moves has at most {DEEPEST} moves of yours, so nothing has changed. Leave out what is farther ahead."
            )),
            PlanRefusal::TooMany => text
                .plain(format!(
                    "You can have at most {MOST_REPLIES} conditional moves in a game, so nothing has changed. Make room with "
                ))
                .step(CommandReference::of(CommandName::If).with("drop", ""))
                .plain("."),
            PlanRefusal::AfterResigning => text.plain(
                "Nothing can follow upon resigning, so nothing has changed. Leave out what stands behind it.",
            ),
            PlanRefusal::ResignsTooLate => text.plain(format!(
                "A conditional resignation can be at most {FARTHEST_RESIGNATION} moves of your opponent ahead, so nothing has changed. Leave out some moves before it."
            )),
            PlanRefusal::AddAndDrop => text
                .plain("A line is added or one is dropped, not both at once, so nothing has changed. Leave out ")
                .code("drop")
                .plain(", or the moves."),
            PlanRefusal::NothingToDrop => text
                .plain("You have no conditional moves in this game, so there is nothing to drop. Make some with ")
                .step(a_line())
                .plain("."),
            PlanRefusal::NoSuchNumber { typed, last } => text
                .plain(format!(
                    "None of your conditional moves has the number “{}”. Name one from 1 to {last}, or ",
                    shortened(typed)
                ))
                .code("all")
                .plain("."),
        }
    }
}
