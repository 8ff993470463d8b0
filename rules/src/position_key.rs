//! A position's hash. The part that moves change often, the pieces and their rights, is kept with the
//! board and changes with it; the rest is added when somebody asks.

use crate::keys::{TURN, checks_key, lion_key, passed_key, passer_key, right_key};
use crate::{Color, Position, SquareSet};

impl Position {
    /// A hash of the position. Equal positions have equal hashes, and different ones of the same
    /// variant nearly always different ones. It is the same on every machine.
    pub fn hash(&self) -> u64 {
        let state = &self.state;
        let mut key = state.board.key();
        if state.turn == Color::Black {
            key ^= TURN;
        }
        for square in self.idle_rights() {
            key ^= right_key(square);
        }
        if state.passed.is_some() {
            let (usable, passer) = self.capturable_in_passing();
            key = usable.iter().fold(key, |key, square| key ^ passed_key(square));
            key = passer.into_iter().fold(key, |key, square| key ^ passer_key(square));
        }
        if let Some(square) = state.lion_taken {
            key ^= lion_key(square);
        }
        for color in Color::BOTH {
            if state.checks[color.index()] > 0 {
                key ^= checks_key(color, state.checks[color.index()]);
            }
        }
        if self.has_hands() {
            key ^= state.hands.key();
        }
        key
    }

    /// The rights that mean nothing, because no partner has one for castling.
    fn idle_rights(&self) -> SquareSet {
        let unmoved = *self.state.board.unmoved();
        let tables = self.tables();
        if unmoved.is_empty() || tables.castling.is_none() && !tables.has_gates() {
            return SquareSet::EMPTY;
        }
        unmoved ^ self.rights()
    }
}
