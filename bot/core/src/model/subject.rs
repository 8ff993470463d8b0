//! The subject of a message that may have to be changed later, and the key by which the store finds
//! it.

use crate::{ChallengeId, GameId, ProblemId};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// Something that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferId {
    /// A challenge.
    Challenge(ChallengeId),
    /// The draw offer made at a ply of a game, and by whom: no side makes two at one ply. Who made
    /// it was not written down once.
    Draw(GameId, usize, #[serde(default)] Option<Color>),
    /// What a player of a game has asked of the other, by its number in the game.
    Proposal(GameId, usize),
    /// A problem that can be solved.
    Problem(ProblemId),
}

impl OfferId {
    /// The text by which the store finds what was posted for it.
    pub fn key(self) -> String {
        match self {
            OfferId::Challenge(id) => format!("challenge:{id}"),
            OfferId::Draw(game, ply, None) => format!("draw:{game}:{ply}"),
            OfferId::Draw(game, ply, Some(by)) => format!("draw:{game}:{ply}:{}", by.word()),
            OfferId::Proposal(game, number) => format!("proposal:{game}:{number}"),
            OfferId::Problem(id) => format!("problem:{id}"),
        }
    }
}

/// What a message is about that may have to be changed later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Something that waits for an answer.
    Offer(OfferId),
    /// The newest board of a game.
    Board(GameId),
    /// What the place begins with where those talk who watch a game.
    Rules(GameId),
}

impl Subject {
    /// The text by which the store finds the message.
    pub fn key(self) -> String {
        match self {
            Subject::Offer(offer) => offer.key(),
            Subject::Board(game) => format!("board:{game}"),
            Subject::Rules(game) => format!("rules:{game}"),
        }
    }
}

impl From<OfferId> for Subject {
    fn from(offer: OfferId) -> Self {
        Subject::Offer(offer)
    }
}
