//! Passing: a move that moves nothing.
//!
//! It is written as a move of the King to his own square, or of the side's first piece where no piece
//! is royal, as other programs write it.

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::kings_face;
use crate::pieces::royals::is_in_check;
use crate::state::State;
use crate::{Facing, Move, MoveKind, Passing, Royalty, Square};

/// The pass of the side to move, if it may pass. `has_moves` says whether it has another move.
pub(crate) fn pass(tables: &Tables, state: &State, has_moves: bool) -> Option<Move> {
    if tables.passing == Passing::Never || tables.passing == Passing::Stuck && has_moves {
        return None;
    }
    let from = passer(tables, state)?;
    // A side that passes while the Kings face each other accepts the end, also in check.
    let accepts =
        || tables.facing == Facing::NotTwice && kings_face(tables, &state.board, state.kings);
    if is_in_check(tables, state, state.turn) && !accepts() {
        return None;
    }
    Some(Move { from, to: from, promotion: None, kind: MoveKind::Pass, placed: None })
}

/// The square that stands for a pass in a move.
pub(crate) fn passer(tables: &Tables, state: &State) -> Option<Square> {
    match tables.royalty {
        Royalty::One(_) => Some(state.king(state.turn)),
        Royalty::Several(_) | Royalty::Nobody => state.board.side(state.turn).iter().next(),
    }
}
