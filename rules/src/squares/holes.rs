//! The squares that a board does not have, and the words for them.

use crate::{Square, SquareSet, Variant};

impl Variant {
    /// Whether the rectangle of files and ranks has holes: squares that are not squares of the
    /// board.
    pub const fn has_holes(&self) -> bool {
        self.tables.geometry.has_holes()
    }

    /// The holes: the squares within the files and ranks that are not squares of the board.
    pub fn holes(&self) -> SquareSet {
        let files = 0..self.files;
        let all = (0..self.ranks).flat_map(|rank| files.clone().map(move |file| (file, rank)));
        let all = all.filter_map(|(file, rank)| Square::new(file, rank));
        all.filter(|square| !self.contains(*square)).collect()
    }

    /// The holes as rows of squares: `b1 to k1, a2 to a11`. The text is empty where there are none.
    pub fn holes_in_words(&self) -> String {
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
            rows.push(match row.last() {
                Some(last) if row.len() > 1 => format!("{first} to {last}"),
                _ => first.to_string(),
            });
            for square in row {
                left.remove(square);
            }
        }
        rows.join(", ")
    }
}
