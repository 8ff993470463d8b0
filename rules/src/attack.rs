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
        let open =
            bent_paths(tables, kind, from, target).any(|path| (path & board.occupied()).is_empty());
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

/// The bent sliders of this side.
#[inline]
fn benders<'a>(
    tables: &'a Tables,
    board: &'a Board,
    by: Color,
) -> impl Iterator<Item = (Square, &'a Kind)> + 'a {
    (*board.side(by) & *board.benders()).iter().map(|from| (from, tables.kind(board.cell(from))))
}

/// The ways of a bent slider to a target beyond its bend: for each, the bend and the squares between
/// it and the target, which must be empty.
#[inline]
fn bent_paths<'a>(
    tables: &'a Tables,
    kind: &'a Kind,
    from: Square,
    target: Square,
) -> impl Iterator<Item = SquareSet> + 'a {
    let files = usize::from(15 + target.file() - from.file());
    let ranks = usize::from(15 + target.rank() - from.rank());
    let mut turns = kind.turns & tables.turns_to[files][ranks];
    std::iter::from_fn(move || {
        if turns == 0 {
            return None;
        }
        let bit = turns.trailing_zeros() as u8;
        turns &= turns - 1;
        let (first, second) = crate::movement::Turns::pair(bit);
        let bend = Square(from.0.wrapping_add(first.delta()));
        let mut squares = tables.between(bend, target, second);
        squares.insert(bend);
        Some(squares)
    })
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
        for path in bent_paths(tables, kind, from, king) {
            let blockers = path & board.occupied();
            match blockers.len() {
                0 => safety.check(from, path),
                1 => safety.pinned |= blockers & *board.side(own),
                _ => {}
            }
        }
    }
    safety
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
