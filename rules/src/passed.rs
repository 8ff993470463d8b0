//! The squares that a piece has passed over by a double or triple step.

use crate::{Color, Square};

/// The squares that a piece of this side has just passed over, one behind the other on a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    first: Square,
    count: u8,
    mover: Color,
}

impl Passed {
    /// So many squares, the first one being that which the mover came to first.
    pub const fn new(first: Square, count: u8, mover: Color) -> Passed {
        Passed { first, count, mover }
    }

    /// The squares, in the order in which they were passed.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.count).map(move |number| self.on(number))
    }

    /// The square so many ranks beyond the first one.
    #[inline]
    const fn on(self, ranks: u8) -> Square {
        let ranks = ranks.wrapping_mul(16);
        match self.mover {
            Color::White => Square(self.first.0.wrapping_add(ranks)),
            Color::Black => Square(self.first.0.wrapping_sub(ranks)),
        }
    }

    pub fn contains(self, square: Square) -> bool {
        self.squares().any(|passed| passed == square)
    }

    /// Where the piece stands that has passed them.
    #[inline]
    pub const fn passer(self) -> Square {
        self.on(self.count)
    }
}

/// The square one rank ahead for this side; the ranks wrap around.
pub(crate) const fn ahead(square: Square, color: Color) -> Square {
    match color {
        Color::White => Square(square.0.wrapping_add(16)),
        Color::Black => Square(square.0.wrapping_sub(16)),
    }
}

/// The squares from this one on, as this side sees them, as far as any board goes.
pub(crate) fn onward(from: Square, color: Color) -> impl Iterator<Item = Square> {
    let ranks = if color == Color::White { 1 } else { -1 };
    std::iter::successors(Some(from), move |square| square.offset(0, ranks))
}

/// What a multi-step over so many squares is called.
pub(crate) fn in_words(squares: u8) -> String {
    match squares {
        2 => "double step".to_owned(),
        3 => "triple step".to_owned(),
        _ => format!("step of {squares} squares"),
    }
}
