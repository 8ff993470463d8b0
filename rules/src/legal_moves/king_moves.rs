//! The moves of the King, castling aside: ordinary ones and initial leaps.

use crate::compiled::tables::{Kind, Tables};
use crate::legal_moves::attack::{KingSafety, is_attacked};
use crate::legal_moves::castling_moves::castle;
use crate::legal_moves::destinations::{reach, reach_forcing};
use crate::legal_moves::visitor::Visitor;
use crate::legal_moves::without_king::WithoutKing;
use crate::state::State;
use crate::{MoveKind, Square, SquareSet};

/// Visits every legal move of the King.
pub(crate) fn king_moves<V: Visitor>(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    safety: &KingSafety,
    visitor: &mut V,
) {
    let is_forcing = V::FORCING && kind.promotion.is_none();
    let mut to = if is_forcing {
        reach_forcing(tables, state, from, kind, kind.lines)
    } else {
        reach(tables, state, from, kind)
    };
    let is_in_check = || {
        !safety.checkers.is_empty()
            || tables.locusts && is_attacked(tables, &state.board, from, state.turn.other())
    };
    let leaps = match &kind.initial_leaps {
        Some(leaps) if !is_forcing && !is_in_check() && state.board.unmoved().contains(from) => {
            leaps[from.index()] & !state.board.occupied()
        }
        _ => SquareSet::EMPTY,
    };
    if !is_forcing && safety.checkers.is_empty() && tables.castling.is_some() {
        castle(tables, state, from, kind, visitor);
    }
    if to.is_empty() && leaps.is_empty() {
        return;
    }
    let lifted = WithoutKing::new(tables, state, from);
    for square in to {
        if !lifted.may_stand_on(square) {
            to.remove(square);
        }
    }
    if !to.is_empty() {
        visitor.normal(&state.board, from, to, kind);
    }
    for to in leaps {
        if lifted.may_stand_on(to)
            && (kind.leaps_over_attacks
                || halfway(from, to).into_iter().any(|square| lifted.is_free_from_check(square)))
        {
            visitor.special(&state.board, from, to, MoveKind::KingLeap, kind);
        }
    }
}

/// The intervening squares of an initial leap: one for a straight leap, two for a Knight's.
pub(crate) fn halfway(from: Square, to: Square) -> [Square; 2] {
    let middle = |from: u8, to: u8, up: bool| {
        let sum = from + to;
        if up { sum.div_ceil(2) } else { sum / 2 }
    };
    let straight = |up| {
        let file = middle(from.file(), to.file(), up);
        let rank = middle(from.rank(), to.rank(), up);
        Square(rank << 4 | file)
    };
    [straight(false), straight(true)]
}
