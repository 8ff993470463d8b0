//! Facts about leagues.

use crate::league::types::{League, LeagueProposal};
use crate::{GameId, LeagueId, Place, PlayerId, Timestamp};

/// A fact about a season of a league. `due` is when something is to be done for it next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeagueFact {
    /// A season was made. An older draft of the same manager in the community is dropped.
    Made(Box<League>),
    /// It is posted, here from now on.
    Published {
        /// The season.
        league: LeagueId,
        /// Where.
        place: Place,
    },
    /// A member has joined.
    Joined {
        /// The season.
        league: LeagueId,
        /// The member.
        player: PlayerId,
    },
    /// A member has left.
    Left {
        /// The season.
        league: LeagueId,
        /// The member.
        player: PlayerId,
        /// Whether the season has begun, so that it is remembered.
        is_kept: bool,
    },
    /// Something is to be done for it then, or not before somebody joins.
    Due {
        /// The season.
        league: LeagueId,
        /// When.
        at: Option<Timestamp>,
    },
    /// Its games are played from now on.
    Begun {
        /// The season.
        league: LeagueId,
        /// The division and the number of each member, both from 1.
        seats: Vec<(PlayerId, usize, usize)>,
        /// Until when games begin.
        ends: Timestamp,
    },
    /// A game of it has begun.
    GameBegun {
        /// The season.
        league: LeagueId,
        /// The division, from 1.
        division: usize,
        /// Its place in the pairings of the division, from 0.
        pairing: usize,
        /// The game.
        game: GameId,
    },
    /// Games begin until then.
    Extended {
        /// The season.
        league: LeagueId,
        /// Until when.
        ends: Timestamp,
    },
    /// No more games begin, and those that run have some time left.
    LastCall {
        /// The season.
        league: LeagueId,
        /// When results are proposed for them.
        until: Timestamp,
    },
    /// A result is proposed for a game whose time is over.
    Proposed {
        /// The game.
        game: GameId,
        /// The result, and from when on it stands.
        proposal: LeagueProposal,
    },
    /// It has ended.
    Over(LeagueId),
    /// A draft is not wanted any more.
    Dropped(LeagueId),
}
