//! Who attacks a square, and which moves could uncover such an attack.
//!
//! An attack is what would be a capture if an enemy stood on the square, by the rule of each piece:
//! quiet moves, double steps and initial leaps attack nothing.

use crate::board::Board;
use crate::square::{Direction, DirectionsOf};
use crate::tables::{Kind, Tables};
use crate::{Color, Square, SquareSet};

/// Whether a piece of this side attacks the square. What stands on the square does not matter.
pub(crate) fn is_attacked(tables: &Tables, board: &Board, target: Square, by: Color) -> bool {
    let mut attacked = false;
    each_attacker(tables, board, target, by, |_| {
        attacked = true;
        false
    });
    attacked
}

/// The pieces of this side that attack the square.
pub(crate) fn attackers(tables: &Tables, board: &Board, target: Square, by: Color) -> SquareSet {
    let mut attackers = SquareSet::EMPTY;
    each_attacker(tables, board, target, by, |square| {
        attackers.insert(square);
        true
    });
    attackers
}

/// Calls `found` with every attacker until it answers `false`.
#[inline]
fn each_attacker(
    tables: &Tables,
    board: &Board,
    target: Square,
    by: Color,
    mut found: impl FnMut(Square) -> bool,
) {
    for from in leapers(tables, board, target, by) {
        if !found(from) {
            return;
        }
    }
    for direction in DirectionsOf(u8::MAX) {
        let back = direction.opposite().bit();
        let mut blockers = board.blockers(target, direction);
        let Some(first) = blockers.next() else { continue };
        let cell = board.cell(first);
        if cell.color() == by && tables.kind(cell).capture_slides & back != 0 && !found(first) {
            return;
        }
        let Some(second) = blockers.next() else { continue };
        let cell = board.cell(second);
        if cell.color() == by && tables.kind(cell).hops & back != 0 && !found(second) {
            return;
        }
    }
    for (from, kind) in benders(tables, board, by) {
        let empty = |path: SquareSet| (path & board.occupied()).is_empty();
        let open = paths(tables, kind, from, target).any(empty)
            || ride(tables, board, kind, from, target).is_some_and(|ride| ride.open);
        if open && !found(from) {
            return;
        }
    }
}

/// The pieces of this side whose leaps capture on the square.
#[inline]
fn leapers<'a>(
    tables: &'a Tables,
    board: &'a Board,
    target: Square,
    by: Color,
) -> impl Iterator<Item = Square> + 'a {
    (tables.near[by.index()][target.index()] & *board.side(by)).iter().filter(move |&from| {
        tables.kind(board.cell(from)).capture_leaps[from.index()].contains(target)
    })
}

/// The pieces of this side whose moves do not show on a line.
#[inline]
fn benders<'a>(
    tables: &'a Tables,
    board: &'a Board,
    by: Color,
) -> impl Iterator<Item = (Square, &'a Kind)> + 'a {
    (*board.side(by) & *board.benders()).iter().map(|from| (from, tables.kind(board.cell(from))))
}

/// The ways of a bent slider to a target beyond its bend, and of a piece with legs of the same length:
/// for each, the bend and the other squares before the target, which must be empty.
#[inline]
pub(crate) fn paths<'a>(
    tables: &'a Tables,
    kind: &'a Kind,
    from: Square,
    target: Square,
) -> impl Iterator<Item = SquareSet> + 'a {
    let files = usize::from(15 + target.file() - from.file());
    let ranks = usize::from(15 + target.rank() - from.rank());
    let mut turns = kind.turns & tables.turns_to[files][ranks];
    let mut legs = if kind.equal_legs { tables.legs_to[files][ranks] } else { 0 };
    std::iter::from_fn(move || {
        if turns != 0 {
            let bit = turns.trailing_zeros() as u8;
            turns &= turns - 1;
            let (first, second) = crate::movement::Turns::pair(bit);
            let bend = Square(from.0.wrapping_add(first.delta()));
            let mut squares = tables.between(bend, target, second);
            squares.insert(bend);
            return Some(squares);
        }
        while legs != 0 {
            let (first, second) = crate::tables::legs(legs.trailing_zeros() as u8);
            legs &= legs - 1;
            if let Some(turn) = turning_square(tables, from, target, first) {
                let mut squares = tables.between(from, turn, first);
                squares |= tables.between(turn, target, second);
                squares.insert(turn);
                return Some(squares);
            }
        }
        None
    })
}

/// Where the first of two legs of the same length ends, if that is on the board.
pub(crate) fn turning_square(
    tables: &Tables,
    from: Square,
    target: Square,
    first: Direction,
) -> Option<Square> {
    let files = target.file().abs_diff(from.file());
    let ranks = target.rank().abs_diff(from.rank());
    let length = if files == 0 || ranks == 0 { files.max(ranks) } else { files.min(ranks) } as i8;
    let turn = from.offset(first.step().0 * length, first.step().1 * length);
    turn.filter(|turn| tables.board.contains(*turn))
}

/// The way of a lame rider to a target.
pub(crate) struct Ride {
    /// Whether the target can be reached now.
    pub open: bool,
    /// Every square on which a piece can matter to that.
    pub squares: SquareSet,
}

/// The way of a lame rider to a target, if it lies in one of its directions.
pub(crate) fn ride(
    tables: &Tables,
    board: &Board,
    kind: &Kind,
    from: Square,
    target: Square,
) -> Option<Ride> {
    if !kind.lame_ride {
        return None;
    }
    let (first, second) = knight_steps_to(from, target)?;
    let mut ride = Ride { open: true, squares: SquareSet::EMPTY };
    let mut here = from;
    loop {
        let between = [first, second].map(|step| Square(here.0.wrapping_add(step.delta())));
        ride.open &= between.iter().any(|square| board.cell(*square).is_empty());
        ride.squares |= between.into_iter().collect();
        here = Square(here.0.wrapping_add(first.delta()).wrapping_add(second.delta()));
        if here == target {
            return Some(ride);
        }
        debug_assert!(tables.board.contains(here));
        ride.open &= board.cell(here).is_empty();
        ride.squares.insert(here);
    }
}

/// The direction of a Knight's ride, if there is one from square to square.
pub(crate) fn knight_steps_to(from: Square, target: Square) -> Option<(Direction, Direction)> {
    let files = target.file() as i8 - from.file() as i8;
    let ranks = target.rank() as i8 - from.rank() as i8;
    let (near, far) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
    if near == 0 || far != 2 * near {
        return None;
    }
    let orthogonal = if files.abs() == far { (files.signum(), 0) } else { (0, ranks.signum()) };
    let first = Direction::of_step(orthogonal.0, orthogonal.1)?;
    Some((first, Direction::of_step(files.signum(), ranks.signum())?))
}

/// Whether the Kings look at each other along an open file, where that is forbidden.
#[inline]
pub(crate) fn kings_face(tables: &Tables, board: &Board, kings: [Square; 2]) -> bool {
    tables.kings_may_not_face && {
        let [white, black] = kings;
        let direction = if white.rank() < black.rank() { Direction(0) } else { Direction(4) };
        white.file() == black.file()
            && (tables.between(white, black, direction) & board.occupied()).is_empty()
    }
}

/// What the enemy's pieces mean for the King of the side to move.
#[derive(Clone, Debug)]
pub(crate) struct KingSafety {
    /// The pieces giving check.
    pub checkers: SquareSet,
    /// Own pieces whose leaving their square may uncover an attack; every other piece may leave.
    pub pinned: SquareSet,
    /// Empty squares on which a piece would become the screen of a hopper.
    pub screens: SquareSet,
    /// Of the first checker found: where a piece can capture it or come between.
    pub answers: SquareSet,
    /// Of the first checker found, if it is a hopper: its screen, which may move away.
    pub check_screen: SquareSet,
}

impl KingSafety {
    #[inline]
    fn check(&mut self, checker: Square, between: SquareSet) {
        if self.checkers.is_empty() {
            self.answers = between;
            self.answers.insert(checker);
        }
        self.checkers.insert(checker);
    }
}

/// Looks at the King of `own` from every enemy piece.
pub(crate) fn king_safety(tables: &Tables, board: &Board, king: Square, own: Color) -> KingSafety {
    let enemy = own.other();
    let mut safety = KingSafety {
        checkers: SquareSet::EMPTY,
        pinned: SquareSet::EMPTY,
        screens: SquareSet::EMPTY,
        answers: SquareSet::EMPTY,
        check_screen: SquareSet::EMPTY,
    };
    for from in leapers(tables, board, king, enemy) {
        safety.check(from, SquareSet::EMPTY);
    }
    for direction in DirectionsOf(u8::MAX) {
        look_along(tables, board, king, own, direction, &mut safety);
    }
    for (from, kind) in benders(tables, board, enemy) {
        for path in paths(tables, kind, from, king) {
            let blockers = path & board.occupied();
            match blockers.len() {
                0 => safety.check(from, path),
                1 => safety.pinned |= blockers & *board.side(own),
                _ => {}
            }
        }
        match ride(tables, board, kind, from, king) {
            Some(Ride { open: true, squares }) => safety.check(from, squares),
            Some(Ride { open: false, squares }) => safety.pinned |= squares & *board.side(own),
            None => {}
        }
    }
    safety
}

/// Adds the own pieces whose leaving would let the Kings look at each other.
pub(crate) fn pin_between_kings(
    tables: &Tables,
    board: &Board,
    kings: [Square; 2],
    own: Color,
    safety: &mut KingSafety,
) {
    let [king, other] = [kings[own.index()], kings[own.other().index()]];
    if king.file() != other.file() {
        return;
    }
    let direction = if king.rank() < other.rank() { Direction(0) } else { Direction(4) };
    let blockers = tables.between(king, other, direction) & board.occupied();
    match blockers.len() {
        // They do already, and only some moves end it.
        0 => safety.pinned |= *board.side(own),
        1 => safety.pinned |= blockers & *board.side(own),
        _ => {}
    }
}

/// The part of [`king_safety`] that concerns one line: what its first three pieces can do to the King.
#[inline]
fn look_along(
    tables: &Tables,
    board: &Board,
    king: Square,
    own: Color,
    direction: Direction,
    safety: &mut KingSafety,
) {
    let back = direction.opposite().bit();
    let mut blockers = board.blockers(king, direction);
    let Some(first) = blockers.next() else { return };
    let cell = board.cell(first);
    let first_is_own = cell.color() == own;
    if !first_is_own {
        let kind = tables.kind(cell);
        if kind.capture_slides & back != 0 {
            safety.check(first, tables.between(king, first, direction));
        }
        if kind.hops & back != 0 {
            safety.screens |= tables.between(king, first, direction);
        }
    }
    let Some(second) = blockers.next() else { return };
    let cell = board.cell(second);
    let second_is_own = cell.color() == own;
    if !second_is_own {
        let kind = tables.kind(cell);
        if kind.hops & back != 0 {
            if safety.checkers.is_empty() {
                safety.check_screen.insert(first);
            }
            safety.check(second, tables.between(king, second, direction));
        }
        if kind.capture_slides & back != 0 && first_is_own {
            safety.pinned.insert(first);
        }
    }
    let Some(third) = blockers.next() else { return };
    let cell = board.cell(third);
    if cell.color() != own && tables.kind(cell).hops & back != 0 {
        if first_is_own {
            safety.pinned.insert(first);
        }
        if second_is_own {
            safety.pinned.insert(second);
        }
    }
}
