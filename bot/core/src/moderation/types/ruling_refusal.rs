//! Refusals to decide games of others, and the message for each: the rule, then the next step.

use crate::model::Text;
use crate::model::refusal::choices;
use crate::moderation::types::Verdict;
use crate::{GameId, message};

/// Why a caller does not decide a game of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingRefusal {
    /// Only moderators rule on games of others.
    NotAModerator,
    /// The caller is a moderator only where they ask, and this game is seen elsewhere.
    ModeratorElsewhere(GameId),
    /// Nobody rules on a game in which they play.
    OwnGame(GameId),
    /// The verdict is missing.
    NoVerdict,
    /// This game is not rated, so it cannot count for ratings.
    NotRated(GameId),
    /// A game without a result cannot count for ratings.
    NoResultRated,
    /// The reason is missing.
    NoReason,
    /// The reason has too many characters.
    ReasonTooLong {
        /// Its number of characters.
        length: usize,
        /// The most characters.
        most: usize,
    },
}

impl RulingRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NotAModerator => message!("ruling-refused-not-a-moderator"),
            Self::ModeratorElsewhere(game) => message!("ruling-refused-moderator-elsewhere", game),
            Self::OwnGame(game) => message!("ruling-refused-own-game", game = game.0),
            Self::NotRated(game) => message!("ruling-refused-not-rated", game = game.0),
            Self::NoResultRated => message!("ruling-refused-no-result-rated"),
            Self::NoVerdict => {
                let verdicts = Verdict::ALL.map(|verdict| format!("result:{}", verdict.word()));
                message!("ruling-refused-no-verdict", choices = choices(&verdicts))
            }
            Self::NoReason => message!("ruling-refused-no-reason"),
            Self::ReasonTooLong { length, most } => {
                message!("ruling-refused-reason-too-long", length, most)
            }
        }
    }
}
