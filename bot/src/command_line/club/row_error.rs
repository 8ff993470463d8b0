//! Why a row cannot be used: a sentence that follows the number of its line.

use menagerie_club::pairings::NoTable;
use menagerie_club::ratings::{RecordError, TooManyPeriods};
use menagerie_club::tables::TableError;
use thiserror::Error;

/// Why a row cannot be used.
#[derive(Debug, Error)]
pub enum RowError {
    /// The file cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(std::io::Error),
    /// The line is too long.
    #[error("a row has at most {0} bytes")]
    TooLong(u64),
    /// The line is no text.
    #[error("this is no text in UTF-8")]
    NotText,
    /// The line is no JSON.
    #[error("this is no JSON: {why}, in column {column}")]
    NotJson {
        /// The fault.
        why: String,
        /// Where.
        column: usize,
    },
    /// The line is JSON, but not a row.
    #[error("{why}, in column {column}")]
    NotARow {
        /// The fault.
        why: String,
        /// Where.
        column: usize,
    },
    /// The line is a list, a text or a number.
    #[error("a row is an object, like {{\"kind\": \"berger\", \"players\": 6}}")]
    NotAnObject,
    /// There is no such kind of row.
    #[error("the kind “{0}” is unknown: there are ladder, table and berger")]
    UnknownKind(String),
    /// The id is too long.
    #[error("an id has at most {0} bytes")]
    LongId(usize),
    /// A name is too long.
    #[error("the name of a player has at most {0} bytes")]
    LongName(usize),
    /// The answer would be too long.
    #[error("{players} players in {periods} periods have more than {most} ratings")]
    TooManyRatings {
        /// How many players there are.
        players: usize,
        /// How many periods there are.
        periods: u64,
        /// The most ratings of a row.
        most: u64,
    },
    /// A game of a league ends with a score that the row does not list.
    #[error("game {game} has the score “{score}”, which is not among the row's scores")]
    UnknownScore {
        /// The place of the game, from 1.
        game: usize,
        /// The score.
        score: String,
    },
    /// The games are no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The periods are too many.
    #[error(transparent)]
    Periods(#[from] TooManyPeriods),
    /// The games give no table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// There is no table of pairings.
    #[error(transparent)]
    Pairings(#[from] NoTable),
}

impl RowError {
    /// The same about a line that is known to be JSON. Of a field of another form, the reader says no more
    /// than that it expected something else.
    pub fn of_json(self) -> Self {
        match self {
            RowError::NotJson { why, column } => RowError::NotARow { why, column },
            other => other,
        }
    }
}

impl From<serde_json::Error> for RowError {
    fn from(error: serde_json::Error) -> Self {
        let words = error.to_string();
        // Its own place has the line, which is always the first one of a row.
        let why = words.split(" at line ").next().unwrap_or_default().to_owned();
        let column = error.column();
        if error.is_data() {
            RowError::NotARow { why, column }
        } else {
            RowError::NotJson { why, column }
        }
    }
}
