//! Promotion as a move of its own, as in Sittuyin.

use crate::compiled::tables::Tables;
use crate::legal_moves::destinations::reach;
use crate::legal_moves::promotion::PromotingMoves;
use crate::legal_moves::restrained::{gives_check, leaves_safe};
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Move, MoveKind, Piece, Role, Square, SquareSet};

/// Calls `found` with the promotions of pieces on these squares that are moves of their own. The piece
/// becomes another one where it stands, or goes to an empty square as that one. It must stand in its
/// zone or be the last of its kind, and the new piece may attack nothing and give no check.
#[cold]
pub(crate) fn standing_promotions(
    tables: &Tables,
    state: &State,
    movers: SquareSet,
    mut found: impl FnMut(Move),
) {
    for from in *state.board.side(state.turn) & movers {
        for (role, to) in becoming(tables, state, from) {
            let kind = if to == from { MoveKind::Pass } else { MoveKind::Normal };
            let mv = Move { from, to, promotion: Some(role), kind, placed: None };
            if attacks_nobody(tables, state, &mv)
                && !gives_check(tables, state, &mv)
                && leaves_safe(tables, state, &mv)
            {
                found(mv);
            }
        }
    }
}

/// The kinds that the piece may become, and where it stands then, before it is known which pieces
/// it attacks there.
fn becoming(tables: &Tables, state: &State, from: Square) -> Vec<(Role, Square)> {
    let cell = state.board.cell(from);
    let Some((piece, promotion)) = cell.piece().zip(tables.kind(cell).promotion.as_ref()) else {
        return Vec::new();
    };
    let is_alike = |square: &Square| state.board.cell(*square) == cell;
    let is_last = || state.board.side(piece.color).iter().filter(is_alike).count() == 1;
    if promotion.by != PromotingMoves::Standing || !(promotion.squares.contains(from) || is_last())
    {
        return Vec::new();
    }
    let roles = promotion.choices(&state.board, piece, from);
    roles.flat_map(|role| places(tables, state, from, Piece { role, ..piece })).collect()
}

/// The square where the new piece begins, and the empty ones to which it can go from there.
fn places(tables: &Tables, state: &State, from: Square, becomes: Piece) -> Vec<(Role, Square)> {
    let after = with(tables, state, (from, from), becomes);
    let kind = tables.kind_of(becomes);
    let empty = reach(tables, &after, from, kind) & !state.board.occupied();
    std::iter::once(from).chain(empty).map(|to| (becomes.role, to)).collect()
}

/// The board on which a piece has left one square and another one stands on the second.
fn with(tables: &Tables, state: &State, (from, to): (Square, Square), becomes: Piece) -> State {
    let mut after = state.clone();
    after.board.take(from);
    after.board.put(to, Cell::of(becomes), tables.kind_of(becomes).walks);
    after
}

fn attacks_nobody(tables: &Tables, state: &State, mv: &Move) -> bool {
    let Some(role) = mv.promotion else { return true };
    let becomes = Piece { color: state.turn, role };
    let after = with(tables, state, (mv.from, mv.to), becomes);
    let reached = reach(tables, &after, mv.to, tables.kind_of(becomes));
    (reached & *state.board.side(state.turn.other())).is_empty()
}
