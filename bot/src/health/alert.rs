//! Alerts: the faults that a running bot can have.

/// A fault that the operator has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alert {
    /// Calls are not decided.
    DeskStalled,
    /// Nothing can be stored.
    DatabaseUnwritable,
    /// The database file was replaced.
    DatabaseReplaced,
    /// The outbox is not looked at.
    OutboxStalled,
    /// A row of the outbox waits for too long.
    OutboxAgeing,
    /// Due work is not done, so no clock is looked at.
    UpkeepStalled,
    /// Nothing comes from a network.
    NetworkSilent,
    /// Missed messages of a network are still not read.
    NetworkBehind,
    /// The clock of the machine was set, or the machine has slept.
    ClockJumped,
    /// The clock of the machine is wrong.
    ClockWrong,
    /// Discord has sent an event that serenity could not read.
    EventsDropped,
    /// Missed messages of a place are given up.
    MessagesMissed,
}

impl Alert {
    /// All alerts.
    pub const ALL: [Alert; 12] = [
        Alert::DeskStalled,
        Alert::DatabaseUnwritable,
        Alert::DatabaseReplaced,
        Alert::OutboxStalled,
        Alert::OutboxAgeing,
        Alert::UpkeepStalled,
        Alert::NetworkSilent,
        Alert::NetworkBehind,
        Alert::ClockJumped,
        Alert::ClockWrong,
        Alert::EventsDropped,
        Alert::MessagesMissed,
    ];

    /// Its name in alerting rules.
    pub fn kind(self) -> &'static str {
        match self {
            Alert::DeskStalled => "desk_stalled",
            Alert::DatabaseUnwritable => "database_unwritable",
            Alert::DatabaseReplaced => "database_replaced",
            Alert::OutboxStalled => "outbox_stalled",
            Alert::OutboxAgeing => "outbox_ageing",
            Alert::UpkeepStalled => "upkeep_stalled",
            Alert::NetworkSilent => "network_silent",
            Alert::NetworkBehind => "network_behind",
            Alert::ClockJumped => "clock_jumped",
            Alert::ClockWrong => "clock_wrong",
            Alert::EventsDropped => "events_dropped",
            Alert::MessagesMissed => "messages_missed",
        }
    }

    /// Whether the bot is not well as long as this lasts. A fault that is over, or that passes by
    /// itself, is only reported.
    pub fn is_red(self) -> bool {
        !matches!(self, Alert::EventsDropped | Alert::MessagesMissed | Alert::NetworkBehind)
    }

    /// Whether a restart helps: a part has stopped, and does not only wait for something else.
    pub fn asks_for_restart(self) -> bool {
        matches!(self, Alert::DeskStalled | Alert::OutboxStalled)
    }
}
