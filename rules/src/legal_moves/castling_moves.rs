//! Castling as moves: which castlings are legal, and why the others are not.

use crate::compiled::tables::{Kind, Tables};
use crate::explanations::refusal::CastlingProblem;
use crate::legal_moves::attack::{attackers, face_illegally, is_attacked};
use crate::legal_moves::castling_rules::Landing;
use crate::legal_moves::visitor::Visitor;
use crate::legal_moves::without_king::WithoutKing;
use crate::pieces::royals::{in_check, is_indispensable, touches_king};
use crate::squares::square::Direction;
use crate::state::State;
use crate::{Castling, CastlingTo, Facing, Move, MoveKind, Royalty, Square};

/// The direction of a partner on the higher files, or on the lower ones.
pub(crate) const fn direction(long: bool) -> Direction {
    Direction(if long { 6 } else { 2 })
}

/// Visits every castling of a King that is not in check. A King that may be captured castles even
/// through attacked squares.
pub(crate) fn castle(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    visitor: &mut impl Visitor,
) {
    let Some(rules) = tables.castling.as_ref().filter(|_| state.board.unmoved().contains(from))
    else {
        return;
    };
    for long in [false, true] {
        let Ok(partner) = partner(tables, state, from, long) else { continue };
        for landing in rules.landings(state.turn, from, long) {
            if let Ok(mv) = castling(tables, state, from, partner, landing) {
                visitor.special(&state.board, from, mv.to, mv.kind, kind);
            }
        }
    }
}

/// The square of the partner with which the King may castle towards the higher files, or the lower
/// ones if it is `long`. No piece stands between.
pub(crate) fn partner(
    tables: &Tables,
    state: &State,
    from: Square,
    long: bool,
) -> Result<Square, CastlingProblem> {
    let rules = tables.castling.as_ref().ok_or(CastlingProblem::HasMoved)?;
    if !state.board.unmoved().contains(from) {
        return Err(CastlingProblem::HasMoved);
    }
    let mut others = state.board.blockers(&tables.geometry, from, direction(long));
    let nearest = others.next().ok_or(CastlingProblem::NoPartner)?;
    if is_partner(rules, state, nearest) {
        return Ok(nearest);
    }
    match others.find(|square| is_partner(rules, state, *square)) {
        Some(_) => Err(CastlingProblem::Blocked(nearest)),
        None => Err(CastlingProblem::NoPartner),
    }
}

/// Whether a piece on the square may still castle with the King of the side to move.
pub(crate) fn is_partner(rules: &Castling, state: &State, square: Square) -> bool {
    let piece = state.board.cell(square).piece();
    piece.is_some_and(|it| it.color == state.turn && rules.partners.contains(&it.role))
        && state.board.unmoved().contains(square)
}

/// The King's castling with this partner to these squares, or why it is not possible.
pub(crate) fn castling(
    tables: &Tables,
    state: &State,
    from: Square,
    rook_from: Square,
    Landing { king: to, partner: rook_to }: Landing,
) -> Result<Move, CastlingProblem> {
    let board = &state.board;
    let ways = || span(from, to).chain(span(rook_from, rook_to));
    if !ways().all(|square| tables.geometry.board.contains(square)) {
        return Err(CastlingProblem::NoPartner);
    }
    let stays_before =
        tables.castling.as_ref().is_some_and(|rules| matches!(rules.to, CastlingTo::Range { .. }));
    if stays_before && span(from, to).any(|square| square == rook_from) {
        return Err(CastlingProblem::Blocked(rook_from));
    }
    let is_in_the_way = |square: &Square| {
        *square != from && *square != rook_from && !board.cell(*square).is_empty()
    };
    if let Some(at) = ways().find(is_in_the_way) {
        return Err(CastlingProblem::Blocked(at));
    }
    if !tables.kind(board.cell(from)).territory.contains(to) {
        return Err(CastlingProblem::LeavesZone);
    }
    let kind = MoveKind::Castling { rook_from, rook_to };
    let mv = Move { from, to, promotion: None, kind, placed: None };
    let enemy = state.turn.other();
    match (tables.royalty, board.cell(from).piece()) {
        (Royalty::One(_), _) => {
            if let Some(by) = attackers(tables, board, from, enemy).iter().next() {
                return Err(CastlingProblem::InCheck(by));
            }
        }
        (Royalty::Several(royals), Some(castler)) => {
            let checked = in_check(tables, board, state.turn, royals);
            let mut by = checked.iter().flat_map(|at| attackers(tables, board, at, enemy));
            if let Some(by) = by.next() {
                return Err(CastlingProblem::InCheck(by));
            }
            if !is_indispensable(tables, board, castler) {
                return Ok(mv);
            }
        }
        (Royalty::Several(_), None) | (Royalty::Nobody, _) => return Ok(mv),
    }
    let lifted = WithoutKing::new(tables, state, from);
    // Beside the other King nobody may take this one, since both would go.
    let is_spared = |square| tables.explodes && touches_king(tables, board, square, enemy);
    for square in span(from, to).filter(|square| *square != from) {
        if !is_spared(square)
            && !lifted.is_free_from_check(square)
            && let Some(by) = lifted.attackers(square).iter().next()
        {
            return Err(CastlingProblem::Attacked { square, by });
        }
        if tables.facing == Facing::NotOnLines && lifted.faces(square) {
            return Err(CastlingProblem::KingsFace);
        }
    }
    let mut after = state.clone();
    after.play(tables, &mv);
    if !is_spared(to)
        && is_attacked(tables, &after.board, to, enemy)
        && let Some(by) = attackers(tables, &after.board, to, enemy).iter().next()
    {
        return Err(CastlingProblem::Attacked { square: to, by });
    }
    if face_illegally(tables, state, &after.board, after.kings) {
        return Err(CastlingProblem::KingsFace);
    }
    Ok(mv)
}

/// The squares of a rank from one to the other, both included.
fn span(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let steps = from.0.abs_diff(to.0);
    let toward = if to < from { u8::MAX } else { 1 };
    (0..=steps).map(move |step| Square(from.0.wrapping_add(toward.wrapping_mul(step))))
}
