//! Promotion: where and by which moves a piece promotes, and to what.

use crate::board::Board;
use crate::pieces::piece::Cell;
use crate::{Piece, Role, Square, SquareSet};

/// Which moves of a piece promote it on the promotion squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PromotingMoves {
    /// All moves.
    #[default]
    Any,
    /// Moves to a neighbouring square.
    SingleSteps,
    /// Captures.
    Captures,
    /// Moves that enter the zone, and captures from or to a square of it, as in Chu Shogi.
    Entering,
    /// None: promotion is a move of its own, as in Sittuyin.
    Standing,
}

/// The promotion of one piece type of one side, as the move generator looks it up.
#[derive(Debug)]
pub(crate) struct Promotion {
    /// The squares on which it is promoted.
    pub squares: SquareSet,
    /// The squares from which a move promotes it wherever it ends, if there are such.
    pub leaving: Option<SquareSet>,
    /// The squares on which every move promotes it, where others depend on what they do.
    pub always: SquareSet,
    /// The moves that promote it.
    pub by: PromotingMoves,
    /// Whether captures in passing do not promote it.
    pub keeps_in_passing: bool,
    /// The choices of promotion. A type that may become itself may stay unpromoted.
    pub choices: Vec<Choice>,
    /// The squares where it could never move again, so that it may not stay unpromoted.
    pub stuck: SquareSet,
}

/// One choice of promotion.
#[derive(Debug)]
pub(crate) struct Choice {
    pub role: Role,
    /// The most pieces of that type that the side may have at once.
    pub most: Option<u32>,
    /// The other types that count for that number.
    pub with: Vec<Role>,
    /// The squares on which it becomes that type.
    pub squares: SquareSet,
}

impl Promotion {
    /// The squares on which a move from a square promotes it.
    #[inline]
    pub fn squares_from(&self, from: Square) -> SquareSet {
        match &self.leaving {
            Some(leaving) if leaving.contains(from) => !SquareSet::EMPTY,
            _ => self.squares,
        }
    }

    /// Whether a move between two squares promotes, if the piece may become anything there.
    #[inline]
    pub fn is_by(&self, from: Square, to: Square, captures: bool) -> bool {
        self.squares_from(from).contains(to)
            && match self.by {
                PromotingMoves::Any => true,
                PromotingMoves::SingleSteps => from.distance(to) == 1,
                PromotingMoves::Captures => captures,
                PromotingMoves::Standing => false,
                PromotingMoves::Entering => {
                    captures || !self.squares.contains(from) || self.always.contains(to)
                }
            }
    }

    /// The types that a piece of this type and side may become on a square.
    pub fn choices<'a>(
        &'a self,
        board: &'a Board,
        piece: Piece,
        to: Square,
    ) -> impl Iterator<Item = Role> + 'a {
        let may_be = move |choice: &&Choice| {
            let Choice { role, most, with, squares } = choice;
            let role = *role;
            if !squares.contains(to) {
                return false;
            }
            if role == piece.role {
                return !self.stuck.contains(to);
            }
            let all = || with.iter().chain([&role]);
            let count =
                || all().map(|role| count(board, Piece { role: *role, ..piece })).sum::<u32>();
            most.is_none_or(|most| count() < most)
        };
        self.choices.iter().filter(may_be).map(|choice| choice.role)
    }
}

/// The number of these pieces on the board.
fn count(board: &Board, piece: Piece) -> u32 {
    let cell = Cell::of(piece);
    board.side(piece.color).iter().filter(|square| board.cell(*square) == cell).count() as u32
}
