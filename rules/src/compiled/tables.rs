//! The movements of a variant for every piece, side and square, as the move generator looks them up.

use crate::board::Board;
use crate::compiled::paths::Paths;
use crate::legal_moves::promotion::Promotion;
use crate::pieces::piece::Cell;
use crate::squares::geometry::Geometry;
use crate::squares::square::Direction;
use crate::{Castling, Facing, MoveKind, Piece, Restraints, Role, Royalty, Square, SquareSet};

/// A set of squares for every square.
pub(crate) type Targets = Box<[SquareSet; 256]>;

/// Everything the move generator looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The board without anybody on it.
    pub geometry: Geometry,
    /// What each piece of each side can do, by [`Cell`]; the first one is nobody.
    pub kinds: Vec<Kind>,
    /// By the attacker's side, the squares from which some leaper could capture on a square.
    pub near: [Targets; 2],
    /// Which pieces are royal.
    pub royalty: Royalty,
    /// Whether any piece may capture in passing.
    pub en_passant: bool,
    /// With whom the King castles.
    pub castling: Option<Castling>,
    /// Whether the Kings may look at each other with nobody between.
    pub facing: Facing,
    /// What else is forbidden.
    pub restraints: Restraints,
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
    pub quiet_hops: u8,
    pub capture_hops: u8,
    /// Both of these together.
    pub hops: u8,
    /// All of these together.
    pub lines: u8,
    /// What else it can do.
    pub paths: Vec<Paths>,
    /// Whether there is any of that, which does not show on a line.
    pub walks: bool,
    /// Its double and triple steps.
    pub multi_steps: Vec<MultiStep>,
    /// Where any of them begins.
    pub multi_steps_from: SquareSet,
    /// Whether it has a right that it loses by moving.
    pub has_right: bool,
    /// The squares that it may ever stand on.
    pub territory: SquareSet,
    /// Where it may capture in passing; of a side's one royal piece that is nowhere.
    pub en_passant: Option<Targets>,
    /// Whether it could also step to such a square without capturing. Where it can capture, it does.
    pub steps_where_it_captures: bool,
    /// Where it may leap while it has never moved.
    pub initial_leaps: Option<Targets>,
    pub royal: bool,
    /// Whether its moves start the move count of the drawing rule again.
    pub pawn: bool,
    /// Whether and how it is promoted.
    pub promotion: Option<Box<Promotion>>,
}

/// A move over several squares ahead, straight or diagonally, on which the piece may be captured in
/// passing.
#[derive(Debug)]
pub(crate) struct MultiStep {
    /// How many squares it goes, 2 or more.
    pub squares: u8,
    /// In which direction.
    pub heading: Direction,
    /// Where it begins.
    pub from: SquareSet,
    /// Whether only a piece may make it that has never moved.
    pub initial: bool,
}

impl Kind {
    /// What the piece on `from` may become by a move, where that is one that promotes. Where there is
    /// nothing, it may not be made.
    #[inline]
    pub fn promoting<'a>(
        &'a self,
        board: &'a Board,
        from: Square,
        to: Square,
        what: MoveKind,
    ) -> Option<impl Iterator<Item = Role> + 'a> {
        let promotion = self.promotion.as_ref()?;
        let captures = what == MoveKind::EnPassant || !board.cell(to).is_empty();
        let piece = board.cell(from).piece().filter(|_| promotion.is_by(from, to, captures))?;
        Some(promotion.choices(board, piece, to))
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
        self.geometry.ray(from, direction)
    }

    /// The neighbouring square in this direction, if the board goes on there.
    #[inline]
    pub fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        self.geometry.step(from, direction)
    }

    /// The squares strictly between two squares on a line in this direction.
    #[inline]
    pub fn between(&self, from: Square, to: Square, direction: Direction) -> SquareSet {
        self.geometry.between(from, to, direction)
    }
}
