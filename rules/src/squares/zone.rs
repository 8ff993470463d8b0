//! Zones: parts of a board that matter to some pieces.

use crate::told::{Join, list};
use crate::{About, Color, Square, SquareSet, Told, told};

/// How a zone is shown on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneLook {
    /// As a palace, with squares that stand out.
    Palace,
    /// Lines lead from its squares to their diagonal neighbors in it.
    Lines,
    /// By a river between it and the zone of the other side.
    River,
}

/// Squares that matter to some pieces: one rectangle or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The name of the zone.
    pub name: String,
    /// How the zone is shown, if it is.
    pub look: Option<ZoneLook>,
    /// The first mover's part.
    first: Area,
    /// The second mover's part, if it is not the mirror image.
    second: Option<Area>,
}

/// A rectangle by two opposite corners: the one nearest to a1, and the one farthest from it.
pub type Rectangle = [Square; 2];

/// Rectangles with the set of all their squares, so that looking up a square takes no longer for
/// many rectangles.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Area {
    parts: Vec<Rectangle>,
    squares: SquareSet,
}

impl Zone {
    /// A zone of the first mover's rectangles, at least one, and of the second mover's, if they are
    /// not the mirror image.
    pub(crate) fn new(
        name: String,
        look: Option<ZoneLook>,
        first: Vec<Rectangle>,
        second: Option<Vec<Rectangle>>,
    ) -> Zone {
        Zone { name, look, first: Area::new(first), second: second.map(Area::new) }
    }

    /// The rectangles of a side, on a board of `ranks` ranks.
    pub fn parts(&self, color: Color, ranks: u8) -> Vec<Rectangle> {
        match (color, &self.second) {
            (Color::White, _) => self.first.parts.clone(),
            (Color::Black, Some(second)) => second.parts.clone(),
            (Color::Black, None) => {
                self.first.parts.iter().map(|part| facing(*part, ranks)).collect()
            }
        }
    }

    /// The squares of a side, on a board of `ranks` ranks.
    pub fn squares(&self, color: Color, ranks: u8) -> SquareSet {
        match (color, &self.second) {
            (Color::White, _) => self.first.squares,
            (Color::Black, Some(second)) => second.squares,
            (Color::Black, None) => {
                self.first.squares.iter().filter_map(|square| mirrored(square, ranks)).collect()
            }
        }
    }

    /// Whether a square of a board of `ranks` ranks is in the zone of a side.
    pub fn contains(&self, color: Color, ranks: u8, square: Square) -> bool {
        match (color, &self.second) {
            (Color::White, _) => self.first.squares.contains(square),
            (Color::Black, Some(second)) => second.squares.contains(square),
            (Color::Black, None) => {
                mirrored(square, ranks).is_some_and(|square| self.first.squares.contains(square))
            }
        }
    }
}

impl Area {
    fn new(parts: Vec<Rectangle>) -> Area {
        let squares = parts.iter().flat_map(|part| squares_of(*part)).collect();
        Area { parts, squares }
    }
}

/// The squares of a rectangle, from its first rank on, and there from its first file on.
pub(crate) fn squares_of([first, last]: Rectangle) -> impl Iterator<Item = Square> {
    let files =
        move |rank| (first.file()..=last.file()).filter_map(move |file| Square::new(file, rank));
    (first.rank()..=last.rank()).flat_map(files)
}

/// The square as it looks from the other side, unless it is beyond the last rank.
fn mirrored(square: Square, ranks: u8) -> Option<Square> {
    Square::new(square.file(), (ranks - 1).checked_sub(square.rank())?)
}

/// The rectangle as it looks from the other side.
fn facing([first, last]: Rectangle, ranks: u8) -> Rectangle {
    let at = |file: Square, rank: Square| Square((ranks - 1 - rank.rank()) << 4 | file.file());
    [at(first, last), at(last, first)]
}

/// A zone with its squares: "Palace, c8 to h10".
pub(crate) fn told_zone(name: &str, parts: &[Rectangle]) -> Told {
    let part = |[first, last]: &Rectangle| {
        if first == last {
            About::from(*first)
        } else {
            told!("squares-from-to", first = *first, last = *last).into()
        }
    };
    let squares = list(parts.iter().map(part), Join::And);
    told!("zone-with-squares", zone = About::Zone(name.to_owned()), squares = squares)
}
