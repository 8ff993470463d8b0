//! Where, by which moves and to what a piece is promoted.

use crate::board::Board;
use crate::pieces::piece::Cell;
use crate::{Piece, Role, Square, SquareSet};

/// Which moves of a piece promote it where it is promoted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PromotingMoves {
    /// Each of them.
    #[default]
    Any,
    /// Those to a neighbouring square.
    SingleSteps,
    /// Those that capture.
    Captures,
}

/// The promotion of one kind of piece of one side, as the move generator looks it up.
#[derive(Debug)]
pub(crate) struct Promotion {
    /// The squares on which it is promoted.
    pub squares: SquareSet,
    /// By which moves.
    pub by: PromotingMoves,
    /// What it may become. A kind that may become itself may stay what it is.
    pub choices: Vec<Choice>,
    /// Where it could never move again, so that it may not stay what it is.
    pub stuck: SquareSet,
}

/// Something that a piece may become.
#[derive(Debug)]
pub(crate) struct Choice {
    pub role: Role,
    /// How many of that kind the side may have at once.
    pub most: Option<u32>,
    /// Where it becomes that.
    pub squares: SquareSet,
}

impl Promotion {
    /// Whether a move between two squares promotes, if the piece may become anything there.
    #[inline]
    pub fn is_by(&self, from: Square, to: Square, captures: bool) -> bool {
        self.squares.contains(to)
            && match self.by {
                PromotingMoves::Any => true,
                PromotingMoves::SingleSteps => from.distance(to) == 1,
                PromotingMoves::Captures => captures,
            }
    }

    /// What a piece of this kind and side may become on a square.
    pub fn choices<'a>(
        &'a self,
        board: &'a Board,
        piece: Piece,
        to: Square,
    ) -> impl Iterator<Item = Role> + 'a {
        let may_be = move |&&Choice { role, most, squares }: &&Choice| {
            if !squares.contains(to) {
                return false;
            }
            if role == piece.role {
                return !self.stuck.contains(to);
            }
            most.is_none_or(|most| count(board, Piece { role, ..piece }) < most)
        };
        self.choices.iter().filter(may_be).map(|choice| choice.role)
    }
}

/// How many of these pieces are on the board.
fn count(board: &Board, piece: Piece) -> u32 {
    let cell = Cell::of(piece);
    board.side(piece.color).iter().filter(|square| board.cell(*square) == cell).count() as u32
}
