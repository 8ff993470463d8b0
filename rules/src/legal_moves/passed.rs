//! The squares that a piece has passed over by a double or triple step.

use crate::squares::square::Direction;
use crate::{Color, Square};

/// The squares that a piece has just passed over, one behind the other on a file or a diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    first: Square,
    count: u8,
    heading: Direction,
}

impl Passed {
    /// A number of squares. The first is the square that the mover reached first.
    pub const fn new(first: Square, count: u8, heading: Direction) -> Passed {
        Passed { first, count, heading }
    }

    /// The squares strictly between two squares of one line.
    pub fn between(from: Square, to: Square) -> Option<Passed> {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let heading = Direction::of_step(files.signum(), ranks.signum())?;
        let first = beyond(from, heading, 1);
        let passed = Passed::new(first, from.distance(to).checked_sub(1)?, heading);
        (passed.passer() == to).then_some(passed)
    }

    /// The squares, in the order in which they were passed.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.count).map(move |number| beyond(self.first, self.heading, number))
    }

    /// The squares that a position names: the passed squares, and after a diagonal step also the
    /// square of the piece. Several pieces could have passed the same squares there.
    pub fn named(self) -> Vec<Square> {
        let mut squares: Vec<Square> = self.squares().collect();
        if self.is_straight() {
            squares.sort_unstable();
        } else {
            squares.push(self.passer());
        }
        squares
    }

    pub fn contains(self, square: Square) -> bool {
        self.squares().any(|passed| passed == square)
    }

    /// The square of the piece that has passed them.
    #[inline]
    pub const fn passer(self) -> Square {
        beyond(self.first, self.heading, self.count)
    }

    /// The square where that piece came from.
    pub const fn origin(self) -> Square {
        beyond(self.first, self.heading, u8::MAX)
    }

    /// The number of squares of its whole step, and the direction.
    pub const fn step(self) -> (u8, Direction) {
        (self.count + 1, self.heading)
    }

    /// The direction in which the squares were passed.
    pub const fn heading(self) -> Direction {
        self.heading
    }

    /// Whether the squares lie on a file.
    pub const fn is_straight(self) -> bool {
        self.heading.step().0 == 0
    }
}

/// The square this many steps further in a direction. Files and ranks wrap around.
#[inline]
pub(crate) const fn beyond(square: Square, heading: Direction, steps: u8) -> Square {
    Square(square.0.wrapping_add(heading.delta().wrapping_mul(steps)))
}

/// The directions in which a side goes ahead: straight, then to its lower and its higher files.
pub(crate) fn headings(color: Color) -> [Direction; 3] {
    let ahead = [Direction(0), Direction(7), Direction(1)];
    if color == Color::White { ahead } else { ahead.map(Direction::mirrored) }
}
