//! The summary of the data stored about a person, by kind, and its words.

use crate::model::{CommandName, CommandReference, Text};
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
    pub const ALL: [Kind; 16] = [
        Kind::Running,
        Kind::Finished,
        Kind::Challenges,
        Kind::Problems,
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

    /// Its name, and who else has such data.
    fn words(self) -> &'static str {
        match self {
            Kind::Running => "running games, with every move and when it was played",
            Kind::Finished => "finished games, which are your opponents' as well",
            Kind::Challenges => "challenges that you have made or got",
            Kind::Problems => "problems that you have made, which others may solve",
            Kind::Attempts => "problems that you have tried or solved",
            Kind::Notes => "notes, which nobody else ever sees",
            Kind::Lines => "lines that you have tried, which nobody else ever sees",
            Kind::Plans => "games with conditional moves, which nobody else ever sees",
            Kind::Settings => "settings of how you see boards and are told",
            Kind::Hours => "entries on your time zone, days off and quiet hours",
            Kind::Vacations => "vacations, with the hours that were used at deadlines",
            Kind::Blocks => "members against whom you do not play, of which nobody is told",
            Kind::Watched => "games that you watch or have watched",
            Kind::Rulings => "games or communities that you have decided or stopped as moderator",
            Kind::Links => "links of your accounts, now or earlier, and codes for that",
            Kind::Traces => {
                "entries on what you are called, what you were told last, and what others have settled about you alone"
            }
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

/// The answer to a person about whom nothing is stored.
pub const NOTHING: &str = "Nothing is stored about you.";

/// The summary in words, for the person alone.
pub fn kept_in_words(kept: &DataSummary) -> Text {
    if kept.is_nothing() {
        return NOTHING.into();
    }
    let mut text = Text::from("Stored about you, under the number or name of your account:");
    for kind in Kind::ALL {
        let count = kept.of(kind);
        if count > 0 {
            text = text.line().plain(format!("• {} ({count})", kind.words()));
        }
    }
    text = text
        .line()
        .plain("All of this lies in the database of whoever runs the bot, until you delete it. What is answered to you is kept there for 30 days, so that nothing is done twice, and what you write besides moves and notes is not kept. Take it along: ")
        .step(privacy("export"))
        .plain(". Delete it: ")
        .step(privacy("delete"))
        .plain(", which says first what happens. The file PRIVACY.md of the program tells each column of its tables.");
    text
}

/// The command for one part of this.
pub fn privacy(what: &str) -> CommandReference {
    CommandReference::of(CommandName::Privacy).with("what", what)
}
