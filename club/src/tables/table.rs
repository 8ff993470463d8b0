//! The places in a round robin, and the ways to tell equal players apart.
//!
//! Equal points are told apart by the games of the tied against each other, where all of them have met;
//! then by Sonneborn-Berger, wins, and wins with the second side. Ratings do not decide: they change
//! during an event of months. Players who are equal in all of it share a rank.

use super::points::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// A game that has ended, with what each side gets for it. The side that gets more has won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<P> {
    /// The player of the side that moves first.
    pub first: P,
    /// The player of the other side.
    pub second: P,
    /// The points of each of them, the first side first.
    pub points: [Points; 2],
}

/// A line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row<P> {
    /// The player.
    pub player: P,
    /// The rank, from 1. Several players may share it; the ranks after it are left out then.
    pub rank: usize,
    /// All points.
    pub points: Points,
    /// The points against the players with the same number of points. It is zero for all of these where
    /// two of them have not met.
    pub direct: Points,
    /// The points of all beaten opponents, and half the points of those with whom a game was drawn.
    pub sonneborn_berger: Points,
    /// The number of wins.
    pub wins: u32,
    /// The number of wins with the side that moves second.
    pub wins_as_second: u32,
}

/// Why there is no table of these games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TableError {
    /// A player is in the list twice.
    #[error("player {0} is in the list of players twice")]
    PlayerTwice(usize),
    /// A game has a player who is not in the list.
    #[error("game {0} has a player who is not in the list of players")]
    UnknownPlayer(usize),
    /// A game has one player on both sides.
    #[error("both sides of game {0} have the same player")]
    SamePlayer(usize),
}

/// The scores that decide about ranks, the weightiest first.
type Merits = (Points, Points, Points, u32, u32);

impl<P> Row<P> {
    const fn merits(&self) -> Merits {
        (self.points, self.direct, self.sonneborn_berger, self.wins, self.wins_as_second)
    }
}

/// The table of the games that have ended. Players of one rank are in the order of the list.
///
/// # Errors
/// If a player is listed twice, or a game has one player on both sides or a player who is not listed. The
/// numbers of players and games count from 1.
pub fn table<P: Ord + Clone>(
    players: &[P],
    games: &[Played<P>],
) -> Result<Vec<Row<P>>, TableError> {
    let mut places = BTreeMap::new();
    for (place, player) in players.iter().enumerate() {
        if places.insert(player, place).is_some() {
            return Err(TableError::PlayerTwice(place + 1));
        }
    }
    let mut met = Vec::with_capacity(games.len());
    for (number, game) in (1..).zip(games) {
        let place = |player| places.get(player).copied().ok_or(TableError::UnknownPlayer(number));
        let sides = [place(&game.first)?, place(&game.second)?];
        if sides[0] == sides[1] {
            return Err(TableError::SamePlayer(number));
        }
        met.push(Met { sides, points: game.points });
    }
    Ok(ranked(rows(players, &met)))
}

/// A game between players who are known by their place in the list.
struct Met {
    sides: [usize; 2],
    points: [Points; 2],
}

impl Met {
    /// The game as each side sees it: the place of the player and of the opponent, and what each got.
    fn seen(&self) -> [(usize, usize, Points, Points); 2] {
        let ([first, second], [one, other]) = (self.sides, self.points);
        [(first, second, one, other), (second, first, other, one)]
    }
}

fn rows<P: Clone>(players: &[P], games: &[Met]) -> Vec<Row<P>> {
    let row = |player: &P| Row {
        player: player.clone(),
        rank: 0,
        points: Points::ZERO,
        direct: Points::ZERO,
        sonneborn_berger: Points::ZERO,
        wins: 0,
        wins_as_second: 0,
    };
    let mut rows: Vec<Row<P>> = players.iter().map(row).collect();
    for (player, _, own, _) in games.iter().flat_map(Met::seen) {
        rows[player].points += own;
    }
    let points: Vec<Points> = rows.iter().map(|row| row.points).collect();
    for game in games {
        for (player, opponent, own, other) in game.seen() {
            let row = &mut rows[player];
            if own > other {
                row.sonneborn_berger += points[opponent];
                row.wins += 1;
                row.wins_as_second += u32::from(player == game.sides[1]);
            } else if own == other {
                row.sonneborn_berger += points[opponent].halved();
            }
        }
    }
    for (player, direct) in direct_encounters(&points, games).into_iter().enumerate() {
        rows[player].direct = direct;
    }
    rows
}

/// The points of each player against the players with the same number of points, if all of these
/// have met.
fn direct_encounters(points: &[Points], games: &[Met]) -> Vec<Points> {
    let is_among_tied = |game: &&Met| points[game.sides[0]] == points[game.sides[1]];
    let mut tied: BTreeMap<Points, usize> = BTreeMap::new();
    for points in points {
        *tied.entry(*points).or_default() += 1;
    }
    let mut pairs: BTreeMap<Points, BTreeSet<[usize; 2]>> = BTreeMap::new();
    for game in games.iter().filter(is_among_tied) {
        let [first, second] = game.sides;
        let pair = [first.min(second), first.max(second)];
        pairs.entry(points[first]).or_default().insert(pair);
    }
    let have_all_met = |points: Points| {
        let pairs = pairs.get(&points).map_or(0, BTreeSet::len);
        pairs == tied[&points] * (tied[&points] - 1) / 2
    };
    let mut direct = vec![Points::ZERO; points.len()];
    for (player, _, own, _) in games.iter().filter(is_among_tied).flat_map(Met::seen) {
        if have_all_met(points[player]) {
            direct[player] += own;
        }
    }
    direct
}

fn ranked<P>(mut rows: Vec<Row<P>>) -> Vec<Row<P>> {
    rows.sort_by_key(|row| Reverse(row.merits()));
    let mut last = None;
    for (place, row) in rows.iter_mut().enumerate() {
        let merits = row.merits();
        row.rank = match last {
            Some((rank, equal)) if equal == merits => rank,
            _ => place + 1,
        };
        last = Some((row.rank, merits));
    }
    rows
}
