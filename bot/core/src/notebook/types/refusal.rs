//! Refusals to keep a private note or a private line of moves.

use crate::model::Text;
use crate::{GameId, message};

/// Why a private note or line is not kept, or cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The note is empty.
    EmptyNote,
    /// The note is too long.
    LongNote {
        /// Its number of characters.
        length: usize,
        /// The most characters.
        most: usize,
    },
    /// One command adds a note and removes another.
    NoteAndRemoval,
    /// The caller has too many notes on the game.
    TooManyNotes {
        /// The game.
        game: GameId,
        /// The most notes.
        most: usize,
        /// The number of the oldest one.
        oldest: usize,
        /// The text of the new note, so that it is not lost.
        words: String,
    },
    /// There is no note with this number on the game.
    NoSuchNote {
        /// The game.
        game: GameId,
        /// The number.
        number: usize,
        /// The existing numbers.
        known: Vec<usize>,
    },
    /// A tried move cannot be played: which one, and why.
    TriedMove {
        /// The game.
        game: GameId,
        /// The words.
        why: Text,
        /// Whether the caller had tried a line there before.
        has_line: bool,
    },
    /// One command begins a new line and goes back in the old one.
    BackAndAt,
    /// The line has fewer plies than the caller wants to go back.
    ShortBranch {
        /// The game.
        game: GameId,
        /// The plies of the line.
        plies: usize,
    },
    /// The caller has tried no line in the game.
    NoBranch {
        /// The game.
        game: GameId,
        /// A possible first move.
        example: String,
    },
    /// The game has gone on since the line was tried.
    BranchOver(GameId),
    /// The position in which the line began was taken back.
    BranchGone(GameId),
}

impl NotKept {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            NotKept::EmptyNote => message!("note-refused-empty"),
            NotKept::LongNote { length, most } => message!("note-refused-too-long", length, most),
            NotKept::NoteAndRemoval => message!("note-refused-text-and-removal"),
            NotKept::TooManyNotes { game, most, oldest, words } => {
                let (game, most, oldest) = (game.0, *most, *oldest);
                message!("note-refused-too-many", game, most, oldest).line().plain(words)
            }
            NotKept::NoSuchNote { game, number, known } => message!(
                "note-refused-no-such-note",
                number,
                game = game.0,
                count = known.len(),
                first = known.first().copied().unwrap_or_default(),
                last = known.last().copied().unwrap_or_default(),
            ),
            NotKept::TriedMove { game, why, has_line: false } => {
                message!("try-refused-move", why, game = game.0)
            }
            NotKept::TriedMove { game, why, has_line: true } => {
                message!("try-refused-move-of-a-longer-line", why, game = game.0)
            }
            NotKept::BackAndAt => message!("try-refused-back-and-at"),
            NotKept::ShortBranch { game, plies } => {
                message!("try-refused-short-line", game = game.0, plies)
            }
            NotKept::NoBranch { game, example } => {
                message!("try-refused-no-line", game = game.0, example)
            }
            NotKept::BranchOver(game) => message!("try-refused-game-has-gone-on", game = game.0),
            NotKept::BranchGone(game) => message!("try-refused-position-is-gone", game = game.0),
        }
    }
}
