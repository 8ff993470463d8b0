//! The reasons why a piece cannot be dropped.

use crate::explanations::refusal::DropProblem;
use crate::legal_moves::attack::attackers;
use crate::legal_moves::destinations::ever;
use crate::legal_moves::dropping::Drop;
use crate::legal_moves::drops::is_forbidden_drop;
use crate::legal_moves::movegen::is_mate;
use crate::legal_moves::restrained::gives_check;
use crate::pieces::piece::Cell;
use crate::pieces::royals::in_check;
use crate::{Move, Piece, Position, Refusal, Role, Royalty, Square, SquareSet};

/// The reason why no legal move drops a piece of this kind on the square.
pub(crate) fn explain_drop(position: &Position, role: Role, to: Square) -> Refusal {
    let color = position.turn();
    let Some(dropping) = &position.tables().dropping else { return Refusal::DropsPiece(to) };
    let why = match dropping.of_role(color, role) {
        _ if !dropping.drops => DropProblem::NoDrops,
        None => DropProblem::NeverInHand,
        Some(drop) => problem(position, drop, to),
    };
    Refusal::CannotDrop { role, to, why }
}

fn problem(position: &Position, drop: &Drop, to: Square) -> DropProblem {
    let (tables, state, variant) = (position.tables(), &position.state, position.variant());
    let (color, role) = (position.turn(), drop.role);
    if state.hands.count(color, drop.slot) == 0 {
        return DropProblem::NotInHand;
    }
    if position.piece_at(to).is_some() {
        return DropProblem::Occupied;
    }
    let zones = [variant.piece(drop.held).in_hand.drops_in, variant.piece(role).stays_in];
    let is_outside = |zone: &usize| !variant.zones[*zone].contains(color, variant.ranks, to);
    if let Some(zone) = zones.into_iter().flatten().find(is_outside) {
        return DropProblem::OutsideZone(zone);
    }
    let cell = Cell::of(Piece { color, role });
    if !drop.squares.contains(to) && ever(tables, to, cell, SquareSet::EMPTY).is_empty() {
        return DropProblem::NeverMoves;
    }
    if let Some(at) = drop.same_color(&state.board, color, to) {
        return DropProblem::SameColor { at };
    }
    if !drop.reach(&state.board, color).contains(to) {
        return DropProblem::FileIsFull;
    }
    let here = (&state.board, &state.hands);
    let dropping = tables.dropping.as_ref();
    if let Some(role) = dropping.and_then(|it| it.kept_free_for(drop, to, here, color)) {
        return DropProblem::LastOfColor { role };
    }
    let mv = Move::drop(role, to);
    let mut after = state.clone();
    after.play(tables, &mv);
    let royals = match tables.royalty {
        Royalty::Several(royals) => in_check(tables, &after.board, color, royals),
        Royalty::One(_) => [after.king(color)].into_iter().collect(),
        Royalty::Nobody => SquareSet::EMPTY,
    };
    let attacked = royals.iter().find_map(|at| {
        let by = attackers(tables, &after.board, at, !color).iter().next()?;
        Some(DropProblem::KingAttacked { at, by })
    });
    let may_check = tables.dropping.as_ref().is_none_or(|dropping| dropping.may_check);
    match attacked {
        Some(attacked) => attacked,
        None if is_forbidden_drop(tables, state, &mv, is_mate) && may_check => DropProblem::IsMate,
        None if is_forbidden_drop(tables, state, &mv, is_mate) => DropProblem::GivesCheck,
        None if gives_check(tables, state, &mv) && variant.restraints.no_checks => {
            DropProblem::GivesCheck
        }
        None => DropProblem::MustCapture,
    }
}
