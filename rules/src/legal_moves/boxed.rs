//! Which pieces are boxed in by their own side, so that most lines need not be looked along.

use crate::Square;
use crate::SquareSet;
use crate::compiled::tables::Kind;

/// The directions along files and ranks, and those along diagonals.
const STRAIGHT: u8 = 0b0101_0101;
const DIAGONAL: u8 = 0b1010_1010;
/// The first and the last file, four ranks in each word.
const FIRST_FILE: u64 = 0x0001_0001_0001_0001;
const LAST_FILE: u64 = 0x8000_8000_8000_8000;

/// The squares from which each step straight, or each step diagonally, ends on a piece of the own side or
/// off the board.
#[derive(Clone, Copy)]
pub(crate) struct Boxed {
    straight: SquareSet,
    diagonal: SquareSet,
}

impl Boxed {
    /// The squares of a board where these are occupied by the own side.
    #[inline]
    pub fn of(own: SquareSet, board: SquareSet) -> Boxed {
        let closed = own | !board;
        let both_sides = beside(closed);
        let (up, down) = (above(closed), below(closed));
        let diagonal = above(both_sides) & below(both_sides);
        Boxed { straight: both_sides & up & down, diagonal }
    }

    /// The lines of a piece on which it may get anywhere. A piece that hops is not stopped.
    #[inline]
    pub fn lines(&self, from: Square, kind: &Kind) -> u8 {
        let straight = if self.straight.contains(from) { STRAIGHT } else { 0 };
        let diagonal = if self.diagonal.contains(from) { DIAGONAL } else { 0 };
        kind.lines & (kind.hops | !(straight | diagonal))
    }
}

/// The squares whose neighbours on the rank are both in the set, or off the board.
#[inline]
fn beside(set: SquareSet) -> SquareSet {
    SquareSet(set.0.map(|word| (word << 1 | FIRST_FILE) & (word >> 1 | LAST_FILE)))
}

/// The squares whose neighbour one rank up is in the set, or off the board.
#[inline]
fn above(SquareSet([a, b, c, d]): SquareSet) -> SquareSet {
    SquareSet([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16 | 0xffff << 48])
}

/// The squares whose neighbour one rank down is in the set, or off the board.
#[inline]
fn below(SquareSet([a, b, c, d]): SquareSet) -> SquareSet {
    SquareSet([a << 16 | 0xffff, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_boxed_in_where_each_neighbour_is_closed() {
        let mut number = 5u64;
        for _ in 0..200 {
            let mut word = || {
                number =
                    number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                number | number >> 21 | number << 17
            };
            let own = SquareSet([word(), word(), word(), word()]);
            let board = SquareSet([u64::MAX, u64::MAX, u64::MAX, 0xffff]);
            let boxed = Boxed::of(own, board);
            for square in (0..=255).map(Square) {
                let is_closed = |&(files, ranks): &(i8, i8)| {
                    square.offset(files, ranks).is_none_or(|it| (own | !board).contains(it))
                };
                let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)].iter().all(is_closed);
                let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)].iter().all(is_closed);
                assert_eq!(boxed.straight.contains(square), straight, "{square}");
                assert_eq!(boxed.diagonal.contains(square), diagonal, "{square}");
            }
        }
    }
}
