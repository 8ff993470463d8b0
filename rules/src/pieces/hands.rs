//! The pieces that the sides have in hand, off the board, and may drop.
//!
//! # Design
//!
//! A hand counts pieces by kind. A kind that can be in a hand has a *slot*, its place in
//! [`Dropping::held`](crate::legal_moves::dropping::Dropping::held), so that a position carries 32 bytes
//! and not a list. A promoted piece is a kind of its own, whose file says as what it is captured. So
//! the board knows of no promoted pieces, and a move needs no memory of what a piece was before.

use crate::Color;
use crate::keys::hand_key;

/// The most kinds of piece that can be in a hand.
pub(crate) const MOST_KINDS: usize = 16;

/// The number of pieces of each kind that each side has in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hands([[u8; MOST_KINDS]; 2]);

impl Hands {
    pub const EMPTY: Hands = Hands([[0; MOST_KINDS]; 2]);

    /// The number of pieces in a slot.
    #[inline]
    pub const fn count(&self, color: Color, slot: u8) -> u8 {
        self.0[color.index()][slot as usize]
    }

    /// Adds one piece. Beyond 255 of a kind nothing is added.
    #[inline]
    pub const fn add(&mut self, color: Color, slot: u8) {
        let count = &mut self.0[color.index()][slot as usize];
        *count = count.saturating_add(1);
    }

    /// Takes one piece away, if there is one.
    #[inline]
    pub const fn remove(&mut self, color: Color, slot: u8) {
        let count = &mut self.0[color.index()][slot as usize];
        *count = count.saturating_sub(1);
    }

    /// Whether a side has nothing in hand.
    pub fn is_empty(&self, color: Color) -> bool {
        self.0[color.index()] == [0; MOST_KINDS]
    }

    /// A hash of both hands. Empty hands have 0.
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for color in Color::BOTH {
            for (slot, count) in self.0[color.index()].iter().enumerate() {
                if *count > 0 {
                    key ^= hand_key(color, slot as u8, *count);
                }
            }
        }
        key
    }
}
