//! The shapes a move can have. A piece type is a list of these; the file it comes from writes them in
//! XBetza, which [`crate::betza`] reads.

use crate::square::{Direction, DirectionsOf};

/// One way in which a piece moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Movement {
    /// Where it leads.
    pub shape: Shape,
    /// Whether it captures.
    pub mode: Mode,
    /// Whether it exists only while the piece has never moved.
    pub initial: bool,
    /// Whether it may also capture, in passing, a piece that has just made a double step.
    pub en_passant: bool,
    /// Where the piece must stand to move in this way: a place in
    /// [`Variant::zones`](crate::Variant::zones). Anywhere when there is none.
    pub zone: Option<usize>,
}

/// Whether a movement may capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Only to empty squares.
    Quiet,
    /// Only onto enemy pieces.
    Capture,
    /// Either.
    Both,
}

impl Mode {
    /// Whether the movement may end on an empty square.
    pub const fn is_quiet(self) -> bool {
        matches!(self, Mode::Quiet | Mode::Both)
    }

    /// Whether the movement may end on an enemy.
    pub const fn is_capture(self) -> bool {
        matches!(self, Mode::Capture | Mode::Both)
    }
}

/// The geometry of a movement, as the first mover sees it.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// To any of these offsets (files to the right, ranks forward), ignoring what lies between.
    Leap(Vec<(i8, i8)>),
    /// Step by step until the first occupied square.
    Slide(Directions),
    /// To the second occupied square on a line, over the first.
    Hop(Directions),
    /// From an empty neighbouring square, in one of two directions turned by 45 degrees from the way
    /// there, as a slide. The neighbouring square itself is a [`Shape::Leap`].
    Bent(Turns),
    /// Two squares straight ahead, both empty, without capturing.
    DoubleStep,
    /// Two straight legs of the same length, one along a rank or file and one along a diagonal, in
    /// either order and in any directions; every square before the last must be empty.
    EqualLegs,
    /// Knight's steps, all in the same direction, until the first occupied square. For each of them one
    /// of the two squares between, the orthogonal or the diagonal neighbour, must be empty.
    LameRide,
    /// This many squares along the rank towards a partner, which goes to the square just crossed.
    Castling(u8),
}

/// A set of compass directions, forward being up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Directions(pub(crate) u8);

impl Directions {
    pub(crate) fn mirrored(self) -> Directions {
        Directions(DirectionsOf(self.0).fold(0, |set, d| set | d.mirrored().bit()))
    }
}

/// A set of turns: for each direction of the first step, whether to go on turned right or left.
/// Bit `2 * direction` is the turn clockwise, the bit above it the turn counterclockwise.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Turns(pub(crate) u16);

impl Turns {
    /// The turns with this first step, as pairs of the first and the second direction.
    pub(crate) fn pairs(self) -> impl Iterator<Item = (Direction, Direction)> {
        (0..16u8).filter(move |bit| self.0 >> bit & 1 == 1).map(Turns::pair)
    }

    pub(crate) const fn pair(bit: u8) -> (Direction, Direction) {
        let first = Direction(bit >> 1);
        (first, if bit & 1 == 0 { first.clockwise() } else { first.counterclockwise() })
    }

    /// The bit of the turn from the first direction to the second, if they are 45 degrees apart.
    pub(crate) fn bit_of(first: Direction, second: Direction) -> Option<u8> {
        (0..2).map(|side| first.0 * 2 + side).find(|&bit| Turns::pair(bit).1 == second)
    }

    pub(crate) fn mirrored(self) -> Turns {
        Turns(self.pairs().fold(0, |set, (first, second)| {
            let bit = Turns::bit_of(first.mirrored(), second.mirrored())
                .expect("a mirrored turn by 45 degrees is a turn by 45 degrees");
            set | 1 << bit
        }))
    }
}
