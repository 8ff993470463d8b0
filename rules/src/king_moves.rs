//! The moves of the King: ordinary ones, initial leaps and castling.

use crate::attack::{KingSafety, attackers, is_attacked, kings_face};
use crate::destinations::reach;
use crate::piece::Cell;
use crate::refusal::CastlingProblem;
use crate::square::Direction;
use crate::state::State;
use crate::tables::{Kind, Tables};
use crate::visitor::Visitor;
use crate::{Move, MoveKind, Piece, Square, SquareSet};

/// Visits every legal move of the King.
pub(crate) fn king_moves(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    safety: &KingSafety,
    visitor: &mut impl Visitor,
) {
    let mut to = reach(tables, state, from, kind);
    let leaps = match &kind.initial_leaps {
        Some(leaps) if safety.checkers.is_empty() && state.board.unmoved().contains(from) => {
            leaps[from.index()] & !state.board.occupied()
        }
        _ => SquareSet::EMPTY,
    };
    if safety.checkers.is_empty() && tables.castling.is_some() {
        for direction in CASTLING_DIRECTIONS {
            if let Ok(mv) = castling(tables, state, from, direction) {
                visitor.special(&state.board, from, mv.to, mv.kind, kind);
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
        visitor.normal(&state.board, from, to, kind);
    }
    for to in leaps {
        if lifted.may_stand_on(to)
            && halfway(from, to).into_iter().any(|square| lifted.is_free_from_check(square))
        {
            visitor.special(&state.board, from, to, MoveKind::KingLeap, kind);
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
    if !state.board.unmoved().contains(from) {
        return Err(CastlingProblem::HasMoved);
    }
    let partner = Cell::of(Piece { color: state.turn, role: rules.partner });
    let is_partner =
        |square: &Square| board.cell(*square) == partner && state.board.unmoved().contains(*square);
    let rook_from = board.blockers(from, direction).find(is_partner);
    let rook_from = rook_from.ok_or(CastlingProblem::NoPartner)?;
    let way: Vec<Square> = std::iter::successors(Some(from), |s| tables.step(*s, direction))
        .take(usize::from(rules.king_steps) + 1)
        .collect();
    let between = tables.between(from, rook_from, direction) & board.occupied();
    if let Some(at) = board.blockers(from, direction).next().filter(|_| !between.is_empty()) {
        return Err(CastlingProblem::Blocked(at));
    }
    let [.., rook_to, to] = way[..] else { return Err(CastlingProblem::NoPartner) };
    if way.contains(&rook_from) {
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
    for square in way.into_iter().skip(1) {
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
