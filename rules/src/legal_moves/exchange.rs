//! The gain of a capture when both sides go on taking on the same square.

use crate::legal_moves::attack::attackers;
use crate::pieces::piece::Cell;
use crate::{Move, Piece, Position};

/// The most captures on one square that are looked at.
const LONGEST: usize = 24;

impl Position {
    /// The gain of a move if both sides then go on taking on its square, each with its least
    /// valuable piece and only as long as that pays. `worth` tells the worth of each piece; it may
    /// be another number for each side. Each capture is made on a board of its own, so that pieces
    /// behind or before others are seen, whichever way they go. Pins are left aside.
    pub fn exchange(&self, mv: &Move, worth: impl Fn(Piece) -> i32) -> i32 {
        let tables = self.tables();
        let value = |cell: Cell| cell.piece().map_or(0, &worth);
        let mut state = self.state.clone();
        let mover = self.mover(mv).map_or(Cell::EMPTY, Cell::of);
        let mut gains = [0; LONGEST];
        gains[0] = self.taken(mv, &worth);
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

    /// The worth of all that a move captures, without the pieces that it blows up.
    pub fn taken(&self, mv: &Move, worth: impl Fn(Piece) -> i32) -> i32 {
        self.all_captured(mv).map(|(_, piece)| worth(piece)).sum()
    }

    /// Whether [`Position::exchange`] is less than nothing. That is often known long before the last
    /// capture.
    pub fn loses_exchange(&self, mv: &Move, worth: impl Fn(Piece) -> i32) -> bool {
        let tables = self.tables();
        let value = |cell: Cell| cell.piece().map_or(0, &worth);
        let mover = self.mover(mv).map_or(Cell::EMPTY, Cell::of);
        let mut state = self.state.clone();
        state.play(tables, mv);
        let mut standing = state.board.cell(mv.to);
        let taken = self.taken(mv, &worth);
        let gain = taken + value(standing) - value(mover);
        if gain < 0 {
            return true;
        }
        // The gain of the side that has taken last, if the piece that stands there is lost, too.
        let mut balance = gain - value(standing);
        while balance < 0 {
            let takers = attackers(tables, &state.board, mv.to, state.turn);
            let least = takers.iter().min_by_key(|square| value(state.board.cell(*square)));
            let Some(from) = least else { break };
            standing = state.board.cell(from);
            state.board.take(from);
            state.board.take(mv.to);
            state.board.put(mv.to, standing, tables.kind(standing).walks);
            state.turn = state.turn.other();
            // The other side must gain more than nothing by taking, and not as much.
            balance = -balance - 1 - value(standing);
        }
        // The side to move would have to take and cannot, or need not hope for anything by it.
        state.turn == self.turn()
    }
}
