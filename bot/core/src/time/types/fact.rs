//! Facts about clocks.

use crate::clock::{Control, MoveRow, Span, State};
use crate::moderation::types::{Frozen, Stopped};
use crate::{GameId, PlayerId, Timestamp};

/// A fact about clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockFact {
    /// A game that begins has a clock.
    Agreed {
        /// The game.
        game: GameId,
        /// The agreed control.
        control: Control,
        /// The network whose outages stop the clock.
        network: String,
    },
    /// A clock has a new state.
    Set {
        /// The game.
        game: GameId,
        /// The state.
        state: State,
        /// When to look at the clock again.
        due: Option<Timestamp>,
    },
    /// The cost of a move.
    MoveTimed {
        /// The game.
        game: GameId,
        /// The cost.
        row: MoveRow,
    },
    /// An hour of a member's vacation was paid at a deadline.
    HourPaid {
        /// The member.
        player: PlayerId,
        /// The deadline, at which the hour begins.
        from: Timestamp,
    },
    /// The bot was away from a network.
    OutageNoted {
        /// The network.
        network: String,
        /// The part of the outage that was not known.
        outage: Span,
        /// Whether it is made up for, so that all clocks of the network are looked at.
        credited: bool,
    },
    /// A game is stopped, or all games of a community.
    Frozen(Frozen),
    /// A game goes on, or all games of a community.
    Thawed {
        /// The stopped games.
        what: Stopped,
        /// From when on it goes on.
        at: Timestamp,
    },
}
