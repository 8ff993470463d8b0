//! Lines over squares: ideas that a person shows, and the ways and rides of pieces.

use menagerie_rules::Square;

/// A line over squares. A bold one lies over everything, the others lie under pieces and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The squares it goes through in straight lines. With fewer than two it is not drawn.
    pub through: Vec<Square>,
    /// How broad it is.
    pub weight: Weight,
}

/// How broad an arrow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For an arrow that a person draws to show an idea. It has a head.
    Bold,
    /// For the way a piece takes, such as the bend of a rider: a thin line without a head.
    Fine,
    /// For a ride on a card: a broad line in the color of marks. Its head says that the ride goes
    /// on.
    Ride,
    /// For a ride whose squares keep their dots: a thin line that strings them.
    Beads,
}

impl Weight {
    /// Whether it lies over pieces and marks. Other arrows lie under them.
    pub(crate) fn is_above(self) -> bool {
        self == Weight::Bold
    }
}

impl Arrow {
    /// A ride over these squares to the last of them, at the edge of the board. A ride without
    /// capture keeps its hollow dots. One that leaps from square to square keeps the dots where it
    /// lands.
    pub fn ride(through: Vec<Square>, can_capture: bool) -> Arrow {
        let is_near = |pair: &[Square]| {
            let files = pair[0].file().abs_diff(pair[1].file());
            files.max(pair[0].rank().abs_diff(pair[1].rank())) == 1
        };
        let is_line = can_capture && through.windows(2).all(is_near);
        Arrow { through, weight: if is_line { Weight::Ride } else { Weight::Beads } }
    }

    /// The squares to which a ride leads. A turn right after its start is only on the way.
    pub(crate) fn landings(&self) -> &[Square] {
        let step = |one: Square, other: Square| {
            [(one.file(), other.file()), (one.rank(), other.rank())]
                .map(|(from, to)| i16::from(to) - i16::from(from))
        };
        match &*self.through {
            [] => &[],
            [start, bend, next, ..] if step(*start, *bend) != step(*bend, *next) => {
                &self.through[2..]
            }
            through => &through[1..],
        }
    }

    /// A bold arrow from one square to another.
    pub fn between(from: Square, to: Square) -> Arrow {
        Arrow { through: vec![from, to], weight: Weight::Bold }
    }

    /// The way of a piece, bends included.
    pub fn path(through: Vec<Square>) -> Arrow {
        Arrow { through, weight: Weight::Fine }
    }
}
