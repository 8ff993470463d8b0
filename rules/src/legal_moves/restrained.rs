//! The legal moves of a variant that also forbids some moves which leave no royal piece attacked.

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{face_illegally, is_attacked};
use crate::legal_moves::lions::lion_rule;
use crate::pieces::royals::in_check;
use crate::state::State;
use crate::{Move, Royalty};

/// Keeps only the legal moves. The list must hold all moves of a position that leave no royal piece
/// attacked.
pub(crate) fn restrain(tables: &Tables, state: &State, moves: &mut Vec<Move>) {
    let restraints = tables.restraints;
    if restraints.no_checks {
        moves.retain(|mv| !gives_check(tables, state, mv));
    }
    if restraints.must_drop && moves.iter().any(Move::is_drop) {
        moves.retain(Move::is_drop);
    }
    if restraints.lions {
        moves.retain(|mv| lion_rule(tables, state, mv).is_none());
    }
    let captures = |mv: &Move| state.captured(mv).is_some();
    if restraints.must_capture && moves.iter().any(captures) {
        moves.retain(captures);
    }
}

/// Whether a move of the side to move gives check.
pub(crate) fn gives_check(tables: &Tables, state: &State, mv: &Move) -> bool {
    let mut after = state.clone();
    after.play(tables, mv);
    let enemy = state.turn.other();
    match tables.royalty {
        Royalty::Nobody => false,
        Royalty::One(_) => is_attacked(tables, &after.board, after.king(enemy), state.turn),
        Royalty::Several(royals) => !in_check(tables, &after.board, enemy, royals).is_empty(),
    }
}

/// Whether a move leaves no royal piece of its side attacked, tried on a copy.
pub(crate) fn leaves_safe(tables: &Tables, state: &State, mv: &Move) -> bool {
    let mut after = state.clone();
    after.play(tables, mv);
    match tables.royalty {
        Royalty::Nobody => true,
        Royalty::One(_) => {
            !is_attacked(tables, &after.board, after.king(state.turn), state.turn.other())
                && !face_illegally(tables, state, &after.board, after.kings)
        }
        Royalty::Several(royals) => in_check(tables, &after.board, state.turn, royals).is_empty(),
    }
}
