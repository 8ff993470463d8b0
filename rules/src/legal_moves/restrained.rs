//! The legal moves of a variant that also forbids some moves which leave no royal piece attacked.

use crate::Move;
use crate::compiled::tables::Tables;
use crate::legal_moves::attack::face_illegally;
use crate::legal_moves::lions::lion_rule;
use crate::pieces::royals::is_in_check;
use crate::state::State;

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
    is_in_check(tables, &after, state.turn.other())
}

/// Whether a move leaves no royal piece of its side attacked, tried on a copy.
pub(crate) fn leaves_safe(tables: &Tables, state: &State, mv: &Move) -> bool {
    let mut after = state.clone();
    after.play(tables, mv);
    !is_in_check(tables, &after, state.turn)
        && !face_illegally(tables, state, &after.board, after.kings)
}
