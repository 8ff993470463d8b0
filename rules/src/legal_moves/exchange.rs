//! What a capture gains when both sides go on taking on the same square.

use crate::legal_moves::attack::attackers;
use crate::pieces::piece::Cell;
use crate::{Move, Piece, Position};

/// The most captures on one square that are looked at.
const LONGEST: usize = 24;

impl Position {
    /// What a move gains if both sides then go on taking on its square, each with its least
    /// valuable piece and only as long as that pays. `worth` tells what each piece is worth; it may be
    /// another number for each side. Each capture is made on a board of its own, so that pieces behind or
    /// before others are seen, whichever way they go. Pins are left aside.
    pub fn exchange(&self, mv: &Move, worth: impl Fn(Piece) -> i32) -> i32 {
        let tables = self.tables();
        let value = |cell: Cell| cell.piece().map_or(0, &worth);
        let mut state = self.state.clone();
        let mover = state.board.cell(mv.from);
        let mut gains = [0; LONGEST];
        gains[0] = self.captured(mv).map_or(0, |(_, piece)| value(Cell::of(piece)));
        state.play(tables, mv);
        let mut standing = state.board.cell(mv.to);
        gains[0] += value(standing) - value(mover);
        let mut last = 0;
        while last + 1 < LONGEST {
            let takers = attackers(tables, &state.board, mv.to, state.turn);
            let least = takers.iter().min_by_key(|square| value(state.board.cell(*square)));
            let Some(from) = least else { break };
            last += 1;
            gains[last] = value(standing) - gains[last - 1];
            standing = state.board.cell(from);
            state.board.take(from);
            state.board.take(mv.to);
            state.board.put(mv.to, standing, tables.kind(standing).walks);
            state.turn = state.turn.other();
        }
        while last > 0 {
            gains[last - 1] = -gains[last].max(-gains[last - 1]);
            last -= 1;
        }
        gains[0]
    }
}
