//! Refusals to take a move back, and the message for each: the rule, then the next step.

use crate::model::Text;
use crate::{PlayerId, message};

/// Why a move is not taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBackRefusal {
    /// The game stands at its first position.
    NothingToTakeBack,
    /// The last move is this player's, not the caller's.
    NotYourLastMove(PlayerId),
    /// This player has done something since the move.
    AnsweredSince(PlayerId),
    /// The game is rated, so nothing is taken back by agreement.
    Rated,
    /// The game has ended; the words tell how. Nothing is taken back.
    ResultStands(Text),
}

impl TakeBackRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NothingToTakeBack => message!("take-back-refused-first-position"),
            Self::NotYourLastMove(player) => {
                message!("take-back-refused-not-your-last-move", player)
            }
            Self::AnsweredSince(player) => message!("take-back-refused-answered-since", player),
            Self::Rated => message!("take-back-refused-rated"),
            Self::ResultStands(result) => message!("take-back-refused-game-is-over", result),
        }
    }
}
