//! Refusals to stop games or let them go on, and refusals because a game is stopped.

use crate::message;
use crate::model::Text;
use crate::moderation::types::Frozen;

/// Why games are not stopped, or do not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FreezeRefusal {
    /// The game, or all of the community's, is stopped, and nothing can be done meanwhile.
    Stands(Frozen),
    /// It was stopped already.
    Already(Frozen),
    /// The game was not stopped.
    NotFrozen,
    /// The games of the community were not stopped.
    NoneFrozen,
    /// The reason to stop all games is missing.
    NoReason,
    /// Only managers stop all games of a community.
    NotAManager,
    /// All games can be stopped only in a community, and this is a private conversation.
    NoServer,
    /// One game was named, and all were meant.
    GameAndAll,
}

impl FreezeRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            FreezeRefusal::Stands(frozen) => frozen.refusal(),
            FreezeRefusal::Already(frozen) => message!(
                "freeze-refused-already",
                stopped = frozen.told(),
                what = if frozen.is_of_all() { "all" } else { "game" },
            ),
            FreezeRefusal::NotFrozen => message!("freeze-refused-not-frozen"),
            FreezeRefusal::NoneFrozen => message!("freeze-refused-none-frozen"),
            FreezeRefusal::NoReason => message!("freeze-refused-no-reason"),
            FreezeRefusal::NotAManager => message!("freeze-refused-not-a-manager"),
            FreezeRefusal::NoServer => message!("freeze-refused-no-community"),
            FreezeRefusal::GameAndAll => message!("freeze-refused-game-and-all"),
        }
    }
}
