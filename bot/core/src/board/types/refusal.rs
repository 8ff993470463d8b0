//! Refusals of questions about a board, and the message for each: the rule, then the next step.

use crate::model::Text;
use crate::shortened::shortened;
use crate::{GameId, message};
use menagerie_rules::Square;

/// Why a board or a part of it is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardRefusal {
    /// The board has a hole there.
    Hole(Square),
    /// There is no such square on the board.
    NoSuchSquare {
        /// The typed text.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// The game has fewer plies.
    NoSuchPly {
        /// The game.
        game: GameId,
        /// The number of its plies.
        plies: usize,
    },
    /// No position of the game has this name.
    UnknownPly {
        /// The game.
        game: GameId,
        /// The typed text.
        typed: String,
        /// The number of the game's plies.
        plies: usize,
        /// The number of its last move, as `4.` or `4…`; empty if it has none.
        last: String,
    },
    /// Two squares are needed as corners.
    NoSuchRegion {
        /// The typed text.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// The piece has no way to the square.
    NoWay {
        /// The piece.
        piece: String,
        /// Its square.
        from: String,
        /// The square that it cannot reach.
        to: String,
    },
    /// Nothing stands on this square.
    EmptySquare(String),
    /// The variant has no such piece; it has these.
    UnknownPiece {
        /// The typed text.
        typed: String,
        /// Labels and names.
        known: Vec<String>,
    },
}

impl BoardRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::Hole(square) => message!("board-refused-hole", square = square.to_string()),
            Self::NoSuchSquare { typed, last } => {
                message!("board-refused-no-such-square", typed = shortened(typed), last)
            }
            Self::NoSuchPly { game, plies } => {
                message!("board-refused-no-such-ply", game = game.0, plies)
            }
            Self::UnknownPly { game, typed, plies, last } => {
                let text = match shortened(typed) {
                    typed if typed.is_empty() => {
                        message!("board-refused-no-position-named", game = game.0)
                    }
                    typed => message!("board-refused-unknown-position", typed, game = game.0),
                };
                text.plain(" ").then(message!("board-refused-name-a-position", plies, last))
            }
            Self::NoSuchRegion { typed, last } => {
                message!("board-refused-no-such-region", typed = shortened(typed), last)
            }
            Self::NoWay { piece, from, to } => message!("board-refused-no-way", piece, from, to),
            Self::EmptySquare(square) => message!("board-refused-empty-square", square),
            Self::UnknownPiece { typed, known } => message!(
                "board-refused-unknown-piece",
                typed = shortened(typed),
                known = known.join(", "),
            ),
        }
    }
}
