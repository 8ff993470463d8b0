//! The stored state of a clock, the events that it takes, and the events that it reports.

use super::charge::Side;
use super::warnings::{Armed, Warning};
use crate::Timestamp;
use menagerie_rules::Color;

/// Everything that a game's clock remembers: a row of the game, and one more for each armed
/// warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// When the first board was posted.
    pub start: Timestamp,
    /// How many moves stand in the game.
    pub plies: u32,
    /// The side that thinks.
    pub turn: Color,
    /// When it began to think.
    pub since: Timestamp,
    /// The seconds of thought about this turn before `since`, if a take-back has left any.
    pub spent: i64,
    /// Both sides, by the index of their color.
    pub sides: [Side; 2],
    /// The warnings still to come in this turn.
    pub marks: Vec<Armed>,
    /// Whether the time is up for good and the opponent may claim (soft timeout).
    pub overdue: bool,
    /// The last instant that was dealt with. Time never goes back before it: a clock that is set
    /// back delays what is due and repeats nothing.
    pub handled: Timestamp,
    /// How it ended, if it did.
    pub finish: Option<Finish>,
}

/// The end of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The instant of the end.
    pub at: Timestamp,
    /// The way it ended.
    pub how: How,
    /// The side whose time was up, if that ended it.
    pub flagged: Option<Color>,
}

/// The way in which a clock ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The time of the flagged side was up: it loses.
    Time,
    /// The time of a side was up before both had moved: no result.
    Aborted,
    /// A game without deadlines had no move for too long: no result.
    Unfinished,
    /// The players agreed.
    Agreed,
    /// A side resigned.
    Resigned,
    /// The game ended by its rules, or by a moderator's decision.
    Stopped,
}

/// The cost of a move, as a take-back needs it. It is stored with the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of moves before it.
    pub ply: u32,
    /// The side that made it.
    pub mover: Color,
    /// Until when its maker was charged. The next turn began when the move was seen.
    pub at: Timestamp,
    /// Both sides before it.
    pub before: [Side; 2],
    /// The seconds of thought about it.
    pub consumed: i64,
}

/// An act of the players. Offers stop no clock and are no event of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move. `written` is the network's time of the message, if there is one.
    Move {
        /// Its side.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// A conditional move, at the instant of the move that it answers.
    Reply {
        /// Its side.
        by: Color,
    },
    /// A claim of the game, because the other side's time is up.
    Claim {
        /// The side that claims.
        by: Color,
    },
    /// A gift of time to the other side, which is to move.
    Give {
        /// The side that gives.
        by: Color,
        /// The number of seconds.
        seconds: i64,
    },
    /// A draw offer is accepted. The clock does not know whether one was made.
    Accept {
        /// The side that accepts.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// A side resigns.
    Resign {
        /// The side that resigns.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// This move and all after it are taken back by agreement.
    TakeBack {
        /// The first of them.
        row: MoveRow,
        /// The side whose word takes them back: the one that agrees, or the one that takes its own
        /// move back.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// The game has ended in another way.
    Stop,
}

/// Something that the clock reports, to be stored and told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A move was made and charged.
    Moved(MoveRow),
    /// A warning is sent.
    Warned(Warning),
    /// An hour of vacation was paid automatically at the deadline.
    HourPaid {
        /// Its side.
        side: Color,
        /// The deadline, at which it begins.
        from: Timestamp,
    },
    /// The time is up: the opponent may claim or give time.
    Overdue {
        /// The side with this time.
        side: Color,
        /// When it was up.
        deadline: Timestamp,
    },
    /// The game is over.
    Ended(Finish),
}
