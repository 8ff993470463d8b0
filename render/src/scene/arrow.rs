//! Lines over squares: ideas that somebody shows, and the ways and rides of pieces.

use menagerie_rules::Square;

/// A line over squares: a bold one lies over all, the others lie under pieces and marks.
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
    /// For a ride on a card: a broad line in the color of marks, whose head says that it goes on.
    Ride,
    /// For a ride whose squares keep their dots: a thin line that strings them.
    Beads,
}

impl Weight {
    /// Whether it lies over pieces and marks; the others lie under them.
    pub(crate) fn is_above(self) -> bool {
        self == Weight::Bold
    }
}

impl Arrow {
    /// A ride over these squares to the last of them, which is where the board ends. One without
    /// capture keeps its hollow dots, and one that leaps from square to square those where it lands.
    pub fn ride(through: Vec<Square>, can_capture: bool) -> Arrow {
        let is_near = |pair: &[Square]| {
            let files = pair[0].file().abs_diff(pair[1].file());
            files.max(pair[0].rank().abs_diff(pair[1].rank())) == 1
        };
        let is_line = can_capture && through.windows(2).all(is_near);
        Arrow { through, weight: if is_line { Weight::Ride } else { Weight::Beads } }
    }

    /// The squares of a ride to which it leads: a turn right after its start is on the way.
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
