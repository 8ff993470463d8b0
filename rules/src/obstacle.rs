//! What stands in a piece's way to a square to which it could go on an empty board.

use std::collections::BTreeSet;

use crate::attack::{knight_steps_to, turning_square};
use crate::movement::Turns;
use crate::square::DirectionsOf;
use crate::state::State;
use crate::tables::{Kind, legs};
use crate::{Position, Refusal, Square};

/// Why a piece that goes over other squares does not get to this one; `None` if no movement leads there.
pub(crate) fn obstacle(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    line_problem(position, from, to, kind)
        .or_else(|| bent_problem(position, from, to, kind))
        .or_else(|| legs_problem(position, from, to, kind))
        .or_else(|| ride_problem(position, from, to, kind))
        .or_else(|| double_step_problem(position, from, to, kind))
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

/// A piece with legs of the same length: what stands first on each of its ways.
fn legs_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    if !kind.equal_legs {
        return None;
    }
    let (tables, board) = (position.tables(), &position.state.board);
    let vector = tables.legs_to[usize::from(15 + to.file() - from.file())]
        [usize::from(15 + to.rank() - from.rank())];
    let first_in_the_way = |bit: u8| {
        let (first, second) = legs(bit);
        let turn = turning_square(tables, from, to, first)?;
        let on_first_leg = board
            .blockers(from, first)
            .next()
            .filter(|at| *at == turn || tables.between(from, turn, first).contains(*at));
        on_first_leg.or_else(|| board.blockers(turn, second).next())
    };
    let ways = (0..32).filter(|bit| vector >> bit & 1 == 1);
    let at: BTreeSet<Square> = ways.filter_map(first_in_the_way).collect();
    blocked(from, to, at)
}

/// A lame rider: the first square on which it stumbles.
fn ride_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    if !kind.lame_ride {
        return None;
    }
    let board = &position.state.board;
    let (first, second) = knight_steps_to(from, to)?;
    let mut here = from;
    while here != to {
        let between = [first, second].map(|step| Square(here.0.wrapping_add(step.delta())));
        if between.iter().all(|square| !board.cell(*square).is_empty()) {
            return blocked(from, to, between.into_iter().collect());
        }
        here = Square(here.0.wrapping_add(first.delta()).wrapping_add(second.delta()));
        if here != to && !board.cell(here).is_empty() {
            return Some(Refusal::Blocked { from, to, at: here });
        }
    }
    None
}

fn blocked(from: Square, to: Square, at: BTreeSet<Square>) -> Option<Refusal> {
    match at.len() {
        0 => None,
        1 => at.first().map(|at| Refusal::Blocked { from, to, at: *at }),
        _ => Some(Refusal::EveryWayBlocked { from, to, at: at.into_iter().collect() }),
    }
}

fn double_step_problem(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let middle = State::ahead(from, position.turn());
    if !kind.double_steps.contains(from)
        || State::ahead(middle, position.turn()) != to
        || from.distance(to) != 2
    {
        return None;
    }
    Some(if position.piece_at(middle).is_some() {
        Refusal::Blocked { from, to, at: middle }
    } else {
        Refusal::MustNotCapture { from, to }
    })
}
