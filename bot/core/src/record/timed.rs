//! Checks of the clock in a record: its numbers add up with the moves and with each other.

use super::content::{Clocked, Record};
use super::error::RecordError;
use super::replay::Replayed;
use crate::clock::{Kind, LAST, MoveRow, Side, State, Timeout, charge};
use crate::model::state::{End, Ending};
use menagerie_rules::Color;

/// Checks that every move has a cost, and that the costs lead to the clock's state.
pub(super) fn check(replayed: &Replayed) -> Result<(), RecordError> {
    let Some(clock) = &replayed.record.clock else { return Ok(()) };
    let why = against(replayed, clock);
    why.map_or(Ok(()), |why| Err(RecordError::Clock(format!("its clock {why}"))))
}

fn against(replayed: &Replayed, clock: &Clocked) -> Option<&'static str> {
    let line = &replayed.line;
    let Some(state) = &clock.state else {
        let is_new = line.ply() == 0 && clock.moves.is_empty() && clock.thought.is_none();
        return (!is_new).then_some("has never begun to run, but there are moves");
    };
    if !is_sane(state, &clock.moves) {
        return Some("says what no clock can: a time or a length that is out of bounds");
    }
    if usize::try_from(state.plies) != Ok(line.ply()) || state.turn != line.position().turn() {
        return Some("does not stand where the moves do");
    }
    if clock.moves.len() != line.ply() {
        return Some("does not have a time for each move that stands");
    }
    let start = Side { bank: clock.control.spare(), ..Side::default() };
    let mut sides = [start; 2];
    for (ply, row) in clock.moves.iter().enumerate() {
        let mover = line.position_at(ply).map(|before| before.turn());
        if usize::try_from(row.ply) != Ok(ply) || Some(row.mover) != mover {
            return Some("does not have a time for each move that stands");
        }
        if !follows(&row.before, &sides, row.mover) {
            return Some("has times that do not add up");
        }
        let numbers = clock.control.kind.numbers();
        sides = row.before;
        let side = &mut sides[row.mover.index()];
        *side = charge(*side, numbers.as_ref(), row.consumed);
    }
    let mut last = state.sides;
    if replayed.record.end.is_some() {
        // The side to move has thought for some time when the game ended.
        let (used, counted) = (&mut last[state.turn.index()].used, sides[state.turn.index()].used);
        *used = if *used >= counted { counted } else { *used };
    }
    if !follows(&last, &sides, state.turn) {
        return Some("has times that do not add up");
    }
    if state.overdue && clock.control.timeout != Timeout::Soft {
        return Some("waits for a claim that nobody can make");
    }
    against_turn(&replayed.record, clock, state)
}

/// Whether the game belongs to an event, so that it counts from its beginning.
pub(super) fn is_of_an_event(record: &Record) -> bool {
    record.clock.as_ref().is_some_and(|clock| clock.control.event)
}

/// Whether both sides have the time that the moves before have left. The mover may have been given
/// more.
fn follows(found: &[Side; 2], expected: &[Side; 2], mover: Color) -> bool {
    Color::BOTH.into_iter().all(|side| {
        let (found, expected) = (found[side.index()], expected[side.index()]);
        let has_bank = found.bank == expected.bank || side == mover && found.bank > expected.bank;
        has_bank && (found.used, found.moves) == (expected.used, expected.moves)
    })
}

/// The objection to the seconds of thought about the running turn: they must lie within it.
fn against_turn(record: &Record, clock: &Clocked, state: &State) -> Option<&'static str> {
    let most = state.spent.saturating_add(state.handled.0 - state.since.0);
    let is_within = match clock.thought {
        Some(thought) => record.end.is_none() && (state.spent..=most).contains(&thought),
        None => record.end.is_some(),
    };
    (!is_within).then_some("says of the last turn what cannot be")
}

/// Whether all numbers are in the range of a clock, so that they can be computed with.
fn is_sane(state: &State, moves: &[MoveRow]) -> bool {
    let sides = moves.iter().flat_map(|row| row.before).chain(state.sides);
    let lengths = sides.flat_map(|side| [side.bank, side.used]);
    let of_moves = moves.iter().flat_map(|row| [row.at.0, row.consumed]);
    let marks = state.marks.iter().map(|armed| armed.left);
    let of_state = [state.start.0, state.since.0, state.handled.0, state.spent];
    let mut all = lengths.chain(of_moves).chain(marks).chain(of_state);
    all.all(|number| (0..=LAST).contains(&number))
        && state.start <= state.since
        && state.since <= state.handled
}

/// The objection to an end that the record says the clock has brought about.
pub(super) fn against_end(record: &Record, said: End) -> Option<&'static str> {
    let clock = record.clock.as_ref();
    let Some((clock, state)) = clock.and_then(|clock| Some((clock, clock.state.as_ref()?))) else {
        return Some("no clock has run in it");
    };
    let is_timed = clock.control.kind != Kind::None;
    let counts = clock.control.counts(state.plies);
    match said.ending {
        Ending::Unfinished if is_timed => Some("its clock has deadlines"),
        Ending::Time | Ending::NotBegun if !is_timed => Some("its clock has no deadlines"),
        Ending::Time if !counts => Some("both sides had not moved yet"),
        Ending::NotBegun if counts => Some("both sides had moved"),
        Ending::Time if said.winner == Some(state.turn) => Some("it was the winner's turn"),
        _ => None,
    }
}
