//! Facts about challenges.

use crate::challenge::types::{Invited, SideRequest, Start};
use crate::clock::Control;
use crate::model::Code;
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};

/// A fact about challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a decision has few facts, and they are soon written"
)]
pub enum ChallengeFact {
    /// A challenge was made.
    Made {
        /// Its number.
        id: ChallengeId,
        /// The challenger.
        challenger: PlayerId,
        /// The invited member, or everyone.
        to: Invited,
        /// The variant's id.
        variant: String,
        /// The variant's revision.
        revision: u32,
        /// The side that the challenger wants.
        side: SideRequest,
        /// The position to start from.
        start: Start,
        /// The clock.
        control: Control,
        /// Whether its game is rated.
        is_rated: bool,
        /// The community.
        server: Server,
        /// The place.
        place: Place,
        /// Until when it can be answered.
        expires: Timestamp,
        /// The code by which it is joined from elsewhere, if it can be.
        code: Option<Code>,
    },
    /// A challenge has become a game.
    Accepted {
        /// The challenge.
        id: ChallengeId,
        /// The game.
        game: GameId,
        /// The players, the first mover first.
        players: [PlayerId; 2],
        /// The position it starts from.
        start_fen: String,
    },
    /// A game has come of a challenge to everyone, which others can still join.
    Joined {
        /// The challenge.
        id: ChallengeId,
        /// The game.
        game: GameId,
        /// The players, the first mover first.
        players: [PlayerId; 2],
        /// The position it starts from.
        start_fen: String,
    },
    /// A challenge was declined.
    Declined(ChallengeId),
    /// A challenge was withdrawn.
    Withdrawn(ChallengeId),
    /// Nobody has answered a challenge in time.
    Expired(ChallengeId),
    /// A challenge was made as the rematch of a finished game.
    RematchOf {
        /// The challenge.
        challenge: ChallengeId,
        /// The finished game.
        game: GameId,
    },
}
