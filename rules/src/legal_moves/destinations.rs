//! The squares to which a piece can go by its own movements. The safety of its King is left aside.

use crate::compiled::tables::{Kind, Tables};
use crate::legal_moves::passed::{Passed, beyond};
use crate::pieces::piece::Cell;
use crate::squares::square::DirectionsOf;
use crate::state::State;
use crate::{Square, SquareSet};

/// The squares to which the piece on `from` can go by its ordinary movements. The safety of its
/// King is left aside.
#[inline]
pub(crate) fn reach(tables: &Tables, state: &State, from: Square, kind: &Kind) -> SquareSet {
    reach_along(tables, state, from, kind, kind.lines)
}

/// The same for a piece that gets anywhere on these lines only.
#[inline]
pub(crate) fn reach_along(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    lines: u8,
) -> SquareSet {
    let board = &state.board;
    let own = board.side(state.turn);
    let enemy = board.side(state.turn.other());
    let mut reach = if !kind.leaps {
        SquareSet::EMPTY
    } else if kind.leaps_alike {
        kind.quiet_leaps[from.index()] & !*own
    } else {
        (kind.quiet_leaps[from.index()] & !board.occupied())
            | (kind.capture_leaps[from.index()] & *enemy)
    };
    if lines != 0 {
        let (mut quiet, mut capture) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for direction in DirectionsOf(lines) {
            let mut blockers = board.blockers(&tables.geometry, from, direction);
            let mut run = tables.ray(from, direction);
            if let Some(first) = blockers.next() {
                run = run ^ tables.ray(first, direction);
                if kind.hops & direction.bit() != 0 && kind.hops_over(board.cell(first)) {
                    let second = blockers.next();
                    if let Some(second) = second
                        && kind.capture_hops & direction.bit() != 0
                    {
                        capture.insert(second);
                    }
                    if kind.quiet_hops & direction.bit() != 0 {
                        let beyond = tables.ray(first, direction);
                        quiet |=
                            second.map_or(beyond, |second| beyond ^ tables.ray(second, direction));
                    }
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
    if kind.walks {
        reach |= walks(tables, state, from, kind);
        if kind.spares.is_some() {
            reach &= !spared(state, kind);
        }
    }
    if kind.steps_where_it_captures {
        reach &= !captured_in_passing(state, from, kind);
    }
    reach
}

/// The captures of [`reach`], and all of it for a piece that can promote: what a visitor needs that looks
/// at captures and promotions only.
#[inline]
pub(crate) fn reach_forcing(
    tables: &Tables,
    state: &State,
    from: Square,
    kind: &Kind,
    lines: u8,
) -> SquareSet {
    if kind.promotion.is_some() && (lines != 0 || kind.walks || kind.steps_where_it_captures) {
        return reach_along(tables, state, from, kind, lines);
    }
    let board = &state.board;
    let mut takes = if kind.leaps { kind.capture_leaps[from.index()] } else { SquareSet::EMPTY };
    for direction in DirectionsOf(lines) {
        let mut blockers = board.blockers(&tables.geometry, from, direction);
        let Some(first) = blockers.next() else { continue };
        if kind.capture_slides & direction.bit() != 0 {
            takes.insert(first);
        }
        if kind.capture_hops & direction.bit() != 0
            && kind.hops_over(board.cell(first))
            && let Some(second) = blockers.next()
        {
            takes.insert(second);
        }
    }
    if kind.walks {
        takes |= walks(tables, state, from, kind);
    }
    takes &= *board.side(state.turn.other());
    if kind.walks && kind.spares.is_some() {
        takes &= !spared(state, kind);
    }
    if let Some(promotion) = kind.promotion.as_ref().filter(|_| kind.leaps) {
        takes |= kind.quiet_leaps[from.index()] & promotion.squares_from(from) & !board.occupied();
    }
    takes
}

/// The enemies that a piece of this kind never captures.
#[cold]
fn spared(state: &State, kind: &Kind) -> SquareSet {
    let enemies = state.board.side(state.turn.other()).iter();
    enemies.filter(|square| !kind.captures(state.board.cell(*square))).collect()
}

/// The part of [`reach`] that is neither leaps nor lines.
#[inline(never)]
fn walks(tables: &Tables, state: &State, from: Square, kind: &Kind) -> SquareSet {
    let board = &state.board;
    let (mut quiet, mut capture) = (SquareSet::EMPTY, SquareSet::EMPTY);
    for paths in kind.paths.iter().filter(|paths| paths.apply(board, from)) {
        paths.walk(&tables.geometry, board, from, [&mut quiet, &mut capture]);
    }
    (quiet | (capture & *board.side(state.turn.other()))) & kind.territory
}

/// The squares on which the piece on `from` captures in passing now.
#[inline(never)]
fn captured_in_passing(state: &State, from: Square, kind: &Kind) -> SquareSet {
    let passed: SquareSet = state.passed.into_iter().flat_map(Passed::squares).collect();
    kind.en_passant.as_ref().map_or(SquareSet::EMPTY, |captures| passed & captures[from.index()])
}

/// Calls `found` with the squares of the double and triple steps that have a free way.
#[inline]
pub(crate) fn each_multi_step(
    state: &State,
    from: Square,
    kind: &Kind,
    mut found: impl FnMut(Square),
) {
    for step in &kind.multi_steps {
        if !step.from.contains(from) || (step.initial && !state.board.unmoved().contains(from)) {
            continue;
        }
        let is_free = |square: Square| state.board.cell(square).is_empty();
        let mut to = from;
        let is_open = (0..step.squares).all(|_| {
            to = beyond(to, step.heading, 1);
            is_free(to)
        });
        if is_open {
            found(to);
        }
    }
}

/// The squares of [`each_multi_step`] as a set.
pub(crate) fn multi_steps(state: &State, from: Square, kind: &Kind) -> SquareSet {
    let mut to = SquareSet::EMPTY;
    each_multi_step(state, from, kind, |square| to.insert(square));
    to
}

/// All squares to which the piece on `from` could ever go, with no piece in its way and a piece to
/// capture anywhere. It has never moved if its square is in `unmoved`.
pub(crate) fn ever(tables: &Tables, from: Square, cell: Cell, unmoved: SquareSet) -> SquareSet {
    let kind = tables.kind(cell);
    let alone = State::lone(from, cell, kind.walks, unmoved);
    let mut to = reach(tables, &alone, from, kind) | kind.capture_leaps[from.index()];
    to |= multi_steps(&alone, from, kind);
    for direction in DirectionsOf(kind.lines) {
        to |= tables.ray(from, direction);
    }
    for paths in
        kind.paths.iter().filter(|paths| !paths.conditions.initial || unmoved.contains(from))
    {
        to |= paths.ends(&tables.geometry, from);
    }
    for locusts in
        kind.locusts.iter().filter(|ways| !ways.conditions.initial || unmoved.contains(from))
    {
        to |= locusts.ends(&tables.geometry, from) & kind.territory;
    }
    to
}

/// The pieces of the side to move that could capture in passing on this square. The safety of the
/// King is left aside.
pub(crate) fn en_passant_capturers(tables: &Tables, state: &State, passed: Square) -> SquareSet {
    // A wall may have come to the square since then.
    if !tables.en_passant || !state.board.cell(passed).is_empty() {
        return SquareSet::EMPTY;
    }
    // Only a neighbour of the square captures in passing on it.
    (tables.near[state.turn.index()][passed.index()] & *state.board.side(state.turn))
        .iter()
        .filter(|from| {
            let kind = tables.kind(state.board.cell(*from));
            kind.en_passant.as_ref().is_some_and(|table| table[from.index()].contains(passed))
                && state.passer().is_none_or(|passer| kind.captures(state.board.cell(passer)))
        })
        .collect()
}

/// Whether a piece of the side to move could go to this square by a capture in passing. The safety
/// of its King is left aside.
pub(crate) fn captures_in_passing(
    tables: &Tables,
    state: &State,
    from: Square,
    to: Square,
) -> bool {
    state.passed.is_some_and(|passed| passed.contains(to))
        && en_passant_capturers(tables, state, to).contains(from)
}
