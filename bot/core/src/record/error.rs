//! The errors of a record.

use super::content::{Event, What};
use crate::model::state::Ending;

/// Why a record cannot be read, or is not what it says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is something else.
    #[error(
        "it is no record of a game ({0}): give a file that `menagerie export` or the export of a game as JSON has written"
    )]
    NoRecord(String),
    /// A newer program has written it.
    #[error(
        "it is written in version {found} of the format, and this program reads version {known}: use a newer one"
    )]
    NewerVersion {
        /// Its version.
        found: u64,
        /// Ours.
        known: u32,
    },
    /// The rules are not known.
    #[error(
        "this program has no revision {revision} of a variant “{variant}”: use one that has it, such as the one that wrote the record"
    )]
    UnknownRules {
        /// The id of the variant.
        variant: String,
        /// The revision.
        revision: u32,
    },
    /// The position to start from is none.
    #[error("its start position cannot be used: {0}")]
    Start(String),
    /// A side has no player of its own.
    #[error("both sides are played by “{0}”, which no game allows")]
    OnePlayer(String),
    /// Something that has a name is not named as this program names it.
    #[error("“{0}” is not the name of anybody, any place or any cause: names are network:address")]
    Name(String),
    /// An event has a cause of our own, which nobody has played by.
    #[error(
        "“{0}” is the name of something that this program does by itself, and by that no move is made"
    )]
    OwnCause(String),
    /// Two events have the same cause.
    #[error("two of its events have the same cause, “{0}”, and no cause acts twice")]
    CauseTwice(String),
    /// A time that no calendar has.
    #[error("{0} is no time in seconds since 1970")]
    NoSuchTime(i64),
    /// A link does not follow from what is before it.
    #[error(
        "the chain of hashes breaks at {at}: that, or something before it, was changed, left out or put in after it was written"
    )]
    Broken {
        /// Which link.
        at: String,
    },
    /// A move cannot be played, or not be taken back, where it stands.
    #[error("event {event} ({what}) cannot be: {why}")]
    Impossible {
        /// Its number, from 1.
        event: usize,
        /// What it is.
        what: String,
        /// Why.
        why: String,
    },
    /// The end is not one that the game could have.
    #[error("it says that the game ended by {}, but {why}", .said.word())]
    End {
        /// What it says.
        said: Ending,
        /// What stands against it.
        why: String,
    },
    /// The board has ended a game that goes on.
    #[error("it says that the game goes on, but the board has ended it by {}", .0.word())]
    NoEnd(Ending),
    /// A draw offer or an answer is not one that could be.
    #[error("{0}")]
    Offer(String),
    /// A proposal is not one that could be.
    #[error("{0}")]
    Proposal(String),
    /// A time is not one that could be.
    #[error("{0}")]
    Untimely(String),
    /// The clock is not one that could be.
    #[error("{0}")]
    Clock(String),
    /// Something that follows from the rest does not.
    #[error("“{field}” is {found}, but {expected} follows from the rest of the record")]
    Altered {
        /// Where it stands.
        field: String,
        /// What it says.
        found: String,
        /// What it should say.
        expected: String,
    },
}

impl RecordError {
    /// Why an event cannot have happened; it is counted from 0.
    pub(super) fn impossible(index: usize, event: &Event, why: String) -> Self {
        let what = match &event.what {
            What::Played(coordinates) => format!("{coordinates} at ply {}", event.ply),
            What::TakenBack { .. } => format!("the move at ply {} is taken back", event.ply),
        };
        RecordError::Impossible { event: index + 1, what, why }
    }
}
