//! The keys whose sum by XOR is a position's hash.
//!
//! They are computed where they are needed: a table of all of them has 256 squares for each of up to
//! a hundred pieces, and would push more useful tables out of the processor's cache.

use crate::pieces::piece::Cell;
use crate::{Color, Square};

/// The key of a piece on a square.
#[inline]
pub(crate) const fn piece_key(cell: Cell, square: Square) -> u64 {
    mixed((cell.0 as u64) << 8 | square.0 as u64)
}

/// The key of the right of the piece on a square.
#[inline]
pub(crate) const fn right_key(square: Square) -> u64 {
    mixed(0x1_0000 | square.0 as u64)
}

/// The key of a square on which a piece can be captured in passing.
pub(crate) const fn passed_key(square: Square) -> u64 {
    mixed(0x2_0000 | square.0 as u64)
}

/// The key of the piece that can be captured so.
pub(crate) const fn passer_key(square: Square) -> u64 {
    mixed(0x3_0000 | square.0 as u64)
}

/// The key of the number of checks that a side has given.
pub(crate) const fn checks_key(color: Color, given: u8) -> u64 {
    mixed(0x4_0000 | (color as u64) << 8 | given as u64)
}

/// The key of a number of pieces of a kind in a hand.
pub(crate) const fn hand_key(color: Color, slot: u8, count: u8) -> u64 {
    mixed(0x6_0000 | (color as u64) << 16 | (slot as u64) << 8 | count as u64)
}

/// The key of a square on which a Lion has just been taken.
pub(crate) const fn lion_key(square: Square) -> u64 {
    mixed(0x7_0000 | square.0 as u64)
}

/// The key of the second mover's turn.
pub(crate) const TURN: u64 = mixed(0x5_0000);

/// The number in this place of the sequence of SplitMix64, which is fixed forever.
#[inline]
const fn mixed(place: u64) -> u64 {
    let mut bits = (place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
