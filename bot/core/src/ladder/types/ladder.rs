//! A ladder: an order of members of a community in one variant, in which a challenge to somebody above can
//! take that place. Rebuilt from the stored rows.

use crate::model::state::End;
use crate::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// Which ladder it is: each community has one for each variant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LadderId {
    /// The community.
    pub server: Server,
    /// The variant's id.
    pub variant: String,
}

/// A game that was begun on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// The game.
    pub game: GameId,
    /// The ladder.
    pub ladder: LadderId,
    /// Where it was begun.
    pub place: Place,
    /// The player who has challenged.
    pub challenger: PlayerId,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The plies that stand.
    pub plies: usize,
    /// The result and when it was stored, if it has ended.
    pub end: Option<(End, Timestamp)>,
}

impl LadderGame {
    /// The player who was challenged.
    pub fn challenged(&self) -> &PlayerId {
        let [first, second] = &self.players;
        if *first == self.challenger { second } else { first }
    }

    /// How many moves a side has made that stand.
    pub fn moves_of(&self, side: Color) -> usize {
        match side {
            Color::White => self.plies.div_ceil(2),
            Color::Black => self.plies / 2,
        }
    }
}
