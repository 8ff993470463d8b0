//! What can be wrong with a running bot.

/// Something that whoever runs the bot has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alert {
    /// Calls are not decided.
    DeskStalled,
    /// Nothing can be stored.
    DatabaseUnwritable,
    /// The database file is another one.
    DatabaseReplaced,
    /// Nobody looks at the outbox.
    OutboxStalled,
    /// A row of the outbox waits for too long.
    OutboxAgeing,
    /// What is due is not done: no clock is looked at.
    UpkeepStalled,
    /// Nothing comes from a network.
    NetworkSilent,
    /// What was said on a network while we were away is still not read.
    NetworkBehind,
    /// The clock of the machine was set, or the machine has slept.
    ClockJumped,
    /// The clock of the machine is wrong.
    ClockWrong,
    /// Discord has sent something that nobody could read.
    EventsDropped,
    /// What was written while nobody listened is given up.
    MessagesMissed,
}

impl Alert {
    /// All of them.
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

    /// Its name, by which rules know it.
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

    /// Whether the bot is not well while it lasts. Of what is over and done with, and of what goes on
    /// by itself, it is only said that somebody should look at it.
    pub fn is_red(self) -> bool {
        !matches!(self, Alert::EventsDropped | Alert::MessagesMissed | Alert::NetworkBehind)
    }

    /// Whether a restart is what helps: a part has stopped, and not for want of something else.
    pub fn asks_for_restart(self) -> bool {
        matches!(self, Alert::DeskStalled | Alert::OutboxStalled)
    }
}
