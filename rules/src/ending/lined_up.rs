//! Whether a side has a row.

use crate::squares::square::Direction;
use crate::{Color, Position, RowLine, Square, SquareSet};

/// One direction along each line of a kind.
const fn directions(line: RowLine) -> &'static [Direction] {
    match line {
        RowLine::Files => &[Direction(0)],
        RowLine::Ranks => &[Direction(2)],
        RowLine::Diagonals => &[Direction(1), Direction(3)],
    }
}

impl Position {
    /// The side that wins because the one that has just moved has a row.
    pub(crate) fn winner_by_row(&self) -> Option<Color> {
        let row = self.variant().endings.row.as_ref()?;
        let mover = !self.turn();
        let counts = |(square, piece): (Square, crate::Piece)| {
            (piece.color == mover && row.pieces.contains(&piece.role)).then_some(square)
        };
        let pieces: SquareSet = self.pieces().filter_map(counts).collect();
        let mut directions = row.along.iter().flat_map(|line| directions(*line));
        let has_row = directions.any(|direction| {
            pieces
                .iter()
                .any(|from| self.row_from(from, *direction, pieces, row.gaps) >= row.length)
        });
        has_row.then_some(if row.wins { mover } else { !mover })
    }

    /// The pieces of a row that begins with this one, in one direction.
    fn row_from(&self, from: Square, ahead: Direction, pieces: SquareSet, gaps: bool) -> u8 {
        let step = |square: &Square| self.tables().step(*square, ahead);
        let squares = std::iter::successors(Some(from), step);
        let row = squares.take_while(|square| gaps || pieces.contains(*square));
        row.filter(|square| pieces.contains(*square)).count() as u8
    }
}
