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

/// Squares that matter to some pieces: one rectangle or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// What it is called.
    pub name: String,
    /// How it is shown, if it is.
    pub look: Option<ZoneLook>,
    /// The first mover's rectangles, at least one.
    pub parts: Vec<Rectangle>,
    /// The second mover's, if they are not the mirror image.
    pub second: Option<Vec<Rectangle>>,
}

/// Two opposite corners: the one nearest to a1, and the one farthest from it.
pub type Rectangle = [Square; 2];

impl Zone {
    /// The rectangles of a side, on a board with so many ranks.
    pub fn parts(&self, color: Color, ranks: u8) -> Vec<Rectangle> {
        match (color, &self.second) {
            (Color::White, _) => self.parts.clone(),
            (Color::Black, Some(parts)) => parts.clone(),
            (Color::Black, None) => self.parts.iter().map(|part| mirrored(*part, ranks)).collect(),
        }
    }

    /// Whether a square of a board with so many ranks is in the zone of a side.
    pub fn contains(&self, color: Color, ranks: u8, square: Square) -> bool {
        let (parts, rank) = match (color, &self.second) {
            (Color::White, _) => (&self.parts, Some(square.rank())),
            (Color::Black, Some(parts)) => (parts, Some(square.rank())),
            (Color::Black, None) => (&self.parts, (ranks - 1).checked_sub(square.rank())),
        };
        parts.iter().any(|[first, last]| {
            (first.file()..=last.file()).contains(&square.file())
                && rank.is_some_and(|rank| (first.rank()..=last.rank()).contains(&rank))
        })
    }
}

/// The rectangle as it looks from the other side.
fn mirrored([first, last]: Rectangle, ranks: u8) -> Rectangle {
    let at = |file: Square, rank: Square| Square((ranks - 1 - rank.rank()) << 4 | file.file());
    [at(first, last), at(last, first)]
}
