//! The errors of a record.

use super::content::{Event, What};
use crate::model::state::Ending;

/// Why a record cannot be read, or contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The file is not a record.
    #[error(
        "it is no record of a game ({0}): give a file that `menagerie export` or the export of a game as JSON has written"
    )]
    NoRecord(String),
    /// A newer program has written the record.
    #[error(
        "it is written in version {found} of the format, and this program reads version {known}: use a newer one"
    )]
    NewerVersion {
        /// The record's version.
        found: u64,
        /// This program's version.
        known: u32,
    },
    /// The rules are not known.
    #[error(
        "this program has no revision {revision} of a variant “{variant}”: use one that has it, such as the one that wrote the record"
    )]
    UnknownRules {
        /// The variant's id.
        variant: String,
        /// The revision.
        revision: u32,
    },
    /// It says that the game is rated, and such a game cannot be.
    #[error(
        "it says that the game is rated, but it cannot be: a rated game has a clock, begins from its own array, and is between two people"
    )]
    CannotBeRated,
    /// The start position cannot be read.
    #[error("its start position cannot be used: {0}")]
    Start(String),
    /// Both sides have the same player.
    #[error("both sides are played by “{0}”, which no game allows")]
    OnePlayer(String),
    /// A name has not the form of this program's names.
    #[error("“{0}” is not the name of anybody, any place or any cause: names are network:address")]
    Name(String),
    /// An event has a cause of the program's own, and no move is played by such a cause.
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
    /// A hash does not follow from the values before it.
    #[error(
        "the chain of hashes breaks at {at}: that, or something before it, was changed, left out or put in after it was written"
    )]
    Broken {
        /// Which link of the chain.
        at: String,
    },
    /// A move cannot be played, or cannot be taken back, at this point.
    #[error("event {event} ({what}) cannot be: {why}")]
    Impossible {
        /// Its number, from 1.
        event: usize,
        /// The move.
        what: String,
        /// The reason.
        why: String,
    },
    /// The game cannot have ended like this.
    #[error("it says that the game ended by {}, but {why}", .said.word())]
    End {
        /// The ending in the record.
        said: Ending,
        /// The objection.
        why: String,
    },
    /// The board has ended the game, and the record lets it go on.
    #[error("it says that the game goes on, but the board has ended it by {}", .0.word())]
    NoEnd(Ending),
    /// A draw offer, or an answer to one, is not possible.
    #[error("{0}")]
    Offer(String),
    /// A proposal is not possible.
    #[error("{0}")]
    Proposal(String),
    /// A time is not possible.
    #[error("{0}")]
    Untimely(String),
    /// The clock is not possible.
    #[error("{0}")]
    Clock(String),
    /// A value does not follow from the others, as it should.
    #[error("“{field}” is {found}, but {expected} follows from the rest of the record")]
    Altered {
        /// The name of the field.
        field: String,
        /// The value in the record.
        found: String,
        /// The value that follows from the others.
        expected: String,
    },
}

impl RecordError {
    /// The error for an event that cannot have happened; `index` counts from 0.
    pub(super) fn impossible(index: usize, event: &Event, why: String) -> Self {
        let what = match &event.what {
            What::Played(coordinates) => format!("{coordinates} at ply {}", event.ply),
            What::TakenBack { .. } => format!("the move at ply {} is taken back", event.ply),
        };
        RecordError::Impossible { event: index + 1, what, why }
    }
}
