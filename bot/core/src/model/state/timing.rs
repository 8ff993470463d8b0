//! The time of a game as it stands: its clock, and its pauses.

use crate::Timestamp;
use crate::clock::{Clock, Control, Kind, MoveRow, Pauses, Span};

/// The time of a game.
#[derive(Clone, Debug)]
pub struct Timing {
    /// The agreed control.
    pub control: Control,
    /// The clock; nothing until the first board was seen.
    pub clock: Option<Clock>,
    /// Its pauses. Empty once the game has ended.
    pub pauses: Pauses,
    /// Since when a network is not heard on which the game is seen, if one is not heard now. The
    /// last outage goes on. It ends now only for the present reader.
    pub unheard_since: Option<Timestamp>,
    /// The cost of the last moves, the newest first, as far as they can be taken back.
    pub moves: Vec<MoveRow>,
}

impl Timing {
    /// The last moment at which the side to move is in time, if there is one.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.clock.as_ref()?.deadline(&self.pauses)
    }

    /// Whether there are deadlines at all.
    pub fn has_deadlines(&self) -> bool {
        self.control.kind != Kind::None
    }

    /// Whether there are deadlines, and the clock does not run yet.
    pub fn is_to_start(&self) -> bool {
        self.has_deadlines() && self.clock.is_none()
    }

    /// An outage of this turn that is made up for and ended after `told`.
    pub fn credited(&self, told: Timestamp) -> Option<Span> {
        let since = self.clock.as_ref()?.state().since.max(told);
        let is_over = |outage: &Span| self.unheard_since.is_none_or(|lasts| outage.until <= lasts);
        self.pauses.outages.credited(since).find(is_over)
    }
}
