//! Refusals to watch a game, or to change what its spectators may do, and the message for each:
//! the rule, then the next step.

use crate::model::Text;
use crate::{GameId, message};

/// Why a person cannot watch a game, or a change for its spectators is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WatchRefusal {
    /// The caller plays this game, and it still runs.
    Plays(GameId),
    /// No game is played here.
    NothingHere,
    /// The spectators of this game talk where it was begun, on another network.
    Elsewhere(GameId),
    /// The caller has begun to watch this many games lately, which is the most.
    TooMany(usize),
    /// The caller has changed this too often in this game: this many times.
    ChangedTooOften(u32),
}

impl WatchRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::Plays(game) => message!("watch-refused-plays", game = game.0),
            Self::NothingHere => message!("watch-refused-nothing-here"),
            Self::Elsewhere(game) => message!("watch-refused-elsewhere", game = game.0),
            Self::TooMany(limit) => message!("watch-refused-too-many", limit),
            Self::ChangedTooOften(limit) => message!("watch-refused-changed-too-often", limit),
        }
    }
}
