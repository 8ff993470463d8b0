//! What stands in a piece's way to a square to which it could go on an empty board.

use std::collections::BTreeSet;

use crate::passed::{Passed, ahead};
use crate::square::DirectionsOf;
use crate::tables::{Kind, MultiStep};
use crate::way::Need;
use crate::{Position, Refusal, Square};

/// Why a piece that goes over other squares does not get to this one; `None` if no movement leads there.
pub(crate) fn obstacle(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    line_problem(position, from, to, kind)
        .or_else(|| path_problem(position, from, to, kind))
        .or_else(|| multi_step_problem(position, from, to, kind))
}

fn line_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let (tables, board) = (position.tables(), &position.state.board);
    let direction =
        DirectionsOf(kind.lines).find(|direction| tables.ray(from, *direction).contains(to))?;
    let between = tables.between(from, to, direction) & board.occupied();
    let screens = between.len() as usize;
    let empty = board.cell(to).is_empty();
    let hops = if empty { kind.quiet_hops } else { kind.capture_hops };
    if hops & direction.bit() != 0 {
        return Some(Refusal::NeedsOneScreen { from, to, screens });
    }
    match board.blockers(from, direction).next().filter(|_| screens > 0) {
        Some(at) => Some(Refusal::Blocked { from, to, at }),
        None if board.cell(to).is_empty() => Some(Refusal::NeedsCapture { from, to }),
        None => Some(Refusal::MustNotCapture { from, to }),
    }
}

/// The first thing that is wrong on each of the ways there.
fn path_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let (tables, board) = (position.tables(), &position.state.board);
    let (mut at, mut missing) = (BTreeSet::new(), BTreeSet::new());
    for paths in kind.paths.iter().filter(|paths| paths.apply(board, from)) {
        for way in paths.ways(&tables.geometry, from, to) {
            match paths.needs(way).iter().find(|need| !need.is_met(board, from)) {
                Some(need @ Need::Occupied(_)) => missing.extend(need.squares(from)),
                Some(need) => at.extend(need.squares(from)),
                None if board.cell(to).is_empty() => {
                    return Some(Refusal::NeedsCapture { from, to });
                }
                None => return Some(Refusal::MustNotCapture { from, to }),
            }
        }
    }
    if at.is_empty() && !missing.is_empty() {
        return Some(Refusal::NeedsSomebody { from, to, at: missing.into_iter().collect() });
    }
    blocked(from, to, at)
}

fn blocked(from: Square, to: Square, at: BTreeSet<Square>) -> Option<Refusal> {
    match at.len() {
        0 => None,
        1 => at.first().map(|at| Refusal::Blocked { from, to, at: *at }),
        _ => Some(Refusal::EveryWayBlocked { from, to, at: at.into_iter().collect() }),
    }
}

fn multi_step_problem(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let squares = from.distance(to);
    let way = Passed::new(ahead(from, position.turn()), squares.checked_sub(1)?, position.turn());
    let is_step = |step: &MultiStep| step.squares == squares && step.from.contains(from);
    if way.passer() != to || !kind.multi_steps.iter().any(is_step) {
        return None;
    }
    Some(match way.squares().find(|at| position.piece_at(*at).is_some()) {
        Some(at) => Refusal::Blocked { from, to, at },
        None => Refusal::MustNotCapture { from, to },
    })
}
