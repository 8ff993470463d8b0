//! The data loaded to decide about challenges.

use crate::GameId;
use crate::challenge::types::Challenge;
use crate::community::types::Limits;
use crate::community::{Capacity, ToBegin};
use crate::model::state::Window;
use crate::moderation::types::Frozen;
use crate::rating::PresentRatings;

/// The data loaded to make a challenge.
#[derive(Clone, Debug, Default)]
pub struct ToChallenge {
    /// The data that decides whether the game can be begun.
    pub begin: ToBegin,
    /// Whether the bot is on other networks, too, from which the challenge could be joined.
    pub has_other_networks: bool,
}

/// A challenge that was made, with everything needed to settle it.
#[derive(Clone, Debug, Default)]
pub struct Offered {
    /// The challenge, if there is one.
    pub challenge: Option<Challenge>,
    /// The windows of the game that it would follow as a rematch.
    pub windows: Vec<Window>,
}

/// The data loaded to answer a challenge, or to withdraw one.
#[derive(Clone, Debug, Default)]
pub struct ToAnswer {
    /// The challenge.
    pub offered: Offered,
    /// Whether there is room for its game.
    pub capacity: Capacity,
    /// Whether the bot is on other networks, too, from which others could join.
    pub has_other_networks: bool,
    /// The rating of the challenger to everyone, if the game is rated and it is known.
    pub ratings: Option<PresentRatings>,
}

/// The data loaded to join a challenge by its code.
#[derive(Clone, Debug, Default)]
pub struct ToJoin {
    /// The data that every answer needs.
    pub answer: ToAnswer,
    /// Where games are begun in the caller's own community, and which.
    pub limits: Limits,
    /// The freeze of all games of that community.
    pub frozen: Option<Frozen>,
}

/// The data loaded to ask for a rematch.
#[derive(Clone, Debug, Default)]
pub struct ToRematch {
    /// The data that decides whether the game can be begun.
    pub begin: ToBegin,
    /// The challenge of which the finished game came.
    pub came_of: Option<Challenge>,
    /// The open challenge to a rematch of that game.
    pub standing: Option<Challenge>,
    /// The running rematch of that game.
    pub running: Option<GameId>,
}
