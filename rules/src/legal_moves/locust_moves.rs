//! Moves that capture on the way, and passes.

use crate::compiled::tables::Tables;
use crate::legal_moves::locusts::each_locust;
use crate::legal_moves::visitor::Visitor;
use crate::state::State;
use crate::{MoveKind, Square, SquareSet};

/// Visits every locust capture and every pass of the pieces on these squares. The safety of their
/// King is left aside.
#[cold]
pub(crate) fn locust_moves(
    tables: &Tables,
    state: &State,
    movers: SquareSet,
    visitor: &mut impl Visitor,
) {
    for from in *state.board.side(state.turn) & movers {
        let kind = tables.kind(state.board.cell(from));
        let mut found: Vec<(Square, MoveKind)> = Vec::new();
        each_locust(tables, &state.board, from, kind, |to, what| {
            if !found.contains(&(to, what)) {
                found.push((to, what));
            }
        });
        for (to, what) in found {
            visitor.special(&state.board, from, to, what, kind);
        }
    }
}
