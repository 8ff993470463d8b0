//! The table of a division during the season.

use super::season::{Departure, Season};
use crate::tables::{Played, Row, table};

/// The places of the players in a division.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings<P> {
    /// A line of each player whose games count, the best first.
    pub rows: Vec<Row<P>>,
    /// The players who left before half of their games, in the order of their numbers. They have no rank,
    /// and are shown struck out, as their games are.
    pub struck_out: Vec<P>,
}

impl<P: Ord + Clone> Season<P> {
    /// The table of the games that have ended. Players who are equal in all criteria share a rank.
    pub fn standings(&self) -> Standings<P> {
        let is_struck_out = |player: &P| self.departure(player) == Some(Departure::Early);
        let (struck_out, players): (Vec<P>, Vec<P>) =
            self.players.iter().cloned().partition(is_struck_out);
        let games = self.games.iter().filter_map(|game| {
            let points = game.stage.points()?;
            Some(Played { first: game.first.clone(), second: game.second.clone(), points })
        });
        let games: Vec<Played<P>> = games.collect();
        let rows = table(&players, &games)
            .expect("the players differ, and games with a player who is struck out do not count");
        Standings { rows, struck_out }
    }
}
