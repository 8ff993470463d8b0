//! The answer to a row: its kind, its id and what the program makes of it.

use super::games::{After, GamesRow};
use super::numbers::Whole;
use super::row_error::RowError;
use super::table::{TableLine, TableRow};
use menagerie_club::pairings::{Pairing, Players, single};
use serde::{Deserialize, Serialize};

/// The longest id, in bytes.
const LONGEST_ID: usize = 100;

/// What each row has. Other fields, such as results, are passed over.
#[derive(Deserialize)]
struct Head {
    kind: String,
    id: Option<String>,
}

/// A row of the kind `berger`.
#[derive(Deserialize)]
struct BergerRow {
    players: Whole<3, 16>,
}

/// The answer to a row.
#[derive(Serialize)]
pub struct Answer {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(flatten)]
    result: Outcome,
}

/// What follows from a row. The names of the fields are those of the cases.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Ratings { after: After },
    Table { table: Vec<TableLine> },
    Pairings { rounds: Vec<Vec<[usize; 2]>> },
}

impl Answer {
    /// The kind of the row.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The id of the row, if it has one.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }
}

/// The answer to the row in a line.
pub fn answer(line: &str) -> Result<Answer, RowError> {
    let is_json_of_another_form = !line.trim_start().starts_with('{')
        && serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok();
    if is_json_of_another_form {
        return Err(RowError::NotAnObject);
    }
    let Head { kind, id } = serde_json::from_str(line)?;
    if id.as_ref().is_some_and(|id| id.len() > LONGEST_ID) {
        return Err(RowError::LongId(LONGEST_ID));
    }
    let (kind, result) = match kind.as_str() {
        "ladder" => {
            let after = serde_json::from_str::<GamesRow>(line)?.after()?;
            ("ladder", Outcome::Ratings { after })
        }
        "table" => {
            let table = serde_json::from_str::<TableRow>(line)?.table()?;
            ("table", Outcome::Table { table })
        }
        "berger" => {
            let row: BergerRow = serde_json::from_str(line)?;
            ("berger", Outcome::Pairings { rounds: rounds(row.players.0 as usize)? })
        }
        _ => return Err(RowError::UnknownKind(kind)),
    };
    Ok(Answer { kind, id, result })
}

fn rounds(players: usize) -> Result<Vec<Vec<[usize; 2]>>, RowError> {
    let rounds = single(Players::try_from(players)?);
    let numbers = |round: &Vec<_>| round.iter().map(|it: &Pairing| [it.first, it.second]).collect();
    Ok(rounds.iter().map(numbers).collect())
}
