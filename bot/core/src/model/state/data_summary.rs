//! The summary of the data stored about a person, by kind, and its words.

use crate::model::{CommandName, CommandReference, Text};
use std::collections::BTreeMap;

/// A kind of what is stored about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Games of theirs that run.
    Running,
    /// Games of theirs that are over.
    Finished,
    /// Challenges that they have made or got.
    Challenges,
    /// Problems that they have made.
    Problems,
    /// How far they have come with problems.
    Attempts,
    /// What they have noted about games.
    Notes,
    /// Lines that they have tried.
    Lines,
    /// Conditional moves of theirs.
    Plans,
    /// How they see boards and are told.
    Settings,
    /// Where they live, their days off and quiet hours.
    Hours,
    /// Vacations.
    Vacations,
    /// Those against whom they do not play.
    Blocks,
    /// Games that they watch.
    Watched,
    /// Games that they have decided or stopped as those who keep order.
    Rulings,
    /// Links of their accounts, and codes for that.
    Links,
    /// What they are called, until when they were told what, and what others have settled about them.
    Traces,
}

impl Kind {
    /// All of them, as they are listed.
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

    /// What it is, and who else has it.
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

/// How much is stored about a person, of each kind of which there is something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataSummary(pub BTreeMap<Kind, usize>);

impl DataSummary {
    /// How much there is of a kind.
    pub fn of(&self, kind: Kind) -> usize {
        self.0.get(&kind).copied().unwrap_or(0)
    }

    /// Whether there is nothing at all.
    pub fn is_nothing(&self) -> bool {
        self.0.values().all(|count| *count == 0)
    }
}

/// What is said to somebody of whom nothing is stored.
pub const NOTHING: &str = "Nothing is stored about you.";

/// What is stored about a person, in words, for them alone.
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

/// How something of this is asked for.
pub fn privacy(what: &str) -> CommandReference {
    CommandReference::of(CommandName::Privacy).with("what", what)
}
