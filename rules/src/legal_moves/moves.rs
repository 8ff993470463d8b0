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
    pub(crate) placed: Option<Placed>,
}

/// The piece or wall that a move puts down besides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Placed {
    /// A piece enters from the hand.
    Piece(Gating),
    /// A wall stands on this square.
    Wall(Square),
}

/// In a packed move, nothing and a wall in the place of a kind of piece. A variant has fewer kinds.
const NONE: u8 = u8::MAX;
const WALL: u8 = u8::MAX - 1;

/// A piece that comes from the hand onto a square that a move has left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Gating {
    /// The square where the piece enters.
    pub on: Square,
    /// The kind of piece.
    pub role: Role,
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

    /// Whether the move moves nothing and changes nothing.
    pub fn is_pass(&self) -> bool {
        self.kind == MoveKind::Pass && self.promotion.is_none()
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

    /// The piece that enters behind the one that moves.
    pub const fn gating(&self) -> Option<Gating> {
        match self.placed {
            Some(Placed::Piece(gating)) => Some(gating),
            Some(Placed::Wall(_)) | None => None,
        }
    }

    /// The square where the move puts a wall.
    pub const fn wall(&self) -> Option<Square> {
        match self.placed {
            Some(Placed::Wall(square)) => Some(square),
            Some(Placed::Piece(_)) | None => None,
        }
    }

    /// The same move without the wall that it puts up.
    #[must_use]
    pub const fn without_wall(&self) -> Move {
        match self.placed {
            Some(Placed::Wall(_)) => Move { placed: None, ..*self },
            Some(Placed::Piece(_)) | None => *self,
        }
    }

    /// The move in 8 bytes, for large tables.
    pub const fn packed(&self) -> [u8; 8] {
        let promotion = match self.promotion {
            Some(role) => role.0,
            None => NONE,
        };
        let [kind, first, second] = match self.kind {
            MoveKind::Normal => [0, 0, 0],
            MoveKind::MultiStep => [1, 0, 0],
            MoveKind::EnPassant => [2, 0, 0],
            MoveKind::KingLeap => [3, 0, 0],
            MoveKind::Castling { rook_from, rook_to } => [4, rook_from.0, rook_to.0],
            MoveKind::Locust { taken } => [5, taken.0, 0],
            MoveKind::Pass => [6, 0, 0],
            MoveKind::Drop { role } => [7, role.0, 0],
        };
        let [what, on] = match self.placed {
            Some(Placed::Piece(Gating { on, role })) => [role.0, on.0],
            Some(Placed::Wall(square)) => [WALL, square.0],
            None => [NONE, 0],
        };
        [kind, self.from.0, self.to.0, promotion, first, second, what, on]
    }

    /// The move that was packed. Other bytes give none, or some move without a meaning.
    pub const fn unpacked(bytes: [u8; 8]) -> Option<Move> {
        let [kind, from, to, promotion, first, second, what, on] = bytes;
        let (first, second, on) = (Square(first), Square(second), Square(on));
        let kind = match kind {
            0 => MoveKind::Normal,
            1 => MoveKind::MultiStep,
            2 => MoveKind::EnPassant,
            3 => MoveKind::KingLeap,
            4 => MoveKind::Castling { rook_from: first, rook_to: second },
            5 => MoveKind::Locust { taken: first },
            6 => MoveKind::Pass,
            7 => MoveKind::Drop { role: Role(first.0) },
            _ => return None,
        };
        let promotion = if promotion == NONE { None } else { Some(Role(promotion)) };
        let placed = match what {
            NONE => None,
            WALL => Some(Placed::Wall(on)),
            role => Some(Placed::Piece(Gating { on, role: Role(role) })),
        };
        Some(Move { from: Square(from), to: Square(to), promotion, kind, placed })
    }

    /// The special kind of the move.
    pub const fn kind(&self) -> MoveKind {
        self.kind
    }
}

/// The special kind of a move.
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
    /// The piece stays where it is: two steps to and fro over an empty square, a promotion in its place,
    /// or a pass of the whole side.
    Pass,
    /// A piece comes from the hand onto an empty square.
    Drop {
        /// The kind of piece, as it stands on the board afterwards.
        role: Role,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, bundled};

    /// Moves of all kinds, with pieces that enter, are the same after they were packed.
    #[test]
    fn a_packed_move_is_the_same_move() {
        let mut kinds = std::collections::BTreeSet::new();
        for variant in bundled() {
            let mut position = Position::start(variant);
            for ply in 0..60_usize {
                let legal = position.legal_moves();
                for mv in &legal {
                    assert_eq!(Move::unpacked(mv.packed()), Some(*mv), "{}", variant.id);
                    kinds.insert((mv.packed()[0], mv.placed.is_some()));
                }
                let Some(mv) = legal.get((ply * 7919 + 5) % legal.len().max(1)) else { break };
                position = position.play(mv);
            }
        }
        assert!(kinds.len() >= 8, "{kinds:?}");
        assert_eq!(Move::unpacked([u8::MAX; 8]), None);
    }
}
