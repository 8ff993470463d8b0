//! Lines over squares: ideas that somebody shows, and the ways of pieces.

use menagerie_rules::Square;

/// A line over squares: a bold one has a head and lies over all, a fine one lies under pieces and
/// marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The squares it goes through in straight lines; with fewer than two nothing is drawn.
    pub through: Vec<Square>,
    /// How broad it is.
    pub weight: Weight,
}

/// How broad an arrow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For an arrow that somebody draws to show an idea: it has a head.
    Bold,
    /// For the way a piece takes, as the bend of a rider: a thin line without a head.
    Fine,
}

impl Arrow {
    /// A bold arrow from one square to another.
    pub fn between(from: Square, to: Square) -> Arrow {
        Arrow { through: vec![from, to], weight: Weight::Bold }
    }

    /// The way of a piece, bends included.
    pub fn path(through: Vec<Square>) -> Arrow {
        Arrow { through, weight: Weight::Fine }
    }
}
