//! Parts of a board that matter to some pieces.

use crate::{Color, Square};

/// How a zone is shown on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneLook {
    /// As a palace: its squares stand out.
    Palace,
    /// By a river between it and the zone of the other side.
    River,
}

/// A rectangle of the board that matters to some pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// What it is called.
    pub name: String,
    /// How it is shown, if it is.
    pub look: Option<ZoneLook>,
    /// The first mover's corner nearest to a1.
    pub first: Square,
    /// The first mover's corner farthest from a1.
    pub last: Square,
}

impl Zone {
    /// Two opposite corners for a side: the second mover's zone is the mirror image.
    pub fn corners(&self, color: Color, ranks: u8) -> [Square; 2] {
        let mirrored = |square: Square| Square((ranks - 1 - square.rank()) << 4 | square.file());
        match color {
            Color::White => [self.first, self.last],
            Color::Black => {
                let [near, far] = [mirrored(self.last), mirrored(self.first)];
                [
                    Square(near.rank() << 4 | self.first.file()),
                    Square(far.rank() << 4 | self.last.file()),
                ]
            }
        }
    }

    /// Whether a square of a board with so many ranks is in the zone of a side.
    pub fn contains(&self, color: Color, ranks: u8, square: Square) -> bool {
        let [first, last] = self.corners(color, ranks);
        (first.file()..=last.file()).contains(&square.file())
            && (first.rank()..=last.rank()).contains(&square.rank())
    }
}
