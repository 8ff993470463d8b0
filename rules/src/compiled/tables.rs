//! The movements of a variant for every piece, side and square, as the move generator looks them up.

use crate::board::Board;
use crate::compiled::paths::Paths;
use crate::legal_moves::dropping::Dropping;
use crate::legal_moves::promotion::Promotion;
use crate::legal_moves::walls::WallTable;
use crate::pieces::cells::Cells;
use crate::pieces::piece::Cell;
use crate::squares::geometry::Geometry;
use crate::squares::square::Direction;
use crate::{
    Castling, Facing, MoveKind, Passing, Piece, Restraints, Role, Royalty, Square, SquareSet,
};

/// A set of squares for every square.
pub(crate) type Targets = Box<[SquareSet; 256]>;

/// Everything the move generator looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The board without pieces.
    pub geometry: Geometry,
    /// The abilities of each piece of each side, by [`Cell`]. The first entry is for an empty
    /// square.
    pub kinds: Vec<Kind>,
    /// By the attacker's side, the squares from which a leaper could capture on a square.
    pub near: [Targets; 2],
    /// Which pieces are royal.
    pub royalty: Royalty,
    /// Whether any piece may capture in passing.
    pub en_passant: bool,
    /// How the King castles, and with which partners.
    pub castling: Option<Castling>,
    /// Whether the Kings may look at each other with no piece between.
    pub facing: Facing,
    /// Other rules that forbid moves.
    pub restraints: Restraints,
    /// Whether captures explode.
    pub explodes: bool,
    /// How pieces come from the hand onto the board, if they do.
    pub dropping: Option<Dropping>,
    /// Whether any piece may capture on the way, or pass.
    pub locusts: bool,
    /// How moves close squares, if they do.
    pub walls: Option<WallTable>,
    /// Whether any piece hops over some pieces only, so that it matters which one stands between.
    pub minds_screens: bool,
    /// Whether any piece takes the first leap from a King.
    pub ends_first_leaps: bool,
    /// Whether a promotion may be a move of its own.
    pub promotes_standing: bool,
    /// When a side may pass.
    pub passing: Passing,
    /// Whether a move may be more than one piece that goes to a square: there are such pieces, Lions,
    /// gates, walls or passes.
    pub has_special_moves: bool,
}

/// The abilities of one kind of piece of one side.
#[derive(Debug)]
pub(crate) struct Kind {
    pub quiet_leaps: Targets,
    pub capture_leaps: Targets,
    /// Whether the two tables above are the same.
    pub leaps_alike: bool,
    /// Whether it leaps at all, so that the tables need be looked at.
    pub leaps: bool,
    /// Sets of directions.
    pub quiet_slides: u8,
    pub capture_slides: u8,
    pub quiet_hops: u8,
    pub capture_hops: u8,
    /// Both of these together.
    pub hops: u8,
    /// All of these together.
    pub lines: u8,
    /// Its other movements.
    pub paths: Vec<Paths>,
    /// Its movements that capture on the way, or lead back to where it stands.
    pub locusts: Vec<Paths>,
    /// Whether it has movements of these two kinds, which a line does not show, or never captures some
    /// pieces: most pieces ask only this.
    pub walks: bool,
    /// Its double and triple steps.
    pub multi_steps: Vec<MultiStep>,
    /// The squares where any of them begins.
    pub multi_steps_from: SquareSet,
    /// Whether it has a right that it loses by moving.
    pub has_right: bool,
    /// The squares that it may ever stand on.
    pub territory: SquareSet,
    /// The squares on which it may capture in passing. A King that is its side's only royal piece
    /// has none.
    pub en_passant: Option<Targets>,
    /// Whether it could also step to such a square without a capture. Where it can capture, it
    /// does.
    pub steps_where_it_captures: bool,
    /// The squares to which it may leap while it has never moved.
    pub initial_leaps: Option<Targets>,
    pub royal: bool,
    /// Whether its moves reset the count of the move rule.
    pub pawn: bool,
    /// How it promotes, if it does.
    pub promotion: Option<Box<Promotion>>,
    /// Whether a blast beside it leaves it in place.
    pub immune: bool,
    /// Whether it also stays where it captures.
    pub fireproof: bool,
    /// Whether it is a Lion, which may not always be taken.
    pub lion: bool,
    /// Whether a Lion that takes it on the way may still not take a protected Lion.
    pub minor: bool,
    /// Whether a piece in hand may enter on the square that it leaves by its first move.
    pub gates: bool,
    /// Whether that is its only right.
    pub is_only_gate: bool,
    /// The pieces over which it never hops.
    pub never_over: Option<Box<Cells>>,
    /// The pieces that it never captures.
    pub spares: Option<Box<Cells>>,
    /// Whether its first leap minds no attacked squares between.
    pub leaps_over_attacks: bool,
    /// Whether it takes the first leap from a King when it comes to stand on a line with him.
    pub ends_first_leaps: bool,
    /// The slot of the hand into which it goes when it is captured.
    pub captured_as: Option<u8>,
}

/// A move over several squares ahead, straight or diagonally. The piece may then be captured in
/// passing.
#[derive(Debug)]
pub(crate) struct MultiStep {
    /// The number of squares it goes, 2 or more.
    pub squares: u8,
    /// The direction of the step.
    pub heading: Direction,
    /// The squares where it begins.
    pub from: SquareSet,
    /// Whether only a piece that has never moved may make it.
    pub initial: bool,
}

impl Kind {
    /// Whether it may hop over this piece.
    #[inline]
    pub fn hops_over(&self, cell: Cell) -> bool {
        self.never_over.as_ref().is_none_or(|never| !never.contains(cell))
    }

    /// Whether it may capture this piece.
    #[inline]
    pub fn captures(&self, cell: Cell) -> bool {
        self.spares.as_ref().is_none_or(|spares| !spares.contains(cell))
    }

    /// The kinds to which the piece on `from` may promote by a move; `None` if the move does not
    /// promote. If there are no kinds, the move may not be made.
    #[inline]
    pub fn promoting<'a>(
        &'a self,
        board: &'a Board,
        from: Square,
        to: Square,
        what: MoveKind,
    ) -> Option<impl Iterator<Item = Role> + 'a> {
        // Most pieces do not promote, and pay one look.
        promoting(self.promotion.as_deref()?, board, (from, to), what)
    }
}

impl Tables {
    #[inline]
    pub fn kind(&self, cell: Cell) -> &Kind {
        &self.kinds[cell.index()]
    }

    /// Whether a piece in hand may enter on the square that another one leaves.
    pub fn has_gates(&self) -> bool {
        self.dropping.as_ref().is_some_and(|dropping| dropping.gates)
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

/// The kinds to which the piece on `from` may promote by a move; `None` if the move does not promote.
fn promoting<'a>(
    promotion: &'a Promotion,
    board: &'a Board,
    (from, to): (Square, Square),
    what: MoveKind,
) -> Option<impl Iterator<Item = Role> + 'a> {
    let captures = match what {
        MoveKind::Pass => return None,
        MoveKind::EnPassant if promotion.keeps_in_passing => return None,
        MoveKind::EnPassant | MoveKind::Locust { .. } => true,
        _ => !board.cell(to).is_empty(),
    };
    let piece = board.cell(from).piece().filter(|_| promotion.is_by(from, to, captures))?;
    Some(promotion.choices(board, piece, to))
}
