//! A card shows what a kind of piece can do on an empty board. The move generator itself works it
//! out.

use crate::compiled::compile::Extent;
use crate::compiled::tables::Tables;
use crate::compiled::way::Way;
use crate::legal_moves::attack::is_attacked;
use crate::legal_moves::destinations::{multi_steps, reach};
use crate::movement::{Footing, Leg, Length, Movement, Over, Shape, Steps, UNLIMITED};
use crate::pieces::piece::Cell;
use crate::squares::square::{Direction, DirectionsOf};
use crate::state::State;
use crate::{
    Color, Facing, Piece, PieceType, PromotingMoves, Role, Royalty, Square, SquareSet, Variant,
};

/// A kind of piece with everything that players are told about it.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceCard {
    /// The kind.
    pub role: Role,
    /// The number of files and ranks of the empty board.
    pub size: u8,
    /// The square of the piece, which is in the middle. It is the first mover's.
    pub from: Square,
    /// The squares it can go to, from a1 along each rank.
    pub marks: Vec<CardMark>,
    /// The ways on which the piece rides, except those with a condition.
    pub rides: Vec<Ride>,
    /// A published value.
    pub value: Option<f32>,
    /// The value in the second column, where the source has two.
    pub second_value: Option<f32>,
    /// The kinds to which it promotes, for each side, the first mover's first. Several are a
    /// choice, the strongest first. If the kind itself is among them, the piece may stay
    /// unpromoted.
    pub promotions: [Vec<Role>; 2],
    /// The zone in which it promotes, as an index into [`Variant::zones`]. Without one it promotes
    /// on the last rank.
    pub promotes_in: Option<usize>,
    /// Which moves to there promote it.
    pub promotes_by: PromotesBy,
}

/// Which moves of a piece to its promotion squares promote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotesBy {
    /// All moves.
    AnyMove,
    /// Captures.
    Capture,
    /// Moves that enter the zone, and captures from or to a square of it.
    Entering,
    /// None: it is a move of its own.
    Standing,
    /// Moves to a neighbouring square.
    SingleStep {
        /// Whether it can go there without capturing.
        quiet: bool,
        /// Whether it can capture there.
        capture: bool,
    },
}

/// A piece's power over a square of the empty board. Several movements may lead to one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardMark {
    /// The square.
    pub square: Square,
    /// Whether it can go there without capturing.
    pub quiet: bool,
    /// Whether it could capture there, with no piece between.
    pub capture: bool,
    /// Whether it could capture there over one piece between.
    pub hop: bool,
    /// Whether it can go there over one piece between, without capturing.
    pub quiet_hop: bool,
    /// Whether it can do so only on its first move.
    pub first_move_only: bool,
    /// The zone in which it must stand to do so, as an index into [`Variant::zones`].
    pub within: Option<usize>,
}

/// A way on which a piece goes on until another piece stands in the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ride {
    /// The square where it begins: the piece's own, or the first one reached by a slide that leaves
    /// out squares.
    pub start: Square,
    /// The first square at which it turns, if it does.
    pub bend: Option<Square>,
    /// The squares to which it leads, in order, up to the edge of the empty board. They are among
    /// the marks of the card.
    pub squares: Vec<Square>,
    /// Whether it goes there without capturing.
    pub quiet: bool,
    /// Whether it can capture at the end.
    pub capture: bool,
}

impl Variant {
    /// The card of a kind of piece, on an empty board of an odd size from 5 to 15. A size of 9
    /// shows everything except the far ends of lines.
    pub fn card(&self, role: Role, size: u8) -> PieceCard {
        let size = size.clamp(5, 15) | 1;
        let from = Square((size / 2) << 4 | (size / 2));
        let piece = self.piece(role);
        let mut marks: Vec<CardMark> = Vec::new();
        for movement in &piece.movements {
            for mark in marks_of(piece, movement, size, from) {
                match marks.iter_mut().find(|other| same_condition(other, &mark)) {
                    None => marks.push(mark),
                    Some(other) => {
                        other.quiet |= mark.quiet;
                        other.capture |= mark.capture;
                        other.hop |= mark.hop;
                        other.quiet_hop |= mark.quiet_hop;
                    }
                }
            }
        }
        let rides = piece.movements.iter().flat_map(|movement| rides_of(movement, size, from));
        marks.sort_by_key(|mark| (mark.square, mark.first_move_only, mark.within));
        PieceCard {
            role,
            size,
            from,
            marks,
            rides: rides.collect(),
            value: piece.value,
            second_value: piece.second_value,
            promotions: piece.promotions.clone(),
            promotes_in: piece.promotes_in,
            promotes_by: self.promotes_by(role),
        }
    }
}

impl Variant {
    /// Asks the tables of the variant itself, from every square, for the first side that promotes
    /// it.
    fn promotes_by(&self, role: Role) -> PromotesBy {
        let cells = Color::BOTH.map(|color| Cell::of(Piece { color, role }));
        let promotion = |cell: Cell| Some((cell, self.tables().kind(cell).promotion.as_ref()?));
        let Some((cell, promotion)) = cells.into_iter().find_map(promotion) else {
            return PromotesBy::AnyMove;
        };
        match promotion.by {
            PromotingMoves::Any => return PromotesBy::AnyMove,
            PromotingMoves::Captures => return PromotesBy::Capture,
            PromotingMoves::Entering => return PromotesBy::Entering,
            PromotingMoves::Standing => return PromotesBy::Standing,
            PromotingMoves::SingleSteps => {}
        }
        let kind = self.tables().kind(cell);
        let enemy = Cell::of(Piece { color: cell.color().other(), role });
        let promotes = |captures: bool| {
            self.squares().any(|from| {
                let mut state = State::lone(from, cell, kind.walks, SquareSet::EMPTY);
                for to in promotion.squares.iter().filter(|to| captures && *to != from) {
                    state.board.put(to, enemy, kind.walks);
                }
                let mut reached = reach(self.tables(), &state, from, kind).iter();
                reached.any(|to| promotion.is_by(from, to, captures))
            })
        };
        PromotesBy::SingleStep { quiet: promotes(false), capture: promotes(true) }
    }
}

fn same_condition(one: &CardMark, other: &CardMark) -> bool {
    (one.square, one.first_move_only, one.within)
        == (other.square, other.first_move_only, other.within)
}

/// The ways on which a movement rides.
fn rides_of(movement: &Movement, size: u8, from: Square) -> Vec<Ride> {
    if movement.initial || movement.zone.is_some() {
        return Vec::new();
    }
    let onward = |start: Square, (files, ranks): (i8, i8)| -> Vec<Square> {
        let next = |square: &Square| square.offset(files, ranks);
        let ride = std::iter::successors(next(&start), next);
        ride.take_while(|square| square.file() < size && square.rank() < size).collect()
    };
    let legs: &[Leg] = match &movement.shape {
        Shape::Legs(legs) => legs,
        Shape::Castling { .. } => &[],
    };
    let ways: Vec<(Square, Option<Square>, Vec<Square>)> = match legs {
        [ride] => match (&ride.steps, rides_behind(ride)) {
            (Steps::To(steps), Some(left_out)) => steps
                .iter()
                .filter_map(|step| {
                    let mut squares = onward(from, *step);
                    let start = match left_out {
                        0 => from,
                        left_out => {
                            let lands = usize::from(left_out);
                            let start = *squares.get(lands)?;
                            squares.drain(..=lands);
                            start
                        }
                    };
                    Some((start, None, squares))
                })
                .collect(),
            _ => Vec::new(),
        },
        [first, ride]
            if first.length == Length::ONE
                && first.turns_on != Footing::Taken
                && rides_behind(ride) == Some(0) =>
        {
            match &first.steps {
                Steps::To(steps) => steps
                    .iter()
                    .filter_map(|&(files, ranks)| {
                        let bend = from.offset(files, ranks)?;
                        Some((bend, Direction::of_step(files.signum(), ranks.signum())?))
                    })
                    .flat_map(|(bend, before)| {
                        let onward = &onward;
                        turned(&ride.steps, before)
                            .map(move |step| (from, Some(bend), onward(bend, step)))
                    })
                    .collect(),
                Steps::Turned { .. } => Vec::new(),
            }
        }
        _ => Vec::new(),
    };
    let (quiet, capture) = (movement.mode.is_quiet(), movement.mode.is_capture());
    let ways = ways.into_iter().filter(|(.., squares)| !squares.is_empty());
    ways.map(|(start, bend, squares)| Ride { start, bend, squares, quiet, capture }).collect()
}

/// The number of squares that a leg leaves out before it goes on to the edge over no piece, if it
/// does.
fn rides_behind(leg: &Leg) -> Option<u8> {
    match leg.length {
        Length::Steps { least, most: UNLIMITED } if leg.over == Over::Nobody => Some(least - 1),
        Length::Steps { .. } | Length::AsBefore => None,
    }
}

/// The steps of a leg after a step in this direction.
fn turned(steps: &Steps, before: Direction) -> impl Iterator<Item = (i8, i8)> {
    let (turns, among) = match steps {
        Steps::Turned { turns, among, squares: 1 } => (*turns, among.0),
        Steps::Turned { .. } | Steps::To(_) => (0, 0),
    };
    let after = (0..8).filter(move |turn| turns >> turn & 1 != 0);
    let after = after.map(move |turn| Direction((before.0 + turn) & 7));
    after.filter(move |direction| among & direction.bit() != 0).map(Direction::step)
}

/// The marks of one movement. They come from the tables of a variant with this movement alone.
fn marks_of(piece: &PieceType, movement: &Movement, size: u8, from: Square) -> Vec<CardMark> {
    let alone = Movement { initial: false, zone: None, along: false, ..movement.clone() };
    let piece = PieceType {
        stays_in: None,
        never_hops_over: Vec::new(),
        never_captures: Vec::new(),
        first_leap_lost_to: Vec::new(),
        promotions: [Vec::new(), Vec::new()],
        promotes_on: Vec::new(),
        movements: vec![alone],
        ..piece.clone()
    };
    let extent = Extent { files: size, ranks: size, holes: SquareSet::EMPTY, zones: &[] };
    let tables = Tables::compile(
        &extent,
        std::slice::from_ref(&piece),
        None,
        (Royalty::Nobody, Facing::Allowed),
    );
    let cell = Cell::of(Piece { color: Color::White, role: Role(0) });
    let kind = tables.kind(cell);
    let state = State::lone(from, cell, kind.walks, SquareSet::EMPTY);
    let mut quiet = reach(&tables, &state, from, kind);
    quiet |= multi_steps(&state, from, kind);
    if let Shape::Castling { least, most } = movement.shape {
        let files = (least..=most).flat_map(|steps| [steps as i8, -(steps as i8)]);
        quiet |= files.filter_map(|files| from.offset(files, 0)).collect();
        quiet &= tables.geometry.board;
    }
    let hops = |directions: u8, ends: fn(&Way) -> bool| {
        let beyond = |direction| Some(tables.ray(tables.step(from, direction)?, direction));
        let mut hops = DirectionsOf(directions)
            .filter_map(beyond)
            .fold(SquareSet::EMPTY, |all, ray| all | ray);
        for paths in &kind.paths {
            let over = |square: &Square| {
                paths.ways(&tables.geometry, from, *square).any(|way| way.hops && ends(way))
            };
            hops |= tables.geometry.board.iter().filter(over).collect();
        }
        hops
    };
    let capture_hops = hops(kind.capture_hops, |way| way.capture);
    let quiet_hops = hops(kind.quiet_hops, |way| way.quiet);
    let mark = |square: Square| CardMark {
        square,
        quiet: quiet.contains(square),
        capture: is_attacked(&tables, &state.board, square, Color::White),
        hop: capture_hops.contains(square),
        quiet_hop: quiet_hops.contains(square),
        first_move_only: movement.initial,
        within: movement.zone,
    };
    let squares = tables.geometry.board.iter().filter(|square| *square != from);
    squares
        .map(mark)
        .filter(|mark| mark.quiet || mark.capture || mark.hop || mark.quiet_hop)
        .collect()
}
