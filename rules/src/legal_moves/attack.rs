//! Which pieces attack a square, and which moves could uncover such an attack.
//!
//! A piece attacks a square if it could capture an enemy there. Quiet moves, double steps and
//! initial leaps attack nothing.

use crate::board::Board;
use crate::compiled::paths::Paths;
use crate::compiled::tables::{Kind, Tables};
use crate::compiled::way::Need;
use crate::legal_moves::locusts::locust_attacks;
use crate::squares::square::{Direction, DirectionsOf};
use crate::state::State;
use crate::{Color, Facing, Square, SquareSet};

/// Whether a piece of this side attacks the square. The piece on the square does not matter.
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
        let mut blockers = board.blockers(&tables.geometry, target, direction);
        let Some(first) = blockers.next() else { continue };
        let cell = board.cell(first);
        if cell.color() == by && tables.kind(cell).capture_slides & back != 0 && !found(first) {
            return;
        }
        let Some(second) = blockers.next() else { continue };
        let cell = board.cell(second);
        let hops = |kind: &Kind| kind.capture_hops & back != 0 && kind.hops_over(board.cell(first));
        if cell.color() == by && hops(tables.kind(cell)) && !found(second) {
            return;
        }
    }
    for (from, kind) in walkers(tables, board, by) {
        let attack = kind.territory.contains(target)
            && kind.paths.iter().any(|paths| paths.attack(&tables.geometry, board, from, target))
            || tables.locusts && locust_attacks(tables, board, from, kind, target);
        if attack && !found(from) {
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

/// The pieces of this side that have moves other than along lines.
#[inline]
fn walkers<'a>(
    tables: &'a Tables,
    board: &'a Board,
    by: Color,
) -> impl Iterator<Item = (Square, &'a Kind)> + 'a {
    (*board.side(by) & *board.walkers()).iter().map(|from| (from, tables.kind(board.cell(from))))
}

/// Whether the Kings look at each other with no piece between, where that matters.
#[inline]
pub(crate) fn kings_face(tables: &Tables, board: &Board, [white, black]: [Square; 2]) -> bool {
    line_between_kings(tables, white, black)
        .is_some_and(|line| (tables.between(white, black, line) & board.occupied()).is_empty())
}

/// Whether the Kings face each other on this board, which a move of this position leads to, and may not.
#[inline]
pub(crate) fn face_illegally(
    tables: &Tables,
    state: &State,
    board: &Board,
    kings: [Square; 2],
) -> bool {
    kings_face(tables, board, kings) && may_not_face(tables, state)
}

/// Whether the Kings may not face each other after this move. Where they only may not do so twice in a
/// row, that depends on whether they face each other now.
pub(crate) fn may_not_face(tables: &Tables, state: &State) -> bool {
    match tables.facing {
        Facing::Allowed => false,
        Facing::NotOnFiles | Facing::NotOnLines => true,
        Facing::NotTwice => kings_face(tables, &state.board, state.kings),
    }
}

/// The direction from one King to the other, where they may not look at each other along it.
#[inline]
fn line_between_kings(tables: &Tables, king: Square, other: Square) -> Option<Direction> {
    let direction = match tables.facing {
        Facing::Allowed => return None,
        Facing::NotOnLines if king.rank() == other.rank() => {
            Direction(if king.file() < other.file() { 2 } else { 6 })
        }
        Facing::NotOnFiles | Facing::NotOnLines | Facing::NotTwice => {
            Direction(if king.rank() < other.rank() { 0 } else { 4 })
        }
    };
    tables.ray(king, direction).contains(other).then_some(direction)
}

/// The meaning of the enemy's pieces for the King of the side to move.
#[derive(Clone, Debug)]
pub(crate) struct KingSafety {
    /// The pieces giving check.
    pub checkers: SquareSet,
    /// Own pieces that may uncover an attack when they leave their square; every other piece may
    /// leave.
    pub pinned: SquareSet,
    /// Empty squares on which a piece would become the screen of a hopper.
    pub screens: SquareSet,
    /// Squares on which a piece may close or open an enemy's way. A move there is tried.
    pub touchy: SquareSet,
    /// The squares that answer the first checker found: a piece can capture it or come between
    /// there.
    pub answers: SquareSet,
    /// The screen of the first checker found, if that is a hopper. The screen may move away.
    pub check_screen: SquareSet,
}

impl KingSafety {
    /// Whether every move of every piece but the King leaves him safe, captures in passing aside.
    #[inline]
    pub fn is_calm(&self) -> bool {
        (self.checkers | self.pinned | self.screens | self.touchy).is_empty()
    }

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
        touchy: SquareSet::EMPTY,
        answers: SquareSet::EMPTY,
        check_screen: SquareSet::EMPTY,
    };
    for from in leapers(tables, board, king, enemy) {
        safety.check(from, SquareSet::EMPTY);
    }
    for direction in DirectionsOf(u8::MAX) {
        look_along(tables, board, king, own, direction, &mut safety);
    }
    for (from, kind) in walkers(tables, board, enemy) {
        if kind.territory.contains(king) {
            for paths in kind.paths.iter().filter(|paths| paths.apply(board, from)) {
                look_at_ways(tables, board, king, own, (from, paths), &mut safety);
            }
        }
    }
    safety
}

/// The part of [`king_safety`] that concerns the ways of one enemy to the King.
#[inline]
fn look_at_ways(
    tables: &Tables,
    board: &Board,
    king: Square,
    own: Color,
    (from, paths): (Square, &Paths),
    safety: &mut KingSafety,
) {
    for way in paths.ways(&tables.geometry, from, king).filter(|way| way.capture) {
        let needs = paths.needs(way);
        let squares = || needs.iter().flat_map(|need| need.squares(from)).collect::<SquareSet>();
        let is_met = |need: &&Need| paths.is_met(**need, &tables.geometry, board, from);
        let mut closed = needs.iter().filter(|need| !is_met(need));
        match (closed.next(), way.plain) {
            // The piece it goes over may also end such a check by moving away.
            (None, _) if way.hops => safety.check(from, !SquareSet::EMPTY),
            (None, _) => safety.check(from, squares()),
            (Some(need), true) => {
                if closed.next().is_none() {
                    let [blocker, _] = need.squares(from);
                    if board.side(own).contains(blocker) {
                        safety.pinned.insert(blocker);
                    }
                }
            }
            (Some(_), false) => {
                let squares = squares();
                safety.pinned |= squares & *board.side(own);
                safety.touchy |= squares;
            }
        }
    }
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
    let Some(direction) = line_between_kings(tables, king, other) else { return };
    let blockers = tables.between(king, other, direction) & board.occupied();
    match blockers.len() {
        // The Kings look at each other already, and only some moves end it.
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
    let mut blockers = board.blockers(&tables.geometry, king, direction);
    let Some(first) = blockers.next() else { return };
    let cell = board.cell(first);
    let first_is_own = cell.color() == own;
    if !first_is_own {
        let kind = tables.kind(cell);
        if kind.capture_slides & back != 0 {
            safety.check(first, tables.between(king, first, direction));
        }
        if kind.capture_hops & back != 0 {
            let between = tables.between(king, first, direction);
            let on =
                if kind.never_over.is_some() { &mut safety.touchy } else { &mut safety.screens };
            *on |= between;
        }
    }
    let Some(second) = blockers.next() else { return };
    let cell = board.cell(second);
    let second_is_own = cell.color() == own;
    if !second_is_own {
        let kind = tables.kind(cell);
        if kind.capture_hops & back != 0 && kind.hops_over(board.cell(first)) {
            if safety.checkers.is_empty() {
                safety.check_screen.insert(first);
            }
            safety.check(second, tables.between(king, second, direction));
        } else if kind.capture_hops & back != 0 {
            // Another piece on that square would be a screen.
            safety.touchy.insert(first);
        }
        if kind.capture_slides & back != 0 && first_is_own {
            safety.pinned.insert(first);
        }
    }
    let Some(third) = blockers.next() else { return };
    let cell = board.cell(third);
    if cell.color() != own && tables.kind(cell).capture_hops & back != 0 {
        if first_is_own {
            safety.pinned.insert(first);
        }
        if second_is_own {
            safety.pinned.insert(second);
        }
    }
}
