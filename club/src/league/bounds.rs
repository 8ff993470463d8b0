//! Bounds of the ranks that are still possible, from the points alone.
//!
//! A player gets at most the most points in each open game. For others to stay at or below that number,
//! each group of them has to: the points that the group has, and those that it gets at least (in games
//! within the group both sides together get something), must not be more than all its members may have.
//! So the others are at most the largest set that has no group with too many points. The rest will stand
//! above. For the worst rank, the same holds with the least points of the player and the most that groups
//! can get.

use crate::tables::Points;
use std::ops::RangeInclusive;

/// The points that the players have, and those that they still play for. Points are in eighths.
pub(super) struct Race {
    points: Vec<u64>,
    /// How many open games two players have with each other.
    open: Vec<Vec<u64>>,
    /// The least and the most that a side can get in a game.
    one: RangeInclusive<u64>,
    /// The least and the most that both sides can get together.
    both: RangeInclusive<u64>,
}

impl Race {
    /// The race of players with these points. `open` has the places of the players of each open game.
    pub(super) fn new(points: &[Points], open: &[[usize; 2]], results: &[[Points; 2]]) -> Self {
        let mut games = vec![vec![0; points.len()]; points.len()];
        for [first, second] in open {
            games[*first][*second] += 1;
            games[*second][*first] += 1;
        }
        Race {
            points: points.iter().map(|points| points.eighths()).collect(),
            open: games,
            one: range(results.iter().flatten().map(|points| points.eighths())),
            both: range(results.iter().map(|[one, other]| one.eighths() + other.eighths())),
        }
    }

    /// The ranks of a player that are not ruled out.
    pub(super) fn ranks(&self, player: usize) -> RangeInclusive<usize> {
        let others: Vec<usize> = (0..self.points.len()).filter(|other| *other != player).collect();
        let open: u64 = self.open[player].iter().sum();
        let most = self.points[player] + open * self.one.end();
        let least = self.points[player] + open * self.one.start();
        let below =
            self.largest(&others, (*self.one.start(), *self.both.start()), |points, group| {
                points <= most * group
            });
        let above = self.largest(&others, (*self.one.end(), *self.both.end()), |points, group| {
            points >= least * group
        });
        others.len() - below + 1..=above + 1
    }

    /// The size of the largest set of players of whose groups each one is possible: with the points that
    /// it has, those of `one` for each game with a player outside, and those of `both` for each game
    /// within, and with its number of players.
    fn largest(
        &self,
        players: &[usize],
        (one, both): (u64, u64),
        is_possible: impl Fn(u64, u64) -> bool,
    ) -> usize {
        // A set of players is a number with a bit for each. Those without the last one come before.
        let sets = 1 << players.len();
        let mut points = vec![0; sets];
        let mut holds = vec![true; sets];
        let mut largest = 0;
        for set in 1..sets {
            let last = set.ilog2() as usize;
            let rest = set ^ 1 << last;
            let player = players[last];
            let within: u64 = members(rest).map(|it| self.open[player][players[it]]).sum();
            let all: u64 = self.open[player].iter().sum();
            // A game within was counted for the other side as one with a player outside.
            points[set] = points[rest] + self.points[player] + (all - within) * one + within * both
                - within * one;
            holds[set] = is_possible(points[set], u64::from(set.count_ones()))
                && members(set).all(|it| holds[set ^ 1 << it]);
            if holds[set] {
                largest = largest.max(set.count_ones() as usize);
            }
        }
        largest
    }
}

/// The bits of a set.
fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS - set.leading_zeros())
        .map(|bit| bit as usize)
        .filter(move |bit| set >> bit & 1 == 1)
}

/// The least and the greatest number.
fn range(numbers: impl Iterator<Item = u64> + Clone) -> RangeInclusive<u64> {
    numbers.clone().min().unwrap_or_default()..=numbers.max().unwrap_or_default()
}
