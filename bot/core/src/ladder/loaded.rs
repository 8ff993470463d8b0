//! The data loaded to decide about ladders.

use crate::PlayerId;
use crate::clock::Member;
use crate::community::ToBegin;
use crate::ladder::types::LadderGame;

/// The data loaded for a request about a ladder.
#[derive(Clone, Debug, Default)]
pub struct ToClimb {
    /// The variants of the community's ladders, by their ids.
    pub ladders: Vec<String>,
    /// The members on the ladder that is meant, the best first.
    pub players: Vec<PlayerId>,
    /// Its games that run, and those that have ended lately.
    pub games: Vec<LadderGame>,
    /// The member who is to be challenged, with their vacations.
    pub challenged: Option<Member>,
    /// The data that decides whether a game can be begun.
    pub begin: ToBegin,
}

/// The data loaded when a game of a ladder is over.
#[derive(Clone, Debug, Default)]
pub struct ToSettle {
    /// The game.
    pub game: Option<LadderGame>,
    /// The members on its ladder, the best first.
    pub players: Vec<PlayerId>,
}
