//! The subject of a message that may have to be changed later, and the key by which the store finds
//! it.

use crate::{ChallengeId, GameId, LeagueId, ProblemId};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// An offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferId {
    /// The draw offer at a ply of a game, by a side: no side makes two at one ply. Old texts do not
    /// name the side.
    Challenge(ChallengeId),
    /// The draw offer made at a ply of a game, and by whom: no side makes two at one ply. Who made
    /// it was not written down once.
    Draw(GameId, usize, #[serde(default)] Option<Color>),
    /// A player's proposal to the opponent, by its number in the game.
    Proposal(GameId, usize),
    /// A problem that can be solved.
    Problem(ProblemId),
    /// A season of a league.
    League(LeagueId),
}

impl OfferId {
    /// The key by which the store finds the offer's message.
    pub fn key(self) -> String {
        match self {
            OfferId::Challenge(id) => format!("challenge:{id}"),
            OfferId::Draw(game, ply, None) => format!("draw:{game}:{ply}"),
            OfferId::Draw(game, ply, Some(by)) => format!("draw:{game}:{ply}:{}", by.word()),
            OfferId::Proposal(game, number) => format!("proposal:{game}:{number}"),
            OfferId::Problem(id) => format!("problem:{id}"),
            OfferId::League(id) => format!("league:{id}"),
        }
    }
}

/// The subject of a message that may have to be changed later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Something that waits for an answer.
    Offer(OfferId),
    /// The newest board of a game.
    Board(GameId),
    /// The date of a season in the calendar of its community.
    Date(LeagueId),
    /// The first message of the spectators' place of a game.
    Rules(GameId),
}

impl Subject {
    /// The key by which the store finds the message.
    pub fn key(self) -> String {
        match self {
            Subject::Offer(offer) => offer.key(),
            Subject::Board(game) => format!("board:{game}"),
            Subject::Date(league) => format!("date:{league}"),
            Subject::Rules(game) => format!("rules:{game}"),
        }
    }
}

impl From<OfferId> for Subject {
    fn from(offer: OfferId) -> Self {
        Subject::Offer(offer)
    }
}
