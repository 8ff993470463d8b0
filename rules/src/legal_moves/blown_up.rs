//! Which pieces a capture blows up.

use crate::legal_moves::blast::blasted;
use crate::{Move, Piece, Position, Square};

impl Position {
    /// All pieces that a move takes off the board: those captured, and those that its blast removes.
    pub fn lost_by(&self, mv: &Move) -> Vec<(Square, Piece)> {
        self.all_captured(mv).chain(self.blown_up(mv)).collect()
    }

    /// The pieces that a capture removes by its blast besides the captured one: the piece that
    /// captures first, then those around. There are none in games without explosions.
    pub fn blown_up(&self, mv: &Move) -> Vec<(Square, Piece)> {
        let tables = self.tables();
        if !tables.explodes || self.captured(mv).is_none() {
            return Vec::new();
        }
        let mut board = self.state.board.clone();
        for square in self.state.all_captured(mv).chain([mv.from()]) {
            board.take(square);
        }
        let mover = self.mover(mv).map(|piece| (mv.from(), piece));
        let around = blasted(tables, &board, mv.to());
        let around = around.iter().filter_map(|square| Some((square, self.piece_at(square)?)));
        mover.into_iter().chain(around).collect()
    }
}
