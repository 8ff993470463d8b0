//! The obstacle in a piece's way to a square to which it could go on an empty board.

use std::collections::BTreeSet;

use crate::compiled::paths::Paths;
use crate::compiled::tables::{Kind, MultiStep};
use crate::compiled::way::{Need, Way};
use crate::legal_moves::passed::{Passed, beyond};
use crate::squares::square::DirectionsOf;
use crate::{Position, Refusal, Square};

/// The reason why a piece that goes over other squares does not get to this one; `None` if no
/// movement leads there.
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
    let empty = board.cell(to).is_empty();
    let hops = if empty { kind.quiet_hops } else { kind.capture_hops };
    if hops & direction.bit() != 0 {
        let screen = between.iter().next().filter(|_| between.len() == 1);
        if let Some(at) = screen.filter(|at| !kind.hops_over(board.cell(*at))) {
            return Some(Refusal::NeverHopsOver { from, to, at });
        }
        return Some(Refusal::NeedsOneScreen { from, to, screens: between.iter().collect() });
    }
    let mut blockers = board.blockers(&tables.geometry, from, direction);
    match blockers.next().filter(|_| !between.is_empty()) {
        Some(at) => Some(Refusal::Blocked { from, to, at }),
        None => Some(wrong_end(position, from, to)),
    }
}

/// The hole that ends a line which would lead the piece there.
pub(crate) fn hole_between(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let between = Passed::between(from, to)?;
    let direction = between.heading();
    let slides = kind.quiet_slides | kind.capture_slides;
    let at = between.squares().find(|square| !position.variant().contains(*square))?;
    (slides & direction.bit() != 0).then_some(Refusal::HoleBetween { from, to, at })
}

/// The first obstacle on each way there. Ways that end like this move, with or without a capture,
/// come first.
fn path_problem(position: &Position, from: Square, to: Square, kind: &Kind) -> Option<Refusal> {
    let (tables, board) = (position.tables(), &position.state.board);
    let empty = board.cell(to).is_empty();
    let paths = kind.paths.iter().filter(|paths| paths.apply(board, from));
    let ways =
        paths.flat_map(|paths| paths.ways(&tables.geometry, from, to).map(move |way| (paths, way)));
    let (mut ways, others): (Vec<_>, Vec<_>) =
        ways.partition(|(_, way)| if empty { way.quiet } else { way.capture });
    if ways.is_empty() {
        ways = others;
    }
    if !ways.is_empty() && ways.iter().all(|(_, way)| way.hops) {
        return hop_problem(position, from, to, &ways);
    }
    let geometry = &tables.geometry;
    let has = |square| geometry.has(square);
    let mut at = BTreeSet::new();
    for (paths, way) in ways.iter().filter(|(_, way)| !way.hops) {
        let needs = paths.needs(way);
        match needs.iter().find(|need| !paths.is_met(**need, geometry, board, from)) {
            Some(need) => at.extend(need.squares(from).into_iter().filter(|square| has(*square))),
            None => return Some(wrong_end(position, from, to)),
        }
    }
    blocked(from, to, at)
}

/// The obstacle where every way goes over a piece. The piece it goes over is not in the way.
fn hop_problem(
    position: &Position,
    from: Square,
    to: Square,
    ways: &[(&Paths, &Way)],
) -> Option<Refusal> {
    let (geometry, board) = (&position.tables().geometry, &position.state.board);
    let (mut screens, mut missing, mut at) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let is_there = |need: &Need| !board.cell(need.squares(from)[0]).is_empty();
    let mut is_one = true;
    for (paths, way) in ways {
        let needs = paths.needs(way);
        let is_screen = |need: &&Need| matches!(need, Need::Occupied(_));
        is_one &= needs.iter().filter(is_screen).count() == 1;
        let squares = needs.iter().flat_map(|need| need.squares(from));
        screens.extend(squares.filter(|square| !board.cell(*square).is_empty()));
        let unmet: Vec<&Need> =
            needs.iter().filter(|need| !paths.is_met(**need, geometry, board, from)).collect();
        match unmet[..] {
            [Need::Occupied(_)] if is_there(unmet[0]) => {
                let at = unmet[0].squares(from)[0];
                return Some(Refusal::NeverHopsOver { from, to, at });
            }
            [] => return Some(wrong_end(position, from, to)),
            [first, ..] => at.extend(first.squares(from)),
        }
        let absent = unmet.into_iter().filter(is_screen);
        missing.extend(absent.flat_map(|need| need.squares(from)));
    }
    if is_one && screens.len() > 1 {
        return Some(Refusal::NeedsOneScreen { from, to, screens: screens.into_iter().collect() });
    }
    if !missing.is_empty() {
        return Some(Refusal::NeedsSomebody { from, to, at: missing.into_iter().collect() });
    }
    blocked(from, to, at)
}

/// No obstacle is on the way, so the reason is the piece at its end, or that there is none.
fn wrong_end(position: &Position, from: Square, to: Square) -> Refusal {
    match position.piece_at(to) {
        None => Refusal::NeedsCapture { from, to },
        Some(_) => Refusal::MustNotCapture { from, to },
    }
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
    let is_step = |step: &MultiStep| {
        step.from.contains(from) && beyond(from, step.heading, step.squares) == to
    };
    let way = Passed::between(from, to).filter(|_| kind.multi_steps.iter().any(is_step))?;
    Some(match way.squares().find(|at| position.piece_at(*at).is_some()) {
        Some(at) => Refusal::Blocked { from, to, at },
        None => Refusal::MustNotCapture { from, to },
    })
}
