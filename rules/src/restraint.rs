//! Rules for all pieces of a game that forbid moves though no royal piece is left attacked.

use crate::attack::is_attacked;
use crate::royals::in_check;
use crate::state::State;
use crate::tables::Tables;
use crate::{Move, Royalty};

/// What a game forbids besides leaving a royal piece attacked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Restraints {
    /// Whether a move that captures nothing is illegal where one that captures something is legal.
    pub must_capture: bool,
    /// Whether a move that gives check is illegal.
    pub no_checks: bool,
}

impl Restraints {
    /// Whether anything is forbidden.
    pub(crate) const fn are_any(self) -> bool {
        self.must_capture || self.no_checks
    }

    /// Leaves those that may be made of all moves of a position that leave no royal piece attacked.
    pub(crate) fn restrain(self, tables: &Tables, state: &State, moves: &mut Vec<Move>) {
        if self.no_checks {
            moves.retain(|mv| !gives_check(tables, state, mv));
        }
        let captures = |mv: &Move| state.captured(mv).is_some();
        if self.must_capture && moves.iter().any(captures) {
            moves.retain(captures);
        }
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
