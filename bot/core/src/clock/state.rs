//! The stored state of a clock, the events that it takes, and the events that it reports.

use super::charge::Side;
use super::warnings::{Armed, Warning};
use crate::Timestamp;
use menagerie_rules::Color;

/// All that a game's clock remembers: a row of the game, and for each armed mark one more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// When the first board was posted.
    pub start: Timestamp,
    /// How many moves stand in the game.
    pub plies: u32,
    /// Who thinks.
    pub turn: Color,
    /// Since when.
    pub since: Timestamp,
    /// The seconds thought about this turn before `since`: after a take-back.
    pub spent: i64,
    /// Both sides, by the index of their color.
    pub sides: [Side; 2],
    /// What is still to be warned of in this turn.
    pub marks: Vec<Armed>,
    /// Whether the time is up for good and the opponent may claim (soft timeout).
    pub overdue: bool,
    /// The last instant that was dealt with. Time never goes below it: a clock that is set back
    /// delays what is due and repeats nothing.
    pub handled: Timestamp,
    /// How it ended, if it did.
    pub finish: Option<Finish>,
}

/// How a clock came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The instant as of which it has ended.
    pub at: Timestamp,
    /// What ended it.
    pub how: How,
    /// Whose time was up, if that ended it.
    pub flagged: Option<Color>,
}

/// What ended a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The time of the flagged side was up: it loses.
    Time,
    /// The time of a side was up before both had moved: no result.
    Aborted,
    /// A game without deadlines was silent for too long: no result.
    Unfinished,
    /// The players agreed.
    Agreed,
    /// A side resigned.
    Resigned,
    /// The game ended by its rules, or by somebody's decision.
    Stopped,
}

/// A move as a take-back needs to know it. It is stored with the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// How many moves stood before it.
    pub ply: u32,
    /// Who made it.
    pub mover: Color,
    /// Until when its maker was charged. The next turn began when it was seen.
    pub at: Timestamp,
    /// Both sides before it.
    pub before: [Side; 2],
    /// The seconds that its maker had thought about it.
    pub consumed: i64,
}

/// Something that the players do. Offers stop no clock and are no event of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move. `written` is the network's time of the message, if it has one.
    Move {
        /// Who makes it.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// A conditional move, at the instant of the move that it answers.
    Reply {
        /// Whose it is.
        by: Color,
    },
    /// The game is claimed for the other side's time.
    Claim {
        /// Who claims.
        by: Color,
    },
    /// The other side, which is to move, is given time.
    Give {
        /// Who gives.
        by: Color,
        /// How many seconds.
        seconds: i64,
    },
    /// An offered draw is accepted. Whether one was offered is not the clock's to know.
    Accept {
        /// Who accepts.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// A side resigns.
    Resign {
        /// Who resigns.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// This move and all after it are taken back by consent.
    TakeBack {
        /// The first of them.
        row: MoveRow,
        /// Whose word it is that they go: the consent of one side, or the other's own wish.
        by: Color,
        /// When it was written.
        written: Option<Timestamp>,
    },
    /// The game has ended otherwise.
    Stop,
}

/// Something that came about, to be stored and told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A move was made and charged.
    Moved(MoveRow),
    /// A warning is sent.
    Warned(Warning),
    /// An hour of vacation was paid by itself at the deadline.
    HourPaid {
        /// Whose it is.
        side: Color,
        /// The deadline, at which it begins.
        from: Timestamp,
    },
    /// The time is up: the opponent may claim or give.
    Overdue {
        /// Whose time.
        side: Color,
        /// When it was up.
        deadline: Timestamp,
    },
    /// The game is over.
    Ended(Finish),
}
