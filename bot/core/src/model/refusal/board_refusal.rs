//! Refusals of questions about a board, and their words: the rule, then the next step.

use crate::GameId;
use crate::model::Text;
use crate::shortened::shortened;
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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            BoardRefusal::Hole(square) => text.plain(format!(
                "{square} is a hole in the board, where nothing stands. Name a square of it."
            )),
            BoardRefusal::NoSuchSquare { typed, last } => text.plain(format!(
                "There is no square “{}” on this board. Name one from a1 to {last}.",
                shortened(typed)
            )),
            BoardRefusal::NoSuchPly { game, plies } => text.plain(format!(
                "Game {game} has {plies} plies so far. Name a number from 0 to {plies}."
            )),
            BoardRefusal::UnknownPly { game, typed, plies, last } => {
                let text = match shortened(typed).as_str() {
                    "" => text.plain(format!("No position of game {game} was named. ")),
                    typed => text.plain(format!("There is no “{typed}” in game {game}. ")),
                };
                let text = match plies {
                    0 => return text.plain("No move has been played yet: name ").code("0").plain(", the start."),
                    plies => text.plain(format!("Name how many plies were played, from 0 (the start) to {plies}")),
                };
                text.plain(", or a move as it is numbered: ")
                    .code(last)
                    .plain(" is after the last one.")
            }
            BoardRefusal::NoSuchRegion { typed, last } => text.plain(format!(
                "“{}” is no part of this board. Name two corners, like a1-h8; the last square is {last}.",
                shortened(typed)
            )),
            BoardRefusal::NoWay { piece, from, to } => text
                .plain(format!("The {piece} on {from} cannot go to {to} now. Leave out "))
                .code("to")
                .plain(" to see where it can."),
            BoardRefusal::EmptySquare(square) => {
                text.plain(format!("{square} is empty. Name the square of a piece."))
            }
            BoardRefusal::UnknownPiece { typed, known } => text.plain(format!(
                "There is no piece called “{}” here. Choose one of: {}.",
                shortened(typed),
                known.join(", ")
            )),
        }
    }
}
