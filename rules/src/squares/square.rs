//! One cell of the board and the eight compass directions.

use std::fmt;

/// One cell of a board of at most 16 x 16: `rank * 16 + file`, both counted from 0.
///
/// The files are lettered from the first mover's left, the ranks numbered from the first mover's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square on this file (0 = a) and rank (0 = rank 1), or `None` when either is above 15.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 16 && rank < 16 { Some(Square(rank << 4 | file)) } else { None }
    }

    /// The file, 0 (a) to 15 (p).
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 (rank 1) to 15 (rank 16).
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// Whether it is a light square. The square of the first file and rank is dark.
    pub(crate) const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The index of this square in a table of 256, for a board of any size.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads `a1` to `p16`: a lower-case letter and a number without leading zero.
    ///
    /// ```
    /// use menagerie_rules::Square;
    /// assert_eq!(Square::parse("p16").map(|square| square.to_string()).as_deref(), Some("p16"));
    /// assert_eq!(Square::parse("p17"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Square> {
        let (&letter, digits) = text.as_bytes().split_first()?;
        let rank = match digits {
            [d @ b'1'..=b'9'] => d - b'0',
            [b'1', d @ b'0'..=b'6'] => 10 + d - b'0',
            _ => return None,
        };
        Square::new(letter.checked_sub(b'a')?, rank - 1)
    }

    /// The square this many files to the right and ranks up, when that is within 16 x 16.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        match (self.file().checked_add_signed(files), self.rank().checked_add_signed(ranks)) {
            (Some(file), Some(rank)) => Square::new(file, rank),
            _ => None,
        }
    }

    /// How many King's steps lie between the two squares on an empty board.
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the eight compass directions, clockwise from north (up the board, away from the first mover).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Direction(pub u8);

impl Direction {
    /// The step in files and ranks.
    pub const STEPS: [(i8, i8); 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

    /// All eight, clockwise.
    pub fn all() -> impl Iterator<Item = Direction> {
        (0..8).map(Direction)
    }

    /// The direction of this unit step.
    pub fn of_step(files: i8, ranks: i8) -> Option<Direction> {
        Direction::all().find(|direction| direction.step() == (files, ranks))
    }

    pub const fn step(self) -> (i8, i8) {
        Direction::STEPS[(self.0 & 7) as usize]
    }

    /// The number that a step adds to a square's number, modulo 256.
    pub const fn delta(self) -> u8 {
        let (files, ranks) = self.step();
        (files + ranks * 16) as u8
    }

    pub const fn opposite(self) -> Direction {
        Direction(self.0 ^ 4)
    }

    /// This direction as one bit of a set of eight.
    pub const fn bit(self) -> u8 {
        1 << (self.0 & 7)
    }

    /// The same direction seen by the second mover, whose forward is south.
    pub fn mirrored(self) -> Direction {
        let (files, ranks) = self.step();
        Direction::of_step(files, -ranks).expect("a mirrored unit step is a unit step")
    }
}

/// The directions in a set of eight bits.
#[derive(Clone, Copy)]
pub(crate) struct DirectionsOf(pub u8);

impl Iterator for DirectionsOf {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        if self.0 == 0 {
            return None;
        }
        let direction = Direction(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(direction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_read_what_they_write() {
        for number in 0..=255 {
            let square = Square(number);
            assert_eq!(Square::parse(&square.to_string()), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        }
        for text in ["", "a", "1", "a0", "a01", "a17", "q1", "A1", "a1 ", "a100", "é1", "a１"] {
            assert_eq!(Square::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn directions_turn() {
        for direction in Direction::all() {
            let (files, ranks) = direction.step();
            assert_eq!(direction.opposite().step(), (-files, -ranks));
            assert_eq!(Direction::of_step(files, ranks), Some(direction));
        }
    }
}
