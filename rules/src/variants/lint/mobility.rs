//! How far pieces go when no piece is in their way.

use crate::legal_moves::destinations::{multi_steps, reach};
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Color, Piece, SquareSet, Variant};

/// The number of squares to which a piece goes on the empty board, without first moves, captures
/// and castling.
#[derive(Clone, PartialEq, Debug)]
pub struct Mobility {
    /// The piece's name.
    pub piece: String,
    /// The average over the squares on which the piece may stand.
    pub average: f64,
    /// The number from the best of these squares.
    pub most: usize,
}

/// The mobility of each piece, in the order of the file.
pub(crate) fn mobility(variant: &Variant) -> Vec<Mobility> {
    let tables = variant.tables();
    let of = |role| {
        let cell = Cell::of(Piece { color: Color::White, role });
        let kind = tables.kind(cell);
        let goes: Vec<usize> = (kind.territory & tables.geometry.board)
            .iter()
            .map(|from| {
                let alone = State::lone(from, cell, kind.walks, SquareSet::EMPTY);
                let to = reach(tables, &alone, from, kind) | multi_steps(&alone, from, kind);
                to.iter().count()
            })
            .collect();
        Mobility {
            piece: variant.piece(role).name.clone(),
            average: goes.iter().sum::<usize>() as f64 / goes.len().max(1) as f64,
            most: goes.iter().max().copied().unwrap_or(0),
        }
    };
    variant.roles().map(of).collect()
}
