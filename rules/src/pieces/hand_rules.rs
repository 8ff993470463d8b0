//! A variant's rules on pieces in hand.

use crate::Role;

/// Which pieces come into a hand, and what holds for all drops.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HandRules {
    /// Whether a captured piece goes to the hand of the side that captures it.
    pub captures: bool,
    /// Whether nothing is dropped, so that pieces in hand only enter behind other ones.
    pub no_drops: bool,
    /// Whether a drop that gives check is illegal.
    pub no_checks: bool,
    /// Whether a piece may be dropped where it could never move again.
    pub immobile: bool,
}

/// The rules of one kind of piece in a hand, and how it comes onto the board again.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct InHand {
    /// The kind that it becomes when it is captured, if that is another one.
    pub captured_as: Option<Role>,
    /// The kinds as which it may be dropped, if not only as it is.
    pub drops_as: Vec<Role>,
    /// The zone where it is dropped, an index into [`Variant::zones`](crate::Variant::zones).
    /// Without one it is dropped anywhere.
    pub drops_in: Option<usize>,
    /// It is not dropped on a file with so many pieces of its kind and side.
    pub most_on_file: Option<u32>,
    /// Whether it may not be dropped where that is checkmate.
    pub no_drop_mate: bool,
    /// Whether a piece in hand may enter on the square that it leaves by its first move.
    pub gate: bool,
    /// Whether a second one goes onto the other color of squares.
    pub on_both_colors: bool,
    /// The zone where it has its rights after a drop, as if it had never moved.
    pub unmoved_in: Option<usize>,
}
