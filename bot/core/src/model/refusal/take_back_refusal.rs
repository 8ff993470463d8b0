//! Refusals to take a move back, and their words: the rule, then the next step.

use crate::PlayerId;
use crate::model::{CommandName, Text};

/// Why a move is not taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBackRefusal {
    /// The game stands at its first position.
    NothingToTakeBack,
    /// The last move is this player's, not the caller's.
    NotYourLastMove(PlayerId),
    /// This player has done something since the move.
    AnsweredSince(PlayerId),
    /// The game has ended; the words tell how. Nothing is taken back.
    ResultStands(Text),
}

impl TakeBackRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            TakeBackRefusal::NothingToTakeBack => text
                .plain("This game stands at its first position, so there is no move to take back. See it with ")
                .step(CommandName::Board)
                .plain("."),
            TakeBackRefusal::NotYourLastMove(player) => text
                .plain("The last move is that of ")
                .player(player)
                .plain(", and only they can take it back. It is your turn: play with ")
                .step(CommandName::Move)
                .plain("."),
            TakeBackRefusal::AnsweredSince(player) => text
                .plain("That move can be taken back alone only until the opponent does something, and ")
                .player(player)
                .plain(" has done so since. Moves are taken back from the newest one on: ask them to agree to that with ")
                .step(CommandName::Undo)
                .plain("."),
            TakeBackRefusal::ResultStands(result) => text
                .plain("This game is over, so its moves stand: ")
                .then(result.clone())
                .plain(" Start another one with ")
                .step(CommandName::Challenge)
                .plain("."),
        }
    }
}
