//! Refusals to keep a private note or a private line of moves.

use crate::GameId;
use crate::model::{CommandName, CommandReference, Text, plies};

/// Why a note or a line that is tried is not kept, or not to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// There are no words in a note.
    EmptyNote,
    /// A note is too long.
    LongNote {
        /// How many characters it has.
        length: usize,
        /// How many it may have.
        most: usize,
    },
    /// A note is to be kept and another one removed.
    NoteAndRemoval,
    /// There are too many notes on the game.
    TooManyNotes {
        /// The game.
        game: GameId,
        /// How many there may be.
        most: usize,
        /// The number of the oldest one.
        oldest: usize,
        /// What was to be noted, so that it is not lost.
        words: String,
    },
    /// There is no such note on the game.
    NoSuchNote {
        /// The game.
        game: GameId,
        /// The number.
        number: usize,
        /// The numbers that there are.
        known: Vec<usize>,
    },
    /// A move that is tried cannot be played: which one, and why.
    TriedMove {
        /// The game.
        game: GameId,
        /// The words.
        why: Text,
        /// Whether a line was tried there before.
        has_line: bool,
    },
    /// A line that is tried begins anew, and is not gone back in.
    BackAndAt,
    /// The line that was tried has fewer plies.
    ShortBranch {
        /// The game.
        game: GameId,
        /// How many it has.
        plies: usize,
    },
    /// No line was tried in the game.
    NoBranch {
        /// The game.
        game: GameId,
        /// A move to begin with.
        example: String,
    },
    /// The game has gone on since a line was tried.
    BranchOver(GameId),
    /// The position in which a line began was taken back.
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
