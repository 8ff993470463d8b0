//! Drops: a piece comes from the hand onto an empty square.

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{KingSafety, is_attacked};
use crate::legal_moves::dropping::Drop;
use crate::legal_moves::restrained::gives_check;
use crate::legal_moves::visitor::Visitor;
use crate::state::State;
use crate::{Move, MoveKind, Role, Square, SquareSet};

/// Whether the side that a move puts in check has no move any more. The generator of all moves says so.
pub(crate) type IsMate = fn(&Tables, &State, &Move) -> bool;

impl Move {
    /// The drop of a kind of piece onto a square. A piece from the hand comes from no square; the
    /// one where it is dropped stands for its origin.
    pub(crate) const fn drop(role: Role, to: Square) -> Move {
        Move { from: to, to, promotion: None, kind: MoveKind::Drop { role } }
    }
}

/// Visits every drop onto these squares, by the rules for drops. The safety of the own royal pieces
/// is left aside.
#[inline(never)]
pub(crate) fn drops(
    tables: &Tables,
    state: &State,
    onto: SquareSet,
    is_mate: IsMate,
    visitor: &mut impl Visitor,
) {
    let Some(dropping) = &tables.dropping else { return };
    for drop in dropping.possible(&state.hands, state.turn) {
        let mut to = drop.reach(&state.board, state.turn) & onto;
        if !(drop.may_mate && dropping.may_check) {
            for square in to {
                if is_forbidden_check(tables, state, drop, &Move::drop(drop.role, square), is_mate)
                {
                    to.remove(square);
                }
            }
        }
        visitor.drops(drop.role, to);
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
    drops(tables, state, safe_to_fill(tables, state, safety, onto), is_mate, visitor);
}

/// The squares, out of these, onto which a drop leaves the one King of its side safe. It does not
/// matter which piece is dropped.
fn safe_to_fill(tables: &Tables, state: &State, safety: &KingSafety, onto: SquareSet) -> SquareSet {
    if safety.is_calm() {
        return onto;
    }
    let is_check = !safety.checkers.is_empty();
    let onto = onto & if is_check { safety.answers } else { !safety.screens };
    let onto = onto & tables.geometry.board & !state.board.occupied();
    let tried = if is_check { onto } else { onto & safety.touchy };
    let is_unsafe = |square: &Square| !is_safe_to_fill(tables, state, *square);
    onto & !tried.iter().filter(is_unsafe).collect::<SquareSet>()
}

/// The same for one square, tried on a copy of the board. A piece on it bars lines and is hopped
/// over as any other would be.
fn is_safe_to_fill(tables: &Tables, state: &State, square: Square) -> bool {
    let king = state.king(state.turn);
    let mut board = state.board.clone();
    let stand_in = board.cell(king);
    board.put(square, stand_in, tables.kind(stand_in).walks);
    !is_attacked(tables, &board, king, state.turn.other())
}

/// Whether a drop gives check where it may not, or checkmate where it may not.
pub(crate) fn is_forbidden_check(
    tables: &Tables,
    state: &State,
    drop: &Drop,
    mv: &Move,
    is_mate: IsMate,
) -> bool {
    let may_check = tables.dropping.as_ref().is_none_or(|dropping| dropping.may_check);
    if may_check && drop.may_mate || !gives_check(tables, state, mv) {
        return false;
    }
    !may_check || is_mate(tables, state, mv)
}
