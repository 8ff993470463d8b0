//! Seasons whose players are letters, in the order of their numbers.

use menagerie_club::league::{Format, Scoring, Season, Standings};
use menagerie_club::tables::Points;

pub const WON: [Points; 2] = [Points::ONE, Points::ZERO];
pub const DRAWN: [Points; 2] = [Points::HALF; 2];
pub const LOST: [Points; 2] = [Points::ZERO, Points::ONE];

/// A single round robin with 1, ½, 0.
pub fn season(players: &str) -> Season<char> {
    let players = players.chars().collect();
    Season::new(players, Format::Single, Scoring::usual()).expect("there is a table")
}

/// Begins and ends games.
pub fn play(season: &mut Season<char>, results: &[(usize, [Points; 2])]) {
    for (game, points) in results {
        season.begin(*game).expect("it is waiting");
        season.end(*game, *points).expect("the league has this result");
    }
}

/// The rows as `1a 1b 3c`, then the players who are struck out.
pub fn shown(standings: &Standings<char>) -> (String, String) {
    let rows = standings.rows.iter().map(|row| format!("{}{}", row.rank, row.player));
    (rows.collect::<Vec<_>>().join(" "), standings.struck_out.iter().collect())
}
