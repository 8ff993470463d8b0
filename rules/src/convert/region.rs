//! Sets of squares, and the rectangles that they consist of.

use crate::{Square, SquareSet};

/// All squares of a board.
pub(super) fn board(files: u8, ranks: u8) -> SquareSet {
    let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
    squares.filter_map(|(file, rank)| Square::new(file, rank)).collect()
}

/// The ranks from one to another, counted from 1, as far as they are on the board.
pub(super) fn ranks_of(board: SquareSet, low: u8, high: u8) -> SquareSet {
    board.iter().filter(|square| (low..=high).contains(&(square.rank() + 1))).collect()
}

/// The squares as they look from the other side of a board of `ranks` ranks.
pub(super) fn mirrored(squares: SquareSet, ranks: u8) -> SquareSet {
    let other = |square: Square| Square::new(square.file(), ranks.checked_sub(square.rank() + 1)?);
    squares.iter().filter_map(other).collect()
}

/// Rectangles that cover each of the squares once. Each has its lower left and its upper right
/// corner.
pub(super) fn rectangles(mut squares: SquareSet) -> Vec<(Square, Square)> {
    let mut found = Vec::new();
    while let Some(first) = squares.iter().next() {
        let has = |file, rank| Square::new(file, rank).is_some_and(|s| squares.contains(s));
        let (mut file, mut rank) = (first.file(), first.rank());
        while has(file + 1, rank) {
            file += 1;
        }
        while (first.file()..=file).all(|file| has(file, rank + 1)) {
            rank += 1;
        }
        let last = Square::new(file, rank).unwrap_or(first);
        for rank in first.rank()..=rank {
            let row = (first.file()..=file).filter_map(|file| Square::new(file, rank));
            row.for_each(|square| squares.remove(square));
        }
        found.push((first, last));
    }
    found
}

/// The lowest and the highest rank, counted from 1, if the rectangle is whole ranks.
pub(super) fn full_ranks((first, last): (Square, Square), files: u8) -> Option<(u8, u8)> {
    let full = first.file() == 0 && last.file() + 1 == files;
    full.then_some((first.rank() + 1, last.rank() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cross_is_three_rectangles() {
        let cross = ["b1", "a2", "b2", "c2", "b3"].iter().filter_map(|text| Square::parse(text));
        let said: Vec<String> =
            rectangles(cross.collect()).iter().map(|(a, b)| format!("{a}-{b}")).collect();
        assert_eq!(said, ["b1-b3", "a2-a2", "c2-c2"]);
    }

    #[test]
    fn the_whole_board_is_one_and_its_own_mirror() {
        let all = board(16, 16);
        assert_eq!(rectangles(all).len(), 1);
        assert_eq!(mirrored(all, 16), all);
        assert_eq!(mirrored(ranks_of(board(5, 6), 1, 2), 6), ranks_of(board(5, 6), 5, 6));
    }
}
