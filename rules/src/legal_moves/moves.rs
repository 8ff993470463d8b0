//! A move as data.

use crate::{Role, Square};

/// A move of one side, as found by a position or by the reader of moves. It means something only
/// together with that position.
///
/// Moves are ordered by their coordinates, rank by rank from a1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
    pub(crate) kind: MoveKind,
}

impl Move {
    /// The square where the piece stands. A piece that is dropped stands nowhere, and the square
    /// where it is dropped is in this place.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square where it goes.
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The piece type that it becomes, even when there is no choice.
    pub const fn promotion(&self) -> Option<Role> {
        self.promotion
    }

    /// The kind of piece that is dropped, if the piece comes from the hand.
    pub const fn dropped(&self) -> Option<Role> {
        match self.kind {
            MoveKind::Drop { role } => Some(role),
            _ => None,
        }
    }

    /// Whether the piece comes from the hand.
    pub const fn is_drop(&self) -> bool {
        self.dropped().is_some()
    }

    /// The square of the piece that is captured on the way to another square.
    pub const fn taken_on_the_way(&self) -> Option<Square> {
        match self.kind {
            MoveKind::Locust { taken } => Some(taken),
            _ => None,
        }
    }

    /// What is special about the move.
    pub const fn kind(&self) -> MoveKind {
        self.kind
    }
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Nothing: the piece goes there and takes any enemy on the square.
    Normal,
    /// A double or triple step straight ahead; the piece may be captured in passing on the next move.
    MultiStep,
    /// The capture of a piece that has just made a multi-step, on a square that it passed over.
    EnPassant,
    /// The King's initial leap.
    KingLeap,
    /// The King goes towards a partner, which goes to the square that he crossed last.
    Castling {
        /// Where the partner stands.
        rook_from: Square,
        /// Where the partner goes.
        rook_to: Square,
    },
    /// The piece captures on the way: it takes an enemy on one square and goes on to another, where
    /// it may capture too, or back to where it stood.
    Locust {
        /// Where the enemy stands that is captured on the way.
        taken: Square,
    },
    /// The piece stays where it is: two steps to and fro over an empty square.
    Pass,
    /// A piece comes from the hand onto an empty square.
    Drop {
        /// The kind of piece, as it stands on the board afterwards.
        role: Role,
    },
}
