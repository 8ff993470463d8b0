//! Rules for all pieces of a game that forbid moves though no royal piece is left attacked.

use crate::Move;
use crate::state::State;

/// What a game forbids besides leaving a royal piece attacked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Restraints {
    /// Whether a move that captures nothing is illegal where one that captures something is legal.
    pub must_capture: bool,
}

impl Restraints {
    /// Whether anything is forbidden.
    pub(crate) const fn are_any(self) -> bool {
        self.must_capture
    }

    /// Leaves those that may be made of all moves of a position that leave no royal piece attacked.
    pub(crate) fn restrain(self, state: &State, moves: &mut Vec<Move>) {
        let captures = |mv: &Move| state.captured(mv).is_some();
        if self.must_capture && moves.iter().any(captures) {
            moves.retain(captures);
        }
    }
}
