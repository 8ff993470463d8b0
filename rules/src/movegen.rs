//! Where a piece can go, and which of its moves leave the King safe.
//!
//! Most moves cannot expose the King: [`king_safety`] names the few squares that matter to it, and
//! only moves that touch those are tried on a copy of the board.

use crate::attack::{
    KingSafety, attackers, is_attacked, king_safety, kings_face, pin_between_kings,
};
use crate::movement::Turns;
use crate::piece::Cell;
use crate::refusal::CastlingProblem;
use crate::square::{Direction, DirectionsOf};
use crate::state::State;
use crate::tables::{KNIGHT_STEPS, Kind, Tables, legs};
use crate::{Move, MoveKind, Piece, Role, Square, SquareSet};

/// Receives legal moves.
pub(crate) trait Visitor {
    /// Normal moves of one piece, to all of these squares.
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind);
    /// A move of another kind.
    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind);
}

/// Counts moves.
pub(crate) struct Count(pub u64);

impl Visitor for Count {
    #[inline]
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind) {
        self.0 += u64::from(to.len());
        if kind.promotions.len() > 1 {
            let promoting = to & kind.promotion_squares;
            let choices = kind.promotions.len() as u64 - 1;
            self.0 +=
                choices * promoting.iter().filter(|&to| kind.promotes(from, to)).count() as u64;
        }
    }

    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(from, to, what, kind, &mut |_| self.0 += 1);
    }
}

/// Passes every move to a function.
pub(crate) struct Each<F>(pub F);

impl<F: FnMut(Move)> Visitor for Each<F> {
    #[inline]
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind) {
        for to in to {
            each(from, to, MoveKind::Normal, kind, &mut self.0);
        }
    }

    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(from, to, what, kind, &mut self.0);
    }
}

#[inline]
fn each(from: Square, to: Square, kind: MoveKind, piece: &Kind, found: &mut impl FnMut(Move)) {
    if piece.promotes(from, to) {
        for &role in &piece.promotions {
            found(Move { from, to, promotion: Some::<Role>(role), kind });
        }
    } else {
        found(Move { from, to, promotion: None, kind });
    }
}

/// Where the piece on `from` can go by its ordinary movements, its King's safety aside.
#[inline]
pub(crate) fn reach(tables: &Tables, state: &State, from: Square, kind: &Kind) -> SquareSet {
    let board = &state.board;
    let own = board.side(state.turn);
    let enemy = board.side(state.turn.other());
    let mut reach = if kind.leaps_alike {
        kind.quiet_leaps[from.index()] & !*own
    } else {
        (kind.quiet_leaps[from.index()] & !board.occupied())
            | (kind.capture_leaps[from.index()] & *enemy)
    };
    if kind.lines != 0 {
        let (mut quiet, mut capture) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for direction in DirectionsOf(kind.lines) {
            let mut blockers = board.blockers(from, direction);
            let mut run = tables.ray(from, direction);
            if let Some(first) = blockers.next() {
                run = run ^ tables.ray(first, direction);
                if kind.hops & direction.bit() != 0
                    && let Some(second) = blockers.next()
                {
                    capture.insert(second);
                }
            }
            if kind.quiet_slides & direction.bit() != 0 {
                quiet |= run;
            }
            if kind.capture_slides & direction.bit() != 0 {
                capture |= run;
            }
        }
        reach |= (quiet & !board.occupied()) | (capture & *enemy);
    }
    if kind.bends {
        reach |= bent_reach(tables, state, from, kind) & !*own;
        if kind.equal_legs {
            reach |= equal_legs_reach(tables, state, from) & !*own;
        }
        if kind.lame_ride {
            reach |= lame_ride_reach(tables, state, from) & !*own;
        }
    }
    reach
}

fn bent_reach(tables: &Tables, state: &State, from: Square, kind: &Kind) -> SquareSet {
    let mut reach = SquareSet::EMPTY;
    for (first, second) in Turns(kind.turns).pairs() {
        let Some(bend) = tables.step(from, first) else { continue };
        if !state.board.cell(bend).is_empty() {
            continue;
        }
        let mut run = tables.ray(bend, second);
        if let Some(blocker) = state.board.blockers(bend, second).next() {
            run = run ^ tables.ray(blocker, second);
        }
        reach |= run;
    }
    reach
}

/// The first leg goes as far as the squares are empty; from each of them the second must be as long.
fn equal_legs_reach(tables: &Tables, state: &State, from: Square) -> SquareSet {
    let board = &state.board;
    let mut reach = SquareSet::EMPTY;
    for bit in 0..32 {
        let (first, second) = legs(bit);
        let mut turn = from;
        let mut length = 0u8;
        while let Some(next) = tables.step(turn, first) {
            if !board.cell(next).is_empty() {
                break;
            }
            (turn, length) = (next, length + 1);
            let far = second.step();
            let to = turn.offset(far.0 * length as i8, far.1 * length as i8);
            let Some(to) = to.filter(|to| tables.board.contains(*to)) else { continue };
            if (tables.between(turn, to, second) & board.occupied()).is_empty() {
                reach.insert(to);
            }
        }
    }
    reach
}

fn lame_ride_reach(tables: &Tables, state: &State, from: Square) -> SquareSet {
    let board = &state.board;
    let mut reach = SquareSet::EMPTY;
    for (steps, (first, second)) in tables.rides[from.index()].iter().zip(KNIGHT_STEPS) {
        let mut here = from;
        for _ in 0..*steps {
            let between = [first, second].map(|step| Square(here.0.wrapping_add(step.delta())));
            if between.iter().all(|square| !board.cell(*square).is_empty()) {
                break;
            }
            here = Square(here.0.wrapping_add(first.delta()).wrapping_add(second.delta()));
            reach.insert(here);
            if !board.cell(here).is_empty() {
                break;
            }
        }
    }
    reach
}

/// Visits every legal move of the pieces on these squares.
#[inline]
pub(crate) fn legal(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut impl Visitor) {
    let king = state.king(state.turn);
    let mut safety = king_safety(tables, &state.board, king, state.turn);
    if tables.kings_may_not_face {
        pin_between_kings(tables, &state.board, state.kings, state.turn, &mut safety);
    }
    let movers = *state.board.side(state.turn) & movers;
    for from in movers {
        let kind = tables.kind(state.board.cell(from));
        if kind.royal {
            king_moves(tables, state, from, kind, &safety, visitor);
            continue;
        }
        let mut to = reach(tables, state, from, kind);
        let mut double = double_step(tables, state, from, kind);
        if !safety.checkers.is_empty() {
            if !safety.check_screen.contains(from) {
                to &= safety.answers;
                double = double.filter(|&to| safety.answers.contains(to));
            }
            to = safe(tables, state, from, to);
            double = double.filter(|&to| is_safe(tables, state, from, to, None));
        } else if safety.pinned.contains(from) {
            to = safe(tables, state, from, to);
            double = double.filter(|&to| is_safe(tables, state, from, to, None));
        } else if !safety.screens.is_empty() {
            to &= !safety.screens;
            double = double.filter(|&to| !safety.screens.contains(to));
        }
        if !to.is_empty() {
            visitor.normal(from, to, kind);
        }
        if let Some(to) = double {
            visitor.special(from, to, MoveKind::DoubleStep, kind);
        }
    }
    if let (Some(passed), Some(passer)) = (state.passed, state.passer()) {
        for from in en_passant_capturers(tables, state, passed) & movers {
            if is_safe(tables, state, from, passed, Some(passer)) {
                let kind = tables.kind(state.board.cell(from));
                visitor.special(from, passed, MoveKind::EnPassant, kind);
            }
        }
    }
}

/// The square of the double step, if the piece has one and the way is free.
#[inline]
pub(crate) fn double_step(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
) -> Option<Square> {
    if !kind.double_steps.contains(from)
        || (kind.double_step_is_initial && !state.unmoved.contains(from))
    {
        return None;
    }
    let middle = State::ahead(from, state.turn);
    let to = State::ahead(middle, state.turn);
    let board = &state.board;
    let climbs = (to.0 > from.0) == (state.turn == crate::Color::White);
    (climbs
        && tables.board.contains(to)
        && board.cell(middle).is_empty()
        && board.cell(to).is_empty())
    .then_some(to)
}

/// The pieces of the side to move that could capture in passing on this square, Kings aside.
pub(crate) fn en_passant_capturers(tables: &Tables, state: &State, passed: Square) -> SquareSet {
    if !tables.en_passant {
        return SquareSet::EMPTY;
    }
    // Nobody but a neighbour of the square captures in passing on it.
    (tables.near[state.turn.index()][passed.index()] & *state.board.side(state.turn))
        .iter()
        .filter(|from| {
            let kind = tables.kind(state.board.cell(*from));
            kind.en_passant.as_ref().is_some_and(|table| table[from.index()].contains(passed))
        })
        .collect()
}

/// Of these destinations, the ones that leave the King safe.
fn safe(tables: &Tables, state: &State, from: Square, mut to: SquareSet) -> SquareSet {
    for square in to {
        if !is_safe(tables, state, from, square, None) {
            to.remove(square);
        }
    }
    to
}

/// Whether the own King is safe after a move of another piece, tried on a copy of the board.
pub(crate) fn is_safe(
    tables: &Tables,
    state: &State,
    from: Square,
    to: Square,
    passer: Option<Square>,
) -> bool {
    let mut board = state.board.clone();
    let cell = board.cell(from);
    for taken in [passer, Some(to)].into_iter().flatten() {
        if !board.cell(taken).is_empty() {
            board.take(taken);
        }
    }
    board.take(from);
    board.put(to, cell, tables.kind(cell).bends);
    !is_attacked(tables, &board, state.king(state.turn), state.turn.other())
        && !kings_face(tables, &board, state.kings)
}

fn king_moves(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    safety: &KingSafety,
    visitor: &mut impl Visitor,
) {
    let mut to = reach(tables, state, from, kind);
    let leaps = match &kind.initial_leaps {
        Some(leaps) if safety.checkers.is_empty() && state.unmoved.contains(from) => {
            leaps[from.index()] & !state.board.occupied()
        }
        _ => SquareSet::EMPTY,
    };
    if safety.checkers.is_empty() && tables.castling.is_some() {
        for direction in CASTLING_DIRECTIONS {
            if let Ok(mv) = castling(tables, state, from, direction) {
                visitor.special(from, mv.to, mv.kind, kind);
            }
        }
    }
    if to.is_empty() && leaps.is_empty() {
        return;
    }
    let lifted = Lifted::new(tables, state, from);
    for square in to {
        if !lifted.may_stand_on(square) {
            to.remove(square);
        }
    }
    if !to.is_empty() {
        visitor.normal(from, to, kind);
    }
    for to in leaps {
        if lifted.may_stand_on(to)
            && halfway(from, to).into_iter().any(|square| lifted.is_free_from_check(square))
        {
            visitor.special(from, to, MoveKind::KingLeap, kind);
        }
    }
}

/// The board without the King, to ask where it would be in check.
pub(crate) struct Lifted<'a> {
    tables: &'a Tables,
    board: crate::board::Board,
    enemy: crate::Color,
    enemy_king: Square,
}

impl<'a> Lifted<'a> {
    pub fn new(tables: &'a Tables, state: &State, king: Square) -> Lifted<'a> {
        let mut board = state.board.clone();
        board.take(king);
        let enemy = state.turn.other();
        Lifted { tables, board, enemy, enemy_king: state.king(enemy) }
    }

    /// Whether the King, had it stood there, would not have been in check. Whoever stands there now
    /// is ignored, as in the author's comment on crossing occupied squares.
    pub fn is_free_from_check(&self, square: Square) -> bool {
        !is_attacked(self.tables, &self.board, square, self.enemy)
    }

    /// Whether the King would look at the other one along an open file there, where that is forbidden.
    pub fn faces(&self, square: Square) -> bool {
        kings_face(self.tables, &self.board, [square, self.enemy_king])
    }

    /// Whether the King may end his move there.
    pub fn may_stand_on(&self, square: Square) -> bool {
        self.is_free_from_check(square) && !self.faces(square)
    }

    /// Who would attack the King there.
    pub fn attackers(&self, square: Square) -> SquareSet {
        attackers(self.tables, &self.board, square, self.enemy)
    }
}

/// The intervening squares of an initial leap: one for a straight leap, two for a Knight's.
pub(crate) fn halfway(from: Square, to: Square) -> [Square; 2] {
    let middle = |from: u8, to: u8, up: bool| {
        let sum = from + to;
        if up { sum.div_ceil(2) } else { sum / 2 }
    };
    let straight = |up| {
        let file = middle(from.file(), to.file(), up);
        let rank = middle(from.rank(), to.rank(), up);
        Square(rank << 4 | file)
    };
    [straight(false), straight(true)]
}

/// The ways in which a King can castle: towards the higher files and towards the lower.
pub(crate) const CASTLING_DIRECTIONS: [Direction; 2] = [Direction(2), Direction(6)];

/// The King's castling in this direction, or why it is not possible.
pub(crate) fn castling(
    tables: &Tables,
    state: &State,
    from: Square,
    direction: Direction,
) -> Result<Move, CastlingProblem> {
    let board = &state.board;
    let rules = tables.castling.ok_or(CastlingProblem::HasMoved)?;
    if !state.unmoved.contains(from) {
        return Err(CastlingProblem::HasMoved);
    }
    let partner = Cell::of(Piece { color: state.turn, role: rules.partner });
    let is_partner =
        |square: &Square| board.cell(*square) == partner && state.unmoved.contains(*square);
    let rook_from = board.blockers(from, direction).find(is_partner);
    let rook_from = rook_from.ok_or(CastlingProblem::NoPartner)?;
    let crossed: Vec<Square> =
        std::iter::successors(tables.step(from, direction), |s| tables.step(*s, direction))
            .take(usize::from(rules.king_steps))
            .collect();
    let between = tables.between(from, rook_from, direction) & board.occupied();
    if let Some(at) = board.blockers(from, direction).next().filter(|_| !between.is_empty()) {
        return Err(CastlingProblem::Blocked(at));
    }
    let [.., rook_to, to] = crossed[..] else { return Err(CastlingProblem::NoPartner) };
    if crossed.contains(&rook_from) {
        return Err(CastlingProblem::Blocked(rook_from));
    }
    if !tables.kind(board.cell(from)).territory.contains(to) {
        return Err(CastlingProblem::LeavesZone);
    }
    let enemy = state.turn.other();
    if let Some(by) = attackers(tables, board, from, enemy).iter().next() {
        return Err(CastlingProblem::InCheck(by));
    }
    let lifted = Lifted::new(tables, state, from);
    for square in crossed {
        if let Some(by) = lifted.attackers(square).iter().next() {
            return Err(CastlingProblem::Attacked { square, by });
        }
    }
    let kind = MoveKind::Castling { rook_from, rook_to };
    let mv = Move { from, to, promotion: None, kind };
    let mut after = state.clone();
    after.play(tables, &mv);
    if let Some(by) = attackers(tables, &after.board, to, enemy).iter().next() {
        return Err(CastlingProblem::Attacked { square: to, by });
    }
    if kings_face(tables, &after.board, after.kings) {
        return Err(CastlingProblem::KingsFace);
    }
    Ok(mv)
}
