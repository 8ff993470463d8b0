//! A row of the kind `table`: the games of a league, answered with its table.

use super::numbers::GamePoints;
use super::row_error::RowError;
use menagerie_club::tables::{Played, Row, table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The games of a league, without what they lead to.
#[derive(Deserialize)]
pub struct TableRow {
    players: Vec<String>,
    /// The points of both sides, by the name of each score.
    scores: BTreeMap<String, [GamePoints; 2]>,
    games: Vec<(String, String, String)>,
}

/// A line of the table. The names are those of the cases.
#[derive(Serialize)]
pub struct TableLine {
    player: String,
    rank: usize,
    points: f64,
    direct: f64,
    sonneborn_berger: f64,
    wins: u32,
    wins_as_second: u32,
}

impl TableRow {
    /// The table.
    pub fn table(self) -> Result<Vec<TableLine>, RowError> {
        let scores = self.scores;
        let played = |(number, (first, second, score)): (usize, (String, String, String))| {
            let Some(points) = scores.get(&score) else {
                return Err(RowError::UnknownScore { game: number, score });
            };
            Ok(Played { first, second, points: points.map(|it| it.0) })
        };
        let games = (1..).zip(self.games).map(played).collect::<Result<Vec<_>, _>>()?;
        Ok(table(&self.players, &games)?.into_iter().map(TableLine::from).collect())
    }
}

impl From<Row<String>> for TableLine {
    fn from(row: Row<String>) -> Self {
        Self {
            player: row.player,
            rank: row.rank,
            points: row.points.as_f64(),
            direct: row.direct.as_f64(),
            sonneborn_berger: row.sonneborn_berger.as_f64(),
            wins: row.wins,
            wins_as_second: row.wins_as_second,
        }
    }
}
