//! A board with any pieces on it, to ask where a piece could go among them.

use std::sync::Arc;

use crate::legal_moves::destinations::reach;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Piece, Square, SquareSet, Variant};

/// A board with any pieces on it, royal ones or not. It tells where a piece could go among them,
/// for code that works out its worth.
#[derive(Clone, Debug)]
pub struct Crowd {
    variant: Arc<Variant>,
    state: State,
}

impl Crowd {
    /// A board with these pieces. Of two on one square the last one stays.
    pub fn new(variant: &Arc<Variant>, pieces: impl IntoIterator<Item = (Square, Piece)>) -> Crowd {
        let start = Square(0);
        let mut state = State::lone(start, Cell(1), false, SquareSet::EMPTY);
        state.board.take(start);
        let mut crowd = Crowd { variant: Arc::clone(variant), state };
        for (square, piece) in pieces {
            put(&crowd.variant, &mut crowd.state, square, piece);
        }
        crowd
    }

    /// The squares with a piece on them.
    pub fn occupied(&self) -> SquareSet {
        self.state.board.occupied()
    }

    /// The squares that a piece of this kind may ever stand on.
    pub fn territory(&self, piece: Piece) -> SquareSet {
        let tables = self.variant.tables();
        tables.kind_of(piece).territory & tables.geometry.board
    }

    /// The squares to which such a piece could go from a square, in place of what stands there. It
    /// goes by its ordinary moves, without those that only an unmoved piece has.
    pub fn goes(&self, piece: Piece, from: Square) -> SquareSet {
        let mut state = self.state.clone();
        put(&self.variant, &mut state, from, piece);
        state.turn = piece.color;
        let tables = self.variant.tables();
        reach(tables, &state, from, tables.kind_of(piece))
    }
}

fn put(variant: &Variant, state: &mut State, square: Square, piece: Piece) {
    if !state.board.cell(square).is_empty() {
        state.board.take(square);
    }
    let tables = variant.tables();
    state.board.put(square, Cell::of(piece), tables.kind_of(piece).walks);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, bundled_by_id};

    #[test]
    fn a_piece_among_others_goes_as_in_a_position() {
        for id in ["chess", "terachess-2", "terran", "xiangqi"] {
            let start = crate::Position::start(bundled_by_id(id).expect("it is bundled"));
            let crowd = Crowd::new(start.variant(), start.pieces());
            for (square, piece) in start.pieces().filter(|(_, piece)| piece.color == Color::White) {
                let all = start.legal_moves_from(square);
                let plain = all.iter().filter(|mv| mv.kind() == crate::MoveKind::Normal);
                let plain: SquareSet = plain.map(|mv| mv.to()).collect();
                let missed = plain & !crowd.goes(piece, square);
                assert!(missed.is_empty(), "{id} {square}");
                assert!(crowd.territory(piece).contains(square));
            }
            assert_eq!(crowd.occupied().len(), start.pieces().count() as u32);
        }
    }
}
