//! The results of a division, each player against each other one, in signs that all networks can draw.

use super::divisions::{Table, tables};
use super::shown::shown_to;
use super::words::decimal;
use crate::league::types::League;
use crate::model::Text;
use crate::{PlayerId, message};
use menagerie_club::league::{Game, Stage};

/// A player of a division, and how they did against each other one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueResults {
    /// The player.
    pub player: PlayerId,
    /// The rank; none of a player who left early.
    pub rank: Option<usize>,
    /// The signs of the games against the player of each row, in the order of their rounds.
    pub against: Vec<String>,
    /// The points, such as `3.5`.
    pub points: String,
}

/// The results of the division that a member is shown, the best player first. Nothing before a season
/// begins.
pub fn league_results(
    league: &League,
    reader: &PlayerId,
    division: Option<usize>,
) -> Vec<LeagueResults> {
    let tables = tables(league);
    shown_to(&tables, reader, division).map(results).unwrap_or_default()
}

/// The meaning of the signs.
pub fn league_signs() -> Text {
    message!("league-signs")
}

fn results(table: &Table) -> Vec<LeagueResults> {
    let against = |player: &PlayerId, other: &PlayerId| {
        let games = table.season.games().iter();
        let signs = games.filter(|game| player != other && game.has(player) && game.has(other));
        signs.map(|game| sign(game, player)).collect::<Vec<_>>().join(" ").trim().to_owned()
    };
    let rows = table.standings.iter().map(|row| LeagueResults {
        player: row.player.clone(),
        rank: row.rank,
        against: table.standings.iter().map(|it| against(&row.player, &it.player)).collect(),
        points: decimal(row.points),
    });
    rows.collect()
}

/// A game as one of its players reads it.
fn sign(game: &Game<PlayerId>, player: &PlayerId) -> &'static str {
    let own = usize::from(game.second == *player);
    let order = game.stage.points().map(|points| points[own].cmp(&points[1 - own]));
    match (game.stage, order) {
        (Stage::Running, _) => "…",
        (Stage::Annulled(_), _) => "x",
        (Stage::Forfeited(_), Some(std::cmp::Ordering::Greater)) => "+",
        (Stage::Forfeited(_), _) => "-",
        (_, Some(std::cmp::Ordering::Greater)) => "1",
        (_, Some(std::cmp::Ordering::Equal)) => "=",
        (_, Some(std::cmp::Ordering::Less)) => "0",
        (_, None) => "",
    }
}
