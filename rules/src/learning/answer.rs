//! A learner's answer to a task: moves as text, and what comes of them.

use thiserror::Error;

use crate::notation::Letters;
use crate::{Move, Position, Square, SquareSet};

use super::task::Task;
use super::typed_moves::{Next, next, words};

/// The longest answer, in bytes, and the most moves of it.
const LONGEST: usize = 1_000;
const MOST_MOVES: usize = 100;

/// The effect of the moves of an answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How good it is.
    pub verdict: Verdict,
    /// The moves, up to the one that captures the last star. What stands behind that is not read.
    pub moves: Vec<Move>,
    /// Where the piece stands after them.
    pub at: Square,
    /// The stars that are left.
    pub stars: SquareSet,
    /// The position after them, with the learner to move. Like [`Task::position`] it is for
    /// pictures of this task.
    pub position: Position,
}

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All stars are captured, in the fewest moves.
    Fewest,
    /// All stars are captured, in this many moves more than needed.
    More(usize),
    /// Stars are left.
    NotYet,
}

/// An answer that is not moves of the piece. Moves are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnswerError {
    /// No move is named.
    #[error("there is no move in the answer")]
    Empty,
    /// It has more than 1,000 bytes or 100 moves.
    #[error("the answer is too long")]
    TooLong,
    /// A word that is no move of this piece.
    #[error("move {number} cannot be read: {text}")]
    Unreadable {
        /// Which move it is.
        number: usize,
        /// The word as it was typed, at most 40 characters of it.
        text: String,
    },
    /// A move that begins on a square where the piece does not stand.
    #[error("move {number} begins on {typed}, but the piece stands on {at}")]
    Elsewhere {
        /// Which move it is.
        number: usize,
        /// The square where it begins.
        typed: Square,
        /// The square of the piece.
        at: Square,
    },
    /// A move that the piece cannot make.
    #[error("move {number}: the piece cannot go from {from} to {to}")]
    Illegal {
        /// Which move it is.
        number: usize,
        /// The square of the piece.
        from: Square,
        /// Where it should go. It may be off the board.
        to: Square,
    },
}

impl Task {
    /// Plays the moves of a text: squares (`e4 g6`, `e4-g6-g9`), coordinates (`d2e4`), or moves as they
    /// are typed in a game (`Te4`, `T x e4`), in the letters of the game and of a language, with
    /// spaces or commas between.
    ///
    /// # Errors
    /// The text is not moves that the piece can make.
    pub fn answer(&self, text: &str, letters: &Letters) -> Result<Answer, AnswerError> {
        if text.len() > LONGEST {
            return Err(AnswerError::TooLong);
        }
        let words = words(text);
        let mut rest = &words[..];
        let mut moves: Vec<Move> = Vec::new();
        let mut standing = self.placement.start();
        while !rest.is_empty() && standing.left != 0 {
            let position = self.placement.position(&self.practice, standing);
            let (number, at) = (moves.len() + 1, standing.at);
            if number > MOST_MOVES {
                return Err(AnswerError::TooLong);
            }
            let taken = match next(&position, at, rest, letters) {
                Next::Move(mv, taken) => {
                    standing = self.placement.after(standing, &mv);
                    moves.push(mv);
                    taken
                }
                Next::Here if moves.is_empty() => 1,
                Next::Here => return Err(AnswerError::Illegal { number, from: at, to: at }),
                Next::Elsewhere(typed) => {
                    return Err(AnswerError::Elsewhere { number, typed, at });
                }
                Next::Illegal(to) => return Err(AnswerError::Illegal { number, from: at, to }),
                Next::Unreadable(word) => {
                    let text = word.chars().take(40).collect();
                    return Err(AnswerError::Unreadable { number, text });
                }
            };
            rest = &rest[taken..];
        }
        if moves.is_empty() {
            return Err(AnswerError::Empty);
        }
        let verdict = match moves.len().saturating_sub(self.fewest()) {
            _ if standing.left != 0 => Verdict::NotYet,
            0 => Verdict::Fewest,
            more => Verdict::More(more),
        };
        Ok(Answer {
            verdict,
            moves,
            at: standing.at,
            stars: self.placement.left(standing),
            position: self.placement.position(&self.practice, standing),
        })
    }
}
