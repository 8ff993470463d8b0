//! Facts about ladders.

use crate::ladder::types::LadderId;
use crate::{GameId, PlayerId};

/// A fact about a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderFact {
    /// A member stands on it now, behind all others.
    Joined {
        /// The ladder.
        ladder: LadderId,
        /// The member.
        player: PlayerId,
    },
    /// A member stands on it no more.
    Left {
        /// The ladder.
        ladder: LadderId,
        /// The member.
        player: PlayerId,
    },
    /// A game has begun on it.
    GameBegun {
        /// The ladder.
        ladder: LadderId,
        /// The game.
        game: GameId,
        /// The network on which it began.
        network: String,
    },
    /// A member takes the place of one above, who moves down with all between them.
    Rose {
        /// The ladder.
        ladder: LadderId,
        /// The member.
        player: PlayerId,
        /// The member who stood there.
        above: PlayerId,
    },
    /// A member falls to the end.
    Fell {
        /// The ladder.
        ladder: LadderId,
        /// The member.
        player: PlayerId,
    },
    /// The ladder has taken in the result of a game that has ended.
    Settled(GameId),
}
