//! Refusals to keep a private note or a private line of moves.

use crate::GameId;
use crate::model::{CommandName, CommandReference, Text, plies};

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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            NotKept::EmptyNote => text
                .plain("There are no words in that note, so nothing was kept. Write some with ")
                .step(CommandReference::of(CommandName::Note).with("text", ""))
                .plain("."),
            NotKept::LongNote { length, most } => text
                .plain(format!("A note has at most {most} characters, and this one has {length}, so nothing was kept. Make it shorter, or several of it, with "))
                .step(CommandReference::of(CommandName::Note).with("text", ""))
                .plain("."),
            NotKept::NoteAndRemoval => text
                .plain("A note is either kept or removed. Leave out ")
                .code("text")
                .plain(" or ")
                .code("remove")
                .plain("."),
            NotKept::TooManyNotes { game, most, oldest, words } => text
                .plain(format!("You have {most} notes on game {game} already, which is the most. Remove one, for example the oldest with "))
                .step(CommandReference::of(CommandName::Note).with("remove", oldest).with("game", game))
                .plain("; this one was not kept:")
                .line()
                .plain(words.clone()),
            NotKept::TriedMove { game, why, has_line: false } => text
                .then(why.clone())
                .plain(" Nothing was tried. Type the line as it should be with ")
                .step(CommandReference::of(CommandName::Try).with("moves", "").with("game", game))
                .plain("."),
            NotKept::TriedMove { game, why, has_line: true } => text
                .then(why.clone())
                .plain(" Nothing was tried, and what you have tried before is as it was: ")
                .step(CommandReference::of(CommandName::Try).with("game", game))
                .plain("."),
            NotKept::BackAndAt => text
                .plain("A line either begins anew at a position or goes on from one of its own. Leave out ")
                .code("at")
                .plain(" or ")
                .code("back")
                .plain("."),
            NotKept::ShortBranch { game, plies: count } => text
                .plain(format!("Your line in game {game} has {}, so no more of it can be taken back. See it with ", plies(*count)))
                .step(CommandReference::of(CommandName::Try).with("game", game))
                .plain("."),
            NotKept::NoBranch { game, example } => text
                .plain(format!("You have tried no line in game {game} yet. Type its moves, as in "))
                .step(CommandReference::of(CommandName::Try).with("moves", example).with("game", game))
                .plain("; only you will see them."),
            NotKept::BranchOver(game) => text
                .plain(format!("Game {game} has gone on since you tried a line in it, so there is nothing to take back. Begin a new one with "))
                .step(CommandReference::of(CommandName::Try).with("moves", "").with("game", game))
                .plain("."),
            NotKept::BranchGone(game) => text
                .plain(format!("The position of game {game} from which you tried a line is no more: a move was taken back. Begin a new one with "))
                .step(CommandReference::of(CommandName::Try).with("moves", "").with("game", game))
                .plain("."),
            NotKept::NoSuchNote { game, number, known } => {
                let text = text.plain(format!("You have no note {number} on game {game}. "));
                match &known[..] {
                    [] => text.plain("Write one with ").step(CommandReference::of(CommandName::Note).with("text", "").with("game", game)).plain("."),
                    [first, .., last] => text.plain(format!("Your notes there have numbers from {first} to {last}: see them with ")).step(CommandReference::of(CommandName::Note).with("game", game)).plain("."),
                    [only] => text.plain(format!("The only one there has the number {only}: see it with ")).step(CommandReference::of(CommandName::Note).with("game", game)).plain("."),
                }
            }
        }
    }
}
