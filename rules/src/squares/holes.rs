//! The squares that a board does not have, and the words for them.

use crate::told::{Join, list};
use crate::{About, Square, SquareSet, Variant, told};

impl Variant {
    /// Whether the rectangle of files and ranks has holes: squares that are not squares of the
    /// board.
    pub const fn has_holes(&self) -> bool {
        !self.holes.is_empty()
    }

    /// The holes: the squares within the files and ranks that are not squares of the board.
    pub const fn holes(&self) -> SquareSet {
        self.holes
    }

    /// The holes as rows of squares: `b1 to k1, a2 to a11`. There are no words where there are none.
    pub fn told_holes(&self) -> About {
        let row = |[first, last]: [Square; 2]| {
            if first == last {
                About::from(first)
            } else {
                told!("squares-from-to", first = first, last = last).into()
            }
        };
        list(self.rows_of_holes().into_iter().map(row), Join::Comma)
    }

    /// The holes as rows of squares, each by its ends.
    fn rows_of_holes(&self) -> Vec<[Square; 2]> {
        let mut rows = Vec::new();
        let mut left = self.holes();
        while let Some(first) = left.iter().next() {
            let run = |step: (i8, i8)| {
                let next = |square: &Square| square.offset(step.0, step.1);
                let run = std::iter::successors(Some(first), next);
                run.take_while(|square| left.contains(*square)).collect::<Vec<Square>>()
            };
            let (level, upright) = (run((1, 0)), run((0, 1)));
            let row = if level.len() < upright.len() { upright } else { level };
            rows.push([first, row.last().copied().unwrap_or(first)]);
            for square in row {
                left.remove(square);
            }
        }
        rows
    }
}
