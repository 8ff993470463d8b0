//! Compiles the movements of a variant, once for every piece, side and square.

use crate::movement::{Mode, Movement, Shape};
use crate::piece::Cell;
use crate::square::DirectionsOf;
use crate::tables::{KNIGHT_STEPS, Kind, Tables, Targets, legs};
use crate::{Castling, Color, Piece, PieceType, Square, SquareSet, Zone};

impl Tables {
    /// The tables of a game with this board and these pieces.
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
