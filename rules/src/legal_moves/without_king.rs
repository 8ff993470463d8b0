//! The board without the King, to find the squares where he could stand.

use crate::board::Board;
use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{attackers, is_attacked, kings_face, may_not_face};
use crate::state::State;
use crate::{Color, Square, SquareSet};

/// The board without the King, to find the squares where he would be in check.
pub(crate) struct WithoutKing<'a> {
    tables: &'a Tables,
    board: Board,
    enemy: Color,
    enemy_king: Square,
    may_not_face: bool,
}

impl<'a> WithoutKing<'a> {
    pub fn new(tables: &'a Tables, state: &State, king: Square) -> WithoutKing<'a> {
        let mut board = state.board.clone();
        board.take(king);
        let enemy = state.turn.other();
        let may_not_face = may_not_face(tables, state);
        WithoutKing { tables, board, enemy, enemy_king: state.king(enemy), may_not_face }
    }

    /// Whether the King would not have been in check on the square. A piece that stands there now
    /// is ignored, as in the author's comment on crossing occupied squares.
    pub fn is_free_from_check(&self, square: Square) -> bool {
        !is_attacked(self.tables, &self.board, square, self.enemy)
    }

    /// Whether the King on the square would look at the other King with no piece between, where
    /// that is forbidden.
    pub fn faces(&self, square: Square) -> bool {
        self.may_not_face && kings_face(self.tables, &self.board, [square, self.enemy_king])
    }

    /// Whether the King may end his move there.
    pub fn may_stand_on(&self, square: Square) -> bool {
        self.is_free_from_check(square) && !self.faces(square)
    }

    /// The pieces that would attack the King there.
    pub fn attackers(&self, square: Square) -> SquareSet {
        attackers(self.tables, &self.board, square, self.enemy)
    }
}
