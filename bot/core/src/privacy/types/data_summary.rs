//! The summary of the data stored about a person, by kind, and its message.

use crate::message;
use crate::model::Text;
use std::collections::BTreeMap;

/// A kind of data stored about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Their running games.
    Running,
    /// Their finished games.
    Finished,
    /// Challenges by them or to them.
    Challenges,
    /// Their problems.
    Problems,
    /// The leagues that they have joined or made.
    Leagues,
    /// Their places on ladders.
    Ladders,
    /// Their attempts at problems.
    Attempts,
    /// Their private notes.
    Notes,
    /// Their private lines.
    Lines,
    /// Their conditional moves.
    Plans,
    /// Their settings of boards and notices.
    Settings,
    /// Their zone, days off and quiet hours.
    Hours,
    /// Their vacations.
    Vacations,
    /// The players whom they have blocked.
    Blocks,
    /// The games that they watch.
    Watched,
    /// Their acts as a moderator: games decided or stopped.
    Rulings,
    /// Links of their accounts, and codes for links.
    Links,
    /// Their names, until when they were told what, and what others have stored about them.
    Traces,
}

impl Kind {
    /// All kinds, in the order of the list.
    pub const ALL: [Kind; 18] = [
        Kind::Running,
        Kind::Finished,
        Kind::Challenges,
        Kind::Problems,
        Kind::Leagues,
        Kind::Ladders,
        Kind::Attempts,
        Kind::Notes,
        Kind::Lines,
        Kind::Plans,
        Kind::Settings,
        Kind::Hours,
        Kind::Vacations,
        Kind::Blocks,
        Kind::Watched,
        Kind::Rulings,
        Kind::Links,
        Kind::Traces,
    ];

    /// Its name in the message.
    fn name(self) -> &'static str {
        match self {
            Kind::Running => "running",
            Kind::Finished => "finished",
            Kind::Challenges => "challenges",
            Kind::Problems => "problems",
            Kind::Leagues => "leagues",
            Kind::Ladders => "ladders",
            Kind::Attempts => "attempts",
            Kind::Notes => "notes",
            Kind::Lines => "lines",
            Kind::Plans => "plans",
            Kind::Settings => "settings",
            Kind::Hours => "hours",
            Kind::Vacations => "vacations",
            Kind::Blocks => "blocks",
            Kind::Watched => "watched",
            Kind::Rulings => "rulings",
            Kind::Links => "links",
            Kind::Traces => "traces",
        }
    }
}

/// How much is stored about a person, for each kind with any data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataSummary(pub BTreeMap<Kind, usize>);

impl DataSummary {
    /// How much there is of a kind.
    pub fn of(&self, kind: Kind) -> usize {
        self.0.get(&kind).copied().unwrap_or(0)
    }

    /// Whether nothing is stored.
    pub fn is_nothing(&self) -> bool {
        self.0.values().all(|count| *count == 0)
    }
}

/// The summary, for the person alone.
pub fn kept_in_words(kept: &DataSummary) -> Text {
    if kept.is_nothing() {
        return message!("privacy-nothing");
    }
    let mut text = message!("privacy-kept");
    for kind in Kind::ALL {
        let count = kept.of(kind);
        if count > 0 {
            let entry = message!("privacy-kept-kind", kind = kind.name(), count);
            text = text.line().then(entry);
        }
    }
    text.line().then(message!("privacy-kept-where"))
}
