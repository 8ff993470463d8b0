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
    /// There are too many rows.
    #[error("a file has at most {0} rows")]
    TooManyRows(usize),
    /// The line is no JSON.
    #[error("this is no JSON: {why}, in column {column}")]
    NotJson {
        /// What is wrong.
        why: String,
        /// Where.
        column: usize,
    },
    /// The line is JSON, but not a row.
    #[error("{why}, in column {column}")]
    NotARow {
        /// What is wrong.
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
    /// Two rows of one kind have the same id.
    #[error("another row of this kind has the id “{0}”, too")]
    SameId(String),
    /// The id is too long.
    #[error("an id has at most {0} bytes")]
    LongId(usize),
    /// A game ends after the last period.
    #[error("game {game} ends on day {day}, but the last of the {periods} periods ends before")]
    TooLate {
        /// The number of the game.
        game: i64,
        /// When it ends.
        day: u64,
        /// How many periods there are.
        periods: u64,
    },
    /// A running game ends before it begins.
    #[error("a game of “{0}” runs to an earlier period than it runs from")]
    Backwards(String),
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
