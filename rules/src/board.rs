//! The pieces on the board, kept in the three ways the move generator asks: by square, by side, and
//! by line.

use crate::keys::{piece_key, right_key};
use crate::pieces::piece::Cell;
use crate::squares::geometry::Geometry;
use crate::squares::square::Direction;
use crate::{Color, Square, SquareSet};

/// The placement of the pieces.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    cells: [Cell; 256],
    sides: [SquareSet; 2],
    /// The pieces of neither side, which close their squares.
    walls: SquareSet,
    /// The pieces of both sides that have moves other than along lines.
    walkers: SquareSet,
    /// The pieces with a right that they lose by moving and that have never moved.
    unmoved: SquareSet,
    /// The occupied places of each line, for the four axes: files, rising diagonals, ranks, falling
    /// diagonals. On a file the bits count ranks, elsewhere files.
    lines: [u16; LINES],
    /// The keys of the pieces on their squares and of their rights, summed up by XOR.
    key: u64,
}

impl Board {
    pub const EMPTY: Board = Board {
        cells: [Cell::EMPTY; 256],
        sides: [SquareSet::EMPTY; 2],
        walls: SquareSet::EMPTY,
        walkers: SquareSet::EMPTY,
        unmoved: SquareSet::EMPTY,
        lines: [0; LINES],
        key: 0,
    };

    #[inline]
    pub const fn cell(&self, square: Square) -> Cell {
        self.cells[square.index()]
    }

    #[inline]
    pub const fn side(&self, color: Color) -> &SquareSet {
        &self.sides[color.index()]
    }

    /// The squares where anything stands, walls among it.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1] | self.walls
    }

    /// The squares of both sides' pieces.
    pub fn pieces(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    pub const fn walls(&self) -> &SquareSet {
        &self.walls
    }

    #[inline]
    pub const fn walkers(&self) -> &SquareSet {
        &self.walkers
    }

    #[inline]
    pub const fn unmoved(&self) -> &SquareSet {
        &self.unmoved
    }

    /// Says which pieces have never moved and have a right because of that.
    pub fn set_unmoved(&mut self, unmoved: SquareSet) {
        for square in self.unmoved ^ unmoved {
            self.key ^= right_key(square);
        }
        self.unmoved = unmoved;
    }

    /// A hash of the pieces on their squares and of their rights.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether the same pieces stand on the same squares.
    pub fn is_placed_like(&self, other: &Board) -> bool {
        // Two sets differ sooner than 256 squares are compared.
        self.sides == other.sides && self.cells == other.cells
    }

    /// Puts a piece on an empty square. `walks` says whether it has moves other than along lines.
    #[inline]
    pub fn put(&mut self, square: Square, cell: Cell, walks: bool) {
        self.cells[square.index()] = cell;
        self.key ^= piece_key(cell, square);
        self.sides[cell.color().index()].insert(square);
        if walks {
            self.walkers.insert(square);
        }
        self.toggle_lines(square);
    }

    /// Closes an empty square.
    pub fn put_wall(&mut self, square: Square, cell: Cell) {
        self.cells[square.index()] = cell;
        self.key ^= piece_key(cell, square);
        self.walls.insert(square);
        self.toggle_lines(square);
    }

    /// Opens a closed square.
    pub fn take_wall(&mut self, square: Square) {
        let cell = std::mem::replace(&mut self.cells[square.index()], Cell::EMPTY);
        self.key ^= piece_key(cell, square);
        self.walls.remove(square);
        self.toggle_lines(square);
    }

    /// Takes the piece off an occupied square.
    #[inline]
    pub fn take(&mut self, square: Square) {
        let cell = std::mem::replace(&mut self.cells[square.index()], Cell::EMPTY);
        self.sides[cell.color().index()].remove(square);
        self.walkers.remove(square);
        self.key ^= piece_key(cell, square);
        if self.unmoved.contains(square) {
            self.key ^= right_key(square);
            self.unmoved.remove(square);
        }
        self.toggle_lines(square);
    }

    #[inline]
    fn toggle_lines(&mut self, square: Square) {
        for axis in 0..4 {
            let (line, bit) = place(square, axis);
            self.lines[line] ^= 1 << bit;
        }
    }

    /// The occupied squares in this direction, nearest first, up to the edge or to a hole.
    #[inline]
    pub fn blockers(&self, geometry: &Geometry, from: Square, direction: Direction) -> Blockers {
        let (line, bit) = place(from, direction.0 & 3);
        let line = self.lines[line];
        let mask = u32::from(line & geometry.span(from, direction));
        Blockers { mask, bit, from, direction }
    }
}

/// The number of all lines: 16 files, 31 rising diagonals, 16 ranks, 31 falling diagonals.
const LINES: usize = 94;

/// The number of the line of an axis that a square is on, and its place there.
#[inline]
const fn place(square: Square, axis: u8) -> (usize, u32) {
    let (file, rank) = ((square.file() & 15) as usize, (square.rank() & 15) as usize);
    let line = match axis & 3 {
        0 => file,
        1 => 16 + 15 + file - rank,
        2 => 47 + rank,
        _ => 63 + file + rank,
    };
    (line, if axis & 3 == 0 { rank } else { file } as u32)
}

/// The occupied squares seen from one square in one direction, nearest first.
#[derive(Clone, Copy)]
pub(crate) struct Blockers {
    mask: u32,
    bit: u32,
    from: Square,
    direction: Direction,
}

impl Iterator for Blockers {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.mask == 0 {
            return None;
        }
        let distance = if self.direction.0 < 4 {
            let nearest = self.mask.trailing_zeros();
            self.mask &= self.mask - 1;
            nearest - self.bit
        } else {
            let nearest = self.mask.ilog2();
            self.mask ^= 1 << nearest;
            self.bit - nearest
        };
        Some(Square(self.from.0.wrapping_add(self.direction.delta().wrapping_mul(distance as u8))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Role};

    #[test]
    fn lines_see_what_a_walk_sees_up_to_a_hole() {
        let mut board = Board::EMPTY;
        let cell = Cell::of(Piece { color: Color::Black, role: Role(3) });
        let mut number = 7u8;
        for _ in 0..60 {
            number = number.wrapping_mul(77).wrapping_add(31);
            if board.cell(Square(number)).is_empty() {
                board.put(Square(number), cell, false);
            }
        }
        let hole = |square: &Square| board.cell(*square).is_empty() && square.0 % 13 == 5;
        let squares: SquareSet = (0..=255).map(Square).filter(|square| !hole(square)).collect();
        assert!((200..250).contains(&squares.len()));
        let geometry = Geometry::new(squares, 16, 16);
        for from in squares {
            for direction in Direction::all() {
                let (files, ranks) = direction.step();
                let mut walked = Vec::new();
                let mut here = from;
                while let Some(next) =
                    here.offset(files, ranks).filter(|next| squares.contains(*next))
                {
                    if !board.cell(next).is_empty() {
                        walked.push(next);
                    }
                    here = next;
                }
                let seen: Vec<Square> = board.blockers(&geometry, from, direction).collect();
                assert_eq!(seen, walked);
            }
        }
    }
}
