//! Tasks for newcomers to a piece: capture all stars, in as few moves as possible.
//!
//! Only the learner's piece moves, again and again, as nobody answers. So there is neither check nor
//! castling, and a King learns like any other piece. Nothing is captured in passing, because no
//! enemy has moved, and nothing is promoted: a task is about one kind of piece, so that a Pawn on
//! the last rank stays a Pawn. No star stands where the piece would promote.
//!
//! The moves are those of the move generator, on a copy of the variant in which no other kind of
//! piece moves.

mod answer;
mod greedy;
mod placement;
mod practice;
mod proposal;
mod random;
mod score;
mod shortest;
mod step_kind;
mod task;
mod typed_moves;
mod window;

pub use answer::{Answer, AnswerError, Verdict};
pub use task::{LearningError, TASKS, Task};
