//! Why a piece cannot make a move that it cannot make.

use crate::attack::{attackers, is_attacked};
use crate::movegen::{Lifted, double_step, en_passant_capturers, halfway, reach};
use crate::movement::Turns;
use crate::refusal::LeapProblem;
use crate::square::DirectionsOf;
use crate::state::State;
use crate::tables::Kind;
use crate::{Move, MoveKind, Position, Refusal, Square};

/// The reason why no legal move leads from one square to the other.
pub(crate) fn explain(position: &Position, from: Square, to: Square) -> Refusal {
    let (tables, state) = (position.tables(), &position.state);
    match position.piece_at(from) {
        None => return Refusal::EmptyOrigin(from),
        Some(piece) if piece.color != position.turn() => return Refusal::NotYourPiece(from),
        Some(_) => {}
    }
    if state.board.side(position.turn()).contains(to) {
        return Refusal::OwnPieceThere { from, to };
    }
    let kind = tables.kind(state.board.cell(from));
    let special = [
        (state.passed == Some(to) && en_passant_capturers(tables, state, to).contains(from))
            .then_some(MoveKind::EnPassant),
        (double_step(tables, state, from, kind) == Some(to)).then_some(MoveKind::DoubleStep),
        reach(tables, state, from, kind).contains(to).then_some(MoveKind::Normal),
    ];
    if let Some(kind) = special.into_iter().flatten().next() {
        return exposed(position, Move { from, to, promotion: None, kind });
    }
    leap_problem(position, from, to, kind)
        .map(|why| Refusal::CannotLeap { from, to, why })
        .or_else(|| leaper_problem(position, from, to, kind))
        .or_else(|| line_problem(position, from, to, kind))
        .or_else(|| bent_problem(position, from, to, kind))
        .or_else(|| double_step_problem(position, from, to, kind))
        .unwrap_or(Refusal::DoesNotMoveThere { from, to })
}

/// The piece could go there, so it must be the King's safety.
fn exposed(position: &Position, mv: Move) -> Refusal {
    let mut after = position.state.clone();
    after.play(position.tables(), &mv);
    let king = after.king(position.turn());
    let attackers = attackers(position.tables(), &after.board, king, !position.turn());
    let Move { from, to, .. } = mv;
    match attackers.iter().next() {
        Some(attacker) => Refusal::LeavesKingAttacked { from, to, attacker },
        None => Refusal::DoesNotMoveThere { from, to },
    }
}

fn leap_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<LeapProblem> {
    let (tables, state) = (position.tables(), &position.state);
    if !kind.initial_leaps.as_ref()?[from.index()].contains(to) {
        return None;
    }
    let enemy = !position.turn();
    let lifted = Lifted::new(tables, state, from);
    Some(if !state.unmoved.contains(from) {
        LeapProblem::HasMoved
    } else if !state.board.cell(to).is_empty() {
        LeapProblem::Occupied
    } else if is_attacked(tables, &state.board, from, enemy) {
        LeapProblem::InCheck
    } else if let Some(by) = lifted.attackers(to).iter().next() {
        LeapProblem::DestinationAttacked(by)
    } else if halfway(from, to).into_iter().all(|square| !lifted.is_free_from_check(square)) {
        LeapProblem::WayAttacked
    } else {
        return None;
    })
}

fn leaper_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let empty = position.piece_at(to).is_none();
    if empty && kind.capture_leaps[from.index()].contains(to) {
        Some(Refusal::NeedsCapture { from, to })
    } else if !empty && kind.quiet_leaps[from.index()].contains(to) {
        Some(Refusal::MustNotCapture { from, to })
    } else {
        None
    }
}

fn line_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let (tables, board) = (position.tables(), &position.state.board);
    let direction =
        DirectionsOf(kind.lines).find(|direction| tables.ray(from, *direction).contains(to))?;
    let between = tables.between(from, to, direction) & board.occupied();
    let screens = between.len() as usize;
    if kind.hops & direction.bit() != 0 && !board.cell(to).is_empty() {
        return Some(Refusal::NeedsOneScreen { from, to, screens });
    }
    match board.blockers(from, direction).next().filter(|_| screens > 0) {
        Some(at) => Some(Refusal::Blocked { from, to, at }),
        None if board.cell(to).is_empty() => Some(Refusal::NeedsCapture { from, to }),
        None => Some(Refusal::MustNotCapture { from, to }),
    }
}

fn bent_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let (tables, board) = (position.tables(), &position.state.board);
    Turns(kind.turns).pairs().find_map(|(first, second)| {
        let bend = tables.step(from, first)?;
        if !tables.ray(bend, second).contains(to) {
            return None;
        }
        let occupied = Some(bend).filter(|bend| !board.cell(*bend).is_empty());
        let at = occupied.or_else(|| board.blockers(bend, second).next())?;
        Some(Refusal::Blocked { from, to, at })
    })
}

fn double_step_problem(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let middle = State::ahead(from, position.turn());
    if !kind.double_step || State::ahead(middle, position.turn()) != to || from.distance(to) != 2 {
        return None;
    }
    Some(if position.piece_at(middle).is_some() {
        Refusal::Blocked { from, to, at: middle }
    } else {
        Refusal::MustNotCapture { from, to }
    })
}
