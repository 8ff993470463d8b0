//! The drops of each side, as the move generator looks them up.

use crate::board::Board;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::{Color, Piece, Role, Square, SquareSet};

/// How the pieces of a variant come from the hand onto the board.
#[derive(Debug)]
pub(crate) struct Dropping {
    /// The kinds that can be in a hand. The place of each is its slot.
    pub held: Vec<Role>,
    /// The drops of each side.
    pub of: [Vec<Drop>; 2],
    /// Whether pieces are dropped at all. Else they only enter behind other ones.
    pub drops: bool,
    /// Whether a drop may give check.
    pub may_check: bool,
    /// Whether a kind goes onto both colors of squares.
    pub uses_both_colors: bool,
    /// Whether captured pieces come to a hand.
    pub captures: bool,
    /// Whether pieces enter behind others.
    pub gates: bool,
}

/// The pieces on the board, and those that both sides have in hand.
pub(crate) type Here<'a> = (&'a Board, &'a Hands);

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
    /// It may not be dropped on a file that already has this many pieces of its side and kind.
    pub most_on_file: Option<u32>,
    /// Whether it may be dropped where that is checkmate.
    pub may_mate: bool,
    /// Whether a second one goes onto the other color of squares.
    pub on_both_colors: bool,
    /// The squares where it has its rights after a drop, as if it had never moved.
    pub unmoved: SquareSet,
}

impl Dropping {
    /// The drops of a side with the pieces that it has in hand.
    pub fn possible<'a>(&'a self, hands: &'a Hands, side: Color) -> impl Iterator<Item = &'a Drop> {
        let is_held = move |drop: &&Drop| hands.count(side, drop.slot) > 0;
        self.of[side.index()].iter().filter(is_held)
    }

    /// The drop of a side by which a kind comes onto the board.
    pub fn of_role(&self, color: Color, role: Role) -> Option<&Drop> {
        self.of[color.index()].iter().find(|drop| drop.role == role)
    }

    /// Whether something in hand, now or after a capture, can still use the rights of a side's pieces.
    pub fn keeps_rights(&self, hands: &Hands, side: Color) -> bool {
        let drops = &self.of[side.index()];
        let is_held = |drop: &Drop| self.captures || hands.count(side, drop.slot) > 0;
        drops.iter().any(|drop| is_held(drop) && (self.gates || !drop.unmoved.is_empty()))
    }

    /// The empty squares where a side may drop a piece now. The safety of royal pieces is left aside.
    pub fn reach(&self, drop: &Drop, board: &Board, hands: &Hands, side: Color) -> SquareSet {
        let to = drop.reach(board, side);
        if !self.uses_both_colors {
            return to;
        }
        self.needing_colors(drop, (board, hands), side).fold(to, |to, (_, needed)| to & !needed)
    }

    /// The kind for which a square must stay free when another piece is dropped.
    pub fn kept_free_for(&self, drop: &Drop, to: Square, here: Here, side: Color) -> Option<Role> {
        let mut needing = self.needing_colors(drop, here, side);
        needing.find(|(_, squares)| squares.contains(to)).map(|(role, _)| role)
    }

    /// The other kinds in hand that go onto both colors, and the squares without which they could not.
    fn needing_colors<'a>(
        &'a self,
        drop: &'a Drop,
        (board, hands): Here<'a>,
        side: Color,
    ) -> impl Iterator<Item = (Role, SquareSet)> + 'a {
        let others = self.possible(hands, side);
        let others = others.filter(move |it| it.on_both_colors && it.role != drop.role);
        others.map(move |it| (it.role, it.last_of_color(board, side, hands.count(side, it.slot))))
    }
}

impl Drop {
    /// The empty squares where the piece may be dropped, as far as other pieces in hand leave them.
    pub fn reach(&self, board: &Board, side: Color) -> SquareSet {
        let mut to = self.squares & !board.occupied();
        if self.on_both_colors {
            to &= !self.used_colors(board, side);
        }
        if let Some(most) = self.most_on_file {
            for file in self.full_files(board, side, most) {
                to &= !file;
            }
        }
        to
    }

    /// The squares of each color on which such a piece of the side stands.
    fn used_colors(&self, board: &Board, side: Color) -> SquareSet {
        let stand = self.standing(board, side);
        stand.fold(SquareSet::EMPTY, |used, square| used | SquareSet::of_color(square.is_light()))
    }

    /// The square of such a piece that stands on the color of a square, where that bars the drop.
    pub fn same_color(&self, board: &Board, side: Color, to: Square) -> Option<Square> {
        let mut stand = self.standing(board, side).filter(|_| self.on_both_colors);
        stand.find(|square| square.is_light() == to.is_light())
    }

    fn standing<'a>(
        &self,
        board: &'a Board,
        side: Color,
    ) -> impl Iterator<Item = Square> + use<'a> {
        let cell = Cell::of(Piece { color: side, role: self.role });
        board.side(side).iter().filter(move |square| board.cell(*square) == cell)
    }

    /// The squares without which a color would be missing for so many pieces in hand.
    fn last_of_color(&self, board: &Board, side: Color, in_hand: u8) -> SquareSet {
        let left = self.reach(board, side);
        let of_colors = [true, false].map(|light| left & SquareSet::of_color(light));
        let colors = of_colors.iter().filter(|squares| !squares.is_empty()).count();
        if colors != usize::from(in_hand) {
            return SquareSet::EMPTY;
        }
        let last = of_colors.into_iter().filter(|squares| squares.len() == 1);
        last.fold(SquareSet::EMPTY, |all, one| all | one)
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
