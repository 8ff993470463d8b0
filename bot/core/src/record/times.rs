//! Checks of the times in a record, as far as one follows from the other: the times of its events,
//! and those of its clock. The events have the network's time, and the clock that of the bot's
//! machine.
//!
//! Only records from elsewhere are checked: a machine's clock may have been wrong for a while.

use super::content::{Clocked, Record};
use super::error::RecordError;
use crate::Timestamp;
use crate::clock::{DAY, Kind, Mark, State, Timeout};

/// By how many seconds the clocks of a network and of a machine may differ.
const APART: i64 = 300;
/// By how many seconds a message may have been read late.
const LATE: i64 = DAY;

/// Checks all times against each other.
///
/// # Errors
/// When one of them contradicts another.
pub(super) fn check(record: &Record) -> Result<(), RecordError> {
    let untimely = |what: &str| Err(RecordError::Untimely(what.to_owned()));
    let mut last = record.beginning.at;
    for (index, event) in record.events.iter().enumerate() {
        if is_before(event.at, last) {
            let why = "it is from before what was there already".to_owned();
            return Err(RecordError::impossible(index, event, why));
        }
        last = last.max(event.at);
    }
    if is_before(record.standing.at, last) {
        return untimely("it says that nothing has happened since a time before its last event");
    }
    let mut asked = record.beginning.at;
    for proposal in &record.proposals {
        let is_settled_before = proposal.settled.is_some_and(|at| is_before(at, proposal.at));
        if is_before(proposal.at, asked) || is_settled_before {
            return untimely(
                "something was asked before what was asked earlier, or answered before that",
            );
        }
        asked = asked.max(proposal.at);
    }
    let Some(clock) = &record.clock else { return Ok(()) };
    match against(record, clock) {
        Some(why) => Err(RecordError::Clock(format!("its clock {why}"))),
        None => Ok(()),
    }
}

impl Record {
    /// The latest of all times in it.
    pub fn latest(&self) -> Timestamp {
        let events = self.events.iter().map(|event| event.at);
        let asked = self.proposals.iter().flat_map(|it| [Some(it.at), it.settled]).flatten();
        let clock = self.clock.iter();
        let clock = clock.flat_map(|clock| {
            let state = clock.state.iter().flat_map(|it| [it.start, it.since, it.handled]);
            state.chain(clock.moves.iter().map(|row| row.at))
        });
        let all = events.chain(asked).chain(clock).chain([self.standing.at]);
        all.fold(self.beginning.at, Timestamp::max)
    }
}

fn is_before(at: Timestamp, other: Timestamp) -> bool {
    at.0.saturating_add(APART) < other.0
}

fn against(record: &Record, clock: &Clocked) -> Option<&'static str> {
    let state = clock.state.as_ref()?;
    if is_before(state.start, record.beginning.at) {
        return Some("has begun to run before the game");
    }
    let mut last = state.start;
    for (row, event) in clock.moves.iter().zip(record.standing_events()) {
        let event = &record.events[event];
        // A player who writes in time is charged until then, or until shortly before the message
        // was read.
        let is_of_the_event =
            !is_before(row.at, event.at) && row.at.0 <= event.at.0.saturating_add(LATE);
        if !is_of_the_event {
            return Some("has other times for its moves than they have");
        }
        if is_before(row.at, last) || row.consumed > row.at.0 - last.0 + APART {
            return Some("has times that are longer than the time between its moves");
        }
        let allowed = clock.control.allowance(row.before[row.mover.index()].bank);
        if clock.control.timeout == Timeout::Hard && allowed.is_some_and(|most| row.consumed > most)
        {
            return Some("has a move for which there was no time any more");
        }
        last = last.max(row.at);
    }
    if is_before(state.since, last) {
        return Some("says that the last turn began before the move that led to it");
    }
    against_warnings(record, clock, state)
}

/// The objection to the armed warnings. A clock without deadlines has none, and one with more than
/// a day left still has those of the last hours.
fn against_warnings(record: &Record, clock: &Clocked, state: &State) -> Option<&'static str> {
    if clock.control.kind == Kind::None {
        return (!state.marks.is_empty()).then_some("has no deadlines, and warns of one");
    }
    let thought = clock.thought.filter(|_| record.end.is_none() && !state.overdue)?;
    let left = clock.control.allowance(state.sides[state.turn.index()].bank)? - thought;
    let warns = state.marks.iter().any(|armed| armed.mark == Mark::Hours);
    (left > DAY && !warns).then_some("has deadlines, and does not warn of the next one")
}
