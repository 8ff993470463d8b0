//! The squares of a board and how they lie to each other, whoever stands on them.

use crate::square::{Direction, DirectionsOf};
use crate::{Square, SquareSet};

/// A board without anybody on it.
#[derive(Debug)]
pub(crate) struct Geometry {
    /// Its squares.
    pub board: SquareSet,
    pub files: u8,
    pub ranks: u8,
    /// For every square and direction, the squares in that direction up to the edge.
    rays: Box<[[SquareSet; 8]; 256]>,
}

impl Geometry {
    pub fn new(board: SquareSet, files: u8, ranks: u8) -> Geometry {
        Geometry { rays: rays(&board), board, files, ranks }
    }

    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> SquareSet {
        self.rays[from.index()][(direction.0 & 7) as usize]
    }

    /// The square this many files to the right and ranks up, if the board goes on there.
    #[inline]
    pub fn offset(&self, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
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
fn rays(board: &SquareSet) -> Box<[[SquareSet; 8]; 256]> {
    let mut rays = Box::new([[SquareSet::EMPTY; 8]; 256]);
    for from in *board {
        for direction in DirectionsOf(u8::MAX) {
            let (files, ranks) = direction.step();
            let next = |square: &Square| {
                square.offset(files, ranks).filter(|square| board.contains(*square))
            };
            rays[from.index()][direction.0 as usize] =
                std::iter::successors(next(&from), next).collect();
        }
    }
    rays
}
