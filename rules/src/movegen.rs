//! Which moves leave the King safe.
//!
//! Most moves cannot expose the King: [`king_safety`] names the few squares that matter to it, and
//! only moves that touch those are tried on a copy of the board.

use crate::attack::{is_attacked, king_safety, kings_face, pin_between_kings};
use crate::destinations::{double_step, en_passant_capturers, reach};
use crate::king_moves::king_moves;
use crate::state::State;
use crate::tables::Tables;
use crate::visitor::Visitor;
use crate::{MoveKind, Square, SquareSet};

/// Visits every legal move of the pieces on these squares.
#[inline]
pub(crate) fn legal(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut impl Visitor) {
    let king = state.king(state.turn);
    let mut safety = king_safety(tables, &state.board, king, state.turn);
    if tables.kings_may_not_face {
        pin_between_kings(tables, &state.board, state.kings, state.turn, &mut safety);
    }
    let movers = *state.board.side(state.turn) & movers;
    let guarded = !(safety.screens | safety.touchy).is_empty();
    for from in movers {
        let kind = tables.kind(state.board.cell(from));
        if kind.royal {
            king_moves(tables, state, from, kind, &safety, visitor);
            continue;
        }
        let mut to = reach(tables, state, from, kind);
        let mut double = double_step(tables, state, from, kind);
        if !safety.checkers.is_empty() {
            if !safety.check_screen.contains(from) {
                to &= safety.answers;
                double = double.filter(|&to| safety.answers.contains(to));
            }
            to = safe(tables, state, from, to);
            double = double.filter(|&to| is_safe(tables, state, from, to, None));
        } else if safety.pinned.contains(from) {
            to = safe(tables, state, from, to);
            double = double.filter(|&to| is_safe(tables, state, from, to, None));
        } else if guarded {
            to &= !safety.screens;
            to = (to & !safety.touchy) | safe(tables, state, from, to & safety.touchy);
            double = double.filter(|&to| {
                !safety.screens.contains(to)
                    && (!safety.touchy.contains(to) || is_safe(tables, state, from, to, None))
            });
        }
        if !to.is_empty() {
            visitor.normal(from, to, kind);
        }
        if let Some(to) = double {
            visitor.special(from, to, MoveKind::DoubleStep, kind);
        }
    }
    if let (Some(passed), Some(passer)) = (state.passed, state.passer()) {
        for from in en_passant_capturers(tables, state, passed) & movers {
            if is_safe(tables, state, from, passed, Some(passer)) {
                let kind = tables.kind(state.board.cell(from));
                visitor.special(from, passed, MoveKind::EnPassant, kind);
            }
        }
    }
}

/// Of these destinations, the ones that leave the King safe.
fn safe(tables: &Tables, state: &State, from: Square, mut to: SquareSet) -> SquareSet {
    for square in to {
        if !is_safe(tables, state, from, square, None) {
            to.remove(square);
        }
    }
    to
}

/// Whether the own King is safe after a move of another piece, tried on a copy of the board.
pub(crate) fn is_safe(
    tables: &Tables,
    state: &State,
    from: Square,
    to: Square,
    passer: Option<Square>,
) -> bool {
    let mut board = state.board.clone();
    let cell = board.cell(from);
    for taken in [passer, Some(to)].into_iter().flatten() {
        if !board.cell(taken).is_empty() {
            board.take(taken);
        }
    }
    board.take(from);
    board.put(to, cell, tables.kind(cell).walks);
    !is_attacked(tables, &board, state.king(state.turn), state.turn.other())
        && !kings_face(tables, &board, state.kings)
}

#[cfg(test)]
mod tests;
