//! The squares of a board and the lines between them, without any pieces.

use crate::squares::square::{Direction, DirectionsOf};
use crate::{Square, SquareSet};

/// A value for every square and direction.
type Each<T> = Box<[[T; 8]; 256]>;

/// A board without pieces.
#[derive(Debug)]
pub(crate) struct Geometry {
    /// The squares of the board.
    pub board: SquareSet,
    pub files: u8,
    pub ranks: u8,
    /// Whether the rectangle has holes: squares that are not squares of the board.
    has_holes: bool,
    /// For every square and direction, the squares in that direction up to the edge or to a hole.
    rays: Each<SquareSet>,
    /// The same as [`Geometry::rays`], as places on a line: ranks on a file, files elsewhere.
    spans: Each<u16>,
}

impl Geometry {
    pub fn new(board: SquareSet, files: u8, ranks: u8) -> Geometry {
        let (rays, spans) = rays(&board);
        let has_holes = board.len() < u32::from(files) * u32::from(ranks);
        Geometry { board, files, ranks, has_holes, rays, spans }
    }

    /// Whether the square is on the board. It must lie within the rectangle.
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        !self.has_holes || self.board.contains(square)
    }

    /// Whether the rectangle has holes.
    #[inline]
    pub const fn has_holes(&self) -> bool {
        self.has_holes
    }

    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> SquareSet {
        self.rays[from.index()][(direction.0 & 7) as usize]
    }

    /// The places of [`Geometry::ray`] on its line.
    #[inline]
    pub fn span(&self, from: Square, direction: Direction) -> u16 {
        self.spans[from.index()][(direction.0 & 7) as usize]
    }

    /// The square this many files to the right and ranks up, if it lies within the rectangle. It
    /// may be a hole there.
    #[inline]
    pub fn within(&self, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let file = from.file().wrapping_add(files as u8);
        let rank = from.rank().wrapping_add(ranks as u8);
        (file < self.files && rank < self.ranks).then_some(Square(rank << 4 | file))
    }

    /// The neighbouring square in this direction, if the board goes on there.
    #[inline]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        let next = Square(from.0.wrapping_add(direction.delta()));
        self.ray(from, direction).contains(next).then_some(next)
    }

    /// The squares strictly between two squares on a line in this direction.
    #[inline]
    pub fn between(&self, from: Square, to: Square, direction: Direction) -> SquareSet {
        let mut squares = self.ray(from, direction) ^ self.ray(to, direction);
        squares.remove(to);
        squares
    }
}

#[expect(clippy::large_stack_arrays, reason = "it is boxed at once, when a game is loaded")]
fn rays(board: &SquareSet) -> (Each<SquareSet>, Each<u16>) {
    let mut rays = Box::new([[SquareSet::EMPTY; 8]; 256]);
    let mut spans = Box::new([[0; 8]; 256]);
    for from in *board {
        for direction in DirectionsOf(u8::MAX) {
            let (files, ranks) = direction.step();
            let next = |square: &Square| {
                square.offset(files, ranks).filter(|square| board.contains(*square))
            };
            for square in std::iter::successors(next(&from), next) {
                let place = if files == 0 { square.rank() } else { square.file() };
                rays[from.index()][direction.0 as usize].insert(square);
                spans[from.index()][direction.0 as usize] |= 1 << place;
            }
        }
    }
    (rays, spans)
}
