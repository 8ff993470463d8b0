//! The answer to a row: the row, and what the program makes of it.

use super::games::{After, GamesRow};
use super::numbers::Whole;
use super::row_error::RowError;
use super::table::{TableLine, TableRow};
use menagerie_club::pairings::{Pairing, Players, single};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The longest id, in bytes.
const LONGEST_ID: usize = 100;

/// The fields that each row has.
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

/// The answer to a row: its own fields, with the result in place of one that it had.
#[derive(Serialize)]
pub struct Answer {
    #[serde(flatten)]
    row: Map<String, Value>,
    #[serde(flatten)]
    result: Outcome,
}

/// The outcome of a row. The names of the fields are those of the cases.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Ratings { after: After },
    Table { table: Vec<TableLine> },
    Pairings { rounds: Vec<Vec<[usize; 2]>> },
}

/// The answer to the row in a line.
pub fn answer(line: &str) -> Result<Answer, RowError> {
    let row: Value = serde_json::from_str(line)?;
    let Value::Object(mut row) = row else { return Err(RowError::NotAnObject) };
    let result = result(line).map_err(RowError::of_json)?;
    row.remove(result.name());
    Ok(Answer { row, result })
}

fn result(line: &str) -> Result<Outcome, RowError> {
    let Head { kind, id } = serde_json::from_str(line)?;
    if id.as_ref().is_some_and(|id| id.len() > LONGEST_ID) {
        return Err(RowError::LongId(LONGEST_ID));
    }
    Ok(match kind.as_str() {
        "ladder" => Outcome::Ratings { after: serde_json::from_str::<GamesRow>(line)?.after()? },
        "table" => Outcome::Table { table: serde_json::from_str::<TableRow>(line)?.table()? },
        "berger" => {
            let row: BergerRow = serde_json::from_str(line)?;
            Outcome::Pairings { rounds: rounds(row.players.0 as usize)? }
        }
        _ => return Err(RowError::UnknownKind(kind)),
    })
}

impl Outcome {
    /// The name of its field.
    fn name(&self) -> &'static str {
        match self {
            Outcome::Ratings { .. } => "after",
            Outcome::Table { .. } => "table",
            Outcome::Pairings { .. } => "rounds",
        }
    }
}

fn rounds(players: usize) -> Result<Vec<Vec<[usize; 2]>>, RowError> {
    let rounds = single(Players::try_from(players)?);
    let numbers = |round: &Vec<_>| round.iter().map(|it: &Pairing| [it.first, it.second]).collect();
    Ok(rounds.iter().map(numbers).collect())
}
