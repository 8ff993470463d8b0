//! What each side can drop, as the move generator looks it up.

use crate::board::Board;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::{Color, Piece, Role, Square, SquareSet};

/// How the pieces of a variant come from the hand onto the board.
#[derive(Debug)]
pub(crate) struct Dropping {
    /// The kinds that can be in a hand. The place of each is its slot.
    pub held: Vec<Role>,
    /// What each side can drop.
    pub of: [Vec<Drop>; 2],
    /// Whether a drop may give check.
    pub may_check: bool,
}

/// One kind of piece that can be dropped.
#[derive(Debug)]
pub(crate) struct Drop {
    /// The kind that comes onto the board.
    pub role: Role,
    /// The kind that leaves the hand, and its slot.
    pub held: Role,
    pub slot: u8,
    /// The squares where it may be dropped.
    pub squares: SquareSet,
    /// It may not be dropped on a file with so many pieces of its side that are what is held.
    pub most_on_file: Option<u32>,
    /// Whether it may be dropped where that is checkmate.
    pub may_mate: bool,
}

impl Dropping {
    /// What a side can drop with what it has in hand.
    pub fn possible<'a>(&'a self, hands: &'a Hands, side: Color) -> impl Iterator<Item = &'a Drop> {
        let is_held = move |drop: &&Drop| hands.count(side, drop.slot) > 0;
        self.of[side.index()].iter().filter(is_held)
    }

    /// The drop of a side by which a kind comes onto the board.
    pub fn of_role(&self, color: Color, role: Role) -> Option<&Drop> {
        self.of[color.index()].iter().find(|drop| drop.role == role)
    }
}

impl Drop {
    /// The empty squares where the piece may be dropped, other royal pieces' safety left aside.
    pub fn reach(&self, board: &Board, side: Color) -> SquareSet {
        let mut to = self.squares & !board.occupied();
        if let Some(most) = self.most_on_file {
            for file in self.full_files(board, side, most) {
                to &= !file;
            }
        }
        to
    }

    /// The files that have enough pieces of the kind.
    fn full_files(&self, board: &Board, side: Color, most: u32) -> Vec<SquareSet> {
        let cell = Cell::of(Piece { color: side, role: self.held });
        let own = board.side(side).iter();
        let alike: SquareSet = own.filter(|square| board.cell(*square) == cell).collect();
        let files = (0..16)
            .map(|file| (0..16).filter_map(|rank| Square::new(file, rank)).collect::<SquareSet>());
        files.filter(|file| (alike & *file).len() >= most).collect()
    }
}
