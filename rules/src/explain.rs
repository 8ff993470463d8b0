//! Why a piece cannot make a move that it cannot make.

use std::collections::BTreeSet;

use crate::attack::{attackers, is_attacked, kings_face, knight_steps_to, turning_square};
use crate::board::Board;
use crate::movegen::{
    CASTLING_DIRECTIONS, Lifted, castling, double_step, en_passant_capturers, halfway, reach,
};
use crate::movement::{Shape, Turns};
use crate::refusal::LeapProblem;
use crate::square::DirectionsOf;
use crate::state::State;
use crate::tables::{Kind, legs};
use crate::{Color, Move, MoveKind, Position, Refusal, Square};

/// The reason why no legal move leads from one square to the other.
pub(crate) fn explain(position: &Position, from: Square, to: Square) -> Refusal {
    let (tables, state) = (position.tables(), &position.state);
    match position.piece_at(from) {
        None => return Refusal::EmptyOrigin(from),
        Some(piece) if piece.color != position.turn() => return Refusal::NotYourPiece(from),
        Some(_) => {}
    }
    let kind = tables.kind(state.board.cell(from));
    if let Some(castling) = tables.castling
        && kind.royal
        && from.rank() == to.rank()
        && from.file().abs_diff(to.file()) == castling.king_steps
    {
        return explain_castling(position, to.file() < from.file());
    }
    if state.board.side(position.turn()).contains(to) {
        return if from == to || could_ever_go(position, from, to, kind) {
            Refusal::OwnPieceThere { from, to }
        } else {
            Refusal::DoesNotMoveThere { from, to }
        };
    }
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
        .or_else(|| zone_problem(position, from, to))
        .or_else(|| line_problem(position, from, to, kind))
        .or_else(|| bent_problem(position, from, to, kind))
        .or_else(|| legs_problem(position, from, to, kind))
        .or_else(|| ride_problem(position, from, to, kind))
        .or_else(|| double_step_problem(position, from, to, kind))
        .unwrap_or(Refusal::DoesNotMoveThere { from, to })
}

/// Whether the piece has a movement that leads from one square to the other, whoever stands anywhere.
fn could_ever_go(position: &Position, from: Square, to: Square, kind: &Kind) -> bool {
    let tables = position.tables();
    let mut alone = State { board: Board::EMPTY, ..position.state.clone() };
    alone.board.put(from, position.state.board.cell(from), kind.bends);
    let leaps = kind.initial_leaps.as_ref().map(|leaps| leaps[from.index()]);
    reach(tables, &alone, from, kind).contains(to)
        || kind.capture_leaps[from.index()].contains(to)
        || leaps.is_some_and(|leaps| leaps.contains(to))
        || DirectionsOf(kind.lines).any(|direction| tables.ray(from, direction).contains(to))
        || double_step(tables, &alone, from, kind) == Some(to)
        || zone_problem(position, from, to).is_some()
}

/// The squares over which the King would leap, all attacked, and by whom.
pub(crate) fn way_attackers(
    position: &Position,
    from: Square,
    to: Square,
) -> Vec<(Square, Square)> {
    let lifted = Lifted::new(position.tables(), &position.state, from);
    let mut way: Vec<Square> = halfway(from, to).into();
    way.dedup();
    way.into_iter()
        .filter_map(|square| Some((square, lifted.attackers(square).iter().next()?)))
        .collect()
}

/// The reason why the King cannot castle towards the higher files, or the lower ones.
pub(crate) fn explain_castling(position: &Position, long: bool) -> Refusal {
    let Some(king) =
        position.king(position.turn()).filter(|_| position.tables().castling.is_some())
    else {
        return Refusal::NoCastling;
    };
    let direction = CASTLING_DIRECTIONS[usize::from(long)];
    match castling(position.tables(), &position.state, king, direction) {
        Err(why) => Refusal::CannotCastle { king, long, why },
        Ok(mv) => exposed(position, mv),
    }
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
        None if kings_face(position.tables(), &after.board, after.kings) => {
            Refusal::KingsFace { from, to }
        }
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
        Some(
            in_passing_problem(position, from, to, kind)
                .unwrap_or(Refusal::NeedsCapture { from, to }),
        )
    } else if !empty && kind.quiet_leaps[from.index()].contains(to) {
        Some(Refusal::MustNotCapture { from, to })
    } else {
        None
    }
}

/// Whether this would be a capture in passing, had the piece beside just made its double step.
fn in_passing_problem(
    position: &Position,
    from: Square,
    to: Square,
    kind: &Kind,
) -> Option<Refusal> {
    let enemy = !position.turn();
    let tables = position.tables();
    let begins = State::ahead(to, position.turn());
    let victim = State::ahead(to, enemy);
    let captures = kind.en_passant.as_ref().is_some_and(|table| table[from.index()].contains(to));
    let doubles = tables.board.contains(victim)
        && tables.board.contains(begins)
        && position.piece_at(victim).is_some_and(|piece| piece.color == enemy)
        && tables.kind(position.state.board.cell(victim)).double_steps.contains(begins);
    (tables.en_passant && captures && doubles).then_some(Refusal::TooLateInPassing {
        from,
        to,
        victim,
    })
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

/// Moves that would be possible elsewhere on the board.
fn zone_problem(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let variant = position.variant();
    let color = position.turn();
    let piece = variant.piece(position.piece_at(from)?.role);
    let forward = if color == Color::White { 1 } else { -1 };
    let files = to.file() as i8 - from.file() as i8;
    let ranks = (to.rank() as i8 - from.rank() as i8) * forward;
    let leads_there = |shape: &Shape| match shape {
        Shape::Leap(offsets) => offsets.contains(&(files, ranks)),
        Shape::DoubleStep => (files, ranks) == (0, 2),
        _ => false,
    };
    let inside = |zone: usize, square| variant.zones[zone].contains(color, variant.ranks, square);
    for movement in piece.movements.iter().filter(|movement| leads_there(&movement.shape)) {
        match (piece.stays_in, movement.zone) {
            (Some(zone), _) if !inside(zone, to) => {
                return Some(Refusal::OutsideZone { from, to, zone });
            }
            (_, Some(zone)) if !inside(zone, from) => {
                return Some(Refusal::OnlyWithinZone { from, to, zone });
            }
            _ if movement.initial && !position.is_unmoved(from) => {
                return Some(Refusal::FirstMoveOnly { from, to });
            }
            _ => {}
        }
    }
    None
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
