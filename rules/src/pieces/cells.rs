//! A set of kinds of piece of both sides, for a piece that treats these otherwise.

use crate::pieces::piece::Cell;
use crate::{Color, Piece, Role, Square, SquareSet};

/// A set of pieces, without regard to their squares.
#[derive(Clone, Debug)]
pub(crate) struct Cells(SquareSet);

impl Cells {
    /// The pieces of these kinds; `None` if there are none, so that most pieces look at nothing.
    pub fn of(roles: &[Role]) -> Option<Box<Cells>> {
        let pieces =
            roles.iter().flat_map(|&role| Color::BOTH.map(|color| Cell::of(Piece { color, role })));
        let cells: SquareSet = pieces.map(|cell| Square(cell.0)).collect();
        (!roles.is_empty()).then(|| Box::new(Cells(cells)))
    }

    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0.contains(Square(cell.0))
    }
}
