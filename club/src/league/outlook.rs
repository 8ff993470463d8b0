//! The outcomes that are still possible: the best and the worst rank of each player.

use super::bounds::Race;
use super::season::Season;
use crate::tables::{Played, Points, table};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// So many tables are made at most to find exact ranks.
const MOST_TABLES: usize = 1_000;

/// The ranks that the players of a division can still have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook<P> {
    /// The best and the worst rank of each player who has one.
    pub ranks: BTreeMap<P, RangeInclusive<usize>>,
    /// Whether each best and each worst rank can really come about. If not, they are bounds: no rank
    /// outside can come about, but perhaps not all within.
    pub is_exact: bool,
}

/// The players with a rank are known by their place among these.
struct Rest {
    players: usize,
    ended: Vec<Played<usize>>,
    open: Vec<[usize; 2]>,
}

impl<P: Ord + Clone> Season<P> {
    /// The outcomes that are still possible if nobody leaves. Of players who share a rank, each may
    /// be drawn first or last.
    ///
    /// Where the open games can end in at most 1,000 ways, all of these tables are made. Else the ranks
    /// are bounds from points alone, as if a player with equal points could stand on either side.
    pub fn outlook(&self) -> Outlook<P> {
        let rows = self.standings().rows;
        let places: BTreeMap<&P, usize> =
            rows.iter().enumerate().map(|(place, row)| (&row.player, place)).collect();
        let mut rest = Rest { players: rows.len(), ended: Vec::new(), open: Vec::new() };
        for game in &self.games {
            let (Some(first), Some(second)) = (places.get(&game.first), places.get(&game.second))
            else {
                continue;
            };
            match game.stage.points() {
                Some(points) => rest.ended.push(Played { first: *first, second: *second, points }),
                None if game.stage.is_open() => rest.open.push([*first, *second]),
                None => {}
            }
        }
        let results = self.scoring.results();
        let exact = rest.exact(results);
        let is_exact = exact.is_some();
        let ranks = exact.unwrap_or_else(|| {
            let points: Vec<Points> = rows.iter().map(|row| row.points).collect();
            let race = Race::new(&points, &rest.open, results);
            (0..rest.players).map(|player| race.ranks(player)).collect()
        });
        let players = rows.iter().map(|row| row.player.clone());
        Outlook { ranks: players.zip(ranks).collect(), is_exact }
    }
}

impl Rest {
    /// The ranks in all tables that are possible, if these are few.
    fn exact(&self, results: &[[Points; 2]]) -> Option<Vec<RangeInclusive<usize>>> {
        let tables = results.len().checked_pow(self.open.len() as u32)?;
        if tables > MOST_TABLES {
            return None;
        }
        let players: Vec<usize> = (0..self.players).collect();
        // The best and the worst rank so far.
        let mut ranks = vec![[self.players, 1]; self.players];
        for number in 0..tables {
            let games = [self.ended.as_slice(), &self.results(number, results)].concat();
            let rows = table(&players, &games).expect("the players differ and play their games");
            for row in &rows {
                let tied = rows.iter().filter(|it| it.rank == row.rank).count();
                let [best, worst] = &mut ranks[row.player];
                *best = row.rank.min(*best);
                *worst = (row.rank + tied - 1).max(*worst);
            }
        }
        Some(ranks.into_iter().map(|[best, worst]| best..=worst).collect())
    }

    /// The open games with results that are the digits of a number.
    fn results(&self, mut number: usize, results: &[[Points; 2]]) -> Vec<Played<usize>> {
        let result = |[first, second]: &[usize; 2]| {
            let points = results[number % results.len()];
            number /= results.len();
            Played { first: *first, second: *second, points }
        };
        self.open.iter().map(result).collect()
    }
}
