//! Gating, as in Seirawan Chess: a piece in hand enters on the square that another one leaves by its first
//! move.

use crate::compiled::tables::Tables;
use crate::legal_moves::moves::Placed;
use crate::legal_moves::restrained::leaves_safe;
use crate::pieces::piece::Cell;
use crate::pieces::royals::in_check;
use crate::state::State;
use crate::{Color, Gating, Move, MoveKind, Piece, Royalty, Square, SquareSet};

/// The squares of a side's pieces behind which another one may enter.
pub(crate) fn gates(tables: &Tables, state: &State, side: Color) -> SquareSet {
    let unmoved = *state.board.unmoved() & *state.board.side(side);
    unmoved.iter().filter(|square| tables.kind(state.board.cell(*square)).gates).collect()
}

/// The legal moves by which another piece enters. `plain` holds the legal moves without one: a move must
/// be legal by itself, so that no piece enters to close a line to the King.
#[cold]
pub(crate) fn gating_moves(tables: &Tables, state: &State, plain: &[Move]) -> Vec<Move> {
    let mut found = Vec::new();
    let Some(dropping) = &tables.dropping else { return found };
    let gates = gates(tables, state, state.turn);
    if gates.is_empty() || state.hands.is_empty(state.turn) {
        return found;
    }
    for mv in plain.iter().filter(|mv| gates.contains(mv.from) && !mv.is_drop()) {
        for on in left_squares(mv).filter(|square| gates.contains(*square)) {
            let enters = dropping.possible(&state.hands, state.turn);
            for drop in enters.filter(|drop| drop.squares.contains(on)) {
                let mv =
                    Move { placed: Some(Placed::Piece(Gating { on, role: drop.role })), ..*mv };
                if is_safe(tables, state, &mv) {
                    found.push(mv);
                }
            }
        }
    }
    found
}

/// The squares that a move leaves empty.
fn left_squares(mv: &Move) -> impl Iterator<Item = Square> + use<> {
    let (partner, filled) = match mv.kind {
        MoveKind::Castling { rook_from, rook_to } => (Some(rook_from), [mv.to, rook_to]),
        _ => (None, [mv.to; 2]),
    };
    [Some(mv.from), partner].into_iter().flatten().filter(move |square| !filled.contains(square))
}

/// Whether a move leaves the royal pieces of its side safe.
fn is_safe(tables: &Tables, state: &State, mv: &Move) -> bool {
    match tables.royalty {
        Royalty::Nobody => true,
        Royalty::One(_) => leaves_safe(tables, state, mv),
        Royalty::Several(royals) => {
            let mut after = state.clone();
            after.play(tables, mv);
            in_check(tables, &after.board, state.turn, royals).is_empty()
        }
    }
}

impl State {
    /// Makes a move by which another piece enters.
    #[cold]
    pub(crate) fn play_gating(&mut self, tables: &Tables, mv: &Move, Gating { on, role }: Gating) {
        let color = self.turn;
        self.play(tables, &Move { placed: None, ..*mv });
        let drop = tables.dropping.as_ref().and_then(|dropping| dropping.of_role(color, role));
        let Some(drop) = drop.filter(|_| self.board.cell(on).is_empty()) else { return };
        self.hands.remove(color, drop.slot);
        let cell = Cell::of(Piece { color, role });
        self.board.put(on, cell, tables.kind(cell).walks);
        self.half_moves = 0;
    }
}
