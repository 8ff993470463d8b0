//! The clock's rows in a JSON export.

use super::content::Clocked;
use super::error::RecordError;
use super::rows::Sides;
use super::when::When;
use crate::Timestamp;
use crate::clock::{Armed, MoveRow, NoControl, Side, State};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockRow {
    control: String,
    state: Option<StateRow>,
    thought: Option<i64>,
    moves: Vec<TimeRow>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateRow {
    started: When,
    plies: u32,
    turn: Color,
    since: When,
    spent: i64,
    sides: Sides<Side>,
    marks: Vec<String>,
    overdue: bool,
    handled: When,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TimeRow {
    ply: u32,
    mover: Color,
    at: When,
    consumed: i64,
    before: Sides<Side>,
}

impl ClockRow {
    /// The row of a clock.
    ///
    /// # Errors
    /// When it holds a time that no calendar has.
    pub(super) fn of(clock: &Clocked) -> Result<Self, RecordError> {
        Ok(Self {
            control: clock.control.to_string(),
            state: clock.state.as_ref().map(StateRow::of).transpose()?,
            thought: clock.thought,
            moves: clock.moves.iter().map(TimeRow::of).collect::<Result<_, _>>()?,
        })
    }

    /// The clock of a row.
    ///
    /// # Errors
    /// When its words are not known.
    pub(super) fn clock(&self) -> Result<Clocked, RecordError> {
        let no_control =
            |why: NoControl| RecordError::NoRecord(format!("its clock is none: {why}"));
        Ok(Clocked {
            control: self.control.parse().map_err(no_control)?,
            state: self.state.as_ref().map(StateRow::state).transpose()?,
            thought: self.thought,
            moves: self.moves.iter().map(TimeRow::time).collect(),
        })
    }
}

impl StateRow {
    fn of(state: &State) -> Result<Self, RecordError> {
        Ok(Self {
            started: When::of(state.start)?,
            plies: state.plies,
            turn: state.turn,
            since: When::of(state.since)?,
            spent: state.spent,
            sides: state.sides.into(),
            marks: state.marks.iter().map(ToString::to_string).collect(),
            overdue: state.overdue,
            handled: When::of(state.handled)?,
        })
    }

    fn state(&self) -> Result<State, RecordError> {
        let armed = |word: &String| {
            let unknown = || RecordError::NoRecord(format!("“{word}” is no warning"));
            Armed::named(word).ok_or_else(unknown)
        };
        Ok(State {
            start: Timestamp(self.started.unix),
            plies: self.plies,
            turn: self.turn,
            since: Timestamp(self.since.unix),
            spent: self.spent,
            sides: [self.sides.white, self.sides.black],
            marks: self.marks.iter().map(armed).collect::<Result<_, _>>()?,
            overdue: self.overdue,
            handled: Timestamp(self.handled.unix),
            finish: None,
        })
    }
}

impl TimeRow {
    fn of(row: &MoveRow) -> Result<Self, RecordError> {
        let MoveRow { ply, mover, at, before, consumed } = *row;
        Ok(Self { ply, mover, at: When::of(at)?, consumed, before: before.into() })
    }

    fn time(&self) -> MoveRow {
        let Self { ply, mover, consumed, .. } = *self;
        let before = [self.before.white, self.before.black];
        MoveRow { ply, mover, at: Timestamp(self.at.unix), before, consumed }
    }
}
