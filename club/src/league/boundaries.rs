//! How large the divisions of a next season are, so that nobody moves two of them.

use super::division::{FEWEST, Largest};

/// The sizes of the divisions, the strongest first. `stayed` has the numbers of players who stay in
/// each division of the last season; the new ones come after them.
///
/// There are as few divisions as the largest size allows, or more where somebody would move two
/// divisions otherwise. Of all ways to choose the larger ones among them, the one is taken with which
/// the most new players are in the last one, and the fewest others move.
pub(super) fn sizes(stayed: &[usize], newcomers: usize, largest: Largest) -> Vec<usize> {
    let players = stayed.iter().sum::<usize>() + newcomers;
    let fewest = largest.divisions(players);
    let most = fewest.max(players / FEWEST);
    let mut best: Option<(Cost, Vec<usize>)> = None;
    for divisions in fewest..=most {
        let way = Cut::new(stayed, players, divisions).best();
        if best.as_ref().is_none_or(|(cost, _)| way.0.far < cost.far) {
            best = Some(way);
        }
        if best.as_ref().is_some_and(|(cost, _)| cost.far == 0) {
            break;
        }
    }
    best.map(|(_, sizes)| sizes).unwrap_or_default()
}

/// The faults of a way to cut, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Cost {
    /// How many move two divisions or more.
    far: usize,
    /// How many new players are not in the last division.
    early: usize,
    /// How many move one because of the sizes.
    moved: usize,
}

impl Cost {
    fn plus(self, other: Cost) -> Cost {
        Cost {
            far: self.far + other.far,
            early: self.early + other.early,
            moved: self.moved + other.moved,
        }
    }
}

/// The players in one row, to be cut into divisions that differ by one at most.
struct Cut {
    /// Where each division of the last season ended in the row.
    ends: Vec<usize>,
    divisions: usize,
    /// The size of a smaller division.
    size: usize,
    /// How many of the divisions have one more.
    larger: usize,
}

impl Cut {
    fn new(stayed: &[usize], players: usize, divisions: usize) -> Self {
        let mut end = 0;
        let ends = stayed.iter().map(|number| {
            end += number;
            end
        });
        Cut {
            ends: ends.collect(),
            divisions,
            size: players / divisions,
            larger: players % divisions,
        }
    }

    /// The sizes with the least cost, with the larger ones as far up as that allows.
    fn best(&self) -> (Cost, Vec<usize>) {
        // From the last division to the first: the best way to cut all from there on, for each number of
        // larger divisions before it.
        let mut ways: Vec<Option<(Cost, Vec<usize>)>> = vec![None; self.larger + 2];
        ways[self.larger] = Some(Default::default());
        for division in (1..=self.divisions).rev() {
            for before in 0..=self.larger {
                let start = (division - 1) * self.size + before;
                let way = |more: usize| {
                    let (cost, rest) = ways[before + more].as_ref()?;
                    let here = self.cost(division, start, start + self.size + more);
                    let sizes = [&[self.size + more], rest.as_slice()].concat();
                    Some((cost.plus(here), sizes))
                };
                // Of two equal ones the first is taken.
                let best = [way(1), way(0)].into_iter().flatten().min_by_key(|(cost, _)| *cost);
                ways[before] = best;
            }
        }
        ways.swap_remove(0).unwrap_or_default()
    }

    /// The cost of a division with the players from `start` to `end` in the row.
    fn cost(&self, division: usize, start: usize, end: usize) -> Cost {
        let old = self.old_end(self.ends.len());
        let down = end.min(self.old_end(division.saturating_sub(2))).saturating_sub(start);
        let up = end.min(old).saturating_sub(start.max(self.old_end(division + 1)));
        let early = if division < self.divisions { end.saturating_sub(start.max(old)) } else { 0 };
        // The last boundary of the last season has only new players below it.
        let moved = if division < self.ends.len() {
            end.abs_diff(self.old_end(division))
        } else {
            old.saturating_sub(end)
        };
        Cost { far: down + up, early, moved }
    }

    /// The end of this division of the last season, from 1. Division 0 ends at 0, and a division
    /// after the last one ends where that does.
    fn old_end(&self, division: usize) -> usize {
        match division.min(self.ends.len()) {
            0 => 0,
            division => self.ends[division - 1],
        }
    }
}
