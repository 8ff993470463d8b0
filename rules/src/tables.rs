//! The movements of a variant for every piece, side and square, as the move generator looks them up.

use crate::piece::Cell;
use crate::square::Direction;
use crate::{Castling, Piece, Role, Square, SquareSet};

/// A set of squares for every square.
pub(crate) type Targets = Box<[SquareSet; 256]>;

/// Everything the move generator looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The squares of the board.
    pub board: SquareSet,
    /// For every square and direction, the squares in that direction up to the edge.
    pub rays: Box<[[SquareSet; 8]; 256]>,
    /// What each piece of each side can do, by [`Cell`]; the first one is nobody.
    pub kinds: Vec<Kind>,
    /// By the attacker's side, the squares from which some leaper could capture on a square.
    pub near: [Targets; 2],
    /// Whether any piece may capture in passing.
    pub en_passant: bool,
    /// By the vector from a bent slider to a target, the turns that lead there: `[files + 15][ranks + 15]`.
    pub turns_to: Box<[[u16; 31]; 31]>,
    /// Likewise the pairs of legs of the same length, see [`legs`].
    pub legs_to: Box<[[u32; 31]; 31]>,
    /// How many Knight's steps in each of the [`KNIGHT_STEPS`] the board allows.
    pub rides: Box<[[u8; 8]; 256]>,
    /// With whom the King castles.
    pub castling: Option<Castling>,
    /// Whether the Kings may not look at each other along an open file.
    pub kings_may_not_face: bool,
}

/// The Knight's steps, each with the orthogonal and the diagonal step that it is made of.
pub(crate) const KNIGHT_STEPS: [(Direction, Direction); 8] = [
    (Direction(0), Direction(1)),
    (Direction(2), Direction(1)),
    (Direction(2), Direction(3)),
    (Direction(4), Direction(3)),
    (Direction(4), Direction(5)),
    (Direction(6), Direction(5)),
    (Direction(6), Direction(7)),
    (Direction(0), Direction(7)),
];

/// The directions of a pair of legs: the first is one of eight, the second one of the four of the other
/// sort. Bit `first * 4 + n` of a set stands for one pair.
pub(crate) const fn legs(bit: u8) -> (Direction, Direction) {
    let first = bit >> 2;
    (Direction(first), Direction((first + 1 + 2 * (bit & 3)) & 7))
}

/// What one kind of piece of one side can do.
#[derive(Debug)]
pub(crate) struct Kind {
    pub quiet_leaps: Targets,
    pub capture_leaps: Targets,
    /// Whether the two tables above are the same.
    pub leaps_alike: bool,
    /// Sets of directions.
    pub quiet_slides: u8,
    pub capture_slides: u8,
    pub hops: u8,
    /// All three together.
    pub lines: u8,
    /// The turns of a bent slide, see [`crate::movement::Turns`].
    pub turns: u16,
    pub equal_legs: bool,
    pub lame_ride: bool,
    /// Whether it has one of these three, which do not show on a line.
    pub bends: bool,
    /// Where it may make its double step.
    pub double_steps: SquareSet,
    /// Whether it may make it only while it has never moved.
    pub double_step_is_initial: bool,
    /// Whether it has a right that it loses by moving.
    pub has_right: bool,
    /// The squares that it may ever stand on.
    pub territory: SquareSet,
    /// Where it may capture in passing.
    pub en_passant: Option<Targets>,
    /// Where it may leap while it has never moved.
    pub initial_leaps: Option<Targets>,
    pub royal: bool,
    /// Whether its moves start the move count of the drawing rule again.
    pub pawn: bool,
    /// The squares on which it promotes; empty when it does not.
    pub promotion_squares: SquareSet,
    /// Whether it promotes only by a single step.
    pub promotes_by_step: bool,
    /// What it may become.
    pub promotions: Vec<Role>,
}

impl Kind {
    /// Whether a move between the two squares must end in a promotion.
    #[inline]
    pub fn promotes(&self, from: Square, to: Square) -> bool {
        self.promotion_squares.contains(to) && (!self.promotes_by_step || from.distance(to) == 1)
    }
}

impl Tables {
    #[inline]
    pub fn kind(&self, cell: Cell) -> &Kind {
        &self.kinds[cell.index()]
    }

    pub fn kind_of(&self, piece: Piece) -> &Kind {
        self.kind(Cell::of(piece))
    }

    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> SquareSet {
        self.rays[from.index()][(direction.0 & 7) as usize]
    }

    /// The neighbouring square in this direction, if the board goes on there.
    #[inline]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        let next = Square(from.0.wrapping_add(direction.delta()));
        self.ray(from, direction).contains(next).then_some(next)
    }

    /// The squares strictly between two squares on a line in this direction.
    #[inline]
    pub fn between(&self, from: Square, to: Square, direction: Direction) -> SquareSet {
        let mut squares = self.ray(from, direction) ^ self.ray(to, direction);
        squares.remove(to);
        squares
    }
}
