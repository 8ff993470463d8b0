//! The contents of a picture, without rules: the pieces on their squares, the marked squares, and
//! the part of the board that is seen.

use menagerie_rules::{Square, SquareSet};

use super::arrow::Arrow;
use super::region::{Region, RegionKind};
use crate::drawing::{Border, Figure, Ground, Hints, Mark, MarkKind, Soil};
use crate::look::{BoardTheme, Look, Style};

/// Boards with fewer files than this have no guide lines.
const LARGE_BOARD: u8 = 12;
/// Squares between two guide lines.
const GUIDE_STEP: u8 = 4;

/// A board with figures on it; squares are numbered file by file within a rank, from a1.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// The part of the board that is seen.
    pub(crate) window: Window,
    /// Styles of White and Black.
    pub(crate) sides: [Style; 2],
    pub(crate) theme: BoardTheme,
    pub(crate) coordinates: bool,
    /// Whether a1 is at the top right.
    pub(crate) flipped: bool,
    /// One for each square: `files * ranks` of them.
    pub(crate) squares: Vec<Cell>,
    /// The holes of the board.
    pub(crate) holes: SquareSet,
    /// The pieces in hand, in a game that has them.
    pub(crate) hands: Option<Hands>,
    pub(crate) arrows: Vec<Arrow>,
    /// Lines of water: before this rank, over these files.
    pub(crate) rivers: Vec<(u8, std::ops::RangeInclusive<u8>)>,
}

/// The pieces in hand beside the board.
#[derive(Clone, Debug)]
pub(crate) struct Hands {
    /// The kinds of the side at the top, then those of the side at the bottom, each with its number.
    pub(crate) held: [Vec<(Figure, u8)>; 2],
    /// How many kinds a hand can have.
    pub(crate) kinds: u8,
}

/// A square of a scene.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) soil: Soil,
    /// Whether the square is on lines that lead to its diagonal neighbors which are, too.
    pub(crate) lined: bool,
    pub(crate) mark: Mark,
    pub(crate) hints: Hints,
    pub(crate) figure: Option<Figure>,
}

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) file: u8,
    pub(crate) rank: u8,
    pub(crate) files: u8,
    pub(crate) ranks: u8,
}

impl Window {
    /// The part of a board between two corners, if there is any.
    fn between(one: Square, other: Square, files: u8, ranks: u8) -> Option<Window> {
        let span = |a: u8, b: u8, end: u8| {
            let (low, high) = (a.min(b), a.max(b).min(end.saturating_sub(1)));
            (low <= high && end > 0).then(|| (low, high - low + 1))
        };
        let (file, files) = span(one.file(), other.file(), files)?;
        let (rank, ranks) = span(one.rank(), other.rank(), ranks)?;
        Some(Window { file, rank, files, ranks })
    }
}

impl Scene {
    /// A board without pieces or marks, seen as a whole.
    pub(crate) fn empty(files: u8, ranks: u8, sides: [Style; 2], look: Look) -> Scene {
        let empty = Cell {
            soil: Soil::Plain,
            lined: false,
            mark: Mark::None,
            hints: Hints::default(),
            figure: None,
        };
        Scene {
            files,
            ranks,
            window: Window { file: 0, rank: 0, files, ranks },
            sides,
            theme: look.theme,
            coordinates: look.coordinates,
            flipped: false,
            squares: vec![empty; usize::from(files) * usize::from(ranks)],
            holes: SquareSet::EMPTY,
            hands: None,
            arrows: Vec::new(),
            rivers: Vec::new(),
        }
    }

    /// Shows only the part between two corners, if any of it is on the board.
    pub(crate) fn crop(&mut self, (one, other): (Square, Square)) {
        self.window = Window::between(one, other, self.files, self.ranks).unwrap_or(self.window);
    }

    /// The hands, unless only a part of the board is seen.
    fn hands_seen(&self) -> Option<&Hands> {
        let Window { files, ranks, .. } = self.window;
        self.hands.as_ref().filter(|_| (files, ranks) == (self.files, self.ranks))
    }

    /// The number of rows on each side that hold the pieces in hand. It is the same for a whole game.
    pub(crate) fn hand_rows(&self) -> u8 {
        self.hands_seen().map_or(0, |hands| hands.kinds.div_ceil(self.files.max(1)))
    }

    /// The kind in a hand at a column and row, counted from the left and from the board.
    pub(crate) fn held_at(&self, is_bottom: bool, column: u8, row: u8) -> Option<(Figure, u8)> {
        let held = &self.hands_seen()?.held[usize::from(is_bottom)];
        held.get(usize::from(row) * usize::from(self.files) + usize::from(column)).copied()
    }

    /// Marks a square, if it is on the board.
    pub(crate) fn mark(&mut self, square: Square, mark: Mark) {
        if let Some(cell) = self.cell_mut(square) {
            cell.mark = mark;
        }
    }

    /// Adds a mark on request, if the square is on the board.
    pub(crate) fn hint(&mut self, square: Square, kind: MarkKind) {
        if let Some(cell) = self.cell_mut(square) {
            match kind {
                MarkKind::Selected => cell.mark = Mark::Selected,
                _ => cell.hints = cell.hints.with(kind),
            }
        }
    }

    /// Puts water or palace ground on the board.
    pub(crate) fn region(&mut self, Region { kind, from, to }: Region) {
        let Some(part) = Window::between(from, to, self.files, self.ranks) else { return };
        let Window { file, rank, files, ranks } = part;
        let squares = |rank| (file..file + files).filter_map(move |file| Square::new(file, rank));
        let (soil, covered) = match kind {
            RegionKind::Lines => {
                for square in (rank..rank + ranks).flat_map(squares) {
                    if let Some(cell) = self.cell_mut(square) {
                        cell.lined = true;
                    }
                }
                return;
            }
            RegionKind::Palace => (Soil::Palace, rank..rank + ranks),
            RegionKind::River if ranks % 2 == 1 => {
                (Soil::River, rank + ranks / 2..rank + ranks / 2 + 1)
            }
            RegionKind::River => {
                self.rivers.push((rank + ranks / 2, file..=file + files - 1));
                return;
            }
        };
        for square in covered.flat_map(squares) {
            if let Some(cell) = self.cell_mut(square) {
                cell.soil = soil;
            }
        }
    }

    /// The square seen at a column and row of the window, counted from the top left.
    pub(crate) fn seen_at(&self, column: u8, row: u8) -> (u8, u8) {
        let Window { file, rank, files, ranks } = self.window;
        if self.flipped {
            (file + files - 1 - column, rank + row)
        } else {
            (file + column, rank + ranks - 1 - row)
        }
    }

    /// Whether the board has a hole on this file and rank.
    pub(crate) fn is_hole(&self, file: u8, rank: u8) -> bool {
        Square::new(file, rank).is_some_and(|square| self.holes.contains(square))
    }

    /// The contents of the square of a file and rank of this board.
    pub(crate) fn cell(&self, file: u8, rank: u8) -> Cell {
        self.squares[self.index(file, rank)]
    }

    /// The look of the square of a file and rank, without its figure and hints.
    pub(crate) fn ground(&self, file: u8, rank: u8) -> Ground {
        let Cell { soil, mark, lined, .. } = self.cell(file, rank);
        let turned = if self.flipped { -1 } else { 1 };
        let rays = [(1, 1), (1, -1), (-1, -1), (-1, 1)].map(|(right, up): (i8, i8)| {
            lined
                && self.is_lined(
                    file.checked_add_signed(right * turned),
                    rank.checked_add_signed(up * turned),
                )
        });
        let [bottom, top] = [rank, rank + 1].map(|line| self.border_below(file, line));
        let [left, right] = [file, file + 1].map(|line| self.border_left_of(line, rank));
        let borders =
            if self.flipped { [bottom, left, top, right] } else { [top, right, bottom, left] };
        // a1 is dark.
        Ground { light: (file + rank) % 2 == 1, soil, mark, borders, rays }
    }

    fn is_lined(&self, file: Option<u8>, rank: Option<u8>) -> bool {
        let square = file.zip(rank).filter(|(file, rank)| *file < self.files && *rank < self.ranks);
        square.is_some_and(|(file, rank)| self.cell(file, rank).lined)
    }

    pub(crate) fn cell_mut(&mut self, square: Square) -> Option<&mut Cell> {
        let index = self.index(square.file(), square.rank());
        let is_square = square.file() < self.files && !self.holes.contains(square);
        if is_square { self.squares.get_mut(index) } else { None }
    }

    fn index(&self, file: u8, rank: u8) -> usize {
        usize::from(rank) * usize::from(self.files) + usize::from(file)
    }

    /// The border on the lower side of the square of this file and rank.
    fn border_below(&self, file: u8, rank: u8) -> Border {
        let wall = self.is_palace(file, Some(rank)) != self.is_palace(file, rank.checked_sub(1));
        let river = |(line, files): &(u8, std::ops::RangeInclusive<u8>)| {
            *line == rank && files.contains(&file)
        };
        match () {
            () if self.rivers.iter().any(river) => Border::Water,
            () if wall => Border::Wall,
            () if self.is_guide(rank, self.ranks) => Border::Guide,
            () => Border::None,
        }
    }

    /// The border on the left side of the square of this file and rank.
    fn border_left_of(&self, file: u8, rank: u8) -> Border {
        let left = file.checked_sub(1).is_some_and(|file| self.is_palace(file, Some(rank)));
        match () {
            () if left != self.is_palace(file, Some(rank)) => Border::Wall,
            () if self.is_guide(file, self.files) => Border::Guide,
            () => Border::None,
        }
    }

    /// Whether there is a guide line before this file or rank, of `squares` in all. Guides come
    /// every four squares from either edge to the middle, so that they are the same for both
    /// players.
    fn is_guide(&self, line: u8, squares: u8) -> bool {
        let is_divided = squares >= LARGE_BOARD || squares.is_multiple_of(GUIDE_STEP);
        let from_edge = line.min(squares.saturating_sub(line));
        self.files >= LARGE_BOARD
            && is_divided
            && from_edge > 0
            && from_edge.is_multiple_of(GUIDE_STEP)
    }

    fn is_palace(&self, file: u8, rank: Option<u8>) -> bool {
        rank.is_some_and(|rank| {
            file < self.files
                && rank < self.ranks
                && self.squares[self.index(file, rank)].soil == Soil::Palace
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files or ranks before which there is a guide line on the whole of a board.
    fn guides(files: u8, ranks: u8) -> [Vec<u8>; 2] {
        let scene = Scene::empty(files, ranks, [Style::White, Style::Black], Look::default());
        let upright = (0..files).filter(|file| scene.border_left_of(*file, 0) == Border::Guide);
        let level = (0..ranks).filter(|rank| scene.border_below(0, *rank) == Border::Guide);
        [upright.collect(), level.collect()]
    }

    #[test]
    fn boards_of_twelve_files_and_more_have_guides_that_lie_alike_for_both() {
        for (files, ranks) in [(8, 8), (9, 9), (10, 10), (10, 8), (8, 16), (11, 12)] {
            assert_eq!(guides(files, ranks), [vec![], vec![]], "{files}x{ranks}");
        }
        assert_eq!(guides(12, 12), [vec![4, 8], vec![4, 8]]);
        assert_eq!(guides(13, 13), [vec![4, 9], vec![4, 9]]);
        assert_eq!(guides(14, 10), [vec![4, 10], vec![]]);
        assert_eq!(guides(16, 8), [vec![4, 8, 12], vec![4]]);
        assert_eq!(guides(16, 16), [vec![4, 8, 12], vec![4, 8, 12]]);
    }
}
