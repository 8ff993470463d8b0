//! Drops: a piece comes from the hand onto an empty square.

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{KingSafety, face_illegally, is_attacked, may_not_face};
use crate::legal_moves::restrained::gives_check;
use crate::legal_moves::visitor::Visitor;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Facing, Move, MoveKind, Piece, Role, Square, SquareSet};

/// Whether the side that a move puts in check has no move any more. The generator of all moves says so.
pub(crate) type IsMate = fn(&Tables, &State, &Move) -> bool;

impl Move {
    /// The drop of a kind of piece onto a square. A piece from the hand comes from no square; the
    /// one where it is dropped stands for its origin.
    pub(crate) const fn drop(role: Role, to: Square) -> Move {
        Move { from: to, to, promotion: None, kind: MoveKind::Drop { role }, placed: None }
    }
}

/// Visits every drop onto these squares that the file allows there. The safety of the own royal pieces
/// is left aside, and so are checks that a drop may not give.
#[inline(never)]
pub(crate) fn every_drop(
    tables: &Tables,
    state: &State,
    onto: SquareSet,
    visitor: &mut impl Visitor,
) {
    let Some(dropping) = tables.dropping.as_ref().filter(|it| it.drops) else { return };
    for drop in dropping.possible(&state.hands, state.turn) {
        let to = dropping.reach(drop, &state.board, &state.hands, state.turn);
        visitor.drops(drop.role, to & onto);
    }
}

/// Visits every legal drop onto these squares, where each side has one King.
#[inline(never)]
pub(crate) fn safe_drops(
    tables: &Tables,
    state: &State,
    safety: &KingSafety,
    onto: SquareSet,
    is_mate: IsMate,
    visitor: &mut impl Visitor,
) {
    let Some(dropping) = tables.dropping.as_ref().filter(|it| it.drops) else { return };
    let mut onto = onto;
    if !tables.minds_screens {
        // It does not matter which piece is dropped.
        let any = state.board.cell(state.king(state.turn));
        onto = safe_to_fill(tables, state, safety, (onto, any));
    }
    for drop in dropping.possible(&state.hands, state.turn) {
        let mut onto = onto;
        if tables.minds_screens {
            let dropped = Cell::of(Piece { color: state.turn, role: drop.role });
            onto = safe_to_fill(tables, state, safety, (onto, dropped));
        }
        let mut to = dropping.reach(drop, &state.board, &state.hands, state.turn) & onto;
        if !(drop.may_mate && dropping.may_check) {
            for square in to {
                if is_forbidden_drop(tables, state, &Move::drop(drop.role, square), is_mate) {
                    to.remove(square);
                }
            }
        }
        visitor.drops(drop.role, to);
    }
}

/// The squares, out of these, onto which the drop of this piece leaves the one King of its side safe.
fn safe_to_fill(
    tables: &Tables,
    state: &State,
    safety: &KingSafety,
    (onto, dropped): (SquareSet, Cell),
) -> SquareSet {
    // A drop never lets the Kings face each other, but it may have to end that.
    let must_part = tables.facing == Facing::NotTwice && may_not_face(tables, state);
    if safety.is_calm() && !must_part {
        return onto;
    }
    let is_check = !safety.checkers.is_empty();
    let onto = onto & if is_check { safety.answers } else { !safety.screens };
    let onto = onto & tables.geometry.board & !state.board.occupied();
    let tried = if is_check || must_part { onto } else { onto & safety.touchy };
    let is_unsafe = |square: &Square| !is_safe_to_fill(tables, state, *square, dropped);
    onto & !tried.iter().filter(is_unsafe).collect::<SquareSet>()
}

/// The same for one square, tried on a copy of the board.
fn is_safe_to_fill(tables: &Tables, state: &State, square: Square, dropped: Cell) -> bool {
    let king = state.king(state.turn);
    let mut board = state.board.clone();
    board.put(square, dropped, tables.kind(dropped).walks);
    !is_attacked(tables, &board, king, state.turn.other())
        && !face_illegally(tables, state, &board, state.kings)
}

/// Whether a move is a drop that gives check where it may not, or checkmate where it may not.
pub(crate) fn is_forbidden_drop(
    tables: &Tables,
    state: &State,
    mv: &Move,
    is_mate: IsMate,
) -> bool {
    let Some((dropping, role)) = tables.dropping.as_ref().zip(mv.dropped()) else { return false };
    let may_mate = dropping.of_role(state.turn, role).is_none_or(|drop| drop.may_mate);
    if dropping.may_check && may_mate || !gives_check(tables, state, mv) {
        return false;
    }
    !dropping.may_check || is_mate(tables, state, mv)
}
