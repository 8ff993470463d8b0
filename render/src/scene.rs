//! What a picture shows, without rules: who stands where, and which squares are marked.

use crate::ground::Mark;
use crate::pieces::Drawing;
use crate::style::Style;

/// A board with drawings on it; squares are numbered file by file within a rank, from a1.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// Styles of White and Black.
    pub(crate) sides: [Style; 2],
    /// Whether a1 is at the top right.
    pub(crate) flipped: bool,
    /// One for each square: `files * ranks` of them.
    pub(crate) squares: Vec<Cell>,
}

/// A square of a scene.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) mark: Mark,
    pub(crate) piece: Option<(Drawing, Style)>,
}

impl Scene {
    /// The square seen at a column and row, counted from the top left.
    pub(crate) fn seen_at(&self, column: u8, row: u8) -> (u8, u8) {
        if self.flipped { (self.files - 1 - column, row) } else { (column, self.ranks - 1 - row) }
    }

    /// What is on the square of a file and rank of this board.
    pub(crate) fn cell(&self, file: u8, rank: u8) -> Cell {
        self.squares[usize::from(rank) * usize::from(self.files) + usize::from(file)]
    }
}
