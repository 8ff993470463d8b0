//! The pieces that a position has in hand, and those that can be in a hand of a variant.

use crate::legal_moves::gating::gates;
use crate::pieces::piece::Cell;
use crate::{Color, Piece, Position, Role, Square, Variant};

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

    /// The number of all pieces that a side has in hand.
    pub fn count_in_hand(&self, color: Color) -> u32 {
        self.hand(color).map(|(_, count)| u32::from(count)).sum()
    }

    /// Whether neither side has anything in hand.
    pub(crate) fn are_hands_empty(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.state.hands.is_empty(color))
    }

    /// Whether a piece in hand may enter on the square that the piece there leaves by its first move.
    pub fn is_gate(&self, square: Square) -> bool {
        gates(self.tables(), &self.state, self.turn()).contains(square)
    }

    /// Whether the variant has pieces in hand at all.
    pub fn has_hands(&self) -> bool {
        self.tables().dropping.is_some()
    }
}

impl Variant {
    /// Whether pieces in hand enter behind others.
    pub fn has_gates(&self) -> bool {
        self.tables().has_gates()
    }

    /// The kind that leaves the hand when a kind is dropped.
    pub fn dropped_from(&self, role: Role) -> Role {
        let dropped_for = |held: &Role| self.piece(*held).in_hand.drops_as.contains(&role);
        self.held_kinds().find(dropped_for).unwrap_or(role)
    }

    /// The kind that a captured piece is in the hand, if it comes there.
    pub fn captured_to(&self, role: Role) -> Option<Role> {
        let cell = Cell::of(Piece { color: Color::White, role });
        let slot = self.tables().kind(cell).captured_as?;
        self.tables().dropping.as_ref()?.held.get(usize::from(slot)).copied()
    }

    /// The kinds of piece that can be in a hand, in the order of the variant.
    pub fn held_kinds(&self) -> impl Iterator<Item = Role> + '_ {
        self.tables().dropping.iter().flat_map(|dropping| dropping.held.iter().copied())
    }
}
