//! Parts of the board with rules of their own.

use menagerie_rules::Square;

/// A part of the board where other rules hold: a rectangle between two corners, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    /// The kind of region.
    pub kind: RegionKind,
    /// One corner.
    pub from: Square,
    /// The opposite corner.
    pub to: Square,
}

/// How a region is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Water along the middle of the rectangle: between two ranks, or on the middle one when their
    /// number is odd.
    River,
    /// Tinted squares with a wall around them.
    Palace,
    /// Lines between diagonal neighbors, without a tint.
    Lines,
}
