//! The table of a league's division as a picture.

use crate::description::Description;
use crate::drawing::Drawn;
use menagerie_core::PlayerId;
use menagerie_core::league::{LeagueResults, league_signs};
use menagerie_render::{BoardTheme, Crosstable, CrosstableRow, RenderError, crosstable};

/// The table, with the names that the network tells.
#[derive(Clone, Debug)]
pub struct LeagueTable {
    rows: Vec<(LeagueResults, Option<String>)>,
}

impl LeagueTable {
    /// The table of these results. `account` is the account by which a player is known where the league
    /// is played.
    pub fn of(rows: Vec<LeagueResults>, account: impl Fn(&PlayerId) -> PlayerId) -> Self {
        let known = |row: LeagueResults| LeagueResults { player: account(&row.player), ..row };
        Self { rows: rows.into_iter().map(|row| (known(row), None)).collect() }
    }

    /// The accounts of the players, each with the name to be written, if one is known.
    pub fn names(&mut self) -> impl Iterator<Item = (&PlayerId, &mut Option<String>)> {
        self.rows.iter_mut().map(|(row, name)| (&row.player, name))
    }

    /// Draws it. A name in letters that no picture has is left out; the rank says who it is.
    ///
    /// # Errors
    /// When there are no rows.
    pub fn draw(&self, theme: BoardTheme) -> Result<Drawn, RenderError> {
        let ranks: Vec<String> = self
            .rows
            .iter()
            .map(|(row, _)| row.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string()))
            .collect();
        let results: Vec<Vec<&str>> = self
            .rows
            .iter()
            .map(|(row, _)| row.against.iter().map(String::as_str).collect())
            .collect();
        let rows: Vec<CrosstableRow<'_>> = (self.rows.iter().zip(&ranks).zip(&results))
            .map(|(((row, name), rank), results)| CrosstableRow {
                rank,
                name: name.as_deref().unwrap_or_default(),
                results,
                points: &row.points,
            })
            .collect();
        let picture = crosstable(&Crosstable { rows: &rows, theme })?;
        Ok(Drawn { file: picture.png, alt: Description::of_text(league_signs()) })
    }
}
