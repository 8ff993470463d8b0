//! What a position has in hand, and what can be in a hand of a variant.

use crate::{Color, Piece, Position, Role, Variant};

impl Position {
    /// The kinds of piece that a side has in hand, with the number of each, in the order of the
    /// variant.
    pub fn hand(&self, color: Color) -> impl Iterator<Item = (Role, u8)> + '_ {
        let held = self.tables().dropping.iter().flat_map(|dropping| &dropping.held);
        let counted = held
            .enumerate()
            .map(move |(slot, role)| (*role, self.state.hands.count(color, slot as u8)));
        counted.filter(|(_, count)| *count > 0)
    }

    /// The number of pieces of a kind that a side has in hand.
    pub fn in_hand(&self, piece: Piece) -> u8 {
        let of_kind = self.hand(piece.color).find(|(role, _)| *role == piece.role);
        of_kind.map_or(0, |(_, count)| count)
    }

    /// Whether neither side has anything in hand.
    pub(crate) fn are_hands_empty(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.state.hands.is_empty(color))
    }

    /// Whether the variant has pieces in hand at all.
    pub fn has_hands(&self) -> bool {
        self.tables().dropping.is_some()
    }
}

impl Variant {
    /// The kind that leaves the hand when a kind is dropped, and that a captured piece of it is there.
    /// A kind that is in no hand is itself.
    pub fn hand_kind(&self, role: Role) -> Role {
        let dropped_for = |held: &Role| self.piece(*held).in_hand.drops_as.contains(&role);
        let held = self.held_kinds().find(dropped_for);
        held.or(self.piece(role).in_hand.captured_as).unwrap_or(role)
    }

    /// The kinds of piece that can be in a hand, in the order of the variant.
    pub fn held_kinds(&self) -> impl Iterator<Item = Role> + '_ {
        self.tables.dropping.iter().flat_map(|dropping| dropping.held.iter().copied())
    }
}
