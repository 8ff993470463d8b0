//! The movements of a variant, compiled once for every piece, side and square.

use crate::movement::{Mode, Movement, Shape};
use crate::piece::Cell;
use crate::square::{Direction, DirectionsOf};
use crate::{Castling, Color, Piece, PieceType, Role, Square, SquareSet, Zone};

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
    pub fn compile(
        board: &Extent,
        pieces: &[PieceType],
        castling: Option<Castling>,
        kings_may_not_face: bool,
    ) -> Tables {
        let (extent, board) = (board, board.squares());
        let nobody = kind_of(extent, &board, None, Color::White);
        let mut kinds: Vec<Kind> = std::iter::once(nobody)
            .chain(pieces.iter().flat_map(|piece| {
                Color::BOTH.map(|color| kind_of(extent, &board, Some(piece), color))
            }))
            .collect();
        if let Some(Castling { partner, .. }) = castling {
            for color in Color::BOTH {
                kinds[Cell::of(Piece { color, role: partner }).index()].has_right = true;
            }
        }
        Tables {
            rays: rays(&board),
            near: Color::BOTH.map(|color| near(&kinds, color)),
            en_passant: kinds.iter().any(|kind| kind.en_passant.is_some()),
            turns_to: turns_to(),
            legs_to: legs_to(),
            rides: rides(&board),
            castling,
            kings_may_not_face,
            board,
            kinds,
        }
    }

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

/// The board and its zones.
pub(crate) struct Extent<'a> {
    pub files: u8,
    pub ranks: u8,
    pub zones: &'a [Zone],
}

impl Extent<'_> {
    fn squares(&self) -> SquareSet {
        (0..=255)
            .map(Square)
            .filter(|square| square.file() < self.files && square.rank() < self.ranks)
            .collect()
    }

    /// Whether the square is in a zone of this side; everything is in no zone.
    fn is_in(&self, zone: Option<usize>, color: Color, square: Square) -> bool {
        let zone = zone.and_then(|zone| self.zones.get(zone));
        zone.is_none_or(|zone| zone.contains(color, self.ranks, square))
    }
}

fn kind_of(extent: &Extent, board: &SquareSet, piece: Option<&PieceType>, color: Color) -> Kind {
    let ranks = extent.ranks;
    let movements: &[Movement] = piece.map_or(&[], |piece| &piece.movements);
    let stays_in = piece.and_then(|piece| piece.stays_in);
    let territory: SquareSet =
        board.iter().filter(|to| extent.is_in(stays_in, color, *to)).collect();
    let leaps = |wanted: &dyn Fn(&Movement) -> bool| {
        let mut table = leap_table(extent, board, movements, color, wanted);
        table.iter_mut().for_each(|targets| *targets &= territory);
        table
    };
    let quiet_leaps = leaps(&|m| m.mode.is_quiet() && !m.initial);
    let capture_leaps = leaps(&|m| m.mode.is_capture() && !m.initial);
    let mut kind = Kind {
        leaps_alike: quiet_leaps == capture_leaps,
        quiet_leaps,
        capture_leaps,
        quiet_slides: 0,
        capture_slides: 0,
        hops: 0,
        lines: 0,
        turns: 0,
        equal_legs: false,
        lame_ride: false,
        bends: false,
        double_steps: SquareSet::EMPTY,
        double_step_is_initial: false,
        has_right: movements.iter().any(|m| m.initial),
        territory,
        en_passant: movements.iter().any(|m| m.en_passant).then(|| leaps(&|m| m.en_passant)),
        initial_leaps: movements
            .iter()
            .any(|m| m.initial && matches!(m.shape, Shape::Leap(_)))
            .then(|| leaps(&|m| m.initial)),
        royal: piece.is_some_and(|piece| piece.royal),
        pawn: piece.is_some_and(|piece| piece.pawn),
        promotion_squares: SquareSet::EMPTY,
        promotes_by_step: piece.is_some_and(|piece| piece.promotes_by_step_only),
        promotions: piece.map_or(Vec::new(), |piece| piece.promotions.clone()),
    };
    for Movement { shape, mode, initial, zone, .. } in movements {
        match shape {
            Shape::Leap(_) => {}
            Shape::Slide(directions) => {
                let set = if color == Color::White { *directions } else { directions.mirrored() };
                kind.quiet_slides |= if mode.is_quiet() { set.0 } else { 0 };
                kind.capture_slides |= if mode.is_capture() { set.0 } else { 0 };
            }
            Shape::Hop(directions) => {
                debug_assert_eq!(*mode, Mode::Capture);
                let set = if color == Color::White { *directions } else { directions.mirrored() };
                kind.hops |= set.0;
            }
            Shape::Bent(turns) => {
                let set = if color == Color::White { *turns } else { turns.mirrored() };
                kind.turns |= set.0;
            }
            Shape::DoubleStep => {
                kind.double_step_is_initial = *initial;
                kind.double_steps =
                    board.iter().filter(|from| extent.is_in(*zone, color, *from)).collect();
            }
            Shape::EqualLegs => kind.equal_legs = true,
            Shape::LameRide => kind.lame_ride = true,
            Shape::Castling(_) => {}
        }
    }
    kind.bends = kind.turns != 0 || kind.equal_legs || kind.lame_ride;
    kind.lines = kind.quiet_slides | kind.capture_slides | kind.hops;
    if !kind.promotions.is_empty() {
        let last = if color == Color::White { ranks - 1 } else { 0 };
        kind.promotion_squares = board.iter().filter(|square| square.rank() == last).collect();
    }
    kind
}

fn leap_table(
    extent: &Extent,
    board: &SquareSet,
    movements: &[Movement],
    color: Color,
    wanted: &dyn Fn(&Movement) -> bool,
) -> Targets {
    let mut table = Box::new([SquareSet::EMPTY; 256]);
    let forward = if color == Color::White { 1 } else { -1 };
    for movement in movements.iter().filter(|movement| wanted(movement)) {
        let Shape::Leap(offsets) = &movement.shape else { continue };
        for from in board.iter().filter(|from| extent.is_in(movement.zone, color, *from)) {
            for to in offsets.iter().filter_map(|&(x, y)| from.offset(x, y * forward)) {
                if board.contains(to) {
                    table[from.index()].insert(to);
                }
            }
        }
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "it is boxed at once, when a game is loaded")]
fn rays(board: &SquareSet) -> Box<[[SquareSet; 8]; 256]> {
    let mut rays = Box::new([[SquareSet::EMPTY; 8]; 256]);
    for from in *board {
        for direction in DirectionsOf(u8::MAX) {
            let (files, ranks) = direction.step();
            let next = |square: &Square| {
                square.offset(files, ranks).filter(|square| board.contains(*square))
            };
            rays[from.index()][direction.0 as usize] =
                std::iter::successors(next(&from), next).collect();
        }
    }
    rays
}

fn near(kinds: &[Kind], color: Color) -> Targets {
    let mut near = Box::new([SquareSet::EMPTY; 256]);
    let ours =
        kinds.iter().enumerate().skip(1).filter(|(code, _)| Cell(*code as u8).color() == color);
    for (_, kind) in ours {
        for from in (0..=255).map(Square) {
            for to in kind.capture_leaps[from.index()] {
                near[to.index()].insert(from);
            }
        }
    }
    near
}

fn turns_to() -> Box<[[u16; 31]; 31]> {
    let mut table = Box::new([[0; 31]; 31]);
    for bit in 0..16u8 {
        let (first, second) = crate::movement::Turns::pair(bit);
        for distance in 1..15 {
            let files = first.step().0 + second.step().0 * distance;
            let ranks = first.step().1 + second.step().1 * distance;
            if let Some(turns) = table
                .get_mut((files + 15) as usize)
                .and_then(|row: &mut [u16; 31]| row.get_mut((ranks + 15) as usize))
            {
                *turns |= 1 << bit;
            }
        }
    }
    table
}

fn legs_to() -> Box<[[u32; 31]; 31]> {
    let mut table = Box::new([[0; 31]; 31]);
    for bit in 0..32u8 {
        let (first, second) = legs(bit);
        let step = (first.step().0 + second.step().0, first.step().1 + second.step().1);
        for length in 1..16i8 {
            let (files, ranks) = (15 + step.0 * length, 15 + step.1 * length);
            if let Some(pairs) = table
                .get_mut(files as usize)
                .and_then(|row: &mut [u32; 31]| row.get_mut(ranks as usize))
            {
                *pairs |= 1 << bit;
            }
        }
    }
    table
}

fn rides(board: &SquareSet) -> Box<[[u8; 8]; 256]> {
    let mut rides = Box::new([[0; 8]; 256]);
    for from in *board {
        for (count, (first, second)) in rides[from.index()].iter_mut().zip(KNIGHT_STEPS) {
            let (files, ranks) =
                (first.step().0 + second.step().0, first.step().1 + second.step().1);
            let next = |square: &Square| {
                square.offset(files, ranks).filter(|square| board.contains(*square))
            };
            *count = std::iter::successors(next(&from), next).count() as u8;
        }
    }
    rides
}
