//! What people ask for at a table, about the game that is played there.

use menagerie::game::{Command, GameId, Which};

pub fn move_of(text: &str) -> Command {
    Command::Move { which: Which::Here, text: text.to_owned(), shown: None }
}

pub fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

pub fn draw() -> Command {
    Command::Draw { which: Which::Here }
}

pub fn abort() -> Command {
    Command::Abort { which: Which::Here }
}

/// The answer to the proposal of this number in game 1.
pub fn answer(number: usize, accept: bool) -> Command {
    Command::AnswerProposal { game: GameId(1), number, accept }
}
